import { z } from 'zod'
import { id, nothing, ownPageOf, pageOf, type WireOf } from '../zod.ts'
import { orderDetailSchema } from '../money/order/schemas.ts'
import type { couponEndpoints } from './endpoints.ts'
import * as t from './trade/schemas.ts'
import * as v from './verification/schemas.ts'
import * as s from './schemas.ts'

const byId = z.object({ id })

export const couponWire = {
  center: { input: s.centerQuerySchema, output: pageOf(s.centerBatchSchema) },
  claim: { input: s.claimSchema, output: s.couponSchema, current: s.centerBatchSchema },
  minePage: { input: s.myCouponQuerySchema, output: ownPageOf(s.couponSchema) },
  counts: { input: nothing, output: s.couponCountsSchema },
  detail: { input: byId, output: s.couponDetailSchema },
  give: { input: t.giveSchema, output: t.giftSchema, current: s.couponSchema },
  gifts: { input: nothing, output: z.array(t.giftSchema) },
  gift: { input: byId, output: t.giftSchema },
  acceptGift: { input: t.acceptGiftSchema, output: s.couponSchema, current: t.giftSchema },
  declineGift: { input: t.giftCommandSchema, output: t.giftSchema, current: t.giftSchema },
  revokeGift: { input: t.giftCommandSchema, output: t.giftSchema, current: t.giftSchema },
  offers: { input: t.offerQuerySchema, output: pageOf(t.offerSchema) },
  offer: { input: t.makeOfferSchema, output: t.offerSchema, current: s.couponSchema },
  takeBack: { input: t.offerCommandSchema, output: t.offerSchema, current: t.offerSchema },
  buy: { input: t.offerCommandSchema, output: s.couponSchema, current: t.offerSchema },
  points: { input: nothing, output: s.pointsSchema },
  usable: { input: z.object({ orderId: id }), output: s.usableSchema },
  apply: { input: s.applySchema, output: orderDetailSchema, current: orderDetailSchema },
  lookUp: { input: v.lookUpQuerySchema, output: v.lookUpSchema },
  verify: { input: v.verifySchema, output: v.verificationSchema, current: v.lookUpSchema },
  undo: { input: v.undoSchema, output: v.verificationSchema, current: v.verificationSchema },
  verifications: { input: v.verificationQuerySchema, output: pageOf(v.verificationSchema) },
  totals: { input: nothing, output: v.verificationTotalsSchema },
} satisfies WireOf<typeof couponEndpoints>
