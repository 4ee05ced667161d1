import { z } from 'zod'
import { id, instant, money } from '../../zod.ts'
import { memberInfoSchema } from '../schemas.ts'
import { ACTIVITY_KINDS, TODO_KINDS, PROFILE_FACTS } from './values.ts'

/** An own item that a row links to; `isAbout`: its amount is a total of several currencies. */
const ownThing = z.object({
  id,
  no: z.string(),
  title: z.string(),
  amount: money.optional(),
  isAbout: z.boolean().optional(),
})

/** One kind of open todo: the count, and the most urgent items. */
export const todoSchema = z.object({
  kind: z.enum(TODO_KINDS),
  count: z.int(),
  /** At most `TODO_ITEMS`, the most urgent first; empty for todos of the enterprise itself. */
  items: z.array(ownThing.extend({ dueAt: instant.optional() })),
})

/** One calendar month (UTC), oldest first. */
export const monthSchema = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  published: z.int(),
  quoted: z.int(),
  /** Awards the caller won. */
  won: z.int(),
  /** Orders created, on either side. */
  orders: z.int(),
})

/** The last twelve months including the current one. */
export const yearSchema = z.object({
  months: z.array(monthSchema),
  /** As a buyer. */
  bought: z.object({
    published: z.int(),
    awarded: z.int(),
    /** Bids per tender, one digit. */
    bidsPerTender: z.number(),
    /** Paid, one amount per currency, unconverted. */
    paid: z.array(money),
  }),
  /** As a seller. */
  sold: z.object({
    quoted: z.int(),
    won: z.int(),
    orders: z.int(),
    /** Received, one amount per currency. */
    earned: z.array(money),
  }),
})

export const activitySchema = ownThing.extend({ at: instant, kind: z.enum(ACTIVITY_KINDS) })

export const memCenterSchema = z.object({
  member: memberInfoSchema,
  /** Completeness of the enterprise's card in percent, and the missing facts. */
  profile: z.object({ pct: z.int(), missing: z.array(z.enum(PROFILE_FACTS)) }),
  duties: z.array(todoSchema),
  year: yearSchema,
  /** Newest first, at most `ACTIVITY_ITEMS`. */
  activity: z.array(activitySchema),
})

/** All data stored about the caller's enterprise and user, as in the tables. */
export const exportedSchema = z.object({
  generatedAt: instant,
  member: z.record(z.string(), z.unknown()),
  company: z.record(z.string(), z.unknown()),
  /** Rows by table name: tenders, bids, orders, payments, files without content, messages and so on. */
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})

export type Todo = z.infer<typeof todoSchema>
export type Month = z.infer<typeof monthSchema>
export type Year = z.infer<typeof yearSchema>
export type Activity = z.infer<typeof activitySchema>
export type MemCenter = z.infer<typeof memCenterSchema>
export type Exported = z.infer<typeof exportedSchema>
