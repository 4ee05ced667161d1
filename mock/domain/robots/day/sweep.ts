import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import { iso, type Deps } from '../../deps.ts'
import { favoriteHolders } from '../../member/favorite/kept.ts'
import { robotCompanies } from '../companies.ts'

const DAY_MS = 24 * 3600_000
/** What nobody touched goes this long after its end, and at most so many rows a day. MARKET 1.6. */
const KEEP_MS = 120 * DAY_MS
const MOST_A_DAY = 200
/** A notice on top stays there this long. MARKET 6.4. */
const PINNED_MS = 14 * DAY_MS
const WITHOUT_ORDER: readonly TenderStatus[] = ['FAILED', 'CANCELLED']

/** Takes notices from the top of the news once what they are about has passed. */
export function unpinPast(deps: Deps): void {
  const before = iso(deps.now() - PINNED_MS)
  for (const article of deps.rows.news.all(
    ({ pinned, story, publishedAt }) => pinned && !!story && publishedAt < before,
  ))
    deps.rows.news.put({ ...article, pinned: false })
}

/** Removes what is long over and no person has touched, so that the store does not grow for ever. */
export function sweep(deps: Deps): void {
  const before = iso(deps.now() - KEEP_MS)
  const robots = new Set(robotCompanies(deps).map(({ id }) => id))
  let left = MOST_A_DAY
  for (const { id } of deps.rows.news.all(
    ({ index, publishedAt, views }) => !!index && views === 0 && publishedAt < before,
  )) {
    if (left-- <= 0) return
    deps.rows.news.remove(id)
  }
  const listings = deps.rows.listings.all(
    ({ status, companyId, updatedAt }) => status === 'EXPIRED' && robots.has(companyId) && updatedAt < before,
  )
  for (const { id } of listings) {
    if (left <= 0) return
    if (
      favoriteHolders(deps, 'LISTING', id).length > 0 ||
      deps.rows.orders.count(({ listingId }) => listingId === id) > 0
    )
      continue
    deps.rows.listings.remove(id)
    left--
  }
  const tenders = deps.rows.tenders.all(
    ({ status, companyId, updatedAt }) => WITHOUT_ORDER.includes(status) && robots.has(companyId) && updatedAt < before,
  )
  for (const { id } of tenders) {
    const bids = deps.rows.bids.of('tenderId', id)
    const isTouched =
      bids.some(({ companyId }) => !robots.has(companyId)) ||
      favoriteHolders(deps, 'TENDER', id).length > 0 ||
      deps.rows.questions.count(({ tenderId }) => tenderId === id) > 0
    if (isTouched) continue
    if (left < bids.length + 1) return
    for (const bid of bids) deps.rows.bids.remove(bid.id)
    deps.rows.tenders.remove(id)
    left -= bids.length + 1
  }
}
