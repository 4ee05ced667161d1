import type { Comparison } from '@/contract/bid/compare.ts'
import type { Currency } from '@/contract/money.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { explainGap } from '../explain.ts'

/** For each bid above the lowest: the charges that make it so. */
export function GapCard({ comparison, currency }: { comparison: Comparison; currency: Currency }) {
  const t = useText()
  const { money } = useFormats()
  const { locale } = useLocale()
  const { chargeName } = useFreight()
  const lowest = comparison.columns.find(
    (column) => column.unquotedLanes.length === 0 && column.missing === 0 && Number(column.delta) === 0,
  )
  const dearer = comparison.columns.filter(
    (column) => column.unquotedLanes.length === 0 && column.missing === 0 && Number(column.delta) > 0,
  )
  if (!lowest || dearer.length === 0) return null
  return (
    <Section title={t('comparison.explain.title')}>
      <ul className="ct-gaps">
        {dearer.map(({ bid, delta }) => (
          <li key={bid.id}>
            {t('comparison.explain.text', {
              name: locale === 'en-US' ? (bid.bidder.nameEn ?? bid.bidder.nameZh) : bid.bidder.nameZh,
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
    </Section>
  )
}
