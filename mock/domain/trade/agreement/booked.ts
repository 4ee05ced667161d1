import { checkCutOffs } from '@/contract/money/order/schedule/rules.ts'
import type { OrderSchedule } from '@/contract/money/order/schedule/schemas.ts'
import { transitDays } from '@/contract/tools/schedule/transit.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { iso, type Deps } from '../../deps.ts'
import { refuseProblems } from '../../guards.ts'
import { cutOffsNow } from '../../money/order/cutOffsNow.ts'
import { usualMilestones } from '../../money/order/mode.ts'
import type { OrderRow } from '../../tradeRows.ts'

type CutOffs = OrderSchedule['cutOffs']

/** Cut-offs as kept: those that were sent, else those that the schedules give the sailing; refuses one after its departure. */
export function cutOffsFor(deps: Deps, sailing: SailingPick, sent: CutOffs | undefined): CutOffs {
  if (!sent) return cutOffsNow(deps, sailing)
  const problems = checkCutOffs(sent, Date.parse(sailing.etd))
  refuseProblems(problems.map((one) => ({ ...one, field: `cutOffs.${one.field}` })))
  return Object.fromEntries(Object.entries(sent).flatMap(([name, at]) => (at ? [[name, iso(Date.parse(at))]] : [])))
}

/**
 * The call-off with the sailing on which its space is, the transit time and cut-offs of it, and its booking confirmed: BKCF,
 * where its mode has that milestone. TRADE part 4.
 */
export function bookedOn(deps: Deps, order: OrderRow, sailing: SailingPick, cutOffs: CutOffs): OrderRow {
  const at = iso(deps.now())
  const lanes = order.lanes.map((one) => ({
    ...one,
    transitDays: transitDays(Date.parse(sailing.etd), Date.parse(sailing.eta)),
    sailings: [sailing],
  }))
  const laneNo = order.callOff?.laneNo ?? 1
  const isTold = Object.keys(cutOffs).length > 0
  return {
    ...order,
    lanes,
    ...(isTold && { schedules: [{ laneNo, sailing, cutOffs, changes: [] }] }),
    ...(usualMilestones(deps, order)[0] === 'BKCF' && { milestones: [{ code: 'BKCF', at, reportedAt: at }] }),
  }
}
