import { createRandom } from '../../seed/random.ts'
import { MODES } from '../../seed/market/plan.ts'
import { writeTender } from '../../seed/market/tenderText.ts'
import { newId, type Deps, iso } from '../deps.ts'
import { planJob } from '../jobs.ts'
import { tellSearches } from '../front/search/match.ts'
import { planRobotBids } from './bidders.ts'
import { nextNo } from '../numbers.ts'
import { ratesAt } from '../rates.ts'
import type { TenderRow } from '../tradeRows.ts'
import { isRobotCompany } from './buyers.ts'

const HOUR_MS = 3600_000
const EVERY_MS = 12 * HOUR_MS
/** Target number of open tenders, and the maximum added at once. */
const WANTED_OPEN = 110
const MOST_AT_ONCE = 30

/** Twice a day robots publish new tenders if there are too few, so that a stored marketplace stays alive. */
export function publishFreshTenders(deps: Deps, target: string, marketNow: number): void {
  if (deps.now() < marketNow - HOUR_MS) {
    // The clock was advanced: other due jobs, above all deadlines, run first.
    planJob(deps, 'freshTenders', target, marketNow)
    return
  }
  planJob(deps, 'freshTenders', target, marketNow + EVERY_MS)
  if (!(deps.rows.market.get('market')?.robots ?? false)) return
  const now: Deps = { ...deps, now: () => marketNow }
  const open = deps.rows.tenders.count((tender) => tender.status === 'QUOTING')
  const traders = deps.rows.companies.all(
    (company) => company.userType === 1 && company.certification === 'APPROVED' && isRobotCompany(deps, company.id),
  )
  const random = createRandom(`fresh${marketNow}`)
  if (traders.length === 0) return
  for (let index = 0; index < Math.min(MOST_AT_ONCE, WANTED_OPEN - open); index++) {
    const { id: companyId } = random.pick(traders)
    const deadline = marketNow + random.int(20, 150) * HOUR_MS
    const draft = writeTender(now, random, random.pick(MODES), deadline)
    const publishAt = iso(marketNow)
    const tender: TenderRow = {
      id: newId(deps),
      no: nextNo(deps.rows.tenders, 'ZB', marketNow),
      companyId,
      memberId: `m${companyId.slice(1)}`,
      status: 'QUOTING',
      version: 3,
      round: 1,
      sketch: draft,
      body: draft,
      rates: ratesAt(marketNow),
      createdAt: publishAt,
      updatedAt: publishAt,
      publishAt,
    }
    deps.rows.tenders.put(tender)
    planJob(now, 'tenderDeadline', tender.id, deadline)
    tellSearches(now, tender)
    planRobotBids(now, tender)
  }
}
