import { z } from 'zod'
import { NOTE_MAX } from '../../../limits.ts'
import { sailingPickSchema } from '../../../trade/bid/carriage/schemas.ts'
import { versionedSchema } from '../../../trade/tender/schemas.ts'
import { id, instant, text } from '../../../zod.ts'
import * as v from './values.ts'

const cutOffsSchema = z.object({ si: instant.optional(), vgm: instant.optional(), cy: instant.optional() })

const scheduleChangeSchema = z.object({
  at: instant,
  by: z.enum(v.SCHEDULE_ACTORS),
  /** The sailing before; absent if none was fixed. */
  from: sailingPickSchema.optional(),
  to: sailingPickSchema,
  /** Absent when the sailing was fixed for the first time, or only cut-offs were told. */
  reason: z.enum(v.SCHEDULE_REASONS).optional(),
  note: z.string(),
})

/** The sailing of a lane falls away: the buyer takes another one or cancels free. */
const withdrawnSchema = z.object({
  at: instant,
  reason: z.enum(v.SCHEDULE_REASONS),
  /** Sailings to choose from, the first of which is taken at `until`; may be empty. */
  offers: z.array(sailingPickSchema),
  until: instant,
})

/** What is known of a lane's sailing since the award: told by the seller, or announced in the schedules. */
export const orderScheduleSchema = z.object({
  laneNo: z.int(),
  sailing: sailingPickSchema,
  cutOffs: cutOffsSchema,
  /** Oldest first. */
  changes: z.array(scheduleChangeSchema),
  /** Absent: it sails. */
  withdrawn: withdrawnSchema.optional(),
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

export const chooseSailingSchema = versionedSchema.extend({ laneNo: z.int(), sailingId: id })

export type ChooseSailing = z.infer<typeof chooseSailingSchema>
export type ScheduleChange = z.infer<typeof scheduleChangeSchema>
export type OrderSchedule = z.infer<typeof orderScheduleSchema>
export type ChangeSchedule = z.infer<typeof changeScheduleSchema>
