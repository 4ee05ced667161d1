import type { SearchFilters } from '@/contract/trade/tender/saved-search/schemas.ts'
import type { Row } from '../../../store/port.ts'

/** A saved tender search of an enterprise. Times are ISO instants of the market. */
export interface SearchRow extends Row {
  companyId: string
  name: string
  filters: SearchFilters
  createdAt: string
  /** When it was last opened. */
  seenAt: string
  /** When its enterprise was last notified of a match. */
  toldAt?: string
}
