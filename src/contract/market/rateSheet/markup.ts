import { Big } from 'big.js'
import { minorDigits } from '../../money.ts'
import type { Markup, Rate } from './schemas.ts'

/** The parts of a mark-up that decide a price. */
export type MarkupRule = Omit<Markup, 'customer' | 'updatedAt'>

/** Customer and lane, customer, lane, default; within each the charge and container type before the charge. */
const rankOf = ({ customerId, pol, code, isoCode }: MarkupRule): number =>
  (customerId === undefined ? 0 : 8) + (pol === undefined ? 0 : 4) + (code === undefined ? 0 : 2) + (isoCode ? 1 : 0)

/** The mark-up of a rate for a customer; undefined if none holds, and for percentages, which follow their freight. */
export function markupFor(
  rules: readonly MarkupRule[],
  rate: Pick<Rate, 'pol' | 'pod' | 'code' | 'basis' | 'currency'>,
  { customerId, isoCode }: { customerId?: string | undefined; isoCode?: string | undefined },
): MarkupRule | undefined {
  if (rate.basis.startsWith('PERCENT')) return undefined
  const isSame = (wanted: string | undefined, is: string | undefined) => wanted === undefined || wanted === is
  return rules
    .filter(
      (rule) =>
        isSame(rule.customerId, customerId) &&
        isSame(rule.pol, rate.pol) &&
        isSame(rule.pod, rate.pod) &&
        isSame(rule.code, rate.code) &&
        isSame(rule.isoCode, isoCode) &&
        isSame(rule.currency, rate.currency),
    )
    .toSorted((a, b) => rankOf(b) - rankOf(a))[0]
}

/** A price for a customer. */
export interface MarkedPrice {
  price: string
  /** Whether less is earned than the floor; it warns and changes no price. */
  isBelowFloor: boolean
}

/** A cost with its mark-up, rounded up to the step, or to the minor unit of its currency without one. */
export function markedUp({ price: cost, currency }: Pick<Rate, 'price' | 'currency'>, rule?: MarkupRule): MarkedPrice {
  if (!rule) return { price: cost, isBelowFloor: false }
  const { kind, value, floor } = rule
  const raw = kind === 'FIX' ? new Big(cost).plus(value) : new Big(cost).times(new Big(100).plus(value)).div(100)
  const minor = new Big(10).pow(-minorDigits(currency))
  const step = rule.step === undefined ? minor : new Big(rule.step)
  const price = raw.div(step).round(0, Big.roundUp).times(step)
  return { price: price.toFixed(), isBelowFloor: floor !== undefined && price.minus(cost).lt(floor) }
}
