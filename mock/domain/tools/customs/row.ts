import type { GoodsInput } from '@/contract/tools/customs/schemas.ts'
import type { Row } from '../../../store/port.ts'

/** Saved goods of an enterprise, for reuse. */
export interface GoodsRow extends Row, GoodsInput {
  companyId: string
  updatedAt: string
}
