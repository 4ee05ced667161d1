import type { CouponScope } from '@/contract/coupon/draft.ts'
import { writeText, type CouponText } from '../../../seed/coupon/batchText.ts'
import { REFERENCE } from '../../../seed/reference.ts'
import type { Random } from '../../../seed/random.ts'
import type { BatchRow } from '../../coupon/row.ts'
import { iso, type Deps } from '../../deps.ts'
import { nextNo } from '../../numbers.ts'
import type { CompanyRow } from '../../rows.ts'
import { robotCompanies } from '../companies.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
/** Batches that can be collected or soon will be, how many start a day at most, and the days of collection. MARKET 9.1. */
const WANTED = 14
const MOST_A_DAY = 4
/** However many run, some are new: none has begun for so long, and one does. */
const STALE_MS = 4 * DAY_MS
const SHORT_DAYS = [7, 14] as const
const LONG_DAYS = [15, 30] as const
/** Share of batches valid on fixed days. */
const FIXED_SHARE = 0.3
/** Most ports of discharge that a batch names. */
const MOST_PORTS = 4

/** Starts batches of robots where too few can be collected: each begins within two days. */
export function followBatches(deps: Deps, random: Random, day: string): void {
  const now = deps.now()
  const issuers = robotCompanies(deps).filter(
    ({ userType, certification }) => userType !== 1 && certification === 'APPROVED',
  )
  if (issuers.length === 0) return
  const isIssuer = new Set(issuers.map(({ id }) => id))
  const running = deps.rows.batches.count(
    ({ status, companyId, body, claimed }) =>
      status === 'SENDING' &&
      isIssuer.has(companyId) &&
      body !== undefined &&
      claimed < body.total &&
      Date.parse(body.claimTo) > now,
  )
  const isNew = deps.rows.batches.count(
    ({ companyId, body }) => isIssuer.has(companyId) && Date.parse(body?.claimFrom ?? '') > now - STALE_MS,
  )
  const wanted = Math.max(WANTED - running, isNew === 0 ? 1 : 0)
  for (let place = 0; place < Math.min(MOST_A_DAY, wanted); place++) {
    const from = now + random.int(8, 47) * HOUR_MS
    const [least, most] = random.chance(0.8) ? SHORT_DAYS : LONG_DAYS
    const company = random.pick(issuers)
    const batch: BatchRow = {
      id: `y-${day.replaceAll('-', '')}-${place}`,
      no: nextNo(deps.rows.batches, 'YH', now),
      companyId: company.id,
      memberId: `m${company.id.slice(1)}`,
      status: 'SENDING',
      version: 3,
      sketch: {},
      body: writeText(
        random,
        benefitOf(random, company),
        [from, from + random.int(least, most) * DAY_MS],
        random.chance(FIXED_SHARE),
      ),
      claimed: 0,
      createdAt: iso(now),
      updatedAt: iso(now),
    }
    deps.rows.batches.put(batch)
  }
}

/**
 * What a robot's coupon takes off: 10 to 150 dollars, or 2 to 8 % up to that, of orders over 8 to 15 times as much, on one
 * of its lanes. MARKET 9.1.
 */
export function benefitOf(random: Random, company: Pick<CompanyRow, 'services' | 'lanes'>): CouponText {
  const most = random.int(2, 30) * 5
  const text = {
    threshold: String(most * random.int(8, 15)),
    currency: 'USD',
    scope: scopeOf(random, company),
  } as const
  return random.chance(0.7)
    ? { ...text, kind: 'CASH', value: String(most), stackable: random.chance(0.3) }
    : { ...text, kind: 'DISCOUNT', discountPct: random.int(2, 8), capAmount: String(most) }
}

/** Ocean freight to ports of a lane that the enterprise serves, or its haulage. */
function scopeOf(random: Random, { services, lanes }: Pick<CompanyRow, 'services' | 'lanes'>): Partial<CouponScope> {
  const isLoose = services.includes('OCEAN_LCL') && random.chance(0.4)
  if (!isLoose && !services.includes('OCEAN_FCL')) return { modes: ['TRUCK'] }
  // Discharge is abroad: what is shipped here leaves China.
  const lane = random.pick(lanes.length > 0 ? lanes : ['SE_ASIA'])
  const ports = REFERENCE.freight.ports.filter((port) => port.lane === lane && lane !== 'CHINA')
  const pods = random.some(ports, random.int(1, MOST_PORTS)).map(({ unlocode }) => unlocode)
  return { modes: [isLoose ? 'LCL' : 'FCL'], pods }
}
