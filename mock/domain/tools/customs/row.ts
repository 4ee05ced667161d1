import type { GoodsInput } from '@/contract/tools/customs/schemas.ts'
import type { Row } from '../../../store/port.ts'

/** Goods that an enterprise keeps to write them once. */
export interface GoodsRow extends Row, GoodsInput {
  companyId: string
  updatedAt: string
}
