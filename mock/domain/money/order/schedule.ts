import { hasLane } from '@/contract/market/listing/kinds.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import {
  checkSchedule,
  mayCancelLate,
  maySchedule,
  needsReason,
  sailingOf,
  SCHEDULED,
  scheduleOf,
} from '@/contract/money/order/schedule/rules.ts'
import type { ChangeSchedule, OrderSchedule, ScheduleChange } from '@/contract/money/order/schedule/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, refuseField, stateChanged } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { tellSide } from '../../member/notification/news.ts'
import { checkRoll, rollCallOff } from '../../trade/agreement/roll.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { keepContract } from './contractVersions.ts'
import { changeOrder, orderOn } from './guard.ts'
import { orderDetail } from './view.ts'

/**
 * The seller tells that a sailing moves, which one was fixed, or its cut-offs. What was agreed stays; the buyer is told,
 * and its open forms of payment are shown the change first.
 */
export function changeSchedule(deps: Deps, input: ChangeSchedule, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'SELLER', SCHEDULED)
  if (order.version !== input.version || !maySchedule(order)) throw stateChanged(orderDetail(deps, order, caller))
  if (order.booking && !hasLane(order.booking.kind)) throw notAllowed()
  const lane = order.lanes.find(({ laneNo }) => laneNo === input.laneNo)
  if (!lane) throw refuseField('laneNo', 'field.choice')
  refuseProblems(checkSchedule(input, order))
  checkRoll(deps, order, input)
  const { laneNo, reason, note } = input
  const sailing = {
    ...input.sailing,
    etd: iso(Date.parse(input.sailing.etd)),
    eta: iso(Date.parse(input.sailing.eta)),
  }
  const cutOffs = Object.fromEntries(
    Object.entries(input.cutOffs).flatMap(([name, at]) => (at ? [[name, iso(Date.parse(at))]] : [])),
  )
  const from = sailingOf(lane, order.schedules)
  const change: ScheduleChange = {
    at: iso(deps.now()),
    by: 'SELLER',
    ...(from && { from }),
    to: sailing,
    ...(needsReason(sailing, from) && reason && { reason }),
    note,
  }
  const before = scheduleOf(order.schedules, laneNo)
  const schedule: OrderSchedule = { laneNo, sailing, cutOffs, changes: [...(before?.changes ?? []), change] }
  const others = (order.schedules ?? []).filter((one) => one !== before)
  // A roll may lower the price: the version before is kept with the old one.
  const known = keepContract(deps, order)
  const changed = changeOrder(deps, { ...known, version: order.version + 1 }, { schedules: [...others, schedule] })
  tellSide(deps, order, order.buyerId, 'SCHEDULE_CHANGED', toldOf(changed, change))
  return orderDetail(deps, keepContract(deps, rollCallOff(deps, order, changed, input)), caller)
}

/** What the buyer reads of a change: which date moves, or only that there is something to look at. */
function toldOf(order: OrderRow, { from, to, reason }: ScheduleChange): Record<string, string> {
  const days = { etd: marketDay(Date.parse(to.etd)), eta: marketDay(Date.parse(to.eta)) }
  if (!from || !reason) return { ...days, variant: 'set' }
  const told = { ...days, reason }
  if (from.etd === to.etd) return { ...told, variant: 'arrival' }
  const before = marketDay(Date.parse(from.etd))
  return { ...told, before, ...(mayCancelLate(order) && { variant: 'free' }) }
}
