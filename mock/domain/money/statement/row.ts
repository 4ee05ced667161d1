import type { StatementLine } from '@/contract/money/statement/schemas.ts'
import type { KeptStatementStatus } from '@/contract/money/statement/values.ts'
import type { Row } from '../../../store/port.ts'

/** A line that was sent. */
export interface StatedLine extends Omit<StatementLine, 'order' | 'dueOn'> {
  orderId?: string
  /** The reduction that made it smaller: it is in the agreed amount, so no later statement has it again. */
  reductionId?: string
  /** The addition that a confirmed late fee became: no later statement has it again. */
  additionId?: string
  /** When its dispute ended, or a late fee was confirmed; absent in rows of earlier releases. */
  settledAt?: string
}

/** A statement of one month between a buyer and a seller. Its other statuses follow from its lines. */
export interface StatementRow extends Row {
  no: string
  buyerId: string
  sellerId: string
  status: KeptStatementStatus
  version: number
  /** The month of loading, `2026-11`. */
  month: string
  /** Frozen when it is sent; a draft has none, its lines follow from the orders. */
  lines?: StatedLine[]
  createdAt: string
  updatedAt: string
  sentAt?: string
}
