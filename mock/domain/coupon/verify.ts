import { checkCouponCode, normalizeCouponCode } from '@/contract/coupon/code.ts'
import type { LookUp, LookUpQuery, Undo, Verification, Verify } from '@/contract/coupon-verification/schemas.ts'
import { discountOf, isOnLane, shortOf, type OrderFacts } from '@/contract/coupon/usability.ts'
import type { VerifyRefusal } from '@/contract/coupon/values.ts'
import { faceOf } from '@/contract/coupon/rules.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Money } from '@/contract/money.ts'
import { iso, newId, type Caller, type Deps } from '../deps.ts'
import { DomainError, notAllowed, notFound, refuseField, stateChanged } from '../errors.ts'
import { needCertified } from '../trade/guards.ts'
import { nextNo } from '../trade/numbers.ts'
import { ratesAt } from '../trade/rates.ts'
import type { OrderRow } from '../tradeRows.ts'
import { factsOf } from './facts.ts'
import { moveCoupon } from './move.ts'
import { tellOfCoupon } from './news.ts'
import { mayUndo, needIssuer } from './rights.ts'
import type { CouponRow, VerificationRow } from './row.ts'
import { toldCoupon } from './told.ts'
import { holderMasked, verificationView } from './verified.ts'
import { termsOf } from './view.ts'

/** The bill a coupon is held against: an own order by its number, or an amount alone; nothing for a coupon as it is. */
function billOf(
  deps: Deps,
  query: LookUpQuery,
  caller: Caller,
): { order?: OrderRow; facts?: OrderFacts; gross?: Money } {
  if (query.orderNo !== undefined && query.orderNo !== '') {
    const order = deps.rows.orders.of('sellerId', caller.companyId).find((one) => one.no === query.orderNo)
    if (!order) throw refuseField('orderNo', 'field.unknownOrder')
    const facts = factsOf(deps, order)
    return { order, facts, gross: { amount: facts.gross, currency: facts.currency } }
  }
  const { amount, currency } = query
  return amount === undefined || currency === undefined ? {} : { gross: { amount, currency } }
}

/** What a coupon gives: on the order or amount named, or its face value; of a share without an amount nothing is known but its most. */
function givesOf(deps: Deps, coupon: CouponRow, bill: ReturnType<typeof billOf>): Money {
  const terms = termsOf(deps, coupon.batchId)
  if (!bill.gross) return { amount: faceOf(terms), currency: terms.currency }
  const plain: OrderFacts = {
    sellerId: coupon.issuerId,
    buyerType: 1,
    isFirstOrder: false,
    mode: 'FCL',
    lanes: [],
    isoCodes: [],
    carriers: [],
    // An amount alone stands for the charges that the coupon is meant for.
    lines: terms.scope.chargeCodes.slice(0, 1).map((code) => ({ code, amount: bill.gross?.amount ?? '0' })),
    gross: bill.gross.amount,
    currency: bill.gross.currency,
    rates: ratesAt(deps.now()),
  }
  return { amount: discountOf(terms, bill.facts ?? plain), currency: bill.gross.currency }
}

function refusalOf(
  deps: Deps,
  coupon: CouponRow | undefined,
  bill: ReturnType<typeof billOf>,
  caller: Caller,
): { refusal?: VerifyRefusal; short?: string } {
  if (!coupon) return { refusal: 'NOT_FOUND' }
  if (coupon.issuerId !== caller.companyId) return { refusal: 'OTHER_MERCHANT' }
  const status = toldCoupon(deps, coupon)
  if (status === 'USED' || status === 'DEACTIVATED' || status === 'EXPIRED') return { refusal: status }
  if (Date.parse(coupon.validFrom) > deps.now()) return { refusal: 'NOT_STARTED' }
  if (status !== 'AVAILABLE') return { refusal: 'LOCKED' }
  const terms = termsOf(deps, coupon.batchId)
  if (bill.facts && !isOnLane(terms.scope, bill.facts.lanes)) return { refusal: 'WRONG_LANE' }
  const short = bill.gross
    ? shortOf(terms, { gross: bill.gross.amount, currency: bill.gross.currency, rates: ratesAt(deps.now()) })
    : undefined
  return short === undefined ? {} : { refusal: 'BELOW_THRESHOLD', short }
}

function findCoupon(deps: Deps, input: string): { code: string; coupon: CouponRow | undefined } {
  const code = normalizeCouponCode(input)
  const wrong = checkCouponCode(code)
  if (wrong) throw refuseField('code', `problem.${wrong}`)
  return { code, coupon: deps.rows.coupons.of('code', code)[0] }
}

