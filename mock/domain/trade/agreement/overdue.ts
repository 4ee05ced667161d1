import type { Overdue } from '@/contract/trade/agreement/schemas.ts'
import type { Deps } from '../../deps.ts'
import { dueOnOf, owedOrders } from '../../money/credit/standing.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'

/** What the buyer of an agreement owes its seller beyond its day, of any deal between them; the oldest first. */
export function overdueOf(
  deps: Pick<Deps, 'rows' | 'now'>,
  parties: Pick<AgreementRow, 'buyerId' | 'sellerId'>,
): Overdue[] {
  const today = marketDay(deps.now())
  return owedOrders(deps, parties)
    .flatMap(({ order, rest }): Overdue[] => {
      const { id, no } = order
      const dueOn = dueOnOf(order)
      return dueOn !== undefined && dueOn < today ? [{ id, no, dueOn, rest }] : []
    })
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.no.localeCompare(b.no))
}

/** Payments that a suspended agreement still waits for; none once it is in force again. */
export function awaitedOf(deps: Pick<Deps, 'rows' | 'now'>, agreement: AgreementRow): Overdue[] {
  const { suspension } = agreement
  return suspension ? overdueOf(deps, agreement).filter(({ id }) => suspension.orderIds.includes(id)) : []
}
