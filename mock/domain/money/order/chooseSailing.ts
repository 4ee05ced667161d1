import { CHOOSING, scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import type { ChooseSailing, OrderSchedule } from '@/contract/money/order/schedule/schemas.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { refuseField, stateChanged } from '../../errors.ts'
import { dropJob } from '../../jobs.ts'
import { tellSide } from '../../member/notification/news.ts'
import { departureOf } from '../../tools/schedule/byId.ts'
import { pickOf } from '../../tools/schedule/sailings.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { putSailing } from './follow.ts'
import { orderOn } from './guard.ts'
import { orderDetail } from './view.ts'

/** The buyer takes one of the sailings offered in place of one that falls away; the choice is kept, at the same price. */
export function chooseSailing(deps: Deps, input: ChooseSailing, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'BUYER', CHOOSING)
  const schedule = scheduleOf(order.schedules, input.laneNo)
  if (order.version !== input.version || !schedule?.withdrawn) throw stateChanged(orderDetail(deps, order, caller))
  const offer = schedule.withdrawn.offers.find(({ id }) => id === input.sailingId)
  const sailing = offer && stillSails(deps, offer)
  if (!sailing) throw refuseField('sailingId', 'problem.sailingGone')
  const changed = take(deps, order, schedule, sailing, 'BUYER')
  dropJob(deps, 'sailingSilent', `${order.id}/${input.laneNo}`)
  return orderDetail(deps, changed, caller)
}

/** The buyer has not chosen in time: the first sailing that was offered and still sails is taken. */
export function sailingSilent(deps: Deps, target: string): void {
  const [orderId = '', laneNo] = target.split('/')
  const order = deps.rows.orders.get(orderId)
  const schedule = order && CHOOSING.includes(order.status) ? scheduleOf(order.schedules, Number(laneNo)) : undefined
  const first = schedule?.withdrawn?.offers.flatMap((offer) => stillSails(deps, offer) ?? [])[0]
  if (order && schedule && first) take(deps, order, schedule, first, 'LINE')
}

/** An offered sailing as the schedules tell it now. */
function stillSails(deps: Deps, { id = '' }: SailingPick): SailingPick | undefined {
  const departure = departureOf(id, deps.now())
  return departure && departure.etd > deps.now() ? pickOf(departure, deps.now()) : undefined
}

function take(
  deps: Deps,
  order: OrderRow,
  { laneNo, sailing: from, withdrawn }: OrderSchedule,
  to: SailingPick,
  by: 'BUYER' | 'LINE',
): OrderRow {
  const lane = order.lanes.find((one) => one.laneNo === laneNo)
  if (!lane) return order
  const changed = putSailing(deps, order, lane, to, { by, from, ...(withdrawn && { reason: withdrawn.reason }) })
  const params = {
    variant: by === 'BUYER' ? 'chosen' : 'silent',
    etd: marketDay(Date.parse(to.etd)),
    vessel: to.vessel,
    voyage: to.voyage,
  }
  tellSide(deps, changed, order.sellerId, 'SCHEDULE_CHANGED', params)
  if (by === 'LINE') tellSide(deps, changed, order.buyerId, 'SCHEDULE_CHANGED', params)
  return changed
}
