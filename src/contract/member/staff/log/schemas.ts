import { z } from 'zod'
import { id, instant, ownListQuery } from '../../../zod.ts'
import { LOG_KINDS } from './values.ts'

const kind = z.enum(LOG_KINDS)

/** One successful write of a person of the enterprise. */
export const logEntrySchema = z.object({
  id,
  at: instant,
  memberId: id,
  memberName: z.string(),
  /** The key by which a system did it in that person's place. */
  keyName: z.string().optional(),
  /** The person in whose place it was decided. */
  deputyOf: z.string().optional(),
  kind,
  /** The last part of the call's path, e.g. `submit`. */
  act: z.string(),
  targetId: z.string().optional(),
  /** Title or number as the person was answered. */
  title: z.string().optional(),
  requestNo: z.string().optional(),
  /** User-Agent of the request, or ''. */
  agent: z.string(),
  /** What it was before and after, where a call says so. */
  before: z.string().optional(),
  after: z.string().optional(),
  /** SHA-256 over the entry and the hash of the one before. */
  hash: z.string(),
  /** False if the entry, or the one before it, is not what was written. */
  isIntact: z.boolean(),
})

/** Keyword: of titles, ids, people and acts. */
export const logQuerySchema = ownListQuery.extend({ memberId: id.optional(), kind: kind.optional() })

export type LogEntry = z.infer<typeof logEntrySchema>
export type LogQuery = z.infer<typeof logQuerySchema>
