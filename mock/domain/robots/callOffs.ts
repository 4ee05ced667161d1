import { firstEtd } from '@/contract/trade/agreement/callOff.ts'
import { isEnded, mayCallOff } from '@/contract/trade/agreement/lifecycle.ts'
import { COUNTER_DAYS } from '@/contract/trade/agreement/values.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { createRandom } from '../../seed/random.ts'
import { iso, type Deps } from '../deps.ts'
import { planJob } from '../jobs.ts'
import { callOff, type Wish } from '../trade/agreement/callOff.ts'
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
  if (wish) callOff(deps, agreement, wish)
  planJob(deps, 'robotCallOff', agreementId, deps.now() + 7 * DAY_MS)
}

/** The next booking of an agreement as planned; undefined if nothing is left or its period is over. */
export function nextWish(
  deps: Deps,
  { lanes, term: { leadDays } }: AgreementRow,
  quantities: ReturnType<typeof standingOf>['quantities'],
): Wish | undefined {
  const today = marketDay(deps.now())
  for (const lane of lanes) {
    const rest = quantities.get(lane.laneNo)?.find(({ remaining }) => remaining > 0)
    const etd = firstEtd({ lane, leadDays, today })
    if (!rest || etd > lane.validTo) continue
    const usual = Math.ceil(rest.contracted / lane.plannedBookings)
    const qty = Math.min(rest.remaining, usual, lane.allocation?.boxes ?? usual)
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

/** The sailing a week later that a robot seller offers instead, if the period has it. */
export function robotCounter(deps: Deps, order: OrderRow): SailingPick | undefined {
  const agreement = deps.rows.agreements.get(order.agreementId ?? '')
  const lane = agreement && lanesNow(agreement).find(({ laneNo }) => laneNo === order.callOff?.laneNo)
  const sailing = robotMood(order) === 'LATER' ? robotSailing(order, COUNTER_DAYS) : undefined
  return sailing && lane && marketDay(Date.parse(sailing.etd)) <= lane.validTo ? sailing : undefined
}

/** The sailing with which a robot seller accepts: on the wanted day, or some days later. */
export function robotSailing({ lanes, callOff: asked }: OrderRow, days = 0): SailingPick | undefined {
  const [lane] = lanes
  if (!asked || !lane) return undefined
  const etd = Date.parse(`${asked.etd}T10:00:00+08:00`) + days * DAY_MS
  const week = Math.ceil((etd - Date.UTC(new Date(etd).getUTCFullYear(), 0, 1)) / (7 * DAY_MS))
  return {
    vessel: 'CT PIONEER',
    voyage: `${String(week).padStart(3, '0')}W`,
    etd: iso(etd),
    eta: iso(etd + lane.transitDays * DAY_MS),
  }
}
