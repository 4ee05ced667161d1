import { useMemo } from 'react'
import type { CompareColumn, Comparison } from '@/contract/bid/compare.ts'
import { isStanding } from '@/contract/bid/lifecycle.ts'
import type { Currency } from '@/contract/money.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { explainGap } from '../explain.ts'
import { bidName } from '../names.ts'
import { turnsOf } from '../sensitivity.ts'

interface GapProps {
  comparison: Comparison
  currency: Currency
  landedAfter: (column: CompareColumn, days: number) => string
}

/** The bids that can be set against each other, and how the lowest changes with the days; a search over sixty of them. */
function gapsOf({ columns }: Comparison, landedAfter: GapProps['landedAfter']) {
  const whole = columns.filter(
    (column) =>
      column.unquotedLanes.length === 0 &&
      column.partialLanes.length === 0 &&
      column.missing === 0 &&
      isStanding(column.bid.status),
  )
  return {
    whole,
    lowest: whole.find((column) => Number(column.delta) === 0),
    dearer: whole.filter((column) => Number(column.delta) > 0),
    turns: turnsOf(whole, landedAfter).slice(1),
  }
}

/** For each bid above the lowest: the charges that make it so; and from how many days of keeping the boxes on another is lowest. */
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
