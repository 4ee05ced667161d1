import { z } from 'zod'
import { id, requestNo, type WireOf } from '../../zod.ts'
import type { paymentEndpoints } from './endpoints.ts'
import { orderDetailSchema } from '../order/schemas.ts'
import * as r from '../refund/schemas.ts'
import * as s from './schemas.ts'

export const paymentWire = {
  create: { input: s.createPaymentSchema, output: s.paymentSchema, current: orderDetailSchema },
  detail: { input: z.object({ id }), output: s.paymentSchema },
  submitProof: { input: s.submitProofSchema, output: s.paymentSchema, current: s.paymentSchema },
  cancel: { input: z.object({ id, requestNo }), output: s.paymentSchema, current: s.paymentSchema },
  applyBalance: { input: r.applyBalanceSchema, output: orderDetailSchema, current: orderDetailSchema },
  refund: { input: r.requestRefundSchema, output: orderDetailSchema, current: orderDetailSchema },
  answerRefund: { input: r.answerRefundSchema, output: orderDetailSchema, current: orderDetailSchema },
} satisfies WireOf<typeof paymentEndpoints>