/** Looks at a code before it is verified. Of another merchant's coupon nothing is told but that. */
export function lookUpCoupon(deps: Deps, query: LookUpQuery, caller: Caller): LookUp {
  needIssuer(caller)
  const { code, coupon } = findCoupon(deps, query.code)
  const bill = billOf(deps, query, caller)
  const { refusal, short } = refusalOf(deps, coupon, bill, caller)
  const base = { code, ...(refusal && { refusal }), ...(short && { short }) }
  if (!coupon || refusal === 'OTHER_MERCHANT') return base
  const verification = coupon.use?.verificationId ? deps.rows.verifications.get(coupon.use.verificationId) : undefined
  const staff = verification && deps.rows.members.get(verification.memberId)?.contactName
  const usedFor = coupon.use?.orderId === undefined ? undefined : deps.rows.orders.get(coupon.use.orderId)?.no
  const usedBy = staff ?? usedFor
  return {
    ...base,
    ...(refusal === 'USED' && coupon.use && { usedAt: coupon.use.at, ...(usedBy && { usedBy }) }),
    coupon: {
      batchNo: deps.rows.batches.get(coupon.batchId)?.no ?? '',
      terms: termsOf(deps, coupon.batchId),
      holderMasked: holderMasked(deps, coupon.ownerId),
      validFrom: coupon.validFrom,
      validTo: coupon.validTo,
      status: toldCoupon(deps, coupon),
    },
    ...(bill.order && { order: { no: bill.order.no, title: bill.order.title, payable: bill.order.payable } }),
    ...(refusal === undefined && { gives: givesOf(deps, coupon, bill) }),
  }
}

/** Verifies a code: the coupon is used, here and now. 4022 with the reason if it cannot be. */
export function verifyCoupon(deps: Deps, input: Verify, caller: Caller): Verification {
  needIssuer(caller)
  needCertified(caller)
  const { code, coupon } = findCoupon(deps, input.code)
  const bill = billOf(deps, input, caller)
  const { refusal, short } = refusalOf(deps, coupon, bill, caller)
  if (!coupon || refusal)
    throw new DomainError(BUSINESS_CODES.couponUnusable, 'couponUnusable', {
      data: {
        reasons: [{ code: refusal ?? 'NOT_FOUND', ...(short && { short }) }],
        fresh: lookUpCoupon(deps, input, caller),
      },
    })
  const at = iso(deps.now())
  const row: VerificationRow = {
    id: newId(deps),
    no: nextNo(deps.rows.verifications, 'HX', deps.now()),
    couponId: coupon.id,
    code,
    merchantId: caller.companyId,
    memberId: caller.memberId,
    holderId: coupon.ownerId,
    ...(bill.order && { orderNo: bill.order.no }),
    ...(bill.gross && { amount: bill.gross }),
    gives: givesOf(deps, coupon, bill),
    at,
    status: 'OK',
  }
  const use = { at, saved: row.gives, ...(bill.gross && { gross: bill.gross }), verificationId: row.id }
  if (!moveCoupon(deps, coupon, 'USED', 'VERIFIED', { use }, { companyId: caller.companyId }))
    throw stateChanged(lookUpCoupon(deps, input, caller))
  deps.rows.verifications.put(row)
  tellOfCoupon(deps, coupon.ownerId, coupon, 'COUPON_VERIFIED', { no: row.no })
  return verificationView(deps, row, caller)
}

/** The person who verified takes it back within a day: the coupon is usable again, or has run out meanwhile. */
export function undoVerification(deps: Deps, input: Undo, caller: Caller): Verification {
  const row = deps.rows.verifications.get(input.id)
  if (!row || row.merchantId !== caller.companyId) throw notFound()
  if (row.memberId !== caller.memberId) throw notAllowed('otherStaff')
  const coupon = deps.rows.coupons.get(row.couponId)
  if (!mayUndo(deps, row, caller) || !coupon) throw stateChanged(verificationView(deps, row, caller))
  if (input.reason === 'OTHER' && input.note.length < 2) throw refuseField('note', 'problem.required')
  const { use: _, ...unused } = coupon
  const isDead = deps.rows.batches.get(coupon.batchId)?.status === 'DEACTIVATED'
  moveCoupon(deps, unused, isDead ? 'DEACTIVATED' : 'AVAILABLE', 'UNDONE', {}, { companyId: caller.companyId })
  const undone: VerificationRow = {
    ...row,
    status: 'UNDONE',
    undoneAt: iso(deps.now()),
    undoReason: input.reason,
    undoNote: input.note,
  }
  deps.rows.verifications.put(undone)
  tellOfCoupon(deps, coupon.ownerId, coupon, 'COUPON_BACK', { variant: 'undone' })
  return verificationView(deps, undone, caller)
}
