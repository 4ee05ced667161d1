import { z } from 'zod'
import { day, decimal, id, instant, money, wholeNumber } from '../../../zod.ts'
import { LISTING_KINDS } from '../../../market/listing/values.ts'
import { stockSchema } from '../../../market/listing/draft.ts'
import { quotedFreeTimeSchema, sailingPickSchema } from '../../../trade/bid/carriage/schemas.ts'
import { chargeLineSchema } from '../../../trade/bid/charge/schemas.ts'
import { DEMANDS } from '../../../trade/tender/demands/values.ts'
import { boxesSchema, looseSchema } from '../../../trade/tender/draft.ts'
import { paymentPartsShape } from '../../../trade/tender/payment/schemas.ts'
import { payersSchema } from '../../../trade/tender/payers/schemas.ts'
import { fuelLinkSchema } from '../../../trade/tender/term/schemas.ts'
import { rateTableSchema } from '../../../trade/tender/schemas.ts'
import { contractVersionSchema, shippedShape, versionShape } from './version/schemas.ts'
import { HANDOVER_TYPES, PAYMENT_TERMS, TENDER_TYPES, TRANSPORT_MODES } from '../../../trade/tender/values.ts'

/** A party as registered; no person of it. */
const contractPartySchema = z.object({ nameZh: z.string(), nameEn: z.string().optional(), uscc: z.string() })

/**
 * A charge as quoted; the tax is a decimal here, because canonical numbers are whole, and a note with hidden contact
 * data may be longer than the typed one.
 */
const contractLineSchema = chargeLineSchema.extend({ taxPct: decimal.optional(), note: z.string().optional() })

const contractLaneSchema = z.object({
  laneNo: z.int(),
  pol: z.string(),
  pod: z.string().optional(),
  receiptType: z.enum(HANDOVER_TYPES).optional(),
  deliveryType: z.enum(HANDOVER_TYPES).optional(),
  boxes: z.array(boxesSchema),
  blCount: z.int().optional(),
  loose: looseSchema.optional(),
  carrierScac: z.string().optional(),
  service: z.string().optional(),
  direct: z.boolean().optional(),
  via: z.array(z.string()).optional(),
  transitDays: z.int(),
  sailings: z.array(sailingPickSchema),
  freeTime: quotedFreeTimeSchema.optional(),
  /** Every line, also conditional ones; `paymentTerm` says at which end it is paid. */
  charges: z.array(contractLineSchema),
  allIn: money,
})

/**
 * What buyer and seller agreed on, frozen at the seller's confirmation, and again with each change of it. Independent
 * of reader and language; contact data in typed texts are hidden.
 */
export const contractTermsSchema = z.object({
  /** Form of the document; a later one gets another number, so that old texts stay readable. */
  form: z.literal([1, 2]),
  ...versionShape,
  orderNo: z.string(),
  buyer: contractPartySchema,
  seller: contractPartySchema,
  /** The tender, in the version that the bid is for. */
  tender: z
    .object({ no: z.string(), version: z.int(), type: z.enum(TENDER_TYPES), mode: z.enum(TRANSPORT_MODES) })
    .optional(),
  bid: z
    .object({
      no: z.string(),
      version: z.int(),
      round: z.int(),
      option: z.int(),
      receiptNo: z.string().optional(),
      validFrom: day,
      validTo: day,
      note: z.string().optional(),
    })
    .optional(),
  booking: z
    .object({
      listingNo: z.string(),
      kind: z.enum(LISTING_KINDS),
      items: z.array(stockSchema),
      note: z.string().optional(),
    })
    .optional(),
  lanes: z.array(contractLaneSchema),
  ...shippedShape,
  /** Price of all lanes, whoever pays. */
  total: money,
  /** What the buyer pays of it, before coupons, additions and credit notes. */
  payable: money,
  paymentTerm: z.enum(PAYMENT_TERMS),
  ...paymentPartsShape,
  /** Settled in one currency: the charges as quoted, and what each currency of them is at the locked rates. */
  settled: z.array(money.extend({ value: decimal })).optional(),
  /** Term of the sale that the charges are divided by. */
  sale: z.object({ incoterm: z.string().optional(), namedPlace: z.string().optional() }).optional(),
  /** Who pays which charges; absent: the buyer pays all. */
  payers: payersSchema.optional(),
  /** Call-offs: charges that floated by notice; all others were fixed. */
  floating: z.array(z.string()).optional(),
  /** Call-offs: how far beyond the contracted containers could be called off, percent. */
  overPct: z.int().optional(),
  /** Call-offs: the surcharge that followed the price of fuel. */
  fuel: fuelLinkSchema.optional(),
  /** The rates that the lines were compared with, and those locked for the payment at the confirmation. */
  rates: z.object({ quoted: rateTableSchema, locked: rateTableSchema }),
  /** What the tender asked for, and what the buyer waived for this bid. */
  demands: z
    .object({ must: z.array(z.enum(DEMANDS)), wish: z.array(z.enum(DEMANDS)), waived: z.array(z.enum(DEMANDS)) })
    .optional(),
  /** When the order was awarded or booked, and when its seller confirmed it. */
  orderedAt: instant,
  confirmedAt: instant,
})

/** A version of the contract of an order, with the text that is hashed. */
export const orderContractSchema = z.object({
  orderId: id,
  terms: contractTermsSchema,
  /** `terms` as canonical JSON (RFC 8785). */
  canonical: z.string(),
  /** SHA-256 of `canonical` in UTF-8, hexadecimal. */
  hash: z.string(),
  /** The first 16 digits of the hash, in groups of 4. */
  receipt: z.string(),
  /** All versions, oldest first; absent: there is one only. */
  versions: z.array(contractVersionSchema).optional(),
})

/** `version` absent: the newest. */
export const contractQuerySchema = z.object({ id, version: wholeNumber.optional() })

export type ContractTerms = z.infer<typeof contractTermsSchema>
export type ContractLane = z.infer<typeof contractLaneSchema>
export type ContractQuery = z.infer<typeof contractQuerySchema>
export type OrderContract = z.infer<typeof orderContractSchema>
