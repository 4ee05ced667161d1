import type { Deps } from '../../deps.ts'
import { followSailings, sailingIdsOf } from '../../money/order/follow.ts'
import { tellSubscribers } from '../../member/favorite/subscribers.ts'
import { announcedBetween, concerns } from '../../tools/schedule/announced.ts'
import { knownAt } from '../../tools/schedule/sailings.ts'
import { tellBidders } from '../../trade/bid/sailingNews.ts'

const DAY_MS = 24 * 3600_000

/** What was announced of ships since the day before reaches those who count on them. MARKET 8.2. */
export function scheduleEvents(deps: Deps): void {
  const known = knownAt(deps.now())
  const announced = announcedBetween(known - DAY_MS, known)
  if (announced.length === 0) return
  const isHit = (id: string): boolean => announced.some((one) => concerns(one, id))
  for (const order of deps.rows.orders.all((one) => sailingIdsOf(one).some(isHit))) followSailings(deps, order)
  tellBidders(deps, isHit)
  tellSubscribers(deps, announced)
}
