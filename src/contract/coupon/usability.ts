import { Big } from 'big.js'
import { convert, minorDigits, roundMoney, type Currency, type RateTable } from '../money.ts'
import type { TransportMode } from '../trade/tender/values.ts'
import type { UserType } from '../userType.ts'
import type { BatchDraft, CouponScope } from './draft.ts'
import { faceValueOf } from './rules.ts'
import { LEAST_TO_PAY, MAX_PER_ORDER, type CouponReason, type CouponStatus } from './values.ts'

/** The facts of an order that coupons depend on. Amounts in the order's currency. */
export interface OrderFacts {
  sellerId: string
  buyerType: UserType
  isFirstOrder: boolean
  mode: TransportMode
  lanes: readonly { pol: string; pod?: string | undefined }[]
  isoCodes: readonly string[]
  carriers: readonly string[]
  /** Lines inside the all-in price. */
  lines: readonly { code: string; amount: string }[]
  /** Total of the lines. */
  gross: string
  currency: Currency
  rates: RateTable
}

/** Terms that decide whether a coupon is usable and its discount. */
export type CouponTerms = Pick<
  BatchDraft,
  'kind' | 'value' | 'discountPct' | 'capAmount' | 'threshold' | 'currency' | 'scope' | 'stackable' | 'counterCash'
>

/** A reason with the amount missing to the threshold, in the coupon's currency. */
export interface Reason {
  code: CouponReason
  short?: string
}

/** A coupon with its terms, as a candidate for an order. */
export interface Candidate {
  id: string
  batchId: string
  issuerId: string
  status: CouponStatus
  validFrom: string
  validTo: string
  terms: CouponTerms
}

const fits = <T>(wanted: readonly T[], has: readonly T[]): boolean =>
  wanted.length === 0 || has.some((one) => wanted.includes(one))

function laneFits({ lanes, pols, pods }: CouponScope, { pol, pod }: OrderFacts['lanes'][number]): boolean {
  return (
    (pols.length === 0 || pols.includes(pol)) &&
    (pods.length === 0 || (pod !== undefined && pods.includes(pod))) &&
    (lanes.length === 0 || lanes.some((lane) => lane.pol === pol && lane.pod === pod))
  )
}

/** Whether one of these lanes is in the scope. */
function isOnLane(scope: CouponScope, lanes: OrderFacts['lanes']): boolean {
  return lanes.some((lane) => laneFits(scope, lane))
}

/** Amount missing to the minimum order amount, in the coupon's currency; undefined if none. */
export function shortOf(
  terms: CouponTerms,
  order: Pick<OrderFacts, 'gross' | 'currency' | 'rates'>,
): string | undefined {
  const has = convert(order.gross, order.currency, terms.currency, order.rates)
  const short = new Big(terms.threshold).minus(has)
  return short.gt(0)
    ? short.round(minorDigits(terms.currency), Big.roundUp).toFixed(minorDigits(terms.currency))
    : undefined
}

/** Why the terms do not fit an order, regardless of the holder; in a fixed order. */
export function reasonsOfTerms(terms: CouponTerms, issuerId: string, order: OrderFacts): Reason[] {
  const { scope } = terms
  const short = shortOf(terms, order)
  const reasons: [boolean, Reason][] = [
    [issuerId !== order.sellerId, { code: 'WRONG_MERCHANT' }],
    [!fits(scope.userTypes, [order.buyerType]), { code: 'WRONG_USER_TYPE' }],
    [!fits(scope.modes, [order.mode]), { code: 'WRONG_MODE' }],
    [!isOnLane(scope, order.lanes), { code: 'WRONG_LANE' }],
    [!fits(scope.isoCodes, order.isoCodes), { code: 'WRONG_BOX' }],
    [!fits(scope.carriers, order.carriers), { code: 'WRONG_CARRIER' }],
    [new Big(baseOf(terms, order)).lte(0), { code: 'NO_CHARGE' }],
    [scope.firstOrderOnly && !order.isFirstOrder, { code: 'NOT_FIRST_ORDER' }],
    [short !== undefined, { code: 'BELOW_THRESHOLD', ...(short && { short }) }],
  ]
  return reasons.flatMap(([holds, reason]) => (holds ? [reason] : []))
}

