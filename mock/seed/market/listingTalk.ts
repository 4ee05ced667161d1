import { isStale } from '@/contract/market/listing/lifecycle.ts'
import type { Deps } from '../../domain/deps.ts'
import type { ListingRow } from '../../domain/market/listing/row.ts'
import { seedFavorite } from '../favorites.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
/** Questions of buyers with their answers; without an answer it is open. */
const TALKS: readonly (readonly [question: string, answer?: string])[] = [
  ['下周三前能否提箱？', '可以，订舱后当天放箱。'],
  ['Is the price valid for sailings after the 10th?', 'Yes, for every sailing within the validity shown.'],
  ['量大能否再优惠？请加微信 demo_buyer66 详谈。', '满 20 个柜可订舱后协商，请在平台内沟通。'],
  ['Could you offer more free days at destination?'],
]
/** Number of robots' listings with questions, besides all of the demo sellers. */
const ASKED = 20

/** Creates questions on listings, and favourites of the demo companies. */
export function seedListingTalk(deps: Deps, now: number): void {
  const online = deps.rows.listings
    .all(({ status, body, confirmedAt }) => status === 'ONLINE' && body !== undefined && !isStale(confirmedAt, now))
    .toSorted((a, b) => a.no.localeCompare(b.no))
  const demo = new Set(['c02', 'c03', 'c04'])
  const asked = [
    ...online.filter(({ companyId }) => demo.has(companyId)),
    ...online.filter(({ companyId }) => !demo.has(companyId)).slice(0, ASKED),
  ]
  asked.forEach((listing, index) => talk(deps, listing, index, now))
  keep(deps, online, now)
}

function talk(deps: Deps, listing: ListingRow, index: number, now: number): void {
  const askers = ['c01', 'c05', 'c13', 'c16'].filter((id) => id !== listing.companyId)
  const from = Math.max(Date.parse(listing.createdAt), now - 5 * DAY_MS)
  const count = 1 + (index % 3)
  for (let place = 0; place < count; place++) {
    const [text, answer] = TALKS[(index + place) % TALKS.length] ?? ['']
    const asker = (index + place) % askers.length
    const at = from + ((now - from) * (place + 1)) / (count + 2)
    deps.rows.questions.put({
      id: `q${listing.no.slice(2)}${place}`,
      listingId: listing.id,
      companyId: askers[asker] ?? 'c01',
      asker: place,
      text,
      at: new Date(at).toISOString(),
      version: answer ? 2 : 1,
      ...(answer && { answer: { text: answer, at: new Date(Math.min(now, at + HOUR_MS)).toISOString() } }),
    })
  }
  deps.rows.listings.put({ ...listing, enquiries: listing.enquiries + count })
}

/** Three online listings and an ended one; the price of the first was higher when it was saved. */
function keep(deps: Deps, online: readonly ListingRow[], now: number): void {
  const [ended] = deps.rows.listings.all(({ status, body }) => status === 'EXPIRED' && body !== undefined)
  for (const companyId of ['c01', 'c02', 'c03']) {
    const others = online.filter((row) => row.companyId !== companyId && row.body?.kind === 'RATE').slice(0, 3)
    ;[...others, ...(ended ? [ended] : [])].forEach((row, place) => {
      seedFavorite(deps, companyId, 'LISTING', row.id, now - (place + 2) * DAY_MS)
      const [kept] = deps.rows.favorites.of('targetId', row.id).filter((one) => one.companyId === companyId)
      if (kept?.before.kind !== 'LISTING') return
      const { price, ...before } = kept.before
      const was = place === 0 && price ? (Number(price) * 1.06).toFixed(2) : price
      deps.rows.favorites.put({ ...kept, before: { ...before, status: 'ONLINE', ...(was && { price: was }) } })
    })
  }
}
