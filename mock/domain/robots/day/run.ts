import { createRandom } from '../../../seed/random.ts'
import { tellFitting } from '../../coupon/fitting.ts'
import type { Deps } from '../../deps.ts'
import { readByCrowd } from '../../front/news/crowd.ts'
import { unpinPast } from '../../front/news/pin.ts'
import { writeToday } from '../../front/news/write/day.ts'
import { checkAlerts } from '../../market/alert/check.ts'
import { marketDay } from '../../zone.ts'
import { followBatches } from './coupons.ts'
import { freshenListings, newRateSheets } from './listings.ts'
import { planDay } from './plan.ts'
import { scheduleEvents } from './schedule.ts'
import { planTenders } from './tenders.ts'
import { sweep } from './sweep.ts'

/** Days longer ago than this are caught up in the short form: nothing is opened or written on them. MARKET 1.2. */
const FULL_MS = 14 * 24 * 3600_000

/** Works one day of the market, and measures it for the mock's controls. MARKET 1. */
export function runDay(deps: Deps, _target: string, marketNow: number): void {
  const from = deps.wall()
  workDay(deps, marketNow)
  deps.meter.dayMs = deps.wall() - from
}

/** What robots renew, issue and publish, and what is removed. */
function workDay(deps: Deps, marketNow: number): void {
  planDay(deps)
  scheduleEvents(deps)
  checkAlerts(deps)
  tellFitting(deps)
  const market = deps.rows.market.get('market')
  if (!market?.robots) return
  const day = marketDay(deps.now())
  if (deps.now() > marketNow - FULL_MS) {
    newRateSheets(deps)
    freshenListings(deps)
    planTenders(deps, createRandom(`${market.seed}|tenders|${day}`), day)
    followBatches(deps, createRandom(`${market.seed}|coupons|${day}`), day)
    // Last: news reads what the day has made of the market. MARKET 1.7.
    writeToday(deps)
    readByCrowd(deps)
  }
  unpinPast(deps)
  sweep(deps)
}
