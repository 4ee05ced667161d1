import { z } from 'zod'
import { currency, day, decimal, id, instant, money, text, placeCode } from '../../zod.ts'
import { fileIdSchema, fileRefSchema } from '../../file/schemas.ts'
import { guestInputSchema } from '../guest/draft.ts'
import { MAX_GUESTS } from '../guest/values.ts'
import { FREE_DAYS_MAX, TRANSIT_DAYS_MAX } from '../bid/carriage/limits.ts'
import { demandLevelsSchema } from './demands/schemas.ts'
import { MAX_LANES } from './lifecycle.ts'
import * as l from './limits.ts'
import { paymentPartsShape } from './payment/schemas.ts'
import { payersSchema } from './payers/schemas.ts'
import { callOffTermSchema, laneTermShape } from './term/schemas.ts'
import * as v from './values.ts'

export const boxesSchema = z.object({ isoCode: z.string().length(4), qty: z.int().min(1).max(l.BOX_QTY_MAX) })
/** Loose cargo: pieces, kilograms, cubic metres. */
export const looseSchema = z.object({ pieces: z.int().min(1).max(l.LANE_PIECES_MAX), grossKg: decimal, cbm: decimal })
export const truckSchema = z.object({
  pickup: text(l.TRUCK_ADDRESS_MAX),
  drop: text(l.TRUCK_ADDRESS_MAX),
  emptyReturn: text(l.TRUCK_ADDRESS_MAX),
  weighbridge: z.boolean(),
  waitingFreeHours: z.int().min(0).max(l.WAITING_HOURS_MAX),
})

export const tenderLaneSchema = z.object({
  laneNo: z.int().min(1).max(MAX_LANES),
  /** Port of loading; for a truck lane the terminal. */
  pol: placeCode,
  /** Port of discharge; absent on a truck lane. */
  pod: placeCode.optional(),
  receiptPlace: text(l.PLACE_MAX).optional(),
  deliveryPlace: text(l.PLACE_MAX).optional(),
  receiptType: z.enum(v.HANDOVER_TYPES),
  deliveryType: z.enum(v.HANDOVER_TYPES),
  boxes: z.array(boxesSchema).max(l.MAX_BOX_TYPES),
  /** Spot tenders: number of bills of lading of all containers; absent: one. */
  blCount: z.int().min(1).max(l.BOX_QTY_MAX).optional(),
  /** Container lanes: days that charges a container and day are counted for, e.g. of a chassis; absent: the usual ones. */
  assumedDays: z.int().min(1).max(l.ASSUMED_DAYS_MAX).optional(),
  loose: looseSchema.optional(),
  truck: truckSchema.optional(),
  cargoReadyDate: day,
  etdFrom: day,
  etdTo: day,
  /** The sailing of the schedules that the lane was begun with, as long as it fits (`fitsLane`). */
  sailingId: id.optional(),
  maxTransitDays: z.int().min(1).max(TRANSIT_DAYS_MAX).optional(),
  directOnly: z.boolean(),
  freeDaysWanted: z.int().min(0).max(FREE_DAYS_MAX).optional(),
  /** Contract tenders: containers per week. */
  boxesPerWeek: z.int().min(1).max(l.BOX_QTY_MAX).optional(),
  ...laneTermShape,
})

export const cargoSchema = z.object({
  hsCode: z
    .string()
    .regex(/^\d{4,10}$/)
    .optional(),
  nameZh: text(l.CARGO_NAME_MAX),
  nameEn: text(l.CARGO_NAME_EN_MAX).optional(),
  packageType: z.string().max(4),
  pieces: z.int().min(1).max(l.CARGO_PIECES_MAX),
  grossKg: decimal,
  cbm: decimal,
  dg: z
    .object({
      unNo: z.string().regex(/^\d{4}$/),
      class: z.string().regex(/^[1-9](\.[1-6])?$/),
      packingGroup: z.enum(v.PACKING_GROUPS),
    })
    .optional(),
  reefer: z
    .object({
      setC: z.number().min(-l.REEFER_C_MAX).max(l.REEFER_C_MAX),
      ventCbmH: z.int().min(0).max(l.VENT_MAX),
      humidityPct: z.int().min(0).max(100).optional(),
    })
    .optional(),
  oog: z
    .object({
      lengthCm: z.int().min(1).max(l.OOG_CM_MAX.length),
      widthCm: z.int().min(1).max(l.OOG_CM_MAX.width),
      heightCm: z.int().min(1).max(l.OOG_CM_MAX.height),
    })
    .optional(),
  value: money.optional(),
  stackable: z.boolean(),
})

