import { marketRow } from '../domain/demo/faults.ts'
import type { Deps } from '../domain/deps.ts'
import { keepGoing } from '../domain/robots/day/plan.ts'
import type { Row, Table } from '../store/port.ts'
import { seedAgreements } from './agreements.ts'
import { seedCertifications } from './certifications.ts'
import { seedBidStates } from './bidStates/bidStates.ts'
import { seedBookings } from './bookings.ts'
import { seedCompanies } from './companies.ts'
import { seedOtherFavorites } from './favorites.ts'
import { ROWS_FORMAT } from './format.ts'
import { seedExports } from './exports.ts'
import { seedRateSheets } from './rateSheets.ts'
import { seedGoods } from './goods.ts'
import { seedMessages } from './messages.ts'
import { seedInvoices } from './invoices.ts'
import { seedCorrections } from './corrections.ts'
import { seedCredits } from './credits.ts'
import { seedDeposits } from './deposits.ts'
import { seedDocuments } from './documents.ts'
import { seedSettlement } from './settlement.ts'
import { seedBoughtStatement, seedLateFeeTender, seedSoldStatement } from './statements.ts'
import { seedRefunds } from './refunds.ts'
import { seedCoupons } from './coupons.ts'
import { seedListings } from './listings.ts'
import { seedNews } from './news.ts'
import { seedOldAwards } from './oldAwards.ts'
import { seedTickets } from './tickets.ts'
import { seedQuestions } from './questions.ts'
import { seedListingTalk } from './market/listingTalk.ts'
import { seedOldListings } from './market/oldListings.ts'
import { createRandom } from './random.ts'
import { seedTrade } from './trade.ts'

/** Maximum difference of two clocks for reusing a test's marketplace, ms. */
const SAME_MS = 90_000
/** Marketplaces of tests that are kept at a time: that of the fixed clock, and that of the real one. */
const MOST_KEPT = 2
/** The marketplaces that tests asked for last, latest first: the next test at about the same time need not invent its own. */
let keptOfTests: { seed: string; now: number; wall: number; rows: [table: string, rows: Row[]][] }[] = []

/**
 * Fills an empty store: the same seed text yields the same marketplace, with dates relative to now; only its secret is
 * random.
 */
export async function seedMarket(deps: Deps, seed: string): Promise<void> {
  await fill(deps, seed)
  deps.rows.market.put({ ...marketRow(deps), fileSecret: deps.chance.secret() })
}

async function fill(deps: Deps, seed: string): Promise<void> {
  const tables = deps.rows as unknown as Record<string, Table<Row>>
  const [now, wall] = [deps.now(), deps.wall()]
  const isSame = (one: number, other: number) => one >= other && one - other < SAME_MS
  const kept = keptOfTests.find((one) => one.seed === seed && isSame(now, one.now) && isSame(wall, one.wall))
  if (deps.host === 'test' && kept) {
    keptOfTests = [kept, ...keptOfTests.filter((one) => one !== kept)]
    for (const [name, rows] of kept.rows) for (const row of rows) tables[name]?.put(row)
    return
  }
  await invent(deps, seed)
  if (deps.host !== 'test') return
  const rows = Object.entries(tables).map(([name, table]): [string, Row[]] => [name, table.all()])
  keptOfTests = [{ seed, now, wall, rows }, ...keptOfTests].slice(0, MOST_KEPT)
}

async function invent(deps: Deps, seed: string): Promise<void> {
  const random = createRandom(seed)
  deps.rows.market.put({
    id: 'market',
    format: ROWS_FORMAT,
    seed,
    seededAt: deps.wall(),
    fileSecret: '',
    aheadMs: 0,
    robots: true,
    faults: { delayMs: 0, errorPct: 0, endSessions: false },
  })
  const now = deps.now()
  const companies = await seedCompanies(deps, random, now)
  seedTrade(deps, random, companies, now)
  seedCredits(deps, companies, now)
  seedSoldStatement(deps, companies, now)
  seedInvoices(deps, companies, now)
  seedOtherFavorites(deps, now)
  seedQuestions(deps, now)
  seedOldAwards(deps, now)
  seedGoods(deps, now)
  seedMessages(deps, now)
  seedCertifications(deps)
  seedListings(deps, createRandom(`${seed}|listings`), companies, now)
  seedCoupons(deps, createRandom(`${seed}|coupons`), companies, now)
  seedOldListings(deps, createRandom(`${seed}|oldListings`), companies, now)
  seedListingTalk(deps, now)
  seedBookings(deps, createRandom(`${seed}|bookings`), companies, now)
  seedRefunds(deps, companies, now)
  seedNews(deps, createRandom(`${seed}|news`), now)
  seedTickets(deps, now)
  seedAgreements(deps, seed, companies, now)
  await seedDocuments(deps, companies, now)
  seedBoughtStatement(deps, companies, now)
  seedLateFeeTender(deps, companies)
  await seedDeposits(deps, companies, now)
  seedSettlement(deps, companies)
  seedBidStates(deps, now)
  seedCorrections(deps, now)
  seedExports(deps, now)
  seedRateSheets(deps, now)
  keepGoing({ ...deps, now: () => now })
}
