import { Big } from 'big.js'
import { AMOUNT_MAX } from '@/contract/coupon/limits.ts'
import { discountOf, reasonsOfTerms } from '@/contract/coupon/usability.ts'
import type { CouponTerms, OrderFacts, Reason } from '@/contract/coupon/usability.ts'
import { roundMoney } from '@/contract/money.ts'
import type { Currency, Money, RateTable } from '@/contract/money.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import type { UserType } from '@/contract/userType.ts'
import { checkDecimal } from '@/contract/validation.ts'

const OWN = 'own'

/** A made-up order to try a coupon on. */
export interface TrialOrder {
  mode: TransportMode
  pol: string
  pod: string
  isoCode: string
  carrier: string
  buyerType: UserType
  isFirst: boolean
  currency: Currency
  lines: readonly { code: string; amount: string }[]
}

/** Result of a coupon: discount and remaining amount, or every reason against it, in a fixed order. */
export type TrialResult = { gross: Money } & ({ gives: Money; pays: Money } | { reasons: readonly Reason[] })

const isAmount = (text: string): boolean => checkDecimal(text, AMOUNT_MAX) === undefined

/** Total of the lines with an amount. */
export function grossOf({ lines, currency }: TrialOrder): Money {
  const sum = lines.filter(({ amount }) => isAmount(amount)).reduce((all, { amount }) => all.plus(amount), new Big(0))
  return { amount: roundMoney(sum, currency), currency }
}

/** Applies a coupon's terms to an order of its issuer; undefined if the order total is zero. */
export function tryOut(terms: CouponTerms, order: TrialOrder, rates: RateTable): TrialResult | undefined {
  const gross = grossOf(order)
  if (new Big(gross.amount).lte(0)) return undefined
  const facts: OrderFacts = {
    sellerId: OWN,
    buyerType: order.buyerType,
    isFirstOrder: order.isFirst,
    mode: order.mode,
    lanes: [{ pol: order.pol, ...(order.pod && { pod: order.pod }) }],
    isoCodes: order.isoCode ? [order.isoCode] : [],
    carriers: order.carrier ? [order.carrier] : [],
    lines: order.lines.filter(({ amount }) => isAmount(amount)),
    gross: gross.amount,
    currency: order.currency,
    rates,
  }
  const reasons = reasonsOfTerms(terms, OWN, facts)
  if (reasons.length > 0) return { gross, reasons }
  const amount = discountOf(terms, facts)
  const { currency } = order
  return {
    gross,
    gives: { amount, currency },
    pays: { amount: roundMoney(new Big(gross.amount).minus(amount), currency), currency },
  }
}

const SEA: TrialOrder = {
  mode: 'FCL',
  pol: 'CNSHA',
  pod: 'USLAX',
  isoCode: '45G1',
  carrier: '',
  buyerType: 1,
  isFirst: false,
  currency: 'USD',
  lines: [
    { code: 'OFR', amount: '2900' },
    { code: 'OTHC', amount: '200' },
    { code: 'DTHC', amount: '100' },
  ],
}

/** Example orders by name. */
export const EXAMPLES = {
  sea: SEA,
  lcl: {
    ...SEA,
    mode: 'LCL',
    pod: 'DEHAM',
    isoCode: '',
    isFirst: true,
    lines: [
      { code: MAIN_CHARGE.LCL, amount: '420' },
      { code: 'DOC', amount: '60' },
    ],
  },
  truck: {
    ...SEA,
    mode: 'TRUCK',
    pod: '',
    currency: 'CNY',
    lines: [
      { code: 'TRKO', amount: '2200' },
      { code: 'WTG', amount: '400' },
    ],
  },
} as const satisfies Record<string, TrialOrder>

/** Returns an order that fits a coupon, at its minimum amount (1,000 if it has none). */
export function fittingOrder({ scope, threshold, currency }: CouponTerms): TrialOrder {
  const mode = scope.modes[0] ?? 'FCL'
  const lane = scope.lanes[0] ?? { pol: scope.pols[0] ?? SEA.pol, pod: scope.pods[0] ?? SEA.pod }
  return {
    ...SEA,
    mode,
    ...lane,
    isoCode: scope.isoCodes[0] ?? (mode === 'FCL' ? SEA.isoCode : ''),
    carrier: scope.carriers[0] ?? '',
    buyerType: scope.userTypes[0] ?? SEA.buyerType,
    isFirst: scope.firstOrderOnly,
    currency,
    lines: [{ code: scope.chargeCodes[0] ?? MAIN_CHARGE[mode], amount: new Big(threshold).gt(0) ? threshold : '1000' }],
  }
}
