import type { FavoriteFacts } from '@/contract/member/favorite/schemas.ts'
import type { FavoriteType } from '@/contract/member/favorite/values.ts'
import type { Row } from '../../../store/port.ts'

/** A favourite of an enterprise; id is `companyId|targetType|targetId`. */
export interface FavoriteRow extends Row {
  companyId: string
  targetType: FavoriteType
  targetId: string
  note: string
  /** Of a company: the groups of partners it is in (decision 0087). */
  groups?: string[]
  savedAt: string
  /** Public facts when it was saved. */
  before: FavoriteFacts
  /** Set while a removal can be undone. */
  removedAt?: string
}
