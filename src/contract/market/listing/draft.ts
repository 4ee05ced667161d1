import { z } from 'zod'
import { currency, day, decimal, instant, text, placeCode } from '../../zod.ts'
import { freeTimeSchema, sailingPickSchema } from '../../trade/bid/carriage/schemas.ts'
import { chargeInputSchema } from '../../trade/bid/charge/schemas.ts'
import { fileIdSchema, fileRefSchema } from '../../file/schemas.ts'
import { CITY_MAX } from '../../limits.ts'
import { SERVICE_TYPES } from '../../member/values.ts'
import { MAX_SAILINGS, MAX_VIA, SERVICE_MAX, TRANSIT_DAYS_MAX } from '../../trade/bid/carriage/limits.ts'
import { CARGO_NAME_MAX } from '../../trade/tender/limits.ts'
import { TRANSPORT_MODES } from '../../trade/tender/values.ts'
import * as l from './limits.ts'
import { LISTING_KINDS, MAX_IMAGES } from './values.ts'

/** Offered stock: containers of a type, or cubic metres, trips, shipments if `isoCode` is absent. */
export const stockSchema = z.object({
  isoCode: z.string().length(4).optional(),
  qty: z.int().min(0).max(l.STOCK_QTY_MAX),
})

/** A price line of a listing. An optional one is a service: charged only to a buyer who takes it, and in no all-in price. */
export const listingChargeSchema = chargeInputSchema
  .omit({ minAmount: true, breaks: true, includedIn: true, estimate: true })
  .extend({ optional: z.boolean().optional() })

/** Input of a seller. Prices are per unit: container, cubic metre, trip or shipment. */
export const listingDraftSchema = z.object({
  kind: z.enum(LISTING_KINDS),
  title: text(l.LISTING_TITLE_MAX),
  mode: z.enum(TRANSPORT_MODES),
  pol: placeCode.optional(),
  pod: placeCode.optional(),
  /** Location of a truck, an empty container or a service. */
  provinceCode: z.string().max(6).optional(),
  cityName: text(CITY_MAX).optional(),
  /** Depot of an empty container, or starting point of a truck. */
  place: text(l.LISTING_PLACE_MAX).optional(),
  services: z.array(z.enum(SERVICE_TYPES)).max(10),
  /** TRUCK: plates of the tractors. EMPTY_BOX: container numbers. */
  plates: z.array(z.string().max(l.UNIT_NO_MAX)).max(l.MAX_PLATES),
  containerNos: z.array(z.string().max(l.UNIT_NO_MAX)).max(l.MAX_CONTAINER_NOS),
  carrierScac: z.string().max(6).optional(),
  service: text(SERVICE_MAX).optional(),
  direct: z.boolean(),
  via: z.array(placeCode).max(MAX_VIA),
  transitDays: z.int().min(1).max(TRANSIT_DAYS_MAX).optional(),
  sailings: z.array(sailingPickSchema).max(MAX_SAILINGS),
  freeTime: freeTimeSchema.optional(),
  stock: z.array(stockSchema).max(l.MAX_STOCK),
  minOrder: z.int().min(1).max(l.STOCK_QTY_MAX),
  charges: z.array(listingChargeSchema).max(l.MAX_LISTING_CHARGES),
  currency,
  validFrom: day,
  validTo: day,
  /** CARGO: the cargo to be moved. */
  cargo: z.object({ nameZh: text(CARGO_NAME_MAX), grossKg: decimal, cbm: decimal, readyDate: day }).optional(),
  /** EMPTY_BOX: time and place of return. */
  emptyFrom: instant.optional(),
  emptyTo: instant.optional(),
  remarks: text(l.LISTING_REMARKS_MAX).optional(),
  images: z.array(fileRefSchema).max(MAX_IMAGES),
})
/** Request body of a seller: pictures by id. */
export const listingInputSchema = listingDraftSchema.extend({ images: z.array(fileIdSchema).max(MAX_IMAGES) })
/** A draft may be incomplete: only its shape is validated, not the rules. */
export const listingPartialSchema = z.looseObject({
  title: z.string().max(l.LISTING_TITLE_MAX).optional(),
  images: z.array(fileRefSchema).optional(),
})
export const listingPartialInputSchema = listingPartialSchema.extend({
  images: z.array(fileIdSchema).max(MAX_IMAGES).optional(),
})

export type ListingCharge = z.infer<typeof listingChargeSchema>
export type Stock = z.infer<typeof stockSchema>
export type ListingDraft = z.infer<typeof listingDraftSchema>
export type ListingInput = z.infer<typeof listingInputSchema>
export type ListingPartial = z.infer<typeof listingPartialSchema>
