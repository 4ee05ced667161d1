import { z } from 'zod'
import { NOTE_MAX } from '../../../limits.ts'
import { sailingPickSchema } from '../../../trade/bid/carriage/schemas.ts'
import { versionedSchema } from '../../../trade/tender/schemas.ts'
import { instant, text } from '../../../zod.ts'
import { ORDER_SIDES } from '../values.ts'
import * as v from './values.ts'

const cutOffsSchema = z.object({ si: instant.optional(), vgm: instant.optional(), cy: instant.optional() })

const scheduleChangeSchema = z.object({
  at: instant,
  by: z.enum(ORDER_SIDES),
  /** The sailing before; absent if none was fixed. */
  from: sailingPickSchema.optional(),
  to: sailingPickSchema,
  /** Absent when the sailing was fixed for the first time, or only cut-offs were told. */
  reason: z.enum(v.SCHEDULE_REASONS).optional(),
  note: z.string(),
})

/** What the seller told of a lane's sailing since the award. */
export const orderScheduleSchema = z.object({
  laneNo: z.int(),
  sailing: sailingPickSchema,
  cutOffs: cutOffsSchema,
  /** Oldest first. */
  changes: z.array(scheduleChangeSchema),
})

export const changeScheduleSchema = versionedSchema.extend({
  laneNo: z.int(),
  sailing: sailingPickSchema,
  /** Replaces those told before. */
  cutOffs: cutOffsSchema,
  /** Required where a departure or arrival that was fixed moves. */
  reason: z.enum(v.SCHEDULE_REASONS).optional(),
  note: text(NOTE_MAX),
})

export type ScheduleChange = z.infer<typeof scheduleChangeSchema>
export type OrderSchedule = z.infer<typeof orderScheduleSchema>
export type ChangeSchedule = z.infer<typeof changeScheduleSchema>
