import type { TransportMode } from '@/contract/trade/tender/values.ts'
import type { Row } from '../../../store/port.ts'

/** What an award cost whose order is kept no longer: dollars for one unit, all in. */
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
