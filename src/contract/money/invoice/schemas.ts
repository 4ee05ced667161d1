import { z } from 'zod'
import { fileUrl } from '../../file/schemas.ts'
import { EMAIL_MAX } from '../../limits.ts'
import { day, decimal, id, instant, money, ownListQuery, requestNo, signedDecimal, text } from '../../zod.ts'
import { partySchema } from '../order/schemas.ts'
import * as v from './values.ts'

/** An invoice title as entered. */
export const titleInputSchema = z.object({
  titleType: z.enum(v.TITLE_TYPES),
  invoiceType: z.enum(v.INVOICE_TYPES),
  name: text(100),
  taxNo: z.string().max(30).optional(),
  address: text(100).optional(),
  phone: z.string().max(30).optional(),
  bankName: text(100).optional(),
  bankAccount: z.string().max(50).optional(),
  email: z.string().max(EMAIL_MAX),
  isDefault: z.boolean(),
})
export const titleSchema = titleInputSchema.extend({
  id,
  status: z.enum(v.TITLE_STATUSES),
  rejection: z.enum(v.INVOICE_REJECTIONS).optional(),
  updatedAt: instant,
})
export const saveTitleSchema = z.object({ id: id.optional(), title: titleInputSchema, requestNo })

/**
 * The uninvoiced share of a paid order in one tax group, or of all paid orders of a monthly statement in one currency and
 * group: those are invoiced together.
 */
export const billableSchema = z.object({
  /** `orderId|taxGroup`, with a number from the second invoice on; of a statement another one whenever its amount changes. */
  key: z.string(),
  /** The statement, and its orders; `orderId`, `orderNo` and `title` are those of the first. Absent: one order. */
  statement: z
    .object({ id, no: z.string(), month: z.string(), orderNos: z.array(z.string()).min(1).max(v.MAX_INVOICE_ORDERS) })
    .optional(),
  orderId: id,
  orderNo: z.string(),
  title: z.string(),
  seller: partySchema,
  taxGroup: z.enum(v.TAX_GROUPS),
  /** Number of tax groups of the order; each is invoiced separately. */
  groups: z.int().min(1).max(v.TAX_GROUPS.length),
  paidAt: instant,
  /** The share as it was due; in CNY if it was due in several currencies, and for a supplementary invoice. */
  amount: money,
  /** A share due in several currencies, one amount each. */
  originals: z.array(money).optional(),
  /** The share in CNY at the rates of the payment: the invoiced amount. */
  cny: decimal,
  /** A supplementary invoice: number of the first one, or of its request until it is issued. */
  supplements: z.string().optional(),
  isTruck: z.boolean(),
})
/** `from` and `to` are days of payment. */
export const billableQuerySchema = ownListQuery

/** One line of an invoice; amounts in CNY, tax inside `gross`. */
export const invoiceItemSchema = z.object({
  category: z.enum(v.TAX_CATEGORIES),
  orderNo: z.string(),
  net: decimal,
  taxPct: z.number(),
  tax: decimal,
  gross: decimal,
})
/** A part of an invoice that a credit note takes back; sums in CNY, negative. It names the blue invoice it stands on. */
export const allowanceSchema = z.object({
  id,
  orderNo: z.string(),
  net: signedDecimal,
  tax: signedDecimal,
  gross: signedDecimal,
  status: z.enum(v.ALLOWANCE_STATUSES),
  /** Deadline for the buyer to agree. */
  until: instant,
  invoiceNo: z.string().optional(),
  issuedAt: instant.optional(),
})
/** A journey on a road-transport invoice (digital invoices, element 04). */
export const transportRowSchema = z.object({
  from: text(v.JOURNEY_MAX.from).min(1),
  to: text(v.JOURNEY_MAX.to).min(1),
  /** Type of vehicle. */
  vehicle: text(v.JOURNEY_MAX.vehicle).min(1),
  plate: text(v.JOURNEY_MAX.plate).min(1),
  goods: text(v.JOURNEY_MAX.goods).min(1),
})

