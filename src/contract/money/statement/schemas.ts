import { z } from 'zod'
import { NOTE_MAX } from '../../limits.ts'
import { companyCardSchema } from '../../member/schemas.ts'
import { day, decimal, id, instant, money, ownListQuery, requestNo, text } from '../../zod.ts'
import { ORDER_SIDES } from '../order/values.ts'
import * as v from './values.ts'

const partySchema = companyCardSchema.pick({ id: true, nameZh: true, nameEn: true, certified: true, rating: true })

/** One line: amounts in its currency, negative for what lowers the balance. */
export const statementLineSchema = z.object({
  /** Unique in the statement. */
  key: z.string(),
  kind: z.enum(v.STATEMENT_KINDS),
  /** Absent for the balance carried over. */
  order: z.object({ id, no: z.string() }).optional(),
  /** Charge code; absent for payments and the balance carried over. */
  code: z.string().optional(),
  amount: money,
  /** Of a late fee: per cent a day, the days after the first until the last, and what was overdue for how many of them. */
  fee: z
    .object({ pct: decimal, from: day, until: day, parts: z.array(z.object({ amount: decimal, days: z.int() })) })
    .optional(),
  /** The day by which the order has to be paid. */
  dueOn: day.optional(),
  state: z.enum(v.LINE_STATES),
  /** Why the buyer disputes it, and what it believes to be right. */
  dispute: z.object({ reason: z.enum(v.LINE_DISPUTES), believed: decimal, note: z.string(), at: instant }).optional(),
  /** What the seller answered last: an amount that the buyer may accept. */
  offer: z.object({ amount: decimal, note: z.string(), at: instant }).optional(),
  /** What both stand by instead of the amount. */
  agreed: decimal.optional(),
})

/** What a buyer owes a seller by a month's orders on monthly terms, one amount a currency. */
export const statementSchema = z.object({
  id,
  no: z.string(),
  status: z.enum(v.STATEMENT_STATUSES),
  buyer: partySchema,
  seller: partySchema,
  /** The caller's side. */
  side: z.enum(ORDER_SIDES),
  /** The month of loading, `2026-11`. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** Balance carried over, and balance with this statement's lines. */
  opening: z.array(money),
  closing: z.array(money),
  /** What of the balance is disputed and waits. */
  disputed: z.array(money),
  /** What is still unpaid of the balance. */
  open: z.array(money),
  /** What falls due on which day, without what is disputed. */
  due: z.array(z.object({ dueOn: day, amounts: z.array(money) })),
  /** Lines that the buyer has neither confirmed nor disputed. */
  openLines: z.int(),
  createdAt: instant,
  sentAt: instant.optional(),
  version: z.int(),
})
export const statementDetailSchema = statementSchema.extend({
  lines: z.array(statementLineSchema),
  /** The fixed rates of its orders that are settled in one currency: `1 USD = 7.0744 CNY`. Absent: nothing is converted. */
  rates: z
    .array(z.object({ rate: z.string(), date: day, source: z.string(), orderNos: z.array(z.string()) }))
    .optional(),
})

export const statementQuerySchema = ownListQuery.extend({ tab: z.enum(['toCheck', 'open', 'paid', 'all']).optional() })

const ofLine = { id, version: z.int(), line: z.string().max(200), requestNo }

/** The seller sends a draft. `waiveFees`: it claims no late fee for the days of the draft. */
export const sendStatementSchema = z.object({ id, version: z.int(), waiveFees: z.boolean().optional(), requestNo })
/** The buyer confirms lines; of a disputed one what the seller offers, or else the whole. */
export const confirmLinesSchema = z.object({
  id,
  version: z.int(),
  lines: z.array(z.string().max(200)).min(1).max(500),
  requestNo,
})
/** The buyer disputes a charge. `believed`: what it believes to be right, in the line's currency. */
export const disputeLineSchema = z.object({
  ...ofLine,
  reason: z.enum(v.LINE_DISPUTES),
  believed: decimal,
  note: text(NOTE_MAX),
})
/** The seller answers a dispute with an amount; the whole amount with a reason means that it stands by it. */
export const answerLineSchema = z.object({ ...ofLine, amount: decimal, note: text(NOTE_MAX) })

export type StatementLine = z.infer<typeof statementLineSchema>
export type Statement = z.infer<typeof statementSchema>
export type StatementDetail = z.infer<typeof statementDetailSchema>
export type StatementQuery = z.infer<typeof statementQuerySchema>
export type SendStatement = z.infer<typeof sendStatementSchema>
export type ConfirmLines = z.infer<typeof confirmLinesSchema>
export type DisputeLine = z.infer<typeof disputeLineSchema>
export type AnswerLine = z.infer<typeof answerLineSchema>
