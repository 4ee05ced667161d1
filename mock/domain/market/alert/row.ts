import type { AlertKind } from '@/contract/market/alert/values.ts'
import type { Row } from '../../../store/port.ts'

/** A price alert of an enterprise. Times are ISO instants of the market. */
export interface AlertRow extends Row {
  companyId: string
  pol: string
  pod: string
  isoCode: string
  kind: AlertKind
  /** USD, for BELOW. */
  amount?: string
  /** Percent, for DROP. */
  pct?: number
  createdAt: string
  endsAt: string
  /** When its enterprise was last notified of the price. */
  toldAt?: string
  /** Since when, after that, the price has been above again. */
  aboveSince?: string
}
