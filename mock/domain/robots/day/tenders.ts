import { marketDayStart } from '@/contract/marketDay.ts'
import { MODES } from '../../../seed/market/plan.ts'
import { writeTender } from '../../../seed/market/tenderText.ts'
import { createRandom, type Random } from '../../../seed/random.ts'
import { iso, type Deps } from '../../deps.ts'
import { tellSearches } from '../../front/search/match.ts'
import { planJob } from '../../jobs.ts'
import { nextNo } from '../../numbers.ts'
import { ratesAt } from '../../rates.ts'
import type { TenderRow } from '../../tradeRows.ts'
import { planRobotBids } from '../bidders.ts'
import { robotCompanies } from '../companies.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Tenders of robots that are open, and how many open a day at most. MARKET 5.1. */
const WANTED_OPEN = 120
const MOST_A_DAY = 14
/** Tenders open from half past eight on, for so many minutes. */
const OPENS_MS = 8.5 * HOUR_MS
const OPEN_MINUTES = 570
/** Hours until the deadline: a tenth is urgent. */
const URGENT_HOURS = [4, 24] as const
const USUAL_HOURS = [3 * 24, 21 * 24] as const

/** Plans the tenders that robots open in the course of a day, where too few will be open at its end. */
export function planTenders(deps: Deps, random: Random, day: string): void {
  const robots = new Set(robotCompanies(deps).map(({ id }) => id))
  const midnight = marketDayStart(day)
  const open = deps.rows.tenders.count(
    ({ status, companyId, body }) =>
      status === 'QUOTING' && robots.has(companyId) && Date.parse(body?.deadline ?? '') > midnight + 24 * HOUR_MS,
  )
  const opens = midnight + OPENS_MS
  for (let place = 0; place < Math.min(MOST_A_DAY, WANTED_OPEN - open); place++)
    planJob(deps, 'robotTender', `${day}-${place}`, opens + random.int(0, OPEN_MINUTES) * MINUTE_MS)
}

/** A robot trader opens a tender; what it asks depends on the market, the day and its place in the day only. */
export function openTender(deps: Deps, target: string): void {
  const now = deps.now()
  const market = deps.rows.market.get('market')
  const traders = robotCompanies(deps).filter(
    ({ userType, certification }) => userType === 1 && certification === 'APPROVED',
  )
  if (!market?.robots || traders.length === 0) return
  const random = createRandom(`${market.seed}|tender|${target}`)
  const { id: companyId } = random.pick(traders)
  const [least, most] = random.chance(0.1) ? URGENT_HOURS : USUAL_HOURS
  const deadline = now + random.int(least, most) * HOUR_MS
  const draft = writeTender(deps, random, random.pick(MODES), deadline)
  const at = iso(now)
  const tender: TenderRow = {
    id: `t-${target.replaceAll('-', '')}`,
    no: nextNo(deps.rows.tenders, 'ZB', now),
    companyId,
    memberId: `m${companyId.slice(1)}`,
    status: 'QUOTING',
    version: 3,
    round: 1,
    sketch: draft,
    body: draft,
    rates: ratesAt(now),
    createdAt: at,
    updatedAt: at,
    publishAt: at,
  }
  deps.rows.tenders.put(tender)
  planJob(deps, 'tenderDeadline', tender.id, deadline)
  tellSearches(deps, tender)
  planRobotBids(deps, tender)
}
