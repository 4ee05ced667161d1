import { z } from 'zod'
import { currency, day, decimal, id, instant, money, text, unlocode } from '../zod.ts'
import { fileIdSchema, fileRefSchema } from '../file/schemas.ts'
import * as v from './values.ts'

export const boxesSchema = z.object({ isoCode: z.string().length(4), qty: z.int().min(1).max(9999) })
/** Loose cargo: pieces, kilograms, cubic metres. */
export const looseSchema = z.object({ pieces: z.int().min(1).max(999_999), grossKg: decimal, cbm: decimal })
export const truckSchema = z.object({
  pickup: text(200),
  drop: text(200),
  emptyReturn: text(200),
  weighbridge: z.boolean(),
  waitingFreeHours: z.int().min(0).max(72),
})

export const tenderLaneSchema = z.object({
  laneNo: z.int().min(1).max(50),
  /** Port of loading; for a truck lane the terminal. */
  pol: unlocode,
  /** Port of discharge; absent on a truck lane. */
  pod: unlocode.optional(),
  receiptPlace: text(120).optional(),
  deliveryPlace: text(120).optional(),
  receiptType: z.enum(v.HANDOVER_TYPES),
  deliveryType: z.enum(v.HANDOVER_TYPES),
  boxes: z.array(boxesSchema).max(12),
  loose: looseSchema.optional(),
  truck: truckSchema.optional(),
  cargoReadyDate: day,
  etdFrom: day,
  etdTo: day,
  maxTransitDays: z.int().min(1).max(120).optional(),
  directOnly: z.boolean(),
  freeDaysWanted: z.int().min(0).max(60).optional(),
  /** Contract tenders: boxes a week. */
  boxesPerWeek: z.int().min(1).max(9999).optional(),
})

export const cargoSchema = z.object({
  hsCode: z
    .string()
    .regex(/^\d{4,10}$/)
    .optional(),
  nameZh: text(100),
  nameEn: text(200).optional(),
  packageType: z.string().max(4),
  pieces: z.int().min(1).max(9_999_999),
  grossKg: decimal,
  cbm: decimal,
  dg: z
    .object({
      unNo: z.string().regex(/^\d{4}$/),
      class: z.string().regex(/^[1-9](\.[1-6])?$/),
      packingGroup: z.enum(['I', 'II', 'III']),
    })
    .optional(),
  reefer: z
    .object({
      setC: z.number().min(-40).max(40),
      ventCbmH: z.int().min(0).max(300),
      humidityPct: z.int().min(0).max(100).optional(),
    })
    .optional(),
  oog: z
    .object({
      lengthCm: z.int().min(1).max(5000),
      widthCm: z.int().min(1).max(2000),
      heightCm: z.int().min(1).max(2000),
    })
    .optional(),
  value: money.optional(),
  stackable: z.boolean(),
})

/** Shares of the score, percent, together 100. */
export const weightsSchema = z.object({
  price: z.int().min(0).max(100),
  transit: z.int().min(0).max(100),
  freeTime: z.int().min(0).max(100),
  rating: z.int().min(0).max(100),
})

/** What a publisher writes. */
export const tenderDraftSchema = z.object({
  title: text(100),
  type: z.enum(v.TENDER_TYPES),
  mode: z.enum(v.TRANSPORT_MODES),
  visibility: z.enum(v.VISIBILITIES),
  quoting: z.enum(v.QUOTING_MODES),
  deadline: instant,
  /** Last day on which the offered prices must hold. */
  validityWantedTo: day,
  compareCurrency: currency,
  incoterm: z.string().length(3).optional(),
  namedPlace: text(120).optional(),
  paymentTerm: z.enum(v.PAYMENT_TERMS),
  awardRule: z.enum(v.AWARD_RULES),
  weights: weightsSchema,
  /** Charge codes every quote must answer. */
  requiredCharges: z.array(z.string().max(8)).max(40),
  lanes: z.array(tenderLaneSchema).min(1).max(50),
  cargo: cargoSchema,
  remarks: text(1000).optional(),
  attachments: z.array(fileRefSchema).max(10),
  /** Enterprises that may see and quote on an INVITED tender; told to its publisher only. */
  invited: z.array(id).max(30).optional(),
})

/** What a publisher sends: files by their ids. */
export const tenderInputSchema = tenderDraftSchema.extend({ attachments: z.array(fileIdSchema).max(10) })

/** A draft may be kept half done: only its shape is checked, not its rules. */
export const tenderSketchSchema = z.looseObject({
  title: z.string().max(100).optional(),
  attachments: z.array(fileRefSchema).optional(),
})
export const tenderSketchInputSchema = tenderSketchSchema.extend({
  attachments: z.array(fileIdSchema).max(10).optional(),
})

export type Boxes = z.infer<typeof boxesSchema>
export type TenderLane = z.infer<typeof tenderLaneSchema>
export type Cargo = z.infer<typeof cargoSchema>
export type Weights = z.infer<typeof weightsSchema>
export type TenderDraft = z.infer<typeof tenderDraftSchema>
export type TenderInput = z.infer<typeof tenderInputSchema>
export type TenderSketch = z.infer<typeof tenderSketchSchema>
