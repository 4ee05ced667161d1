import { z } from 'zod'
import { day, decimal, money, text } from '../../../zod.ts'
import { sailingPickSchema } from '../../../trade/bid/carriage/schemas.ts'
import { cargoSchema, truckSchema } from '../../../trade/tender/draft.ts'
import { CARGO_NAME_MAX } from '../../../trade/tender/limits.ts'
import { payersSchema } from '../../../trade/tender/payers/schemas.ts'
import { MAX_STOCK } from '../../listing/limits.ts'
import * as l from './limits.ts'

const cm = z.int().min(1).max(l.PIECE_CM_MAX)

/** Pieces of one size: centimetres, and kilograms of one piece. */
export const packageRowSchema = z.object({
  pieces: z.int().min(1).max(l.PIECES_MAX),
  lengthCm: cm,
  widthCm: cm,
  heightCm: cm,
  kg: decimal,
})

/** A party of the bill of lading. */
export const cargoPartySchema = z.object({
  name: text(l.PARTY_NAME_MAX),
  address: text(l.PARTY_ADDRESS_MAX),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  /** Name, telephone or e-mail. */
  contact: text(l.PARTY_CONTACT_MAX),
})
export const partiesSchema = z.object({
  shipper: cargoPartySchema,
  consignee: cargoPartySchema,
  /** Absent: the same as the consignee. */
  notify: cargoPartySchema.optional(),
})

/** The cargo of a booking or call-off. */
export const goodsSchema = z.object({
  cargo: z.object({
    name: text(CARGO_NAME_MAX),
    /** Digits only. */
    hsCode: z.string().regex(/^\d{6,10}$/),
    ...cargoSchema.pick({ dg: true, reefer: true }).shape,
  }),
  /** Cargo weight of one unit: a container of the type, or a truck. */
  weights: z.array(z.object({ isoCode: z.string().length(4).optional(), kg: decimal })).max(MAX_STOCK),
})

/** What is shipped with a booking; which parts it has depends on kind and mode of the listing. */
export const shipmentSchema = z.object({
  /** Of the listing's sailings; absent if it has none to come. */
  sailing: sailingPickSchema.optional(),
  cargo: goodsSchema.shape.cargo,
  /** Day on which the cargo is ready, or the truck picks it up. */
  readyDate: day,
  weights: goodsSchema.shape.weights,
  /** Loose cargo. */
  packages: z.array(packageRowSchema).max(l.MAX_PACKAGE_ROWS),
  truck: truckSchema.pick({ pickup: true, drop: true }).optional(),
  incoterm: z.string().length(3).optional(),
  /** Of the goods; needed by a service that costs a percentage of it. */
  value: money.optional(),
  /** Who pays what; absent: the buyer pays all. */
  payers: payersSchema.optional(),
  /** Hidden from the seller before it accepts. */
  parties: partiesSchema.optional(),
})

export type Goods = z.infer<typeof goodsSchema>
export type PackageRow = z.infer<typeof packageRowSchema>
export type CargoParty = z.infer<typeof cargoPartySchema>
export type Shipment = z.infer<typeof shipmentSchema>
