import { Big } from 'big.js'
import type { OrderDocument } from '@/contract/money/order/documents/schemas.ts'
import { isSameDocument } from '@/contract/money/order/documents/rules.ts'
import { REMOVE_MINUTES, type DocumentHold } from '@/contract/money/order/documents/values.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import type { DocumentRow, OrderRow } from '../../tradeRows.ts'
import { sideOf } from './after.ts'

const MINUTE_MS = 60_000

/** All versions of an order's documents, newest first. */
export function documentsOf({ rows }: Pick<Deps, 'rows'>, orderId: string): DocumentRow[] {
  return rows.documents.of('orderId', orderId).toReversed()
}

/**
 * Why the other party does not get a document; undefined if it does. What it once got is not taken away by an addition
 * that comes later.
 */
export function holdOf(order: OrderRow, { hold, releasedAt, readAt }: DocumentRow): DocumentHold | undefined {
  if (hold === undefined || releasedAt !== undefined || readAt !== undefined) return undefined
  if (hold === 'PRIVATE') return hold
  return new Big(order.payable.amount).gt(order.paid.amount) ? hold : undefined
}

/** Until when an own document may be taken back, ms; 0 if the other party has it. */
export const removableUntil = ({ at, readAt }: DocumentRow): number =>
  readAt === undefined ? Date.parse(at) + REMOVE_MINUTES * MINUTE_MS : 0

/** Documents as a side reads them: without file and hash where they are held from it. */
export function documentsFor(deps: Deps, order: OrderRow, side: OrderSide): Pick<OrderDetail, 'documents'> {
  const all = documentsOf(deps, order.id)
  if (all.length === 0) return {}
  const documents = all.map((row): OrderDocument => {
    const { file, sha256, readAt, hold: _, ...facts } = row
    const hold = holdOf(order, row)
    const next = all.findLast((one) => isSameDocument(one, row) && one.version > row.version)
    const isOwn = row.by === side
    const until = removableUntil(row)
    return {
      ...facts,
      ...(hold && { hold }),
      ...((isOwn || !hold) && { file, sha256 }),
      ...(next && { replacedAt: next.at }),
      ...(isOwn && readAt !== undefined && { readAt }),
      ...(isOwn && until > deps.now() && { removableUntil: iso(until) }),
    }
  })
  return { documents }
}

/** Notes which documents the other party has got now. */
export function noteDocuments(deps: Deps, order: OrderRow, caller: Caller): void {
  const side = sideOf(order, caller.companyId)
  for (const row of documentsOf(deps, order.id))
    if (row.by !== side && row.readAt === undefined && !holdOf(order, row))
      deps.rows.documents.put({ ...row, readAt: iso(deps.now()) })
}
