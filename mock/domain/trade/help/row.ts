import type { TransportMode } from '@/contract/trade/tender/values.ts'
import type { Row } from '../../../store/port.ts'

/** Price of an award whose order is no longer stored: all-in USD per unit. */
export interface OldAwardRow extends Row {
  no: string
  companyId: string
  sellerId: string
  mode: TransportMode
  pol: string
  pod?: string
  at: string
  price: string
  quantity: number
}
