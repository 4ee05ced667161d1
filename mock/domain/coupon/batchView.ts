import { Big } from 'big.js'
import type { BatchCounts, BatchDetail, BatchQuery, BatchSummary, BatchRates } from '@/contract/coupon/batch/schemas.ts'
import { faceValueOf } from '@/contract/coupon/rules.ts'
import { convert, roundMoney, type Currency, type Money } from '@/contract/money.ts'
import type { OwnPage } from '@/contract/page.ts'
import type { Caller, Deps } from '../deps.ts'
import { keysOf, namedBy } from '../front/search/keys.ts'
import { couponKeys } from '../front/search/things.ts'
import { notFound } from '../errors.ts'
import { inDays, ownPage } from '../list.ts'
import { dayOf } from '../market/listing/listBody.ts'
import { ratesAt } from '../rates.ts'
import type { BatchRow, CouponRow } from './row.ts'
import { toldBatch, toldCoupon } from './told.ts'
import { needIssuer } from './rights.ts'
import { namedTerms } from '../title/couponName.ts'

const DAY_MS = 24 * 3_600_000
const CHART_DAYS = 30
const OUT = new Set(['AVAILABLE', 'TRANSFERRING', 'LISTED'])

function countsOf(deps: Deps, batch: BatchRow, coupons: readonly CouponRow[]): BatchCounts {
  const told = coupons.map((coupon) => toldCoupon(deps, coupon))
  const count = (test: (status: string) => boolean) => told.filter((status) => test(status)).length
  return {
    claimed: batch.claimed,
    live: count((status) => OUT.has(status)),
    locked: count((status) => status === 'LOCKED'),
    used: count((status) => status === 'USED'),
    expired: count((status) => status === 'EXPIRED'),
    given: coupons.reduce((sum, coupon) => sum + coupon.handOvers, 0),
  }
}

function summary(deps: Deps, batch: BatchRow, coupons: readonly CouponRow[]): BatchSummary {
  const { id, no, version, refusal, createdAt, updatedAt } = batch
  return {
    id,
    no,
    ...toldBatch(deps, batch),
    version,
    // The form of a draft continues with the typed text.
    draft: batch.body ? namedTerms(deps, batch.body) : batch.sketch,
    nameComposed: batch.body?.name === '',
    ...(refusal && { refusal }),
    counts: countsOf(deps, batch, coupons),
    createdAt,
    updatedAt,
  }
}

/** Discounts and turnover of a batch's used coupons, and the possible cost of the others. */
function figuresOf(deps: Deps, batch: BatchRow, coupons: readonly CouponRow[]): BatchDetail['figures'] {
  const rates = ratesAt(deps.now())
  const currency: Currency = batch.body?.currency ?? 'CNY'
  const sum = (amounts: readonly Money[]): Money => ({
    amount: roundMoney(
      amounts.reduce((total, money) => total.plus(convert(money.amount, money.currency, currency, rates)), new Big(0)),
      currency,
    ),
    currency,
  })
  const uses = coupons.flatMap((coupon) => (coupon.use ? [coupon.use] : []))
  const discounts = sum(uses.map((use) => use.saved))
  // An order has at most one coupon of a batch, so its bill is counted once.
  const turnover = sum(uses.flatMap((use) => use.gross ?? []))
  const open = coupons.filter((coupon) => coupon.status === 'LOCKED' || OUT.has(toldCoupon(deps, coupon))).length
  const face = batch.body ? faceValueOf(batch.body) : '0'
  const forecast = roundMoney(new Big(discounts.amount).plus(new Big(face).times(open)), currency)
  return { discounts, orders: uses.length, turnover, forecast: { amount: forecast, currency } }
}

function daysOf(deps: Deps, coupons: readonly CouponRow[]): BatchDetail['days'] {
  const days = Array.from({ length: CHART_DAYS }, (_, index) => dayOf(deps.now() - (CHART_DAYS - 1 - index) * DAY_MS))
  const rows = new Map(days.map((day) => [day, { day, claimed: 0, used: 0, expired: 0, given: 0 }]))
  const add = (at: string, field: 'claimed' | 'used' | 'expired' | 'given') => {
    const row = rows.get(dayOf(Date.parse(at)))
    if (row) row[field]++
  }
  for (const coupon of coupons) {
    add(coupon.history[0]?.at ?? coupon.claimedAt, 'claimed')
    if (coupon.use) add(coupon.use.at, 'used')
    if (toldCoupon(deps, coupon) === 'EXPIRED') add(coupon.validTo, 'expired')
    for (const step of coupon.history) if (step.event === 'RECEIVED' || step.event === 'BOUGHT') add(step.at, 'given')
  }
  return [...rows.values()]
}

/** One batch, for its issuer. */
export function batchDetail(deps: Deps, batch: BatchRow): BatchDetail {
  const coupons = deps.rows.coupons.of('batchId', batch.id)
  return {
    ...summary(deps, batch, coupons),
    figures: figuresOf(deps, batch, coupons),
    days: daysOf(deps, coupons),
    rates: ratesAt(deps.now()),
  }
}

/** One own batch by id. */
export function readBatch(deps: Deps, { id }: { id: string }, caller: Caller): BatchDetail {
  const batch = deps.rows.batches.get(id)
  if (batch?.companyId !== caller.companyId) throw notFound()
  return batchDetail(deps, batch)
}

/** The caller's batches, newest change first. */
export function myBatches(deps: Deps, query: BatchQuery, caller: Caller): OwnPage<BatchSummary> {
  const isInDays = inDays(query)
  needIssuer(caller)
  const isNamed = namedBy(query.keyword)
  const where = (batch: Readonly<BatchRow>): boolean => {
    if (batch.companyId !== caller.companyId) return false
    const draft = batch.body ?? batch.sketch
    if (!isInDays(batch.createdAt)) return false
    if (query.kind && draft['kind'] !== query.kind) return false
    return isNamed(() => [keysOf({ codes: [batch.no], zh: batch.sketch.name ?? '' }), couponKeys(deps, batch.id)])
  }
  const tabs = { wanted: query.status, of: (batch: Readonly<BatchRow>) => [toldBatch(deps, batch).status] }
  const page = ownPage(deps.rows.batches, where, tabs, query)
  return {
    ...page,
    records: page.records.map((batch) => summary(deps, batch, deps.rows.coupons.of('batchId', batch.id))),
  }
}

/** Today's exchange rates, for issuers. */
export function batchRates(deps: Deps, caller: Caller): BatchRates {
  needIssuer(caller)
  return { rates: ratesAt(deps.now()) }
}
