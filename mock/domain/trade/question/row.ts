import type { Row } from '../../../store/port.ts'

/**
 * A question on a tender or a listing, as written: contact data are masked on read. Times are ISO instants of the
 * market.
 */
export interface QuestionRow extends Row {
  /** Exactly one of the two is set. */
  tenderId?: string
  listingId?: string
  companyId: string
  /** Index of its enterprise among those that ask here, from 0. */
  asker: number
  text: string
  at: string
  version: number
  answer?: { text: string; at: string; editedAt?: string }
}
