import { z } from 'zod'
import { fileRefSchema } from '../../file/schemas.ts'
import { day, id, instant, pageQuery, requestNo } from '../../zod.ts'
import * as v from './values.ts'

const kind = z.enum(v.EXPORT_KINDS)
/** Days of creation in China, both included; absent: no limit on that side. */
const period = { from: day.optional(), to: day.optional() }

/** An export, as its enterprise sees it. */
export const exportSchema = z.object({
  id,
  kinds: z.array(kind),
  ...period,
  format: z.enum(v.EXPORT_FORMATS),
  status: z.enum(v.EXPORT_STATUSES),
  failure: z.enum(v.EXPORT_FAILURES).optional(),
  /** Number of records of each kind; once it is ready. */
  counts: z.array(z.object({ kind, count: z.int() })),
  /** What to download; `kind`: the file holds this kind only. Empty unless it is ready. */
  files: z.array(fileRefSchema.extend({ kind: kind.optional() })),
  createdAt: instant,
  /** When it became ready. */
  readyAt: instant.optional(),
  /** When its files are removed, or were. */
  keptUntil: instant.optional(),
})

export const createExportSchema = z.object({
  kinds: z.array(kind).max(v.EXPORT_KINDS.length),
  ...period,
  format: z.enum(v.EXPORT_FORMATS),
  requestNo,
})
export const exportIdSchema = z.object({ id })
export const retryExportSchema = z.object({ id, requestNo })
export const exportQuerySchema = pageQuery

export type Export = z.infer<typeof exportSchema>
export type CreateExport = z.infer<typeof createExportSchema>
export type RetryExport = z.infer<typeof retryExportSchema>
export type ExportQuery = z.infer<typeof exportQuerySchema>
