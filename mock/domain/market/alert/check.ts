import { fallOf, isMet } from '@/contract/market/alert/rules.ts'
import type { LanePrice } from '@/contract/market/alert/schemas.ts'
import { ALERT_DAYS, ALERT_QUIET_DAYS } from '@/contract/market/alert/values.ts'
import { MARKET_CURRENCY } from '@/contract/market/listing/kinds.ts'
import { moneyText } from '@/contract/money.ts'
import { iso, type Deps } from '../../deps.ts'
import { notify } from '../../member/notification/notify.ts'
import type { ListingRow } from '../listing/row.ts'
import { lanePrice } from './price.ts'
import type { AlertRow } from './row.ts'

const DAY_MS = 24 * 3600_000
const QUIET_MS = ALERT_QUIET_DAYS * DAY_MS

/** Whether the days of an alert are over. */
export const hasEnded = ({ endsAt }: AlertRow, now: number): boolean => Date.parse(endsAt) <= now

/** Checks all price alerts: rates, bookings and the price of four weeks ago change without a listing. */
export function checkAlerts(deps: Deps): void {
  for (const alert of deps.rows.priceAlerts.all()) checkAlert(deps, alert)
}

/** Checks the alerts on the lane of a listing that was published, changed or taken off. */
export function checkLane(deps: Deps, { body }: ListingRow): void {
  for (const alert of deps.rows.priceAlerts.all(({ pol, pod }) => pol === body?.pol && pod === body.pod))
    checkAlert(deps, alert)
}

/** Tells an enterprise once that the price is what it waits for, and again after a week above. MARKET 4.6. */
export function checkAlert(deps: Deps, alert: AlertRow): void {
  const now = deps.now()
  if (hasEnded(alert, now)) return
  const price = lanePrice(deps, alert)
  const { aboveSince, ...rest } = alert
  if (!isMet(alert, price)) {
    if (alert.toldAt !== undefined && aboveSince === undefined)
      deps.rows.priceAlerts.put({ ...alert, aboveSince: iso(now) })
    return
  }
  const isNews = alert.toldAt === undefined || (aboveSince !== undefined && now - Date.parse(aboveSince) >= QUIET_MS)
  if (isNews) tell(deps, alert, price)
  if (isNews || aboveSince !== undefined) deps.rows.priceAlerts.put(isNews ? { ...rest, toldAt: iso(now) } : rest)
}

const usd = (amount: string): string => moneyText({ amount, currency: MARKET_CURRENCY })

function tell(deps: Deps, alert: AlertRow, { best = '0', before }: LanePrice): void {
  const { companyId, kind, pol, pod, isoCode, amount, pct } = alert
  notify(deps, {
    companyId,
    type: 'PRICE_ALERT',
    params: {
      variant: kind,
      ...namesOf(deps, alert),
      price: usd(best),
      ...(amount !== undefined && { amount: usd(amount) }),
      ...(before !== undefined && { before: usd(before), fall: fallOf(before, best) }),
      ...(pct !== undefined && { pct: String(pct) }),
    },
    target: { kind: 'LANE_PRICE', id: `${pol}-${pod}-${isoCode}` },
  })
}

/** What names an alert in its messages. */
function namesOf({ reference }: Deps, { pol, pod, isoCode }: AlertRow): Record<string, string> {
  const type = reference.freight.containerTypes.find((one) => one.isoCode === isoCode)
  return { pol, pod, box: type?.code ?? isoCode }
}

/** The days of an alert are over: its enterprise may renew it. */
export function alertEnds(deps: Deps, alertId: string): void {
  const alert = deps.rows.priceAlerts.get(alertId)
  if (!alert || !hasEnded(alert, deps.now())) return
  notify(deps, {
    companyId: alert.companyId,
    type: 'PRICE_ALERT_ENDED',
    params: { ...namesOf(deps, alert), days: String(ALERT_DAYS) },
    target: { kind: 'PRICE_ALERT', id: alert.id },
  })
}
