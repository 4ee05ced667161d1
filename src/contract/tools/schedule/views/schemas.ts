import { z } from 'zod'
import { day, instant, unlocode } from '../../../zod.ts'
import { cutOffSchema } from '../schemas.ts'
import { CALL_STATES } from './values.ts'

/** A ship, or the one still to be named. */
const shipSchema = z.object({
  vesselName: z.string(),
  isDummyVessel: z.boolean(),
  imo: z.string().optional(),
})
/** A ship at a port, in its time; the planned times are there only where others were announced. */
const callSchema = z.object({
  port: z.string(),
  terminal: z.string(),
  eta: instant,
  etd: instant,
  plannedEta: instant.optional(),
  plannedEtd: instant.optional(),
  state: z.enum(CALL_STATES),
})
const serviceNameSchema = z.object({ code: z.string(), nameZh: z.string(), nameEn: z.string() })

const portCallSchema = callSchema.extend({
  ...shipSchema.shape,
  voyage: z.string(),
  service: serviceNameSchema,
  carrierScac: z.string(),
  /** Ports before and after in the rotation. */
  before: z.string(),
  next: z.string(),
  /** The sailing to the first port abroad, with its cut-offs; absent where none can be booked. */
  sailing: z.object({ id: z.string(), pod: z.string(), cutOffs: z.array(cutOffSchema) }).optional(),
})
export const portQuerySchema = z.object({
  port: unlocode,
  /** The first of seven days, in the time of the port; today by default. */
  from: day.optional(),
})
export const portViewSchema = z.object({
  unlocode: z.string(),
  from: z.string(),
  to: z.string(),
  /** Earliest arrival first. */
  calls: z.array(portCallSchema),
})

/** Where the timetable has a ship: at one port, or between two. */
const positionSchema = z.object({
  state: z.enum(['IN_PORT', 'AT_SEA']),
  from: z.string(),
  /** The next port. */
  to: z.string(),
  /** When it came to or left `from`, in its time. */
  since: instant,
  /** When it leaves the port, or arrives at the next one, in its time. */
  until: instant,
  /** Part of the time between them that has passed, from 0 to 1. */
  share: z.number(),
})
export const vesselQuerySchema = z.object({ imo: z.string().regex(/^\d{7}$/) })
export const vesselViewSchema = z.object({
  imo: z.string(),
  vesselName: z.string(),
  operator: z.string(),
  teu: z.int(),
  reeferPlugs: z.int(),
  service: serviceNameSchema,
  position: positionSchema,
  /** Calls of the current round and, once its ship is named, of the next. */
  calls: z.array(callSchema.extend({ voyage: z.string() })),
})

export const serviceQuerySchema = z.object({ code: z.string().regex(/^[A-Z]{2}\d$/) })
export const serviceViewSchema = serviceNameSchema.extend({
  lane: z.string(),
  operators: z.array(z.string()),
  rotationDays: z.int(),
  shipTeu: z.int(),
  reefers: z.boolean(),
  special: z.boolean(),
  rotation: z.array(
    z.object({
      port: z.string(),
      terminal: z.string(),
      /** Days after the departure from the first port, begun ones counted whole. */
      arrives: z.int(),
      leaves: z.int(),
      stayHours: z.int(),
      isTurn: z.boolean(),
      /** Ports abroad that the ship reaches from here, with planned transit days. */
      reaches: z.array(z.object({ port: z.string(), transitDays: z.int() })),
    }),
  ),
  ships: z.array(
    z.object({
      imo: z.string(),
      vesselName: z.string(),
      operator: z.string(),
      teu: z.int(),
      position: positionSchema,
    }),
  ),
  /** The next rounds; their calls are in the order of the rotation. */
  rounds: z.array(shipSchema.extend({ voyage: z.string(), calls: z.array(callSchema) })),
})

/** All services and their ships, for choosing one. */
export const fleetSchema = z.object({
  services: z.array(serviceNameSchema.extend({ lane: z.string() })),
  ships: z.array(z.object({ imo: z.string(), vesselName: z.string(), serviceCode: z.string() })),
})

export type ViewCall = z.infer<typeof callSchema>
export type PortCall = z.infer<typeof portCallSchema>
export type PortQuery = z.infer<typeof portQuerySchema>
export type PortView = z.infer<typeof portViewSchema>
export type ShipPosition = z.infer<typeof positionSchema>
export type VesselQuery = z.infer<typeof vesselQuerySchema>
export type VesselView = z.infer<typeof vesselViewSchema>
export type ServiceQuery = z.infer<typeof serviceQuerySchema>
export type ServiceView = z.infer<typeof serviceViewSchema>
export type Fleet = z.infer<typeof fleetSchema>
