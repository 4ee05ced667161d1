import type { LookUpQuery } from '@/contract/coupon/verification/schemas.ts'
import { choose, discountOf, shortOf, type CouponTerms, type OrderFacts } from '@/contract/coupon/usability.ts'
import { faceValueOf } from '@/contract/coupon/rules.ts'
import type { VerifyRefusal } from '@/contract/coupon/values.ts'
import type { Money } from '@/contract/money.ts'
import { iso, type Caller, type Deps } from '../deps.ts'
import { refuseField } from '../errors.ts'
import { ratesAt } from '../rates.ts'
import { takesCoupons } from '../money/order/close.ts'
import type { OrderRow } from '../tradeRows.ts'
import { candidateOf, factsOf } from './facts.ts'
import { heldBy } from './lock.ts'
import type { CouponRow } from './row.ts'
import { termsOf } from './view.ts'

/** The bill for a coupon at the counter: an own order by its number, or an amount; neither for a plain look-up. */
export interface Bill {
  order?: OrderRow
  facts?: OrderFacts
  gross?: Money
}

/** Why a coupon does not fit a bill, with the amount missing to the threshold in the coupon's currency. */
export interface BillRefusal {
  refusal?: VerifyRefusal
  short?: string
}

/** The bill of a request; rejects order numbers that are not the caller's own. */
export function billOf(deps: Deps, query: LookUpQuery, caller: Caller): Bill {
  if (query.orderNo !== undefined && query.orderNo !== '') {
    const order = deps.rows.orders.of('sellerId', caller.companyId).find((one) => one.no === query.orderNo)
    if (!order) throw refuseField('orderNo', 'field.unknownOrder')
    const facts = factsOf(deps, order)
    return { order, facts, gross: { amount: facts.gross, currency: facts.currency } }
  }
  const { amount, currency } = query
  return amount === undefined || currency === undefined ? {} : { gross: { amount, currency } }
}

/**
 * Checks a coupon against a bill by the rules of the payment; returns the first mismatch. Without an order nothing can be
 * confirmed, except an amount off a typed bill if the batch allows it (MARKET 9.4).
 */
export function refusalOfBill(deps: Deps, coupon: CouponRow, bill: Bill): BillRefusal {
  const terms = termsOf(deps, coupon.batchId)
  if (bill.order) return refusalOnOrder(deps, coupon, bill.order)
  if (!terms.counterCash) return { refusal: 'ORDER_NEEDED' }
  const holder = deps.rows.companies.get(coupon.ownerId)
  const { userTypes } = terms.scope
  if (holder && userTypes.length > 0 && !userTypes.includes(holder.userType)) return { refusal: 'WRONG_USER_TYPE' }
  if (!bill.gross) return { refusal: 'BILL_NEEDED' }
  const { amount: gross, currency } = bill.gross
  const short = shortOf(terms, { gross, currency, rates: ratesAt(deps.now()) })
  return short === undefined ? {} : { refusal: 'BELOW_THRESHOLD', short }
}

/** Together with the coupons already on the order, as if its buyer had chosen it for the payment. */
function refusalOnOrder(deps: Deps, coupon: CouponRow, order: OrderRow): BillRefusal {
  if (order.buyerId !== coupon.ownerId) return { refusal: 'WRONG_OWNER' }
  if (!takesCoupons(order)) return { refusal: 'ORDER_NOT_OPEN' }
  const candidate = candidateOf(deps, coupon)
  if (!candidate) return { refusal: 'DEACTIVATED' }
  const { refused } = choose([...heldBy(deps, order), candidate], factsOf(deps, order), iso(deps.now()))
  const [reason] = refused.find(({ id }) => id === coupon.id)?.reasons ?? []
  if (!reason) return {}
  // Merchant and status were checked before: only reasons of the terms are left.
  return {
    refusal: reason.code === 'WRONG_MERCHANT' ? 'OTHER_MERCHANT' : reason.code,
    ...(reason.short && { short: reason.short }),
  }
}

/**
 * Discount of a coupon: on the given order or amount, or its face value; a percentage without an amount has only a
 * maximum.
 */
export function givesOf(deps: Deps, coupon: CouponRow, bill: Bill): Money {
  const terms = termsOf(deps, coupon.batchId)
  if (!bill.gross) return { amount: faceValueOf(terms), currency: terms.currency }
  const facts = bill.facts ?? plainFacts(deps, coupon, terms, bill.gross)
  const left = bill.order?.payable.amount
  return { amount: discountOf(terms, facts, left), currency: bill.gross.currency }
}

/** An amount without an order stands for the charges that the coupon applies to. */
function plainFacts(deps: Deps, coupon: CouponRow, terms: CouponTerms, gross: Money): OrderFacts {
  return {
    sellerId: coupon.issuerId,
    buyerType: 1,
    isFirstOrder: false,
    mode: 'FCL',
    lanes: [],
    isoCodes: [],
    carriers: [],
    lines: terms.scope.chargeCodes.slice(0, 1).map((code) => ({ code, amount: gross.amount })),
    gross: gross.amount,
    currency: gross.currency,
    rates: ratesAt(deps.now()),
  }
}
