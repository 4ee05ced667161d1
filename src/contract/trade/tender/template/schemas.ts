import { z } from 'zod'
import { day, id, instant, requestNo, text } from '../../../zod.ts'
import { tenderLaneSchema } from '../draft.ts'
import { TENDER_TYPES, TRANSPORT_MODES } from '../values.ts'
import { RECURRENCE_CYCLES, TEMPLATE_NAME_MAX } from './values.ts'

const name = text(TEMPLATE_NAME_MAX).pipe(z.string().min(1))

/** When a template makes a draft. */
export const recurrenceSchema = z.object({
  cycle: z.enum(RECURRENCE_CYCLES),
  /** The day of publishing: 1 (Monday) to 7 of a week, 1 to 31 of a month. */
  on: z.int(),
  /** Days before it on which the draft is made. */
  aheadDays: z.int(),
})

/** A template of tenders, as its enterprise sees it. */
export const templateSchema = z.object({
  id,
  name: z.string(),
  type: z.enum(TENDER_TYPES),
  mode: z.enum(TRANSPORT_MODES),
  lanes: z.array(tenderLaneSchema.pick({ laneNo: true, pol: true, pod: true, boxes: true, loose: true })),
  /** Days from publishing to the deadline. */
  deadlineDays: z.int(),
  /** Absent: it makes no drafts by itself. */
  recurrence: recurrenceSchema.optional(),
  /** The next draft by itself; days in China. */
  next: z.object({ draftOn: day, publishOn: day }).optional(),
  /** Day of publishing of the last draft that it made by itself under this cycle. */
  draftedFor: day.optional(),
  /** When a draft was last made from it, by whoever or by itself. */
  lastUsedAt: instant.optional(),
  createdAt: instant,
  updatedAt: instant,
})
export const templatesSchema = z.object({ templates: z.array(templateSchema) })

/** Without an id a new template of a tender; with one another name for it, and another content if a tender is named. */
export const saveTemplateSchema = z.object({ id: id.optional(), tenderId: id.optional(), name, requestNo })
export const templateIdSchema = z.object({ id })
export const useTemplateSchema = z.object({ id, requestNo })
/** Without a cycle the template makes no drafts by itself. */
export const saveRecurrenceSchema = z.object({
  id,
  cycle: z.enum(RECURRENCE_CYCLES).optional(),
  on: z.int().optional(),
  aheadDays: z.int().optional(),
  requestNo,
})

export type Template = z.infer<typeof templateSchema>
export type Templates = z.infer<typeof templatesSchema>
export type SaveTemplate = z.infer<typeof saveTemplateSchema>
export type UseTemplate = z.infer<typeof useTemplateSchema>
export type SaveRecurrence = z.infer<typeof saveRecurrenceSchema>
