import type { GuestInput } from '@/contract/trade/guest/draft.ts'
import type { Row } from '../../../store/port.ts'

/** An enterprise without an account that a tender invites. Times are ISO instants of the market. */
export interface GuestRow extends Row, GuestInput {
  /** The secret of its link. */
  code: string
  tenderId: string
  /** The publisher. */
  companyId: string
  createdAt: string
  openedAt?: string
  /** The enterprise that registered by the link or accepted the invitation. */
  registered?: { companyId: string; at: string }
  revokedAt?: string
}
