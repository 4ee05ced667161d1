import { z } from 'zod'
import { currency, day, decimal, instant, text, unlocode } from '../zod.ts'
import { freeTimeSchema, sailingPickSchema } from '../bid-carriage/schemas.ts'
import { chargeInputSchema } from '../bid/schemas.ts'
import { fileIdSchema, fileRefSchema } from '../file/schemas.ts'
import { SERVICE_TYPES } from '../member/values.ts'
import { TRANSPORT_MODES } from '../tender/values.ts'
import { LISTING_KINDS, MAX_IMAGES } from './values.ts'

/** How much is offered of one thing: boxes of a type, or cubic metres, trips, shipments where `isoCode` is absent. */
export const stockSchema = z.object({ isoCode: z.string().length(4).optional(), qty: z.int().min(0).max(9999) })

/** What a seller writes. Prices are of one unit: of one box, one cubic metre, one trip, one shipment. */
export const listingDraftSchema = z.object({
  kind: z.enum(LISTING_KINDS),
  title: text(60),
  mode: z.enum(TRANSPORT_MODES),
  pol: unlocode.optional(),
  pod: unlocode.optional(),
  /** Where a truck, an empty box or a service is offered. */
  provinceCode: z.string().max(6).optional(),
  cityName: text(40).optional(),
  /** Depot where an empty box stands, or where a truck starts. */
  place: text(120).optional(),
  services: z.array(z.enum(SERVICE_TYPES)).max(10),
  /** TRUCK: plates of the tractors offered. EMPTY_BOX: numbers of the boxes. */
  plates: z.array(z.string().max(12)).max(50),
  containerNos: z.array(z.string().max(12)).max(100),
  carrierScac: z.string().max(6).optional(),
  service: text(11).optional(),
  direct: z.boolean(),
  via: z.array(unlocode).max(3),
  transitDays: z.int().min(1).max(120).optional(),
  sailings: z.array(sailingPickSchema).max(6),
  freeTime: freeTimeSchema.optional(),
  stock: z.array(stockSchema).max(6),
  minOrder: z.int().min(1).max(9999),
  charges: z.array(chargeInputSchema).max(40),
  currency,
  validFrom: day,
  validTo: day,
  /** CARGO: what is to be moved. */
  cargo: z.object({ nameZh: text(100), grossKg: decimal, cbm: decimal, readyDate: day }).optional(),
  /** EMPTY_BOX: when and where it has to be back. */
  emptyFrom: instant.optional(),
  emptyTo: instant.optional(),
  remarks: text(500).optional(),
  images: z.array(fileRefSchema).max(MAX_IMAGES),
})
/** What a seller sends: pictures by their ids. */
export const listingInputSchema = listingDraftSchema.extend({ images: z.array(fileIdSchema).max(MAX_IMAGES) })
/** A draft may be kept half done: only its shape is checked, not its rules. */
export const listingSketchSchema = z.looseObject({
  title: z.string().max(60).optional(),
  images: z.array(fileRefSchema).optional(),
})
export const listingSketchInputSchema = listingSketchSchema.extend({
  images: z.array(fileIdSchema).max(MAX_IMAGES).optional(),
})

export type Stock = z.infer<typeof stockSchema>
export type ListingDraft = z.infer<typeof listingDraftSchema>
export type ListingInput = z.infer<typeof listingInputSchema>
export type ListingSketch = z.infer<typeof listingSketchSchema>
