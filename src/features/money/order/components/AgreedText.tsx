import { known } from '@/contract/known.ts'
import { aboveBy, agreedOn } from '@/contract/money/order/agreedRate/verdict.ts'
import type { Claim, ClaimPart } from '@/contract/money/order/agreedRate/verdict.ts'
import type { NoRateReason } from '@/contract/money/order/agreedRate/values.ts'
import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import { groupedAmount, roundMoney } from '@/contract/money.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import type { MessageId } from '@/i18n/ids.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { listText } from '@/ui/listText.ts'
import { agreeingOf } from '../agreeing.ts'
import type { OrderProps } from '../useOrderAct.ts'

/** What the quote leaves unsaid is told by the quote's own words. */
const REASONS = {
  NO_DEM_DAYS: 'order.agreed.none.dem',
  NO_DET_DAYS: 'order.agreed.none.det',
  NO_COMBINED_DAYS: 'order.agreed.none.combined',
  NO_QUANTITY: 'order.agreed.none.quantity',
} as const satisfies Record<Exclude<NoRateReason, 'NOT_QUOTED'>, MessageId>

/** What was agreed beside what an addition claims; nothing where there is no rate. */
export function AgreedText({ charge: { amount, agreed } }: { charge: Pick<Adjustment, 'amount' | 'agreed'> }) {
  const t = useText()
  if (!agreed) return null
  const { verdict, expected, reason } = agreed
  if (verdict === 'NO_RATE') {
    const id = reason === undefined || reason === 'NOT_QUOTED' ? undefined : known(REASONS, reason)
    return id ? <p>{t('order.agreed.none', { reason: t(id) })}</p> : null
  }
  if (expected === undefined) return null
  const difference = roundMoney(aboveBy(amount.amount, expected).abs(), amount.currency)
  const values = { expected: groupedAmount(expected), difference: groupedAmount(difference) }
  if (verdict === 'ABOVE') return <p className="ct-order-above">{t('order.agreed.ABOVE', values)}</p>
  return <p>{t(verdict === 'BELOW' ? 'order.agreed.BELOW' : 'order.agreed.MATCH', values)}</p>
}

/** Containers with the same days stand in one line. */
function alike(parts: readonly ClaimPart[]): ClaimPart[][] {
  const found = new Map<string, ClaimPart[]>()
  for (const part of parts) {
    const key = [part.code, part.from, part.to, part.cost].join(' ')
    found.set(key, [...(found.get(key) ?? []), part])
  }
  return [...found.values()]
}

/** How the agreed amount of a claim by days comes about. */
export function AgreedParts({ claim, order }: OrderProps & { claim: Claim }) {
  const t = useText()
  const { locale } = useLocale()
  const { date, money } = useFormats()
  const agreed = agreedOn(claim, agreeingOf(order))
  if (agreed.kind !== 'EXPECTED' || agreed.parts.length === 0) return null
  return (
    <ul className="ct-order-said ct-dim">
      {alike(agreed.parts).flatMap((parts) => {
        const [first] = parts
        if (!first) return []
        const { code, from, to, used, free, over, cost, currency } = first
        const names = parts.flatMap(({ box: { no } }) => (no === undefined ? [] : [no]))
        const cells = { code, from: date(from), to: date(to), used, free, over, count: parts.length }
        return [
          <li key={`${code} ${from} ${to} ${cost}`}>
            {t('order.agreed.part', { ...cells, cost: money({ amount: roundMoney(cost, currency), currency }) })}
            {names.length > 0 && ` (${listText(locale, names)})`}
          </li>,
        ]
      })}
    </ul>
  )
}
