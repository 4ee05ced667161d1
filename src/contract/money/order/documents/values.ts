import type { OrderSide } from '../values.ts'

/** Kinds of documents of an order, in the order of a shipment (TRADE part 8). */
export const DOCUMENT_KINDS = [
  'BOOKING',
  'SI',
  'VGM',
  'PACKING_LIST',
  'COMMERCIAL_INVOICE',
  'CUSTOMS',
  'BL_DRAFT',
  'BL',
  'TELEX_RELEASE',
  'SEA_WAYBILL',
  'ARRIVAL_NOTICE',
  'POD',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Who uploads a kind of document; EITHER: both sides, each its own. */
export const UPLOADER: Readonly<Record<DocumentKind, OrderSide | 'EITHER'>> = {
  BOOKING: 'SELLER',
  SI: 'BUYER',
  VGM: 'BUYER',
  PACKING_LIST: 'BUYER',
  COMMERCIAL_INVOICE: 'BUYER',
  CUSTOMS: 'EITHER',
  BL_DRAFT: 'SELLER',
  BL: 'SELLER',
  TELEX_RELEASE: 'SELLER',
  SEA_WAYBILL: 'SELLER',
  ARRIVAL_NOTICE: 'SELLER',
  POD: 'SELLER',
}

/** Why a document is kept from the other party: until nothing is due, or because its amounts are its owner's. */
export const HOLDS = ['UNPAID', 'PRIVATE'] as const
export type DocumentHold = (typeof HOLDS)[number]

/** Kinds that may be kept from the other party, and why. */
export const HOLDABLE: Readonly<Partial<Record<DocumentKind, DocumentHold>>> = {
  COMMERCIAL_INVOICE: 'PRIVATE',
  BL: 'UNPAID',
  TELEX_RELEASE: 'UNPAID',
  SEA_WAYBILL: 'UNPAID',
}

/** Statuses of a B/L draft. */
export const DRAFT_STATUSES = ['SENT', 'CHANGES_ASKED', 'APPROVED'] as const
export type DraftStatus = (typeof DRAFT_STATUSES)[number]

/** What can be said to a document: the buyer judges a B/L draft, its owner releases what it holds. */
export const DOCUMENT_ANSWERS = ['CHANGES_ASKED', 'APPROVED', 'RELEASED'] as const
export type DocumentAnswer = (typeof DOCUMENT_ANSWERS)[number]

/** Minutes in which an unread document may be taken back. */
export const REMOVE_MINUTES = 10
/** Maximum length of a document's number or title. */
export const DOCUMENT_LABEL_MAX = 40
/** Most originals of a bill of lading. */
export const ORIGINALS_MAX = 9
/** Most documents of an order, all versions counted. */
export const MAX_DOCUMENTS = 200
