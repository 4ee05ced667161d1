import { z } from 'zod'
import { day, id, instant, pageOf, pageQuery, unlocode, wholeNumber } from '../../zod.ts'
import { BOX_KINDS, CHANGED_FIELDS, CUT_OFFS, MAX_WINDOW_WEEKS, MIN_WINDOW_WEEKS, SAILING_SORTS } from './values.ts'

export const sailingSchema = z.object({
  id,
  carrierScac: z.string(),
  serviceCode: z.string(),
  vesselName: z.string(),
  /** True until the vessel is named. */
  isDummyVessel: z.boolean(),
  voyage: z.string(),
  pol: z.string(),
  pod: z.string(),
  etd: instant,
  eta: instant,
  /** Days, including waiting times at transhipments. */
  transitDays: z.int(),
  transhipments: z.array(z.string()),
})
const legSchema = z.object({
  vesselName: z.string(),
  isDummyVessel: z.boolean(),
  /** Seven digits, the last one a check digit; absent until the vessel is named. */
  imo: z.string().optional(),
  voyage: z.string(),
  from: z.string(),
  to: z.string(),
  fromTerminal: z.string(),
  toTerminal: z.string(),
  /** Each in its port's time zone. */
  etd: instant,
  eta: instant,
})
export const cutOffSchema = z.object({
  code: z.enum(CUT_OFFS),
  /** In the time zone of the port of loading. */
  at: instant,
})
/** A sailing with all schedule data. */
export const scheduledSailingSchema = sailingSchema.extend({
  /** From the port of loading to the port of discharge, one per vessel. */
  legs: z.array(legSchema),
  /** Earliest first. */
  cutOffs: z.array(cutOffSchema),
  boxKinds: z.array(z.enum(BOX_KINDS)),
  /** Value before the last change. */
  changed: z.object({ field: z.enum(CHANGED_FIELDS), from: z.string() }).optional(),
  /** Estimated kilograms CO2e for each TEU. MARKET 10. */
  co2PerTeu: z.int().optional(),
  updatedAt: instant,
})
const sailingFilters = z.object({
  pol: unlocode,
  pod: unlocode,
  carrierScac: z.string().max(6).optional(),
  maxTranshipments: wholeNumber.pipe(z.number().min(0).max(2)).optional(),
  isoCode: z
    .string()
    .regex(/^[A-Z0-9]{4}$/)
    .optional(),
})
const weeks = wholeNumber.pipe(z.number().min(MIN_WINDOW_WEEKS).max(MAX_WINDOW_WEEKS))
export const sailingQuerySchema = sailingFilters.extend({
  ...pageQuery.shape,
  etdFrom: day.optional(),
  etdTo: day.optional(),
  /** A search of the schedules: the first day, in the time zone of the port of loading, and the number of weeks. */
  from: day.optional(),
  weeks: weeks.optional(),
  sort: z.enum(SAILING_SORTS).optional(),
})
export const nearQuerySchema = sailingFilters.extend({ from: day, weeks })
export const nearSchema = z.object({
  /** The same search two weeks earlier and later, if it has results. */
  windows: z.array(z.object({ from: day, count: z.int() })),
  /** The same search between nearby ports, nearest first, if it has results. */
  ports: z.array(z.object({ pol: z.string(), pod: z.string(), km: z.int(), count: z.int() })),
  /** The same search without one of its filters, if it has results. */
  relaxed: z.array(z.object({ without: z.enum(['carrierScac', 'maxTranshipments', 'isoCode']), count: z.int() })),
})
export const sailingIdSchema = z.object({ id })
export const sailingPageSchema = pageOf(scheduledSailingSchema)
export type Sailing = z.infer<typeof sailingSchema>
export type ScheduledSailing = z.infer<typeof scheduledSailingSchema>
export type SailingLeg = z.infer<typeof legSchema>
export type CutOff = z.infer<typeof cutOffSchema>
export type SailingQuery = z.infer<typeof sailingQuerySchema>
export type NearQuery = z.infer<typeof nearQuerySchema>
export type NearSailings = z.infer<typeof nearSchema>
