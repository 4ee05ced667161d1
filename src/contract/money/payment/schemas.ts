import { z } from 'zod'
import { CURRENCIES } from '../../money.ts'
import { currency, decimal, id, instant, money, requestNo, text } from '../../zod.ts'
import { fileIdSchema, fileRefSchema } from '../../file/schemas.ts'
import * as v from './values.ts'

export const paymentSchema = z.object({
  id,
  no: z.string(),
  orderId: id,
  method: z.enum(v.PAYMENT_KINDS),
  status: z.enum(v.PAYMENT_STATUSES),
  amount: money,
  /** The dues that it pays, each with its value in CNY at the payment's rates; absent: all that was due. */
  parts: z.array(money.extend({ cny: decimal })).optional(),
  /** What arrived if it was not the amount; with what became of the rest: see `received.ts`. */
  received: decimal.optional(),
  bankFee: decimal.optional(),
  over: decimal.optional(),
  short: decimal.optional(),
  createdAt: instant,
  updatedAt: instant,
  /** Wallets: content of the QR code and its expiry. */
  qrText: z.string().optional(),
  qrUntil: instant.optional(),
  /** Bank transfer: code for the memo, six characters. */
  remitCode: z.string().optional(),
  /** Bank transfer: target account. */
  account: z
    .object({ name: z.string(), bank: z.string(), no: z.string(), lineNo: z.string(), swift: z.string() })
    .optional(),
  payerBank: z.string().optional(),
  payerAccount: z.string().optional(),
  paidAmount: decimal.optional(),
  /** The remark on the bank's line; absent: of a client that does not send it, it counts as the code. */
  remark: z.string().optional(),
  /** While the clerk asks which payment the transfer is for, because the remark does not name the code. */
  askedAt: instant.optional(),
  proofs: z.array(fileRefSchema),
  rejection: z.enum(v.PAYMENT_REJECTIONS).optional(),
})

export const createPaymentSchema = z.object({
  orderId: id,
  /** Version of the order shown to the buyer. */
  version: z.int(),
  method: z.enum(v.PAYMENT_METHODS),
  /** The dues to pay, by currency; absent: all of them. */
  dues: z.array(currency).min(1).max(CURRENCIES.length).optional(),
  /** The amount accepted by the buyer; a different one answers 4009. */
  amount: money,
  requestNo,
})
export const submitProofSchema = z.object({
  id,
  payerBank: text(v.PAYER_BANK_MAX).min(2),
  payerAccount: z.string().max(50),
  paidAmount: decimal,
  remark: text(v.REMARK_MAX).optional(),
  proofs: z.array(fileIdSchema).min(1).max(v.MAX_PROOFS),
  requestNo,
})

export type Payment = z.infer<typeof paymentSchema>
export type CreatePayment = z.infer<typeof createPaymentSchema>
export type SubmitProof = z.infer<typeof submitProofSchema>
