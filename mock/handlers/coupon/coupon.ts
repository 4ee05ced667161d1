import { couponBatchEndpoints as batch } from '@/contract/coupon/batch/endpoints.ts'
import { couponBatchWire } from '@/contract/coupon/batch/wire.ts'
import { couponEndpoints as coupon } from '@/contract/coupon/endpoints.ts'
import { couponWire } from '@/contract/coupon/wire.ts'
import * as batches from '../../domain/coupon/batch.ts'
import { batchRates, myBatches, readBatch } from '../../domain/coupon/batchView.ts'
import { collectionCenter } from '../../domain/coupon/center.ts'
import { claimCoupon } from '../../domain/coupon/claim.ts'
import * as gifts from '../../domain/coupon/gift.ts'
import { couponCounts, myCoupons } from '../../domain/coupon/mine.ts'
import { couponEndsSoon } from '../../domain/coupon/news.ts'
import * as offers from '../../domain/coupon/offer.ts'
import { applyCoupons, usableCoupons } from '../../domain/coupon/order.ts'
import { readPoints } from '../../domain/coupon/points.ts'
import { clerkReviewsBatch } from '../../domain/coupon/review.ts'
import { myVerifications, verificationTotals } from '../../domain/coupon/verified.ts'
import * as counter from '../../domain/coupon/verify.ts'
import { readCoupon } from '../../domain/coupon/view.ts'
import type { JobHandlers } from '../../domain/jobs.ts'
import { on, open, type Route } from '../on.ts'

/** Routes of coupons and batches. */
export const couponRoutes: Route[] = [
  open(coupon.center, couponWire.center, collectionCenter),
  on(coupon.claim, couponWire.claim, claimCoupon),
  on(coupon.minePage, couponWire.minePage, myCoupons),
  on(coupon.counts, couponWire.counts, (deps, _, caller) => couponCounts(deps, caller)),
  on(coupon.detail, couponWire.detail, readCoupon),
  on(coupon.give, couponWire.give, gifts.giveCoupon),
  on(coupon.gifts, couponWire.gifts, (deps, _, caller) => gifts.myGifts(deps, caller)),
  on(coupon.gift, couponWire.gift, gifts.readGift),
  on(coupon.acceptGift, couponWire.acceptGift, gifts.acceptGift),
  on(coupon.declineGift, couponWire.declineGift, gifts.declineGift),
  on(coupon.revokeGift, couponWire.revokeGift, gifts.revokeGift),
  open(coupon.offers, couponWire.offers, offers.searchOffers),
  on(coupon.offer, couponWire.offer, offers.makeOffer),
  on(coupon.takeBack, couponWire.takeBack, offers.takeBackOffer),
  on(coupon.buy, couponWire.buy, offers.buyOffer),
  on(coupon.points, couponWire.points, (deps, _, caller) => readPoints(deps, caller)),
  on(coupon.usable, couponWire.usable, usableCoupons),
  on(coupon.apply, couponWire.apply, applyCoupons),
  on(coupon.lookUp, couponWire.lookUp, counter.lookUpCoupon),
  on(coupon.verify, couponWire.verify, counter.verifyCoupon),
  on(coupon.undo, couponWire.undo, counter.undoVerification),
  on(coupon.verifications, couponWire.verifications, myVerifications),
  on(coupon.totals, couponWire.totals, (deps, _, caller) => verificationTotals(deps, caller)),
  on(batch.page, couponBatchWire.page, myBatches),
  on(batch.rates, couponBatchWire.rates, (deps, _, caller) => batchRates(deps, caller)),
  on(batch.detail, couponBatchWire.detail, readBatch),
  on(batch.saveDraft, couponBatchWire.saveDraft, batches.saveBatchDraft),
  on(batch.removeDraft, couponBatchWire.removeDraft, batches.removeBatchDraft),
  on(batch.submit, couponBatchWire.submit, batches.submitBatch),
  on(batch.pause, couponBatchWire.pause, batches.pauseBatch),
  on(batch.resume, couponBatchWire.resume, batches.resumeBatch),
  on(batch.stop, couponBatchWire.stop, batches.stopBatch),
  on(batch.deactivate, couponBatchWire.deactivate, batches.deactivateBatch),
  on(batch.addStock, couponBatchWire.addStock, batches.addStock),
]

/** Jobs of coupons. */
export const COUPON_JOBS: JobHandlers = {
  batchReview: clerkReviewsBatch,
  couponSoon: couponEndsSoon,
  giftEnds: gifts.giftEnds,
}
