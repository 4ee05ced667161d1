import { marketDayStart } from '@/contract/marketDay.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { allocationOf } from '@/contract/trade/agreement/allocation.ts'
import { firstEtd } from '@/contract/trade/agreement/callOff.ts'
import { isEnded, mayCallOff } from '@/contract/trade/agreement/lifecycle.ts'
import { restOf } from '@/contract/trade/agreement/quantities.ts'
import { COUNTER_DAYS, SAILING_SLACK_DAYS } from '@/contract/trade/agreement/values.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { createRandom } from '../../seed/random.ts'
import type { Deps } from '../deps.ts'
import { DomainError } from '../errors.ts'
import { planJob } from '../jobs.ts'
import { callOff, type Wish } from '../trade/agreement/callOff.ts'
import type { Passage } from '../tools/schedule/passages.ts'
import { carrierOf, departuresBetween, pickOf } from '../tools/schedule/sailings.ts'
import { lanesNow, standingOf } from '../trade/agreement/callOffs.ts'
import type { AgreementRow, OrderRow } from '../tradeRows.ts'
import { marketDay } from '../zone.ts'
import { isRobotCompany } from './buyers.ts'

const DAY_MS = 86_400_000

/** A robot buyer calls off once a week, from a day after the confirmation on. */
export function planRobotCallOff(deps: Deps, { id, buyerId }: AgreementRow): void {
  if (isRobotCompany(deps, buyerId)) planJob(deps, 'robotCallOff', id, deps.now() + DAY_MS)
}

/** The containers of one planned booking of the first lane that has any left, for the first sailing possible. */
export function robotCallsOff(deps: Deps, agreementId: string): void {
  const agreement = deps.rows.agreements.get(agreementId)
  if (!agreement || !isRobotCompany(deps, agreement.buyerId)) return
  const { status, quantities, lanes } = standingOf(deps, agreement)
  if (isEnded(status)) return
  const wish = mayCallOff(status) ? nextWish(deps, { ...agreement, lanes }, quantities) : undefined
  if (wish) callsOff(deps, agreement, wish)
  planJob(deps, 'robotCallOff', agreementId, deps.now() + 7 * DAY_MS)
}

/** Calls off; pays at once while its credit line is frozen. */
function callsOff(deps: Deps, agreement: AgreementRow, wish: Wish): void {
  try {
    callOff(deps, agreement, wish)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== BUSINESS_CODES.creditShort) throw error
    callOff(deps, agreement, { ...wish, prepaid: true })
  }
}

/** The next booking of an agreement as planned; undefined if nothing is left or its period is over. */
export function nextWish(
  deps: Deps,
  { lanes, term: { leadDays } }: AgreementRow,
  quantities: ReturnType<typeof standingOf>['quantities'],
): Wish | undefined {
  const today = marketDay(deps.now())
  for (const lane of lanes) {
    const rest = quantities.get(lane.laneNo)?.find((one) => restOf(one) > 0)
    const etd = firstEtd({ lane, leadDays, today })
    if (!rest || etd > lane.validTo) continue
    const usual = Math.ceil(rest.contracted / lane.plannedBookings)
    const qty = Math.min(restOf(rest), usual, allocationOf(lane, etd)?.boxes ?? usual)
    const boxes = [{ isoCode: rest.isoCode, qty }]
    return { laneNo: lane.laneNo, boxes, etd, readyDate: today, blCount: Math.min(qty, lane.blPerBooking), note: '' }
  }
  return undefined
}

/** What a robot seller makes of a call-off: one in twelve finds no space, one in eight another sailing. */
export function robotMood({ id, callOff: asked }: OrderRow): 'FULL' | 'LATER' | 'FREE' {
  const lot = asked ? createRandom(`call-off|${id}`).int(0, 23) : 23
  if (lot < 2) return 'FULL'
  return lot < 5 ? 'LATER' : 'FREE'
}

/** The sailing some days later that a robot seller offers instead, if the period has it. */
export function robotCounter(deps: Deps, order: OrderRow): SailingPick | undefined {
  if (robotMood(order) !== 'LATER' && robotSailing(deps, order)) return undefined
  return sailingAbout(deps, order, SAILING_SLACK_DAYS + 1, COUNTER_DAYS)
}

/** The sailing with which a robot seller accepts: on about the wanted day, if a ship leaves then. */
export const robotSailing = (deps: Deps, order: OrderRow): SailingPick | undefined =>
  sailingAbout(deps, order, -SAILING_SLACK_DAYS, SAILING_SLACK_DAYS)

/**
 * The departure nearest the wanted day, from and to that many days after it and within the period; the agreed carrier's
 * first.
 */
function sailingAbout(deps: Deps, order: OrderRow, first: number, last: number): SailingPick | undefined {
  const { callOff: asked, agreementId = '' } = order
  const agreement = deps.rows.agreements.get(agreementId)
  const lane = agreement && lanesNow(agreement).find(({ laneNo }) => laneNo === asked?.laneNo)
  const [pol, pod] = [lane?.pol, lane?.pod].map((port) => deps.reference.portByCode.get(port ?? ''))
  if (!asked || !lane || !pol || !pod) return undefined
  const now = deps.now()
  const wanted = marketDayStart(asked.etd)
  const from = Math.max(wanted + first * DAY_MS, marketDayStart(lane.validFrom), now)
  const to = Math.min(wanted + last * DAY_MS, marketDayStart(lane.validTo)) + DAY_MS - 1
  const away = (one: Passage): number =>
    Math.abs(one.etd - wanted) + (carrierOf(one) === lane.carrierScac ? 0 : 30 * DAY_MS)
  const [found] = departuresBetween(pol, pod, from, to, now).toSorted((a, b) => away(a) - away(b))
  return found && pickOf(found, now)
}
