import type { Problem } from '../../problem.ts'
import { isSellerType } from '../../userType.ts'
import type { UserType } from '../../userType.ts'
import { mayPublish } from '../../trade/tender/lifecycle.ts'
import { EXPORT_KINDS } from './values.ts'
import type { ExportKind } from './values.ts'

/** The kinds that an enterprise of this type has: who publishes has tenders and received bids, who sells has bids. */
export function exportKindsOf(userType: UserType): ExportKind[] {
  const hidden: ExportKind[] = [
    ...(mayPublish(userType) ? [] : (['TENDERS', 'RECEIVED_BIDS'] as const)),
    ...(isSellerType(userType) ? [] : (['BIDS'] as const)),
  ]
  return EXPORT_KINDS.filter((kind) => !hidden.includes(kind))
}

/** What is wrong with a wish: no kind, or a period that ends before it begins. Either end of the period may be open. */
export function checkExport(wish: {
  kinds: readonly ExportKind[]
  from?: string | undefined
  to?: string | undefined
}): Problem[] {
  const { kinds, from, to } = wish
  return [
    ...(kinds.length === 0 ? [{ field: 'kinds', code: 'chooseSome' as const }] : []),
    ...(from && to && to < from ? [{ field: 'to', code: 'endBeforeStart' as const }] : []),
  ]
}
