import { cutOffsOfSailing } from '@/contract/money/order/schedule/rules.ts'
import type { OrderSchedule } from '@/contract/money/order/schedule/schemas.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import type { Deps } from '../../deps.ts'
import { departureOf } from '../../tools/schedule/byId.ts'
import { scheduledOf } from '../../tools/schedule/scheduled.ts'

/** The cut-offs of a sailing for shipping instructions, weight and containers. */
export function cutOffsNow(deps: Pick<Deps, 'now'>, { id = '' }: SailingPick): OrderSchedule['cutOffs'] {
  const departure = departureOf(id, deps.now())
  return cutOffsOfSailing(departure ? scheduledOf(departure, deps.now()).cutOffs : [])
}