/** Weights of the score in percent, 100 in total. */
export const weightsSchema = z.object({
  price: z.int().min(0).max(100),
  transit: z.int().min(0).max(100),
  freeTime: z.int().min(0).max(100),
  rating: z.int().min(0).max(100),
  /** Absent: none, as in tenders of before. */
  co2: z.int().min(0).max(l.CO2_WEIGHT_MAX).optional(),
})

/** Input of a publisher. */
export const tenderDraftSchema = z.object({
  title: text(l.TITLE_MAX),
  type: z.enum(v.TENDER_TYPES),
  mode: z.enum(v.TRANSPORT_MODES),
  visibility: z.enum(v.VISIBILITIES),
  quoting: z.enum(v.QUOTING_MODES),
  deadline: instant,
  /** Last day on which the prices must be valid. */
  validityWantedTo: day,
  compareCurrency: currency,
  incoterm: z.string().length(3).optional(),
  namedPlace: text(l.PLACE_MAX).optional(),
  paymentTerm: z.enum(v.PAYMENT_TERMS),
  ...paymentPartsShape,
  /** Who pays which charges; absent: the publisher pays all. */
  payers: payersSchema.optional(),
  /** Contract tenders: how its agreements are called off; absent: each winner gets one order for all containers. */
  term: callOffTermSchema.optional(),
  awardRule: z.enum(v.AWARD_RULES),
  weights: weightsSchema,
  /** Charge codes that every quote must answer. */
  requiredCharges: z.array(z.string().max(8)).max(l.MAX_REQUIRED_CHARGES),
  /** Which demands exclude a bid that fails them; absent: the usual ones. */
  demands: demandLevelsSchema.optional(),
  lanes: z.array(tenderLaneSchema).min(1).max(MAX_LANES),
  cargo: cargoSchema,
  remarks: text(l.REMARKS_MAX).optional(),
  attachments: z.array(fileRefSchema).max(l.MAX_TENDER_FILES),
  /** Enterprises that may see and quote on an INVITED tender; returned to its publisher only. */
  invited: z.array(id).max(l.MAX_INVITED).optional(),
  /** Enterprises without an account that it invites by link (decision 0086); returned to its publisher only. */
  guests: z.array(guestInputSchema).max(MAX_GUESTS).optional(),
})

/** Request body of a publisher: files by id. */
export const tenderInputSchema = tenderDraftSchema.extend({
  attachments: z.array(fileIdSchema).max(l.MAX_TENDER_FILES),
})

/** A draft may be incomplete: only its shape is validated, not the rules. */
export const tenderPartialSchema = z.looseObject({
  title: z.string().max(l.TITLE_MAX).optional(),
  attachments: z.array(fileRefSchema).optional(),
})
export const tenderPartialInputSchema = tenderPartialSchema.extend({
  attachments: z.array(fileIdSchema).max(l.MAX_TENDER_FILES).optional(),
})

export type Boxes = z.infer<typeof boxesSchema>
export type TenderLane = z.infer<typeof tenderLaneSchema>
export type Cargo = z.infer<typeof cargoSchema>
export type Weights = z.infer<typeof weightsSchema>
export type TenderDraft = z.infer<typeof tenderDraftSchema>
export type TenderInput = z.infer<typeof tenderInputSchema>
export type TenderPartial = z.infer<typeof tenderPartialSchema>
