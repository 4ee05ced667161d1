import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import { iso, type Deps } from '../../deps.ts'
import { listingThing, newsThing, remember, tenderThing } from '../../front/gone/remember.ts'
import type { NewsRow } from '../../front/news/row.ts'
import type { GoneRow, GoneThing } from '../../front/gone/row.ts'
import { favoriteHolders } from '../../member/favorite/kept.ts'
import { isEnded } from '../../money/order/ended.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { robotCompanies } from '../companies.ts'

const DAY_MS = 24 * 3600_000
/** What nobody touched goes this long after its end, and at most so many rows a day. MARKET 1.6. */
const KEEP_MS = 120 * DAY_MS
/** News is looked up for a year. */
const KEEP_NEWS_MS = 400 * DAY_MS
const MOST_A_DAY = 200
const OVER: readonly TenderStatus[] = ['FAILED', 'CANCELLED', 'CONTRACTED', 'DONE']

/** A sweep: what it asks, and how many rows it may still remove. */
interface Broom {
  deps: Deps
  before: string
  robots: ReadonlySet<string>
  left: number
  /** What an old address can still say of what is removed. */
  gone: Record<GoneRow['kind'], GoneThing[]>
}

/** Removes what is long over and no person has touched, so that the store does not grow for ever. */
export function sweep(deps: Deps): void {
  const before = iso(deps.now() - KEEP_MS)
  const robots = new Set(robotCompanies(deps).map(({ id }) => id))
  const broom: Broom = { deps, before, robots, left: MOST_A_DAY, gone: { TENDER: [], LISTING: [], NEWS: [] } }
  sweepNews(broom)
  sweepOrders(broom)
  sweepStatements(broom)
  sweepAgreements(broom)
  sweepListings(broom)
  sweepTenders(broom)
  sweepBatches(broom)
  for (const kind of ['TENDER', 'LISTING', 'NEWS'] as const) remember(deps, kind, broom.gone[kind])
}

function sweepNews(broom: Broom): void {
  const { rows } = broom.deps
  const before = iso(broom.deps.now() - KEEP_NEWS_MS)
  const isOver = ({ cause, publishedAt, seen }: Readonly<NewsRow>) => !!cause && !seen && publishedAt < before
  for (const article of rows.news.all(isOver)) {
    if (broom.left <= 0) return
    if (favoriteHolders(broom.deps, 'NEWS', article.id).length > 0) continue
    broom.gone.NEWS.push(newsThing(article))
    rows.news.remove(article.id)
    broom.left--
  }
}

/** Orders between robots, with their payments and documents. */
function sweepOrders(broom: Broom): void {
  const { deps, before, robots } = broom
  const { orders, payments, refunds, documents, files } = deps.rows
  const isOurs = (order: OrderRow) =>
    isEnded(order) &&
    order.updatedAt < before &&
    robots.has(order.buyerId) &&
    robots.has(order.sellerId) &&
    !order.released
  for (const { id } of orders.all(isOurs)) {
    const [paid, papers] = [payments.of('orderId', id), documents.of('orderId', id)]
    if (refunds.of('orderId', id).length > 0) continue
    if (broom.left < 1 + paid.length + 2 * papers.length) return
    for (const payment of paid) payments.remove(payment.id)
    for (const { id: documentId, file } of papers) {
      files.remove(file.id)
      documents.remove(documentId)
    }
    orders.remove(id)
    broom.left -= 1 + paid.length + 2 * papers.length
  }
}

/** Statements between robots once the orders of all lines have gone. */
function sweepStatements(broom: Broom): void {
  const { deps, before, robots } = broom
  const { statements, orders } = deps.rows
  for (const { id, updatedAt, buyerId, sellerId, lines = [] } of statements.all()) {
    if (broom.left <= 0) return
    if (updatedAt >= before || !robots.has(buyerId) || !robots.has(sellerId)) continue
    if (lines.some(({ orderId }) => orderId !== undefined && orders.get(orderId))) continue
    statements.remove(id)
    broom.left--
  }
}

/** Agreements between robots once all that was called off has gone. */
function sweepAgreements(broom: Broom): void {
  const { deps, before, robots } = broom
  const { agreements, orders } = deps.rows
  const today = before.slice(0, 10)
  for (const { id, buyerId, sellerId, lanes } of agreements.all()) {
    if (broom.left <= 0) return
    if (!robots.has(buyerId) || !robots.has(sellerId) || lanes.some(({ validTo }) => validTo >= today)) continue
    if (orders.of('agreementId', id).length > 0) continue
    agreements.remove(id)
    broom.left--
  }
}

function sweepListings(broom: Broom): void {
  const { deps, before, robots } = broom
  const listings = deps.rows.listings.all(
    ({ status, companyId, updatedAt }) => status === 'EXPIRED' && robots.has(companyId) && updatedAt < before,
  )
  for (const listing of listings) {
    const { id } = listing
    if (broom.left <= 0) return
    if (favoriteHolders(deps, 'LISTING', id).length > 0 || deps.rows.orders.of('listingId', id).length > 0) continue
    broom.gone.LISTING.push(...listingThing(listing))
    deps.rows.listings.remove(id)
    broom.left--
  }
}

/** Tenders with their bids, once no order and no agreement of them is left. */
function sweepTenders(broom: Broom): void {
  const { deps, before, robots } = broom
  const { tenders, bids, orders, agreements, questions } = deps.rows
  const over = tenders.all(
    ({ status, companyId, updatedAt }) => OVER.includes(status) && robots.has(companyId) && updatedAt < before,
  )
  for (const tender of over) {
    const { id } = tender
    const own = bids.of('tenderId', id)
    const isTouched =
      own.some(({ companyId }) => !robots.has(companyId)) ||
      favoriteHolders(deps, 'TENDER', id).length > 0 ||
      questions.of('tenderId', id).length > 0 ||
      orders.of('tenderId', id).length > 0 ||
      agreements.of('tenderId', id).length > 0
    if (isTouched) continue
    if (broom.left < own.length + 1) return
    for (const bid of own) bids.remove(bid.id)
    broom.gone.TENDER.push(...tenderThing(tender))
    tenders.remove(id)
    broom.left -= own.length + 1
  }
}

/** Batches of robots of which nobody has collected a coupon. */
function sweepBatches(broom: Broom): void {
  const { deps, before, robots } = broom
  const { batches, coupons } = deps.rows
  for (const { id, companyId, body } of batches.all()) {
    if (broom.left <= 0) return
    if (!robots.has(companyId) || !body || body.claimTo >= before || coupons.of('batchId', id).length > 0) continue
    batches.remove(id)
    broom.left--
  }
}
