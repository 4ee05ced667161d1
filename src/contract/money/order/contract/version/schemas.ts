import { z } from 'zod'
import { cargoPartySchema, shipmentSchema } from '../../../../market/booking/shipment/schemas.ts'
import { sailingPickSchema } from '../../../../trade/bid/carriage/schemas.ts'
import { cargoSchema } from '../../../../trade/tender/draft.ts'
import { day, instant, money, signedDecimal } from '../../../../zod.ts'
import { containerSchema } from '../../after/schemas.ts'
import { cutOffsSchema } from '../../schedule/schemas.ts'
import { AMENDMENTS } from './values.ts'

/** Canonical numbers are whole: the temperature is a decimal here. */
const reeferSchema = z.object({ setC: signedDecimal, ventCbmH: z.int(), humidityPct: z.int().optional() })

/** A party of the bill of lading, without a person of it. */
const namedPartySchema = cargoPartySchema.omit({ contact: true }).extend({ name: z.string(), address: z.string() })

/** What is shipped with a booking. */
const contractShipmentSchema = shipmentSchema
  .pick({ readyDate: true, weights: true, packages: true, value: true })
  .extend({
    cargo: shipmentSchema.shape.cargo.extend({ name: z.string(), reefer: reeferSchema.optional() }),
    truck: z.object({ pickup: z.string(), drop: z.string() }).optional(),
    parties: z
      .object({ shipper: namedPartySchema, consignee: namedPartySchema, notify: namedPartySchema.optional() })
      .optional(),
  })

/** The cargo of a tender. */
const contractCargoSchema = cargoSchema.extend({
  nameZh: z.string(),
  nameEn: z.string().optional(),
  reefer: reeferSchema.optional(),
})

/** The sailing of a lane as it was fixed, with the cut-offs known then. */
const fixedSailingSchema = z.object({ laneNo: z.int(), sailing: sailingPickSchema, cutOffs: cutOffsSchema })

/** A charge agreed to, or a part of one taken back, since the confirmation. */
const addedSchema = z.object({ code: z.string(), amount: money, reason: z.string(), at: instant })

/** What later forms of the contract name besides. */
export const shippedShape = {
  shipment: contractShipmentSchema.optional(),
  cargo: contractCargoSchema.optional(),
  /** Of a call-off: the day on which the cargo is ready. */
  readyDate: day.optional(),
  schedule: z.array(fixedSailingSchema).optional(),
  /** Reported until then; a number that becomes known makes no version. */
  containers: z.array(containerSchema).optional(),
  additions: z.array(addedSchema).optional(),
  credits: z.array(addedSchema.extend({ no: z.string() })).optional(),
}

/** Which version a text is, and what makes it another one; absent in texts of form 1, which have no other version. */
export const versionShape = {
  version: z.int().optional(),
  /** Hash of the version before. */
  prevHash: z.string().optional(),
  amended: z.object({ at: instant, parts: z.array(z.enum(AMENDMENTS)) }).optional(),
}

/** One version in the list of all. */
export const contractVersionSchema = z.object({
  version: z.int(),
  at: instant,
  /** None: the contract as confirmed. */
  parts: z.array(z.enum(AMENDMENTS)),
  hash: z.string(),
  receipt: z.string(),
})

export type ContractShipment = z.infer<typeof contractShipmentSchema>
export type ContractCargo = z.infer<typeof contractCargoSchema>
export type FixedSailing = z.infer<typeof fixedSailingSchema>
export type ContractVersion = z.infer<typeof contractVersionSchema>
