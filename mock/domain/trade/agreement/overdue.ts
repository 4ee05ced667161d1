import type { Overdue } from '@/contract/trade/agreement/schemas.ts'
import type { Deps } from '../../deps.ts'
import { dueOnOf, owedOrders } from '../../money/credit/standing.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'

/**
 * What the buyer of an agreement owes its seller beyond its day, of any deal between them; the oldest first. What it
 * disputes in a statement waits.
 */
export function overdueOf(
  deps: Pick<Deps, 'rows' | 'now'>,
  parties: Pick<AgreementRow, 'buyerId' | 'sellerId'>,
): Overdue[] {
  const today = marketDay(deps.now())
  return owedOrders(deps, parties)
    .flatMap(({ order, due }): Overdue[] => {
      const { id, no } = order
      const dueOn = dueOnOf(order)
      return dueOn !== undefined && dueOn < today && due.length > 0 ? [{ id, no, dueOn, rest: due }] : []
    })
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.no.localeCompare(b.no))
}

/** Payments that a suspended agreement still waits for; none once it is in force again. */
export function awaitedOf(deps: Pick<Deps, 'rows' | 'now'>, agreement: AgreementRow): Overdue[] {
  const { suspension } = agreement
  return suspension ? overdueOf(deps, agreement).filter(({ id }) => suspension.orderIds.includes(id)) : []
}
