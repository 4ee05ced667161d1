import { z } from 'zod'
import { NOTE_MAX } from '../../limits.ts'
import { currency, decimal, id, instant, money, requestNo, text } from '../../zod.ts'
import * as v from './values.ts'

/** Money on its way back to the buyer, in the currencies in which it was paid. */
export const refundSchema = z.object({
  id,
  no: z.string(),
  orderId: id,
  reason: z.enum(v.REFUND_REASONS),
  status: z.enum(v.REFUND_STATUSES),
  amounts: z.array(money).min(1),
  /** The buyer's words. */
  note: z.string(),
  /** The seller's words to a request. */
  answer: z.string().optional(),
  createdAt: instant,
  updatedAt: instant,
})

/** The buyer asks for its balance with the order's seller, in one currency. */
export const requestRefundSchema = z.object({
  orderId: id,
  reason: z.enum(v.BALANCE_REASONS),
  currency,
  amount: decimal,
  note: text(NOTE_MAX),
  requestNo,
})
export const answerRefundSchema = z.object({ id, agree: z.boolean(), note: text(NOTE_MAX), requestNo })
/** Pays the due of an order in this currency from the balance, as far as both reach. */
export const applyBalanceSchema = z.object({ orderId: id, version: z.int(), currency, requestNo })

export type Refund = z.infer<typeof refundSchema>
export type RequestRefund = z.infer<typeof requestRefundSchema>
export type AnswerRefund = z.infer<typeof answerRefundSchema>
export type ApplyBalance = z.infer<typeof applyBalanceSchema>
