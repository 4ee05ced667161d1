import { mayList } from '@/contract/market/listing/kinds.ts'
import { LISTING_KINDS, type ListingKind } from '@/contract/market/listing/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import type { Deps } from '../domain/deps.ts'
import { planJob } from '../domain/jobs.ts'
import { planEnd } from '../domain/market/listing/ending.ts'
import type { ListingRow } from '../domain/market/listing/row.ts'
import type { CompanyRow } from '../domain/rows.ts'
import { writeListing } from './market/listingText.ts'
import type { Random } from './random.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
const iso = (ms: number): string => new Date(ms).toISOString()

/** Listings of the demo sellers, by status. */
const OWN: readonly (readonly [companyId: string, states: readonly ListingRow['status'][]])[] = [
  ['c02', [...online(9), 'PAUSED', 'PAUSED', 'REVIEWING', 'REJECTED', 'DRAFT', 'OFFLINE', ...expired(3)]],
  ['c03', [...online(6), 'PAUSED', 'REVIEWING', 'REJECTED', 'DRAFT', 'OFFLINE', ...expired(2)]],
  ['c04', [...online(6), 'PAUSED', 'REVIEWING', 'REJECTED', 'DRAFT', 'OFFLINE', ...expired(3)]],
]
/** Total number; of robots' listings those by air and by rail, and shares of the kinds among the others. MARKET 3.4. */
const COUNT = 600
const OVERLAND = [
  ['AIR', 40],
  ['RAIL', 30],
] as const
const OVERLAND_KINDS = ['RATE', 'RATE', 'SPACE'] as const
const SHARES: Record<ListingKind, number> = { RATE: 9, SPACE: 4, TRUCK: 3, EMPTY_BOX: 2, CARGO: 1, SERVICE: 1 }
const KINDS = LISTING_KINDS.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind))

/** Statuses of robots' listings; robots extend online ones by themselves. */
const ROBOT_STATES: readonly ListingRow['status'][] = [
  ...online(42),
  'PAUSED',
  'PAUSED',
  'EXPIRED',
  'EXPIRED',
  'REVIEWING',
  'REJECTED',
  'DRAFT',
  'OFFLINE',
]

function online(count: number): ListingRow['status'][] {
  return Array.from({ length: count }, () => 'ONLINE')
}
function expired(count: number): ListingRow['status'][] {
  return Array.from({ length: count }, () => 'EXPIRED')
}

/** Creates listings of all kinds and statuses; the demo sellers have some in each. */
export function seedListings(deps: Deps, random: Random, companies: readonly CompanyRow[], now: number): void {
  let count = 0
  const put = (company: CompanyRow, kind: ListingKind, status: ListingRow['status'], mode?: TransportMode) =>
    seedListing(deps, random, { company, kind, mode, status, place: ++count, now })
  for (const [companyId, states] of OWN) {
    const company = companies.find((one) => one.id === companyId)
    if (!company) continue
    const kinds = LISTING_KINDS.filter((kind) => mayList(company.userType, kind))
    states.forEach((status, index) => put(company, kinds[index % kinds.length] ?? 'SPACE', status))
  }
  const sellers = companies.slice(12).filter((one) => one.userType !== 1 && one.certification === 'APPROVED')
  const overland = OVERLAND.flatMap(([mode, most]) => Array.from({ length: most }, () => mode))
  while (count < COUNT - overland.length) {
    const company = random.pick(sellers)
    const kind = random.pick(KINDS.filter((one) => mayList(company.userType, one)))
    put(company, kind, random.pick(ROBOT_STATES))
  }
  const forwarders = sellers.filter(({ userType }) => userType === 2)
  for (const mode of overland)
    put(random.pick(forwarders), random.pick(OVERLAND_KINDS), random.pick(ROBOT_STATES), mode)
}

interface Plan {
  company: CompanyRow
  kind: ListingKind
  /** As usual for the kind if absent. */
  mode: TransportMode | undefined
  status: ListingRow['status']
  place: number
  now: number
}

function seedListing(deps: Deps, random: Random, { company, status, place, now, ...wanted }: Plan): void {
  const createdAt = now - random.int(25, 480) * HOUR_MS
  const confirmedAt = Math.max(createdAt, now - random.int(1, 96) * HOUR_MS)
  const to = status === 'EXPIRED' ? now - random.int(1, 6) * DAY_MS : now + random.int(2, 40) * DAY_MS
  const body = writeListing(deps, random, wanted, company, [Math.min(createdAt, to), to, now])
  const at = status === 'EXPIRED' ? to : confirmedAt
  const no = `HP${iso(createdAt).slice(0, 10).replaceAll('-', '')}-${String(place).padStart(4, '0')}`
  const listing: ListingRow = {
    id: `l${no.slice(2)}`,
    no,
    companyId: company.id,
    memberId: `m${company.id.slice(1)}`,
    status,
    version: status === 'DRAFT' ? 1 : 3,
    sketch: status === 'DRAFT' ? { ...body, charges: [] } : {},
    ...(status !== 'DRAFT' && { body: status === 'REJECTED' ? { ...body, remarks: '详情加微信咨询' } : body }),
    ...(status === 'REJECTED' && { rejection: 'CONTACT_IN_TEXT' }),
    confirmedAt: iso(at),
    views: status === 'DRAFT' ? 0 : random.int(3, 400),
    enquiries: 0,
    reports: [],
    createdAt: iso(createdAt),
    updatedAt: iso(at),
  }
  deps.rows.listings.put(listing)
  if (status === 'REVIEWING') planJob(deps, 'listingReview', listing.id, now + random.int(2, 30) * HOUR_MS)
  if (status === 'ONLINE' || status === 'PAUSED') planEnd({ ...deps, now: () => now }, listing)
}
