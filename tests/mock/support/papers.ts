import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { SaveDocument, OrderDocument } from '@/contract/money/order/documents/schemas.ts'
import { picture, type Paid } from './fulfilled.ts'

/** Uploads a document as the party that uploads its kind in these tests: the buyer only what is named here. */
export async function upload(paid: Paid, part: Partial<SaveDocument>, by: 'buyer' | 'seller' = 'seller') {
  const { state } = paid
  const file = [await picture(state, by === 'buyer' ? state.trader : state.one)]
  return paid[by](orderEndpoints.saveDocument, { kind: 'BL_DRAFT', label: '', file, ...part })
}

/** The newest document in an answer. @throws Error if it has none. */
export function newest({ documents: [first] = [] }: OrderDetail): OrderDocument {
  if (!first) throw new Error('no document')
  return first
}
