import type { CreditLine } from '@/contract/money/credit/schemas.ts'
import type { KeptLineStatus } from '@/contract/money/credit/values.ts'
import type { Currency } from '@/contract/money.ts'
import type { Row } from '../../../store/port.ts'

/** What a buyer may owe a seller: one line a pair. Frozen and expired are not stored. */
export interface CreditRow extends Row {
  no: string
  buyerId: string
  sellerId: string
  status: KeptLineStatus
  version: number
  currency: Currency
  limit?: string
  /** The last day, date in China. */
  validTo?: string
  asked?: CreditLine['asked']
  answer?: string
  createdAt: string
  updatedAt: string
}
