import type { MarketEvent } from '@/contract/member/event/schemas.ts'
import type { Row } from '../../../store/port.ts'

/** An event of one enterprise; the id is `companyId|seq`. */
export interface EventRow extends Row, Omit<MarketEvent, 'id'> {
  /**
   * Counts the events of its enterprise from 1. One count for all would tell a bidder by its gaps that others quoted.
   */
  seq: number
}
