import { mayPublish } from '@/contract/trade/tender/lifecycle.ts'
import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import type { Deps } from '../domain/deps.ts'
import { planJob } from '../domain/jobs.ts'
import type { CompanyRow } from '../domain/rows.ts'
import { ratesAt } from '../domain/rates.ts'
import type { BidRow, TenderRow } from '../domain/tradeRows.ts'
import { seedFavorite } from './favorites.ts'
import { pickBidders, writeBid } from './market/bids.ts'
import { createNumbers } from './market/numbers.ts'
import { finish, type Seeding } from './market/outcome.ts'
import { MODES, TENDERS_BY_STATUS } from './market/plan.ts'
import { deadlineOffset, withoutTerm, writeTender } from './market/tenderText.ts'
import type { Random } from './random.ts'

const HOUR_MS = 3600_000
const iso = (ms: number) => new Date(ms).toISOString()

/** Hours until the deadline of the first open tenders, all within a day; the first has no bids, the second twelve. */
const CLOSING_SOON = [3, 5, 9, 14, 20, 23]
const SPECIAL_BIDS = [0, 12]
/** Statuses of tenders with an order. */
const HAS_ORDER: readonly TenderStatus[] = ['AWARDED', 'CONTRACTED', 'DONE']

/** Creates tenders in all statuses, with their bids and orders. */
export function seedTrade(deps: Deps, random: Random, companies: readonly CompanyRow[], now: number): void {
  const seeding: Seeding = { deps, random, companies, numbers: createNumbers(), now }
  for (const [status, count] of TENDERS_BY_STATUS) {
    for (let index = 0; index < count; index++) seedTender(seeding, status, index)
  }
}

function seedTender(seeding: Seeding, status: TenderStatus, index: number): void {
  const { deps, random, now } = seeding
  const soon = status === 'QUOTING' ? CLOSING_SOON[index] : undefined
  const deadline = now + (soon === undefined ? deadlineOffset(random, status) : soon * HOUR_MS)
  const tender = makeTender(seeding, status, index, deadline)
  const bids = status === 'DRAFT' || status === 'REVIEWING' ? [] : seedBids(seeding, tender, status, index, deadline)
  finish(seeding, tender, bids, deadline)
  for (const bid of bids) deps.rows.bids.put(bid)
  deps.rows.tenders.put(tender)
  seedFavorites(seeding, tender)
}

function makeTender(seeding: Seeding, status: TenderStatus, index: number, deadline: number): TenderRow {
  const { deps, random, now, numbers } = seeding
  const isOldEnough = status !== 'QUOTING' && status !== 'DRAFT' && status !== 'REVIEWING'
  const mode = index < 2 && status === 'QUOTING' ? 'FCL' : random.pick(MODES)
  const written = writeTender(deps, random, mode, deadline)
  // Older awards became orders at once.
  const draft = HAS_ORDER.includes(status) ? withoutTerm(written) : written
  // Some buyers insist on the free time, which some bids fail.
  if ((status === 'QUOTING' || status === 'EVALUATING') && index % 5 === 1) draft.demands = { freeTime: 'MUST' }
  const quotingHours = isOldEnough ? random.int(30, 140) : random.int(6, 80)
  const publishedAt = isOldEnough ? deadline - quotingHours * HOUR_MS : now - random.int(1, 60) * HOUR_MS
  const createdAt = publishedAt - random.int(1, 20) * HOUR_MS
  const no = numbers.next('ZB', createdAt)
  const company = pickBuyer(seeding, status, index)
  const row: TenderRow = {
    id: `t${no.slice(2)}`,
    no,
    companyId: company.id,
    memberId: `m${company.id.slice(1)}`,
    status,
    version: status === 'DRAFT' ? 1 : 2,
    round: 1,
    sketch: draft,
    rates: ratesAt(createdAt),
    createdAt: iso(createdAt),
    updatedAt: iso(createdAt),
  }
  if (status === 'DRAFT') {
    const { cargo: _cargo, ...half } = draft
    if (random.chance(0.5)) row.sketch = half
    if (index % 5 === 4) row.returnReason = 'CONTACT_IN_TEXT'
    return row
  }
  row.body = draft
  if (status === 'REVIEWING') {
    planJob(deps, 'tenderReview', row.id, now + random.int(2, 30) * HOUR_MS)
    return row
  }
  return { ...row, publishAt: iso(publishedAt), updatedAt: iso(publishedAt), version: 3 }
}

/** The two demo traders own the first tenders of every status. */
function pickBuyer({ random, companies }: Seeding, status: TenderStatus, index: number): CompanyRow {
  const isSpecial = status === 'QUOTING' && index < SPECIAL_BIDS.length
  const own = isSpecial || index < 4 ? companies[0] : index < 6 ? companies[4] : undefined
  const able = companies.filter((company) => mayPublish(company.userType) && company.certification === 'APPROVED')
  // Forwarders publish tenders too, but less often.
  return own ?? random.pick(random.chance(0.85) ? able.filter((company) => company.userType === 1) : able)
}

function seedBids(
  seeding: Seeding,
  tender: TenderRow,
  status: TenderStatus,
  index: number,
  deadline: number,
): BidRow[] {
  const { deps, random, companies, numbers, now } = seeding
  const special = status === 'QUOTING' ? SPECIAL_BIDS[index] : undefined
  const usual =
    status === 'FAILED' ? random.pick([0, 0, 1, 2]) : status === 'QUOTING' ? random.int(0, 6) : random.int(3, 7)
  const bidders = pickBidders(random, companies, tender, special ?? usual)
  const from = Date.parse(tender.publishAt ?? tender.createdAt)
  const to = Math.min(now, deadline)
  return bidders.map((bidder) => {
    const at = from + (to - from) * (0.1 + random.next() * 0.85)
    return writeBid(deps, random, tender, bidder, Math.round(at), numbers)
  })
}

function seedFavorites({ deps, random, companies }: Seeding, tender: TenderRow): void {
  if (!tender.publishAt) return
  for (const company of companies.slice(0, 20)) {
    if (company.id !== tender.companyId && random.chance(0.04)) {
      seedFavorite(deps, company.id, 'TENDER', tender.id, Date.parse(tender.publishAt) + HOUR_MS)
    }
  }
}
