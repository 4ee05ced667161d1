import type { ApiScope } from '@/contract/member/apiKey/scopes.ts'
import type { Row } from '../../../store/port.ts'

/** A key of an enterprise, of which only the SHA-256 and the last four characters are kept. */
export interface ApiKeyRow extends Row {
  companyId: string
  /** Who made it, and as whom it acts. */
  memberId: string
  name: string
  scopes: ApiScope[]
  addresses: string[]
  hash: string
  last4: string
  /** The key before the last rotation, and until when it works. */
  oldHash?: string
  old?: { last4: string; until: string }
  /** Last day in China. */
  expiresOn?: string
  createdAt: string
  lastUsedAt?: string
}
