import type { Currency } from '@/contract/money.ts'
import type { TenderDetail } from '@/contract/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Card } from '@/ui/Card.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { Money } from '@/ui/Money.tsx'
import type { QuoteForm } from '../quoteForm.ts'
import type { QuoteSum } from '../quoteMath.ts'
import { RateNote } from './RateNote.tsx'
import { Total } from './Total.tsx'

interface SumProps {
  form: QuoteForm
  sum: QuoteSum
  tender: TenderDetail
}

/** What the quote comes to as it is typed: lanes, total, per TEU, at which rate, and how complete it is. */
export function SumCard({ form, sum, tender }: SumProps) {
  const t = useText()
  const missing = sum.lanes.flatMap((lane, index) =>
    lane.missing.map((code) => (form.lanes.length > 1 ? `${index + 1}·${code}` : code)),
  )
  const used = form.lanes.flatMap((lane) =>
    lane.noQuote ? [] : lane.charges.filter((row) => row.state === 'QUOTED').map((row) => row.currency),
  )
  return (
    <Card isMarked>
      <div className="ct-sum">
        <dl className="ct-sum-lines">
          {form.lanes.length > 1 &&
            form.lanes.map((lane, index) => (
              <div key={lane.laneNo}>
                <dt>{t('bid.sum.lane', { no: lane.laneNo })}</dt>
                <dd>
                  {lane.noQuote ? (
                    <span className="ct-dim">{t('bid.lane.noQuote')}</span>
                  ) : (
                    <Total sum={sum.lanes[index]} />
                  )}
                </dd>
              </div>
            ))}
          <div className="ct-sum-total">
            <dt>{t('bid.sum.allIn')}</dt>
            <dd>
              <Total sum={sum} size="l" />
            </dd>
          </div>
          {sum.perTeu && (
            <div>
              <dt>{t('bid.sum.perTeu')}</dt>
              <dd>
                <Money value={sum.perTeu} />
              </dd>
            </div>
          )}
        </dl>
        <Meter
          value={sum.completeness}
          max={100}
          label={t('bid.sum.completeness')}
          text={t('bid.sum.completeness.text', { percent: sum.completeness })}
          tone={sum.completeness === 100 ? 'ok' : 'warn'}
        />
        {missing.length > 0 && <p className="ct-grid-blank">{t('bid.sum.missing', { codes: missing.join(', ') })}</p>}
        <RateNote used={[...new Set<Currency>(used)]} to={tender.compareCurrency} rates={tender.rates} />
      </div>
    </Card>
  )
}
