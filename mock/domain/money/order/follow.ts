import { hasReached } from '@/contract/money/order/milestones.ts'
import { CHOOSING, sailingOf, scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import type { OrderSchedule, ScheduleChange } from '@/contract/money/order/schedule/schemas.ts'
import { CHOICE_HOURS, type ScheduleReason } from '@/contract/money/order/schedule/values.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { boxKindOf } from '@/contract/tools/schedule/values.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { iso, type Deps } from '../../deps.ts'
import { hashOf } from '../../hash.ts'
import { planJob } from '../../jobs.ts'
import { tellSide } from '../../member/notification/news.ts'
import { departureOf } from '../../tools/schedule/byId.ts'
import { lossOf } from '../../tools/schedule/loss.ts'
import { onCarriage, sailingsInstead } from '../../tools/schedule/instead.ts'
import { passageById, type Passage } from '../../tools/schedule/passages.ts'
import { pickOf } from '../../tools/schedule/sailings.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { cutOffsNow } from './cutOffsNow.ts'
import { changeOrder } from './guard.ts'

const HOUR_MS = 3_600_000
/** Whether an order may still be told of its ship. */
const isAfloat = ({ status, milestones }: Readonly<OrderRow>): boolean =>
  CHOOSING.includes(status) && !hasReached(milestones, 'arrived')

/** Ids of the sailings on which an order is, as it stands. */
export const sailingIdsOf = ({ lanes, schedules }: Readonly<OrderRow>): string[] =>
  lanes.flatMap((lane) => sailingOf(lane, schedules)?.id ?? [])

/**
 * Brings the sailings of an order to what the schedules say now. What was agreed stays in its lanes; the new times,
 * cut-offs and the reason are a change by the carrier. A sailing that falls away leaves its buyer the choice.
 */
export function followSailings(deps: Deps, order: OrderRow): OrderRow {
  if (!isAfloat(order)) return order
  return order.lanes.reduce((row, lane) => followLane(deps, row, lane), order)
}

function followLane(deps: Deps, order: OrderRow, lane: OrderLane): OrderRow {
  const before = scheduleOf(order.schedules, lane.laneNo)
  const known = sailingOf(lane, order.schedules)
  if (!known?.id || before?.withdrawn) return order
  const now = deps.now()
  const found = departureOf(known.id, now)
  if (found) return moveTo(deps, order, lane, found, known)
  const planned = passageById(known.id, -Infinity)
  // An id of an earlier timetable says nothing.
  if (!planned) return order
  const onward = planned.etd <= now ? onCarriage(known.id, now) : undefined
  if (onward) return moveTo(deps, order, lane, onward, known)
  return planned.etd <= now ? order : withdraw(deps, order, lane, planned, lossOf(planned, now))
}

/** The sailing has other times than before, or a ship that was not named. */
function moveTo(deps: Deps, order: OrderRow, lane: OrderLane, passage: Passage, from: SailingPick): OrderRow {
  const to = pickOf(passage, deps.now())
  const isMoved = Date.parse(to.etd) !== Date.parse(from.etd) || Date.parse(to.eta) !== Date.parse(from.eta)
  if (!isMoved && to.vessel === from.vessel && to.id === from.id) return order
  const reason = to.id === from.id ? delayReason(from.id ?? '') : 'OMISSION'
  const changed = putSailing(deps, order, lane, to, { by: 'LINE', from, ...(isMoved && { reason }) })
  const told = { etd: dayOf(to.etd), eta: dayOf(to.eta), before: dayOf(from.etd), reason }
  const variant = !isMoved
    ? { variant: 'named', vessel: to.vessel }
    : told.etd === told.before
      ? { variant: 'arrival' }
      : {}
  tellBoth(deps, changed, { ...told, ...variant })
  return changed
}

/** Sets the sailing of a lane, with the cut-offs that the schedules give it, and keeps the change. */
export function putSailing(
  deps: Deps,
  order: OrderRow,
  { laneNo }: OrderLane,
  sailing: SailingPick,
  change: Pick<ScheduleChange, 'by' | 'from' | 'reason'>,
): OrderRow {
  const before = scheduleOf(order.schedules, laneNo)
  const changes = [...(before?.changes ?? []), { at: iso(deps.now()), to: sailing, note: '', ...change }]
  return putSchedule(deps, order, { laneNo, sailing, cutOffs: cutOffsNow(deps, sailing), changes })
}

function putSchedule(deps: Deps, order: OrderRow, schedule: OrderSchedule): OrderRow {
  const others = (order.schedules ?? []).filter(({ laneNo }) => laneNo !== schedule.laneNo)
  return changeOrder(deps, { ...order, version: order.version + 1 }, { schedules: [...others, schedule] })
}

/** The sailing does not carry a lane: its buyer may take one of the next ones, or cancel free, for a day. */
export function withdraw(
  deps: Deps,
  order: OrderRow,
  lane: OrderLane,
  planned: Passage,
  reason: ScheduleReason,
): OrderRow {
  const now = deps.now()
  const { laneNo, boxes } = lane
  const kinds = [...new Set(boxes.map(({ isoCode }) => boxKindOf(isoCode)))]
  const offers = sailingsInstead(planned.id, kinds, now).map((one) => pickOf(one, now))
  const until = now + CHOICE_HOURS * HOUR_MS
  const before = scheduleOf(order.schedules, laneNo)
  const sailing = before?.sailing ?? lane.sailings[0]
  if (!sailing) return order
  const withdrawn = { at: iso(now), reason, offers, until: iso(until) }
  const changed = putSchedule(deps, order, {
    laneNo,
    sailing,
    cutOffs: before?.cutOffs ?? {},
    changes: before?.changes ?? [],
    withdrawn,
  })
  if (offers.length > 0) planJob(deps, 'sailingSilent', `${order.id}/${laneNo}`, until)
  const params = { before: dayOf(sailing.etd), vessel: sailing.vessel, voyage: sailing.voyage, reason }
  const variant = reason === 'ROLLED' ? 'rolled' : 'withdrawn'
  tellSide(deps, changed, changed.buyerId, 'SCHEDULE_CHANGED', { ...params, variant })
  tellSide(deps, changed, changed.sellerId, 'SCHEDULE_CHANGED', { ...params, variant: `${variant}.seller` })
  return changed
}

/** Why ships are late, invented: the same for everybody on one sailing. */
const delayReason = (id: string): ScheduleReason => (hashOf(`late|${id}`) % 2 === 0 ? 'WEATHER' : 'CONGESTION')

const dayOf = (instant: string): string => marketDay(Date.parse(instant))

/** Both sides are told of what the carrier announces. */
function tellBoth(deps: Deps, order: OrderRow, params: Record<string, string>): void {
  for (const companyId of [order.buyerId, order.sellerId]) tellSide(deps, order, companyId, 'SCHEDULE_CHANGED', params)
}
