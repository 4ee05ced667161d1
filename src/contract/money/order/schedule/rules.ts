import { NOTE_MAX } from '../../../limits.ts'
import type { Problem } from '../../../problem.ts'
import type { SailingPick } from '../../../trade/bid/carriage/schemas.ts'
import { checkText } from '../../../validation.ts'
import type { CutOff } from '../../../tools/schedule/schemas.ts'
import { transitDays } from '../../../tools/schedule/transit.ts'
import type { ReportedMilestone } from '../after/schemas.ts'
import { hasReached } from '../milestones.ts'
import { checkReason } from '../rules.ts'
import type { OrderLane } from '../schemas.ts'
import type { OrderStatus } from '../values.ts'
import type { ChangeSchedule, OrderSchedule } from './schemas.ts'
import { LATE_DAYS, ORDER_CUT_OFFS } from './values.ts'

const DAY_MS = 86_400_000

/** Statuses in which the seller tells of sailings; once the cargo has arrived there is nothing to tell. */
export const SCHEDULED: readonly OrderStatus[] = ['TO_PAY', 'PAY_CHECKING', 'CONFIRMED', 'PAID', 'EXECUTING']

type CutOffs = OrderSchedule['cutOffs']
type Lane = Pick<OrderLane, 'laneNo' | 'sailings'>
type Schedules = readonly OrderSchedule[] | undefined
type Reported = readonly Pick<ReportedMilestone, 'code'>[]

/** What the seller told of a lane. */
export const scheduleOf = (schedules: Schedules, laneNo: number): OrderSchedule | undefined =>
  schedules?.find((one) => one.laneNo === laneNo)

/** The sailing as it was agreed; none while several are possible. */
export const agreedSailing = ({ sailings }: Lane): SailingPick | undefined =>
  sailings.length === 1 ? sailings[0] : undefined

/** What was agreed of a lane with one sailing; it stays, whatever becomes of the ship. MARKET 2.4. */
export interface Agreed {
  etd: string
  eta: string
  transitDays: number
}

export function agreedOf(lane: Lane): Agreed | undefined {
  const { etd, eta } = agreedSailing(lane) ?? {}
  return etd && eta ? { etd, eta, transitDays: transitDays(Date.parse(etd), Date.parse(eta)) } : undefined
}

/** The sailing of a lane as it stands. */
export const sailingOf = (lane: Lane, schedules: Schedules): SailingPick | undefined =>
  scheduleOf(schedules, lane.laneNo)?.sailing ?? agreedSailing(lane)

/** The departure from which delay is counted, ms: the latest of those agreed, else the first one told. TRADE part 8. */
export function firstEtd({ sailings }: Lane, schedule: OrderSchedule | undefined): number | undefined {
  if (sailings.length > 0) return Math.max(...sailings.map(({ etd }) => Date.parse(etd)))
  const first = schedule?.changes[0]
  return first && Date.parse((first.from ?? first.to).etd)
}

/** By how much a departure is later than the first one, ms, without what the buyer asked for; never below zero. */
export function delayOf(lane: Lane, schedule: OrderSchedule | undefined): number {
  let before = firstEtd(lane, schedule)
  if (before === undefined) return 0
  let delay = 0
  for (const { to, reason } of schedule?.changes ?? []) {
    const etd = Date.parse(to.etd)
    if (reason !== 'CUSTOMER') delay += etd - before
    before = etd
  }
  return Math.max(0, delay)
}

interface Shipment {
  status: OrderStatus
  lanes: readonly Lane[]
  schedules?: readonly OrderSchedule[] | undefined
  milestones?: Reported | undefined
}

/** Whether a departure moved by more than seven days, but for the buyer's own wish: then cancelling is free. */
export const isMovedTooFar = ({ lanes, schedules }: Pick<Shipment, 'lanes' | 'schedules'>): boolean =>
  lanes.some((lane) => delayOf(lane, scheduleOf(schedules, lane.laneNo)) > LATE_DAYS * DAY_MS)

/** The lane whose sailing falls away, until its buyer has chosen another. */
export const withdrawnOf = ({ schedules }: Pick<Shipment, 'schedules'>): OrderSchedule | undefined =>
  schedules?.find(({ withdrawn }) => withdrawn)

/** Statuses in which a sailing is chosen; after them the order has ended, or its cargo is there. */
export const CHOOSING: readonly OrderStatus[] = ['TO_CONFIRM', ...SCHEDULED]
/** Statuses in which the buyer may cancel instead; one that is not confirmed is called off where it was booked. */
const CANCELLABLE: readonly OrderStatus[] = ['TO_PAY', 'CONFIRMED', 'PAID', 'EXECUTING']

