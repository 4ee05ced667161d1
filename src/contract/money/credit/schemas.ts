import { z } from 'zod'
import { fileIdSchema, fileRefSchema } from '../../file/schemas.ts'
import { NOTE_MAX } from '../../limits.ts'
import { companyCardSchema } from '../../member/schemas.ts'
import { currency, day, decimal, id, instant, money, ownListQuery, requestNo, text } from '../../zod.ts'
import { ORDER_SIDES } from '../order/values.ts'
import * as v from './values.ts'

/** Of a bid: the credit limit that it offers the buyer, in the tender's currency of comparison. TRADE part 5. */
export const creditOfferShape = { creditOffered: decimal.optional() }

const partySchema = companyCardSchema.pick({ id: true, nameZh: true, nameEn: true, certified: true, rating: true })

/** What a buyer may owe a seller; amounts in the line's currency. */
export const creditLineSchema = z.object({
  id,
  no: z.string(),
  status: z.enum(v.CREDIT_LINE_STATUSES),
  buyer: partySchema,
  seller: partySchema,
  /** The caller's side. */
  side: z.enum(ORDER_SIDES),
  currency,
  /** Granted; absent before. */
  limit: decimal.optional(),
  /** What is owed now, and what is free of the limit. */
  used: decimal,
  free: decimal,
  /** What is owed beyond its day; absent: nothing. */
  overdue: decimal.optional(),
  validTo: day.optional(),
  /** What the buyer asked for, and the volume a month it expects. */
  asked: z
    .object({ limit: decimal, monthly: decimal, note: z.string(), papers: z.array(fileRefSchema).optional() })
    .optional(),
  /** The seller's words to a request, or at the last change. */
  answer: z.string().optional(),
  /** Orders on credit that are not paid, by due day; those without one last. */
  orders: z.array(z.object({ id, no: z.string(), rest: z.array(money), dueOn: day.optional() })),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
})

export const creditQuerySchema = ownListQuery.extend({ tab: z.enum(['granted', 'asked', 'ended', 'all']).optional() })

/** The buyer asks a seller with whom it has a bid or an order. */
export const requestCreditSchema = z.object({
  sellerId: id,
  currency,
  limit: decimal,
  monthly: decimal,
  note: text(NOTE_MAX),
  /** What the seller may decide by, such as licence, accounts or bank reference. */
  papers: z.array(fileIdSchema).max(v.MAX_CREDIT_PAPERS).optional(),
  requestNo,
})
/** The seller grants what was asked, or another limit; also sets a new limit. */
export const grantCreditSchema = z.object({
  id,
  version: z.int(),
  limit: decimal,
  validTo: day,
  note: text(NOTE_MAX),
  requestNo,
})
/** Refuses a request, or closes a line. */
export const answerCreditSchema = z.object({ id, version: z.int(), note: text(NOTE_MAX), requestNo })

/** What confirming an award on credit needs of the line; amounts in the line's currency. Without a line `limit` is zero. */
export const creditNeedSchema = z.object({
  currency,
  limit: decimal,
  used: decimal,
  needed: decimal,
  isFrozen: z.boolean(),
  /** The limit that the seller offered with its bid. */
  offered: decimal.optional(),
})

export type CreditLine = z.infer<typeof creditLineSchema>
export type CreditQuery = z.infer<typeof creditQuerySchema>
export type RequestCredit = z.infer<typeof requestCreditSchema>
export type GrantCredit = z.infer<typeof grantCreditSchema>
export type AnswerCredit = z.infer<typeof answerCreditSchema>
export type CreditNeed = z.infer<typeof creditNeedSchema>
