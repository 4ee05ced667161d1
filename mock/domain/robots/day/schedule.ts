import type { Deps } from '../../deps.ts'
import { followSailings, sailingIdsOf } from '../../money/order/follow.ts'
import { rollFull } from '../../money/order/rollOver.ts'
import { tellSubscribers } from '../../member/favorite/subscribers.ts'
import { announcedBetween, concernedBy } from '../../tools/schedule/announced.ts'
import { knownAt } from '../../tools/schedule/sailings.ts'
import { replaceLost } from '../sailings.ts'
import { tellBidders } from '../../trade/bid/sailingNews.ts'
import { tellPublishers } from '../../trade/tender/laneSailing.ts'

const DAY_MS = 24 * 3600_000

/** Full ships, and what was announced of ships since the day before, reach those who count on them. MARKET 8.2, 8.3. */
export function scheduleEvents(deps: Deps): void {
  rollFull(deps)
  const known = knownAt(deps.now())
  const announced = announcedBetween(known - DAY_MS, known)
  if (announced.length === 0) return
  const isHit = concernedBy(announced)
  for (const order of deps.rows.orders.all((one) => sailingIdsOf(one).some(isHit))) followSailings(deps, order)
  replaceLost(deps, isHit)
  tellBidders(deps, isHit)
  tellPublishers(deps, isHit)
  tellSubscribers(deps, announced)
}
