import { memo } from 'react'
import { sumByCurrency } from '@/contract/money.ts'
import type { Currency, Money as Amount } from '@/contract/money.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Card } from '@/ui/Card.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { Money } from '@/ui/Money.tsx'
import { inCurrency } from '@/contract/trade/bid/calc.ts'
import type { OwnCosts } from '../../ownCost.ts'
import { MarginText } from '../grid/MarginText.tsx'
import type { QuoteForm } from '../../quoteForm.ts'
import { cellName } from '../../quoteMath.ts'
import type { QuoteSum } from '../../quoteMath.ts'
import { RateNote } from '../grid/RateNote.tsx'
import { Total } from '../grid/Total.tsx'

interface SumProps {
  form: QuoteForm
  sum: QuoteSum
  tender: TenderDetail
  /** The bidder's own costs, while they are shown. */
  costs: OwnCosts | undefined
}

/** Maximum number of lanes listed here; more are shown in the overview only. */
const MAX_LANES = 6
const MAX_CODES = 12

/** Live summary of the quote: lanes, total, per TEU, exchange rates and completeness. */
export const SumCard = memo(function SumCard({ form, sum, tender, costs }: SumProps) {
  const t = useText()
  const { boxCode } = useFreight()
  const missing = sum.lanes.flatMap((lane, index) =>
    lane.missing
      .map((cell) => cellName(cell, boxCode))
      .map((name) => (form.lanes.length > 1 ? `${index + 1}·${name}` : name)),
  )
  const used = form.lanes.flatMap((lane) =>
    lane.noQuote ? [] : lane.charges.filter((row) => row.state === 'QUOTED').map((row) => row.currency),
  )
  return (
    <Card isMarked>
      <div className="ct-sum">
        <dl className="ct-sum-lines">
          {form.lanes.length > 1 &&
            form.lanes.length <= MAX_LANES &&
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
          {sum.byCurrency.length > 1 &&
            sum.byCurrency.map((part) => (
              <div key={part.currency}>
                <dt>{t('bid.sum.currency', { currency: part.currency })}</dt>
                <dd className="ct-sum-part">
                  <Money value={part} />
                  {part.currency !== tender.compareCurrency && (
                    <span className="ct-dim">
                      {'≈ '}
                      <Money value={converted(part, tender)} />
                    </span>
                  )}
                </dd>
              </div>
            ))}
          <div className="ct-sum-total">
            <dt>{t('bid.sum.allIn')}</dt>
            <dd>
              <Total sum={sum} size="large" />
            </dd>
          </div>
          {sum.isPriced && <PaidBy sum={sum} tender={tender} />}
          {costs && (
            <div>
              <dt>{t('bid.cost.margin')}</dt>
              <dd>
                <MarginText lanes={form.lanes} sums={sum.lanes} costs={costs} tender={tender} />
              </dd>
            </div>
          )}
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
        {missing.length > 0 && (
          <p className="ct-grid-blank">
            {t('bid.sum.missing', { codes: missing.slice(0, MAX_CODES).join(', ') })}
            {missing.length > MAX_CODES && ` … +${missing.length - MAX_CODES}`}
          </p>
        )}
        <RateNote used={[...new Set<Currency>(used)]} to={tender.compareCurrency} rates={tender.rates} />
      </div>
    </Card>
  )
})

/** The total by who pays it, where the tender says so. */
function PaidBy({ sum, tender: { payers } }: Pick<SumProps, 'sum' | 'tender'>) {
  const t = useText()
  const [ours] = sumByCurrency(sum.lanes.map(({ paid }) => paid.ours))
  const [others] = sumByCurrency(sum.lanes.map(({ paid }) => paid.others))
  if (!payers || !ours || !others) return null
  return (
    <>
      <div>
        <dt>{t('bid.sum.ours')}</dt>
        <dd>
          <Money value={ours} />
        </dd>
      </div>
      <div>
        <dt>{t('bid.sum.others')}</dt>
        <dd>
          <Money value={others} />
        </dd>
      </div>
    </>
  )
}

function converted({ amount, currency }: Amount, { compareCurrency, rates }: TenderDetail): Amount {
  return { amount: inCurrency(amount, currency, compareCurrency, rates), currency: compareCurrency }
}
