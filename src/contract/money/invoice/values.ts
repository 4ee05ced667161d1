/** Kinds of invoice titles (FIELD 2.9). */
export const TITLE_TYPES = ['ENTERPRISE', 'PERSONAL'] as const
export type TitleType = (typeof TITLE_TYPES)[number]

/** Ordinary (digital type 82) or special VAT invoice (81). FIELD 2.9. */
export const INVOICE_TYPES = ['NORMAL', 'SPECIAL'] as const
export type InvoiceType = (typeof INVOICE_TYPES)[number]

/** Statuses of a title: the clerk reviews a special one before it can be used. */
export const TITLE_STATUSES = ['PENDING', 'PASSED', 'REFUSED'] as const
export type TitleStatus = (typeof TITLE_STATUSES)[number]

/** Statuses of a request (FIELD 2.9). */
export const INVOICE_STATUSES = [
  'SUBMITTED',
  'REVIEWING',
  'ISSUING',
  'ISSUED',
  'DELIVERED',
  'REJECTED',
  'CANCELLED',
  'RED_APPLIED',
  'RED_WAIT_BUYER',
  'RED_ISSUED',
  'RED_VOID',
] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** Why a title or a request was rejected. */
export const INVOICE_REJECTIONS = [
  'TAX_NO_WRONG',
  'TITLE_MISMATCH',
  'BANK_WRONG',
  'ORDER_DISPUTED',
  'AMOUNT_CHANGED',
] as const
export type InvoiceRejection = (typeof INVOICE_REJECTIONS)[number]

/** Why an issued invoice is reversed. */
export const RED_REASONS = ['WRONG_INVOICE', 'RETURNED', 'SERVICE_STOPPED', 'ALLOWANCE'] as const
export type RedReason = (typeof RED_REASONS)[number]

/** Statuses of a reduction by a credit note. */
export const ALLOWANCE_STATUSES = ['WAIT_BUYER', 'ISSUED', 'VOID'] as const
export type AllowanceStatus = (typeof ALLOWANCE_STATUSES)[number]

/** Tax treatment of an order: international carriage is exempt, the rest is taxed. GK: finance must confirm. */
export const TAX_GROUPS = ['EXEMPT', 'TAXED'] as const
export type TaxGroup = (typeof TAX_GROUPS)[number]

/** Names of invoice lines. */
export const TAX_CATEGORIES = ['INTL_FREIGHT_AGENCY', 'LOGISTICS_AGENCY', 'ROAD_TRANSPORT'] as const
export type TaxCategory = (typeof TAX_CATEGORIES)[number]

/** Tax percentage included in the price; exempt is 0. GK. */
export const TAX_PCT: Readonly<Record<TaxCategory, number>> = {
  INTL_FREIGHT_AGENCY: 0,
  LOGISTICS_AGENCY: 6,
  ROAD_TRANSPORT: 9,
}

/** The invoice line for a tax group of an order. */
export function taxCategoryOf({ taxGroup, isTruck }: { taxGroup: TaxGroup; isTruck: boolean }): TaxCategory {
  if (taxGroup === 'EXEMPT') return 'INTL_FREIGHT_AGENCY'
  return isTruck ? 'ROAD_TRANSPORT' : 'LOGISTICS_AGENCY'
}

/** Hours for the buyer to agree to a reversal (FIELD 2.9). */
export const RED_HOURS = 72
/** Maximum number of orders per request. Assumed: decision 0004. */
export const MAX_INVOICE_ORDERS = 50
/** Maximum length of an invoice remark (FIELD 2.9). */
export const INVOICE_REMARK_MAX = 200
/** Maximum length of the note on a reversal. */
export const RED_NOTE_MAX = 200
/** Maximum number of journeys on a road-transport invoice, and length of each field. */
export const MAX_JOURNEYS = 20
export const JOURNEY_MAX = { from: 40, to: 40, vehicle: 20, plate: 12, goods: 40 } as const