export const invoiceRequestSchema = z.object({
  keys: z.array(z.string().max(80)).min(1).max(v.MAX_INVOICE_ORDERS),
  titleId: id,
  invoiceType: z.enum(v.INVOICE_TYPES),
  email: z.string().max(EMAIL_MAX),
  remark: text(v.INVOICE_REMARK_MAX),
  /** Print the buyer's bank and account, address and phone into the remarks. */
  showBank: z.boolean(),
  showAddress: z.boolean(),
  transportRows: z.array(transportRowSchema).max(v.MAX_JOURNEYS),
  requestNo,
})

export const invoiceSummarySchema = z.object({
  id,
  no: z.string(),
  status: z.enum(v.INVOICE_STATUSES),
  version: z.int(),
  invoiceType: z.enum(v.INVOICE_TYPES),
  taxGroup: z.enum(v.TAX_GROUPS),
  titleName: z.string(),
  seller: partySchema,
  /** CNY. */
  amount: money,
  orderNos: z.array(z.string()),
  invoiceNo: z.string().optional(),
  rejection: z.enum(v.INVOICE_REJECTIONS).optional(),
  createdAt: instant,
  updatedAt: instant,
})
export const invoiceDetailSchema = invoiceSummarySchema.extend({
  title: titleInputSchema.omit({ isDefault: true }),
  sellerTaxNo: z.string(),
  items: z.array(invoiceItemSchema),
  net: decimal,
  tax: decimal,
  email: z.string(),
  remark: z.string(),
  /** Printed remarks: the remark, rates, and bank or address if requested. */
  remarks: z.array(z.string()),
  transportRows: z.array(transportRowSchema),
  orderIds: z.array(id),
  issuedAt: instant.optional(),
  issuedOn: day.optional(),
  /** URLs under the object-storage base. */
  files: z.object({ pdf: fileUrl, xml: fileUrl }).optional(),
  red: z
    .object({
      reason: z.enum(v.RED_REASONS),
      note: z.string(),
      appliedAt: instant,
      /** Deadline for the buyer to agree. */
      until: instant.optional(),
      invoiceNo: z.string().optional(),
    })
    .optional(),
  /** Reductions by credit notes, oldest first; absent: none. */
  allowances: z.array(allowanceSchema).optional(),
  events: z.array(z.object({ status: z.enum(v.INVOICE_STATUSES), at: instant })),
})

export const invoiceQuerySchema = ownListQuery.extend({ status: z.enum(v.INVOICE_STATUSES).optional() })
export const invoiceVersionSchema = z.object({ id, version: z.int(), requestNo })
export const applyRedSchema = invoiceVersionSchema.extend({ reason: z.enum(v.RED_REASONS), note: text(v.RED_NOTE_MAX) })
/** `allowanceId`: which reduction; absent: the reversal of the whole invoice. */
export const answerRedSchema = invoiceVersionSchema.extend({ agree: z.boolean(), allowanceId: id.optional() })

export type TitleInput = z.infer<typeof titleInputSchema>
export type Title = z.infer<typeof titleSchema>
export type SaveTitle = z.infer<typeof saveTitleSchema>
export type Billable = z.infer<typeof billableSchema>
export type BillableQuery = z.infer<typeof billableQuerySchema>
export type Allowance = z.infer<typeof allowanceSchema>
export type InvoiceItem = z.infer<typeof invoiceItemSchema>
export type TransportRow = z.infer<typeof transportRowSchema>
export type InvoiceRequest = z.infer<typeof invoiceRequestSchema>
export type InvoiceSummary = z.infer<typeof invoiceSummarySchema>
export type InvoiceDetail = z.infer<typeof invoiceDetailSchema>
export type InvoiceQuery = z.infer<typeof invoiceQuerySchema>
export type InvoiceVersion = z.infer<typeof invoiceVersionSchema>
export type ApplyRed = z.infer<typeof applyRedSchema>
export type AnswerRed = z.infer<typeof answerRedSchema>
