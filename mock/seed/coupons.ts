import type { BatchDraft } from '@/contract/coupon/draft.ts'
import type { BatchRow } from '../domain/coupon/row.ts'
import type { Deps } from '../domain/deps.ts'
import { planJob } from '../domain/jobs.ts'
import type { CompanyRow } from '../domain/rows.ts'
import { writeBatch } from './coupon/batchText.ts'
import { seedHolders } from './coupon/holders.ts'
import { seedCoupon } from './coupon/makeCoupon.ts'
import type { Random } from './random.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const iso = (ms: number): string => new Date(ms).toISOString()

/** Special features of a seeded batch. */
type Special =
  | 'open'
  | 'counter'
  | 'soldOut'
  | 'notStarted'
  | 'paused'
  | 'ended'
  | 'stopped'
  | 'deactivated'
  | 'budget'
  | 'draft'
  | 'auditing'

/** Batches of the demo issuers, one per status. */
const OWN: readonly (readonly [companyId: string, specials: readonly Special[]])[] = [
  [
    'c02',
    [
      'open',
      'open',
      'counter',
      'open',
      'soldOut',
      'notStarted',
      'paused',
      'ended',
      'stopped',
      'deactivated',
      'budget',
      'draft',
      'auditing',
    ],
  ],
  ['c03', ['open', 'counter', 'soldOut', 'notStarted', 'paused', 'ended', 'draft', 'deactivated']],
  ['c04', ['open', 'open', 'open', 'paused', 'stopped', 'draft', 'notStarted']],
]
const COUNT = 60

const STATUS: Partial<Record<Special, BatchRow['status']>> = {
  paused: 'PAUSED',
  stopped: 'STOPPED',
  deactivated: 'DEACTIVATED',
  draft: 'DRAFT',
  auditing: 'AUDITING',
}

/** Creates batches in every status, and coupons in every status for the demo enterprises. */
export function seedCoupons(deps: Deps, random: Random, companies: readonly CompanyRow[], now: number): void {
  let place = 0
  const put = (companyId: string, special: Special) =>
    seedBatch(deps, random, { companyId, special, place: place++, now })
  for (const [companyId, specials] of OWN) for (const special of specials) put(companyId, special)
  const issuers = companies.slice(12).filter((one) => one.userType !== 1 && one.certification === 'APPROVED')
  for (let left = COUNT - place; left > 0; left--) put(random.pick(issuers).id, random.chance(0.1) ? 'soldOut' : 'open')
  seedHolders(deps, random, now)
  // Demo enterprises collected from small batches too: no batch may have given out more than its total.
  for (const batch of deps.rows.batches.all(({ body, claimed }) => body !== undefined && claimed > body.total))
    if (batch.body) deps.rows.batches.put({ ...batch, body: { ...batch.body, total: batch.claimed } })
}

interface Plan {
  companyId: string
  special: Special
  place: number
  now: number
}

function timesOf(random: Random, special: Special, now: number): [from: number, to: number] {
  if (special === 'notStarted') return [now + random.int(4, 60) * HOUR_MS, now + random.int(5, 20) * DAY_MS]
  const from = now - random.int(6, 25) * DAY_MS
  return special === 'ended' ? [from, now - random.int(1, 4) * DAY_MS] : [from, now + random.int(1, 25) * DAY_MS]
}

function partOf(special: Special): Partial<BatchDraft> {
  if (special === 'counter') return { counterCash: true }
  if (special === 'soldOut') return { total: 8, perUserLimit: 1 }
  // Enough for four coupons of a hundred.
  return special === 'budget' ? { budgetCap: '400', value: '100', perUserLimit: 2 } : {}
}

function seedBatch(deps: Deps, random: Random, { companyId, special, place, now }: Plan): void {
  const [from, to] = timesOf(random, special, now)
  const body = writeBatch(random, special === 'budget' ? 0 : place, [from, to], partOf(special))
  const at = iso(Math.min(from, now - HOUR_MS))
  const status = STATUS[special] ?? 'SENDING'
  const no = `YH${at.slice(0, 10).replaceAll('-', '')}-${String(place + 1).padStart(4, '0')}`
  const batch: BatchRow = {
    id: `y${String(place).padStart(3, '0')}`,
    no,
    companyId,
    memberId: `m${companyId.slice(1)}`,
    status,
    version: status === 'DRAFT' ? 1 : 3,
    sketch: status === 'DRAFT' ? { ...body } : {},
    ...(status !== 'DRAFT' && { body }),
    claimed: 0,
    createdAt: at,
    updatedAt: at,
  }
  deps.rows.batches.put(batch)
  if (status === 'AUDITING') planJob(deps, 'batchReview', batch.id, now + random.int(2, 30) * HOUR_MS)
  if (special === 'notStarted' || status === 'DRAFT' || status === 'AUDITING') return
  const wanted = special === 'soldOut' ? 8 : special === 'budget' ? 4 : random.int(2, 9)
  for (let index = 0; index < wanted; index++) {
    const collected = from + random.int(1, Math.max(2, Math.floor((Math.min(to, now) - from) / HOUR_MS))) * HOUR_MS
    // Members without users; one coupon each.
    const ownerId = `c${String(14 + ((place * 7 + index) % 30)).padStart(2, '0')}`
    if (ownerId === companyId) continue
    const dead = status === 'DEACTIVATED' ? { status: 'DEACTIVATED' as const } : {}
    seedCoupon(deps, random, batch, ownerId, collected, dead)
  }
}
