import type { OrderSchedule } from '@/contract/money/order/schedule/schemas.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { iso, type Deps } from '../../deps.ts'
import { departureOf } from '../../tools/schedule/byId.ts'
import { scheduledOf } from '../../tools/schedule/scheduled.ts'

/** The cut-offs of a sailing for shipping instructions, weight and containers. */
export function cutOffsNow(deps: Pick<Deps, 'now'>, { id = '' }: SailingPick): OrderSchedule['cutOffs'] {
  const departure = departureOf(id, deps.now())
  const cutOffs = departure ? scheduledOf(departure, deps.now()).cutOffs : []
  const at = (wanted: string) => cutOffs.find(({ code }) => code === wanted)?.at
  const named = { si: at('DCO'), vgm: at('VCO'), cy: at('FCO') }
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, time]) => (time ? [[name, iso(Date.parse(time))]] : [])),
  )
}