/** Whether the buyer may choose another sailing in place of one that falls away. */
export const mayChoose = ({ status }: Pick<Shipment, 'status'>): boolean => CHOOSING.includes(status)

/** Whether the buyer may cancel free because its sailing falls away. */
export const mayCancelLost = (shipment: Pick<Shipment, 'status' | 'schedules'>): boolean =>
  CANCELLABLE.includes(shipment.status) && withdrawnOf(shipment) !== undefined

/** Whether the buyer of an order under way may cancel it free: its ship is too late or does not sail, nothing is loaded. */
export function mayCancelLate(shipment: Shipment): boolean {
  const { status, milestones } = shipment
  if (status !== 'EXECUTING' || hasReached(milestones, 'loaded') || hasReached(milestones, 'departed')) return false
  return isMovedTooFar(shipment) || withdrawnOf(shipment) !== undefined
}

/** Whether the seller may tell of sailings now. */
export const maySchedule = ({ status, milestones }: Pick<Shipment, 'status' | 'milestones'>): boolean =>
  SCHEDULED.includes(status) && !hasReached(milestones, 'arrived')

const isMoved = (one: SailingPick, other: SailingPick): boolean =>
  Date.parse(one.etd) !== Date.parse(other.etd) || Date.parse(one.eta) !== Date.parse(other.eta)

/** Whether a departure or arrival that was fixed moves: then a reason is asked for. */
export const needsReason = (sailing: SailingPick, known: SailingPick | undefined): boolean =>
  known !== undefined && isMoved(sailing, known)

const same = (one: string | undefined, other: string | undefined): boolean =>
  (one ? Date.parse(one) : 0) === (other ? Date.parse(other) : 0)

/** Problems of cut-offs: none is after the departure, in ms. */
export const checkCutOffs = (cutOffs: CutOffs, etd: number): Problem[] =>
  ORDER_CUT_OFFS.flatMap((name): Problem[] =>
    Date.parse(cutOffs[name] ?? '') > etd ? [{ field: name, code: 'cutOffAfterEtd' }] : [],
  )

/** The cut-offs that an order names, of those that the schedules give a sailing. */
export function cutOffsOfSailing(scheduled: readonly CutOff[]): CutOffs {
  const at = (wanted: CutOff['code']) => scheduled.find(({ code }) => code === wanted)?.at
  const named = { si: at('DCO'), vgm: at('VCO'), cy: at('FCO') }
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, time]) => (time ? [[name, new Date(time).toISOString()]] : [])),
  )
}

/** Problems of a change of schedule in form order. */
export function checkSchedule(
  { laneNo, sailing, cutOffs, reason, note }: Omit<ChangeSchedule, 'id' | 'version' | 'requestNo'>,
  { lanes, schedules, milestones }: Omit<Shipment, 'status'>,
): Problem[] {
  const lane = lanes.find((one) => one.laneNo === laneNo)
  const known = lane && sailingOf(lane, schedules)
  const told = scheduleOf(schedules, laneNo)?.cutOffs
  const [etd, eta] = [Date.parse(sailing.etd), Date.parse(sailing.eta)]
  const found: Problem[] = []
  if (Number.isNaN(etd)) found.push({ field: 'etd', code: 'required' })
  else if (known && hasReached(milestones, 'departed') && Date.parse(known.etd) !== etd)
    found.push({ field: 'etd', code: 'hasDeparted' })
  if (Number.isNaN(eta)) found.push({ field: 'eta', code: 'required' })
  else if (eta <= etd) found.push({ field: 'eta', code: 'sailingOrder' })
  found.push(...checkCutOffs(cutOffs, etd))
  if (found.length > 0) return found
  const isSame =
    known !== undefined &&
    !isMoved(sailing, known) &&
    sailing.vessel === known.vessel &&
    sailing.voyage === known.voyage &&
    ORDER_CUT_OFFS.every((name) => same(cutOffs[name], told?.[name]))
  if (isSame) return [{ field: 'etd', code: 'scheduleSame' }]
  if (needsReason(sailing, known) && reason === undefined) found.push({ field: 'reason', code: 'required' })
  if (reason === 'OTHER') return [...found, ...checkReason('note', note, NOTE_MAX)]
  const wrong = checkText(note, NOTE_MAX)
  return wrong ? [...found, { field: 'note', code: wrong, params: { max: NOTE_MAX } }] : found
}
