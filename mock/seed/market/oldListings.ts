import { changedPrices } from '@/contract/market/listing/price.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import type { Deps } from '../../domain/deps.ts'
import { planEnd } from '../../domain/market/listing/ending.ts'
import { askedAt, type Published } from '../../domain/market/listing/published.ts'
import type { ListingRow } from '../../domain/market/listing/row.ts'
import { whereOf } from '../../domain/market/listing/similar.ts'
import type { CompanyRow } from '../../domain/rows.ts'
import type { Random } from '../random.ts'

const DAY_MS = 24 * 3600_000
const iso = (ms: number): string => new Date(ms).toISOString()
/** Number of lanes with a history, sellers per lane, and weeks of history. */
const LANES = 14
const SELLERS = 6
const WEEKS = 26
/** Number of lanes with a price not confirmed for long. */
const STALE = 4

/** Gives the online listings their publication prices, and popular lanes half a year of ended listings. */
export function seedOldListings(deps: Deps, random: Random, companies: readonly CompanyRow[], now: number): void {
  const lanes = new Map<string, ListingDraft>()
  for (const row of deps.rows.listings.all(({ body, status }) => body !== undefined && WAS_PUBLIC.includes(status))) {
    if (!row.body) continue
    deps.rows.listings.put({ ...row, published: [askedAt(row.body, Date.parse(row.createdAt))] })
    const { kind, mode } = row.body
    if (kind === 'RATE' && mode === 'FCL' && row.status === 'ONLINE') lanes.set(whereOf(row)[1], row.body)
  }
  const sellers = companies.slice(12).filter((one) => one.userType === 2 && one.certification === 'APPROVED')
  ;[...lanes.values()].slice(0, LANES).forEach((body, lane) => {
    const price = askedAt(body, now)
    random.some(sellers, SELLERS).forEach((company, place) => {
      const isStale = lane < STALE && place === 0
      put(deps, { body, company, no: lane * SELLERS + place + 1, now, ...past(random, price, place, now, isStale) })
    })
  })
}

const WAS_PUBLIC: readonly ListingRow['status'][] = ['ONLINE', 'PAUSED', 'EXPIRED', 'OFFLINE']

/** A seller's prices on a lane, about one in two weeks until the end; the level varies with the season. */
function past(random: Random, { prices }: Published, place: number, now: number, isStale: boolean) {
  const skill = 0.92 + random.next() * 0.18
  const last = now - (isStale ? random.int(17, 24) : random.int(5, 16)) * DAY_MS
  const published: Published[] = []
  for (let week = WEEKS - (place % 2); week >= 0; week -= random.int(1, 2)) {
    const at = last - week * 7 * DAY_MS
    const level = (1 + Math.sin(week / 5) * 0.12) * (0.97 + random.next() * 0.06) * skill
    published.push({
      at: iso(at),
      prices: prices.map((one) => ({ ...one, usd: (Number(one.usd) * level).toFixed(2) })),
    })
  }
  return { published, pct: Math.round((skill - 1) * 100), isStale }
}

interface Old {
  body: ListingDraft
  company: CompanyRow
  no: number
  now: number
  published: Published[]
  pct: number
  isStale: boolean
}

function put(deps: Deps, { body, company, no: place, now, published, pct, isStale }: Old): void {
  const [first, last] = [published[0]?.at ?? iso(now), published.at(-1)?.at ?? iso(now)]
  const to = isStale ? now + 9 * DAY_MS : Date.parse(last) + 3 * DAY_MS
  const no = `HP${first.slice(0, 10).replaceAll('-', '')}-${String(900 + place).padStart(4, '0')}`
  const old: ListingDraft = {
    ...body,
    ...(!isStale && { sailings: [] }),
    charges: changedPrices(body.charges, pct),
    validFrom: last.slice(0, 10),
    validTo: iso(to).slice(0, 10),
  }
  const row: ListingRow = {
    id: `l${no.slice(2)}`,
    no,
    companyId: company.id,
    memberId: `m${company.id.slice(1)}`,
    status: isStale ? 'ONLINE' : 'EXPIRED',
    version: 3,
    sketch: {},
    body: old,
    confirmedAt: last,
    published: isStale ? [...published, askedAt(old, Date.parse(last))] : published,
    views: 40 + (place % 9) * 17,
    enquiries: 0,
    reports: [],
    createdAt: first,
    updatedAt: last,
  }
  deps.rows.listings.put(row)
  if (isStale) planEnd({ ...deps, now: () => now }, row)
}
