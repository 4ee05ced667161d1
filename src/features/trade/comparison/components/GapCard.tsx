import { useMemo } from 'react'
import { Big } from 'big.js'
import type { CompareColumn, Comparison } from '@/contract/trade/bid/comparison.ts'
import type { CompareCell } from '@/contract/trade/bid/compareCells.ts'
import { roundMoney } from '@/contract/money.ts'
import type { Currency } from '@/contract/money.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { bidName } from '../names.ts'
import { turnsOf } from '../sensitivity.ts'
import type { Limit } from '../sensitivity.ts'

interface GapProps {
  comparison: Comparison & { limits: readonly Limit[] }
  currency: Currency
  landedAfter: (column: CompareColumn) => (days: number) => string
}

/** One charge that makes a bid more expensive. */
interface GapLine {
  code: string
  /** In the compare currency, positive. */
  amount: string
}

/** What a charge costs in a comparison: quoted and estimated. */
const priceIn = (cell: CompareCell | undefined): Big => new Big(cell?.amount ?? '0').plus(cell?.estimate ?? '0')

/** The three charges that add most to the price difference of two bids, of those that count in it. */
function explainGap(comparison: Comparison, dearerId: string, cheaperId: string): GapLine[] {
  return comparison.rows
    .filter((row) => row.counts)
    .map((row) => ({
      code: row.code,
      gap: priceIn(row.cells[dearerId]).minus(priceIn(row.cells[cheaperId])),
    }))
    .filter(({ gap }) => gap.gt(0))
    .toSorted((a, b) => b.gap.cmp(a.gap))
    .slice(0, 3)
    .map(({ code, gap }) => ({ code, amount: gap.toFixed(2) }))
}

/** Comparable bids, and how the lowest one changes with the number of days (searches sixty of them). */
function gapsOf({ columns }: Comparison, landedAfter: GapProps['landedAfter']) {
  const whole = columns.filter(({ band }) => band === 'COMPARABLE')
  return {
    whole,
    lowest: whole.find((column) => Number(column.delta) === 0),
    dearer: whole.filter((column) => Number(column.delta) > 0),
    turns: turnsOf(whole, landedAfter).slice(1),
  }
}

/** Per bid above the lowest: the charges behind the difference, and from which day on another bid is lowest. */
export function GapCard({ comparison, currency, landedAfter }: GapProps) {
  const t = useText()
  const { money } = useFormats()
  const { locale } = useLocale()
  const { chargeName } = useFreight()
  const { whole, lowest, dearer, turns } = useMemo(() => gapsOf(comparison, landedAfter), [comparison, landedAfter])
  if (!lowest || dearer.length === 0) return null
  const nameOf = (bidId: string) => {
    const found = whole.find((column) => column.bid.id === bidId)
    return found ? bidName(t, locale, found.bid) : ''
  }
  return (
    <Section title={t('comparison.explain.title')}>
      <ul className="ct-gaps">
        {dearer.map(({ bid, delta }) => (
          <li key={bid.id}>
            {t('comparison.explain.text', {
              name: bidName(t, locale, bid),
              amount: money({ amount: delta, currency }),
            })}
            <ul>
              {explainGap(comparison, bid.id, lowest.bid.id).map((line) => (
                <li key={line.code}>
                  {t('comparison.explain.line', {
                    charge: `${line.code} ${chargeName(line.code)}`,
                    amount: `+${money({ amount: line.amount, currency })}`,
                  })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Limits limits={comparison.limits} currency={currency} nameOf={nameOf} />
      {turns.length > 0 && (
        <ul className="ct-gaps">
          {turns.map(({ fromDay, bidId }) => (
            <li key={bidId}>{t('comparison.explain.turn', { name: nameOf(bidId), days: fromDay })}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}

interface LimitsProps {
  limits: readonly Limit[]
  currency: Currency
  nameOf: (bidId: string) => string
}

/** Up to which cost of an open charge the lowest bid stays the lowest: so much may the estimate be wrong. */
function Limits({ limits, currency, nameOf }: LimitsProps) {
  const t = useText()
  const { money } = useFormats()
  const { charges } = useFreight()
  if (limits.length === 0) return null
  return (
    <ul className="ct-gaps">
      {limits.map(({ bidId, code, amount, boxes }) => {
        const isPerBox = boxes > 0 && charges.find((charge) => charge.code === code)?.basis === 'PER_CONTAINER'
        const limit = roundMoney(isPerBox ? amount.div(boxes) : amount, currency)
        const said = { name: nameOf(bidId), code, amount: money({ amount: limit, currency }) }
        return <li key={code}>{t(isPerBox ? 'comparison.explain.belowPerBox' : 'comparison.explain.below', said)}</li>
      })}
    </ul>
  )
}
