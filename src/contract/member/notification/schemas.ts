import { z } from 'zod'
import { flag, id, instant, ownListQuery } from '../../zod.ts'
import { DIGESTS, MESSAGE_GROUPS, MESSAGE_TARGETS, MESSAGE_TYPES } from './values.ts'

const groupSchema = z.enum(MESSAGE_GROUPS)

/** A message in the reader's language. */
export const messageSchema = z.object({
  id,
  type: z.enum(MESSAGE_TYPES),
  group: groupSchema,
  title: z.string(),
  body: z.string(),
  target: z.object({ kind: z.enum(MESSAGE_TARGETS), id: z.string() }).optional(),
  at: instant,
  readAt: instant.optional(),
})
/** The days are those of arrival. */
export const messageQuerySchema = ownListQuery.extend({ unread: flag.optional(), group: groupSchema.optional() })
/** Content of the bell. */
export const unreadSchema = z.object({
  count: z.int(),
  /** Unread reminders of future deadlines. */
  deadlines: z.int(),
  /** The newest messages, including read ones. */
  latest: z.array(messageSchema),
})
export const readMessagesSchema = z.object({ ids: z.array(id).min(1).max(200) })
/** Unread count after marking messages as read. */
export const readResultSchema = z.object({ count: z.int() })
/** Groups that are switched off, and the digest; without one: OFF. */
export const messageSettingsSchema = z.object({
  off: z.array(groupSchema).max(MESSAGE_GROUPS.length),
  digest: z.enum(DIGESTS).optional(),
})

export type Message = z.infer<typeof messageSchema>
export type MessageQuery = z.infer<typeof messageQuerySchema>
export type Unread = z.infer<typeof unreadSchema>
export type ReadMessages = z.infer<typeof readMessagesSchema>
export type ReadResult = z.infer<typeof readResultSchema>
export type MessageSettings = z.infer<typeof messageSettingsSchema>
