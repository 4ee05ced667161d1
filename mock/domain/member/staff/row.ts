import type { Role } from '@/contract/member/staff/values.ts'
import type { Row } from '../../../store/port.ts'

/** An invitation to an enterprise; its id is the code of the link. Times are ISO instants of the market. */
export interface InvitationRow extends Row {
  companyId: string
  mobile: string
  contactName: string
  role: Role
  createdAt: string
  expiresAt: string
  usedAt?: string
  revokedAt?: string
}
