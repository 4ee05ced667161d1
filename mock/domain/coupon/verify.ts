import { checkCouponCode, normalizeCouponCode } from '@/contract/coupon/code.ts'
import type { LookUp, LookUpQuery, Undo, Verification, Verify } from '@/contract/coupon/verification/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { iso, newId, type Caller, type Deps } from '../deps.ts'
import { DomainError, notAllowed, notFound, refuseField, stateChanged } from '../errors.ts'
import { needCertified } from '../guards.ts'
import { isPriceAbout } from '../money/order/settle.ts'
import { nextNo } from '../numbers.ts'
import { billOf, givesOf, refusalOfBill, type Bill, type BillRefusal } from './bill.ts'
import { formerCoupon } from './code.ts'
import { takeBack } from './lock.ts'
import { moveCoupon } from './move.ts'
import { tellOfCoupon } from './news.ts'
import { redeemOnOrder, takeOffOrder } from './order.ts'
import { mayUndo, needIssuer } from './rights.ts'
import type { CouponRow, VerificationRow } from './row.ts'
import { toldCoupon } from './told.ts'
import { holderMasked, verificationView } from './verified.ts'
import { termsOf } from './view.ts'
import { orderTitle } from '../title/orderTitle.ts'

function refusalOf(deps: Deps, coupon: CouponRow | undefined, bill: Bill, caller: Caller): BillRefusal {
  if (!coupon) return { refusal: 'NOT_FOUND' }
  if (coupon.issuerId !== caller.companyId) return { refusal: 'OTHER_MERCHANT' }
  const status = toldCoupon(deps, coupon)
  if (status === 'USED' || status === 'DEACTIVATED' || status === 'EXPIRED') return { refusal: status }
  if (Date.parse(coupon.validFrom) > deps.now()) return { refusal: 'NOT_STARTED' }
  if (status !== 'AVAILABLE') return { refusal: 'LOCKED' }
  return refusalOfBill(deps, coupon, bill)
}

function findCoupon(deps: Deps, input: string): { code: string; coupon: CouponRow | undefined } {
  const code = normalizeCouponCode(input)
  const wrong = checkCouponCode(code)
  if (wrong) throw refuseField('code', `problem.${wrong}`)
  return { code, coupon: deps.rows.coupons.of('code', code)[0] }
}

/** Looks up a code before verifying it. Of another merchant's coupon only that fact is disclosed. */
export function lookUpCoupon(deps: Deps, query: LookUpQuery, caller: Caller): LookUp {
  needIssuer(caller)
  const { code, coupon } = findCoupon(deps, query.code)
  const bill = billOf(deps, query, caller)
  const former = coupon ? undefined : formerCoupon(deps, code)
  if (former?.coupon.issuerId === caller.companyId) return { code, refusal: 'HANDED_OVER', handedOverAt: former.until }
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
    ...(bill.order && {
      order: {
        no: bill.order.no,
        title: orderTitle(deps, bill.order),
        payable: bill.order.payable,
        ...(isPriceAbout(deps, bill.order) && { isAbout: true }),
      },
    }),
    ...(refusal === undefined && { gives: givesOf(deps, coupon, bill) }),
  }
}

/** Verifies a code, which uses the coupon. 4022 with the reason if it cannot be used. */
export function verifyCoupon(deps: Deps, input: Verify, caller: Caller): Verification {
  needIssuer(caller)
  needCertified(caller)
  const { code, coupon } = findCoupon(deps, input.code)
  const bill = billOf(deps, input, caller)
  const seen = lookUpCoupon(deps, input, caller)
  if (!coupon || seen.refusal)
    throw new DomainError(BUSINESS_CODES.couponUnusable, 'couponUnusable', {
      data: {
        reasons: [{ code: seen.refusal ?? 'NOT_FOUND', ...(seen.short && { short: seen.short }) }],
        current: seen,
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
    ...(bill.order && { orderId: bill.order.id, orderNo: bill.order.no }),
    ...(bill.gross && { amount: bill.gross }),
    gives: givesOf(deps, coupon, bill),
    at,
    status: 'OK',
  }
  const use = {
    at,
    saved: row.gives,
    ...(bill.gross && { gross: bill.gross }),
    ...(bill.order && { orderId: bill.order.id }),
    verificationId: row.id,
  }
  if (!moveCoupon(deps, coupon, 'USED', 'VERIFIED', { use }, { companyId: caller.companyId }))
    throw stateChanged(lookUpCoupon(deps, input, caller))
  deps.rows.verifications.put(row)
  if (bill.order) redeemOnOrder(deps, bill.order, coupon, row.gives.amount)
  tellOfCoupon(deps, coupon.ownerId, coupon, 'COUPON_VERIFIED', { no: row.no })
  return verificationView(deps, row, caller)
}

/** The user who verified undoes it within a day: the coupon is usable again, or has expired meanwhile. */
export function undoVerification(deps: Deps, input: Undo, caller: Caller): Verification {
  const row = deps.rows.verifications.get(input.id)
  if (!row || row.merchantId !== caller.companyId) throw notFound()
  if (row.memberId !== caller.memberId) throw notAllowed('otherStaff')
  const coupon = deps.rows.coupons.get(row.couponId)
  if (!mayUndo(deps, row, caller) || !coupon) throw stateChanged(verificationView(deps, row, caller))
  if (input.reason === 'OTHER' && input.note.length < 2) throw refuseField('note', 'problem.required')
  const order = row.orderId === undefined ? undefined : deps.rows.orders.get(row.orderId)
  if (order) takeOffOrder(deps, order, coupon.id)
  const undone = takeBack(deps, row, coupon, { undoReason: input.reason, undoNote: input.note })
  tellOfCoupon(deps, coupon.ownerId, coupon, 'COUPON_BACK', { variant: 'undone' })
  return verificationView(deps, undone, caller)
}
