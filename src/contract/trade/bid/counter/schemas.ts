import { z } from 'zod'
import { NOTE_MAX } from '../../../limits.ts'
import { currency, decimal, id, instant, money, requestNo, text } from '../../../zod.ts'
import { COUNTER_STATUSES } from '../values.ts'

/** One line of a counter-offer: quoted and requested unit price. */
export const counterLineSchema = z.object({
  laneNo: z.int(),
  /** Index in the lane's charges. */
  index: z.int(),
  code: z.string(),
  isoCode: z.string().optional(),
  currency,
  from: decimal,
  to: decimal,
})
/** The publisher's counter-offer. Accepting it creates a new version of the bid. */
export const counterSchema = z.object({
  lines: z.array(counterLineSchema),
  /** All-in of the bid with these prices. */
  allIn: money,
  note: z.string(),
  at: instant,
  until: instant,
  status: z.enum(COUNTER_STATUSES),
  answer: z.string().optional(),
  answeredAt: instant.optional(),
})

const command = z.object({ id, version: z.int(), requestNo })

/** Lines by lane and index, each with a unit price below the quoted one. */
export const counterBidSchema = command.extend({
  lines: z
    .array(z.object({ laneNo: z.int(), index: z.int(), unitPrice: decimal }))
    .min(1)
    .max(60),
  note: text(NOTE_MAX),
})
export const answerCounterSchema = command.extend({ accept: z.boolean(), note: text(NOTE_MAX) })

export type Counter = z.infer<typeof counterSchema>
export type CounterLine = z.infer<typeof counterLineSchema>
export type CounterBid = z.infer<typeof counterBidSchema>
export type AnswerCounter = z.infer<typeof answerCounterSchema>
