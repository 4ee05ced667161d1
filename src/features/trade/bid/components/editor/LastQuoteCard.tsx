import { useQuery } from '@/api/useQuery.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { takeLast } from '../../lastQuotes.ts'
import type { Quote } from '../../useQuote.ts'

const MAX_ROWS = 5

/** Offers this enterprise's last quote on these lanes as a start; renders nothing if there is none. */
export function LastQuoteCard({ quote, tender }: { quote: Quote; tender: TenderDetail }) {
  const t = useText()
  const { boxCode } = useFreight()
  const { data: last } = useQuery(bidEndpoints.lastQuotes, { tenderId: tender.id }, { silent: true })
  if (!last || last.lanes.length === 0) return null
  const take = () => {
    const { left } = takeLast(quote.form, last, tender)
    quote.changeMany(
      (form) => takeLast(form, last, tender).form,
      t('bid.last.done', { count: last.lanes.length }),
      left.map(({ laneNo, line }) =>
        line
          ? t('bid.last.left', { no: laneNo, charge: `${line.code} ${boxCode(line.isoCode)}` })
          : t('bid.last.none', { no: laneNo }),
      ),
    )
  }
  return (
    <Card>
      <div className="ct-answer">
        <h2 className="ct-receipt-title">{t('bid.last.title')}</h2>
        <ul className="ct-receipt-history ct-last">
          {last.lanes.slice(0, MAX_ROWS).map((one) => (
            <li key={one.laneNo}>
              <strong>{t('bid.sum.lane', { no: one.laneNo })}</strong>
              <span className="ct-code">{one.tenderNo}</span>
              <DateText value={one.submittedAt} precision="date" />
              <Money value={one.lane.allIn} />
              <span className="ct-dim">{t('bid.last.valid', { date: one.validTo })}</span>
            </li>
          ))}
          {last.lanes.length > MAX_ROWS && (
            <li className="ct-dim">{t('bid.last.more', { count: last.lanes.length - MAX_ROWS })}</li>
          )}
        </ul>
        <p className="ct-dim">{t('bid.last.text')}</p>
        <Button variant="primary" onClick={take}>
          {t('bid.last.take')}
        </Button>
      </div>
    </Card>
  )
}
