import type { Row } from '../../../store/port.ts'

/** A question on a tender or a listing, as it was written: contact data are masked when it is read. Times are ISO instants of the market. */
export interface QuestionRow extends Row {
  /** One of the two. */
  tenderId?: string
  listingId?: string
  companyId: string
  /** Place of its enterprise among those that ask here, from 0. */
  asker: number
  text: string
  at: string
  version: number
  answer?: { text: string; at: string; editedAt?: string }
}
