import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { changedPrices } from '@/contract/market/listing/price.ts'
import { openSailings } from '@/contract/market/listing/sailings.ts'
import { iso, type Deps } from '../../deps.ts'
import { hashOf } from '../../hash.ts'
import { dayOf } from '../../market/listing/listBody.ts'
import { pricedAt } from '../../market/listing/published.ts'
import { listedSailings } from '../../market/listing/sailings.ts'
import { putRenewed } from '../../market/listing/renew.ts'
import type { ListingRow } from '../../market/listing/row.ts'
import { carriageOf } from '../carriage.ts'
import { levelAt } from '../../reference/level.ts'
import { robotCompanies } from '../companies.ts'
import { marketDay } from '../../zone.ts'

const DAY_MS = 24 * 3600_000
/** Sailings of a renewed listing leave after and within so many days; papers close up to three days before. */
const LEAST_DAYS = 5
const AHEAD_DAYS = 28
/** A sailing that leaves later than so many days from now still takes papers tomorrow. */
const CLOSING_DAYS = 7
const HASHES = 2 ** 32
/** At most this many a day: after a jump of the clock all are due at once. */
const MOST_A_DAY = 200
/** Days that a renewed listing is valid at least. */
const VALID_DAYS = 14
const MONDAY = 1
/** A level that has moved by less leaves a price as it is. */
const MOVED = 0.02

/** Renews robots' listings of which nothing can be had any more: sailings are closed, empties gone, cargo was ready. */
export function freshenListings(deps: Deps): void {
  const now = deps.now()
  const robots = new Set(robotCompanies(deps).map(({ id }) => id))
  const stale = deps.rows.listings
    .all(({ status, companyId, body }) => status === 'ONLINE' && robots.has(companyId) && !!body && isPast(body, now))
    .toSorted((a, b) => a.confirmedAt.localeCompare(b.confirmedAt) || a.id.localeCompare(b.id))
  for (const listing of stale.slice(0, MOST_A_DAY)) renew(deps, listing)
}

/** Whether the last chance of a listing has passed. */
function isPast({ sailings, emptyTo, cargo }: ListingDraft, now: number): boolean {
  const closes = sailings.length > 0 && closeSoon(sailings, now)
  return closes || Date.parse(emptyTo ?? '') <= now || (cargo !== undefined && cargo.readyDate < dayOf(now))
}

/** Whether none of the sailings can be booked until the next day's look: a seller names the next before that. */
function closeSoon(sailings: ListingDraft['sailings'], now: number): boolean {
  // The schedules are asked only of what leaves soon.
  if (sailings.some(({ etd }) => Date.parse(etd) > now + CLOSING_DAYS * DAY_MS)) return false
  return openSailings(listedSailings({ sailings }, now), now + DAY_MS).length === 0
}

function renew(deps: Deps, listing: ListingRow): void {
  if (!listing.body) return
  const now = deps.now()
  const least = dayOf(now + VALID_DAYS * DAY_MS)
  const { validTo } = listing.body
  const body = freshBody(deps, listing, listing.body, now)
  putRenewed(deps, listing, { ...body, validTo: validTo > least ? validTo : least })
}

/** The same offer with sailings and dates to come, at the prices of the week. MARKET 3.2. */
function freshBody(deps: Deps, listing: ListingRow, body: ListingDraft, now: number): ListingDraft {
  const { emptyFrom, emptyTo, cargo } = body
  const later = (instant: string, by: number) => iso(Date.parse(instant) + by)
  const draw = hashOf(`${listing.id}|${dayOf(now)}`)
  const ahead = (1 + (draw % 5)) * DAY_MS
  const shift = emptyFrom === undefined ? 0 : now + ahead - Date.parse(emptyFrom)
  return {
    ...body,
    ...(body.sailings.length > 0 && wayAhead(deps, body, draw / HASHES)),
    ...(emptyFrom && emptyTo && { emptyFrom: later(emptyFrom, shift), emptyTo: later(emptyTo, shift) }),
    ...(cargo && { cargo: { ...cargo, readyDate: dayOf(now + ahead + 4 * DAY_MS) } }),
    charges: freightOfWeek(deps, listing, body),
  }
}

/** How the lane is sailed in the weeks to come; the carrier is that of full containers only. */
function wayAhead({ reference, now }: Deps, { mode, pol, pod, direct }: ListingDraft, draw: number) {
  if (!pol || !pod) return {}
  const [etdFrom, etdTo] = [now() + LEAST_DAYS * DAY_MS, now() + AHEAD_DAYS * DAY_MS].map(dayOf)
  if (!etdFrom || !etdTo) return {}
  const way = carriageOf(reference, { pol, pod, etdFrom, etdTo }, { now: now(), draw, wantsDirect: direct })
  if (!way) return { sailings: [] }
  const { carrierScac, service, ...route } = way
  return { ...route, ...(mode === 'FCL' && { carrierScac, service }) }
}

/** New rate sheets: on Mondays robots ask what the level of the week says, where it has moved enough. MARKET 1.7, 4.2. */
export function newRateSheets(deps: Deps): void {
  if (new Date(marketDay(deps.now())).getUTCDay() !== MONDAY) return
  const robots = new Set(robotCompanies(deps).map(({ id }) => id))
  const moved = deps.rows.listings
    .all(({ status, companyId, body }) => status === 'ONLINE' && robots.has(companyId) && body?.mode === 'FCL')
    .filter((listing) => Math.abs(levelChange(deps, listing) - 1) >= MOVED)
    .toSorted((a, b) => pricedAt(a) - pricedAt(b) || a.id.localeCompare(b.id))
  for (const listing of moved.slice(0, MOST_A_DAY))
    if (listing.body)
      putRenewed(deps, listing, { ...listing.body, charges: freightOfWeek(deps, listing, listing.body) })
}

/** The lines of a listing, its sea freight as the level has moved; local charges do not follow it. */
function freightOfWeek(deps: Deps, listing: ListingRow, { charges, mode }: ListingDraft): ListingDraft['charges'] {
  const pct = (levelChange(deps, listing) - 1) * 100
  const main = MAIN_CHARGE[mode]
  return charges.map((line) => (line.code === main ? (changedPrices([line], pct)[0] ?? line) : line))
}

/** The level of a listing's lane now in parts of that of the day on which it got its prices; 1 besides full containers. */
function levelChange({ reference, now }: Deps, listing: ListingRow): number {
  const { mode, pol, pod } = listing.body ?? {}
  if (mode !== 'FCL' || !pol || !pod) return 1
  const [then, since] = [pricedAt(listing), now()].map((at) => levelAt(reference, { pol, pod }, at))
  return then && since ? since / then : 1
}