/** Why a coupon cannot be used for an order at a time (ISO), in a fixed order; empty if it can. */
export function reasonsAgainst(coupon: Candidate, order: OrderFacts, now: string): Reason[] {
  const at = Date.parse(now)
  const held: [boolean, CouponReason][] = [
    [at < Date.parse(coupon.validFrom), 'NOT_STARTED'],
    [at >= Date.parse(coupon.validTo) || coupon.status === 'EXPIRED' || coupon.status === 'DEACTIVATED', 'EXPIRED'],
    [coupon.status === 'LOCKED' || coupon.status === 'TRANSFERRING' || coupon.status === 'LISTED', 'LOCKED'],
  ]
  return [
    ...held.flatMap(([holds, code]) => (holds ? [{ code }] : [])),
    ...reasonsOfTerms(coupon.terms, coupon.issuerId, order),
  ]
}

/** The amount of an order that a coupon discounts, in the order's currency. */
function baseOf({ scope }: CouponTerms, { lines, gross }: OrderFacts): string {
  if (scope.chargeCodes.length === 0) return gross
  return lines
    .filter((line) => scope.chargeCodes.includes(line.code))
    .reduce((sum, line) => sum.plus(line.amount), new Big(0))
    .toFixed()
}

/** Discount of a usable coupon on an order with `left` still to pay, rounded, in the order's currency. */
export function discountOf(terms: CouponTerms, order: OrderFacts, left = order.gross): string {
  const base = new Big(baseOf(terms, order))
  const face = convert(faceValueOf(terms), terms.currency, order.currency, order.rates)
  const wanted = terms.kind === 'DISCOUNT' ? base.times(terms.discountPct ?? 0).div(100) : base
  const most = new Big(left).minus(order.currency === 'JPY' ? 1 : LEAST_TO_PAY)
  const given = [wanted, face, base, most].reduce((least, one) => (one.lt(least) ? one : least))
  return roundMoney(given.lt(0) ? '0' : given, order.currency)
}

/** Coupons chosen for an order with their discounts, and why others cannot be combined with them. */
export interface Chosen {
  uses: { id: string; amount: string }[]
  refused: { id: string; reasons: Reason[] }[]
  total: string
}

/**
 * Discount of a set of coupons, applied in the given order: at most one per batch and `MAX_PER_ORDER` in total; a
 * coupon that does not stack can only be used alone.
 */
export function choose(coupons: readonly Candidate[], order: OrderFacts, now: string): Chosen {
  const chosen: Chosen = { uses: [], refused: [], total: roundMoney('0', order.currency) }
  const batches = new Set<string>()
  let isAlone = false
  for (const coupon of coupons) {
    const { id, batchId, terms } = coupon
    const reasons = reasonsAgainst(coupon, order, now)
    if (chosen.uses.length > 0 && (isAlone || !terms.stackable)) reasons.push({ code: 'NOT_STACKABLE' })
    if (batches.has(batchId) || chosen.uses.length >= MAX_PER_ORDER) reasons.push({ code: 'LIMIT' })
    if (reasons.length > 0) {
      chosen.refused.push({ id, reasons })
      continue
    }
    const amount = discountOf(terms, order, new Big(order.gross).minus(chosen.total).toFixed())
    chosen.uses.push({ id, amount })
    chosen.total = roundMoney(new Big(chosen.total).plus(amount), order.currency)
    batches.add(batchId)
    isAlone = !terms.stackable
  }
  return chosen
}

/** The choice that saves most; on a tie the one with fewer coupons, then the one that expires first. */
export function bestChoice(coupons: readonly Candidate[], order: OrderFacts, now: string): Chosen {
  const usable = coupons
    .filter((coupon) => reasonsAgainst(coupon, order, now).length === 0)
    .toSorted((a, b) => a.validTo.localeCompare(b.validTo) || a.id.localeCompare(b.id))
  const worth = (coupon: Candidate) => new Big(discountOf(coupon.terms, order))
  // Per batch only the coupon that expires first, to keep the search small.
  const stacking = usable
    .filter(({ terms, batchId }, index) => {
      return terms.stackable && usable.findIndex((one) => one.batchId === batchId) === index
    })
    .toSorted((a, b) => worth(b).cmp(worth(a)))
    .slice(0, MAX_PER_ORDER)
  const singles = usable.map((coupon) => [coupon])
  const together = stacking.map((_, index) => stacking.slice(0, index + 1))
  return [...singles, ...together]
    .map((choice) => choose(choice, order, now))
    .reduce((best, one) => (new Big(one.total).gt(best.total) ? one : best), choose([], order, now))
}
