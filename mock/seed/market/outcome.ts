import { changeWinners } from '../../domain/trade/tender/winners.ts'
import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import type { CancelReason } from '@/contract/trade/tender/values.ts'
import type { Deps } from '../../domain/deps.ts'
import { planJob } from '../../domain/jobs.ts'
import { bodyOf } from '../../domain/guards.ts'
import type { CompanyRow } from '../../domain/rows.ts'
import type { BidRow, OrderRow, TenderRow } from '../../domain/tradeRows.ts'
import { isDemo } from '../accounts.ts'
import { dressOrder } from './afterPayment.ts'
import { award, takeSteps, walkOrder } from './awards.ts'
import { courseOf, mayBe, stepsOf } from './course.ts'
import type { Numbers } from './numbers.ts'
import type { Random } from '../random.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
const iso = (ms: number) => new Date(ms).toISOString()
/** Bids from which on one of them is disqualified. */
const MANY_BIDS = 7
const CANCEL_REASONS: CancelReason[] = ['PLAN_CHANGED', 'CARGO_DELAYED', 'WRONG_DATA', 'BUDGET', 'OTHER']

/** Context shared by the writers of tenders and bids. */
export interface Seeding {
  deps: Deps
  random: Random
  companies: readonly CompanyRow[]
  numbers: Numbers
  now: number
}

/** Adds to a tender and its bids what their status requires, and schedules the next job. */
export function finish(seeding: Seeding, tender: TenderRow, bids: BidRow[], deadline: number): void {
  const { deps, random } = seeding
  switch (tender.status) {
    case 'DRAFT':
    case 'REVIEWING':
      return
    case 'QUOTING':
      planJob(deps, 'tenderDeadline', tender.id, deadline)
      openForQuotes(seeding, tender, bids)
      return
    case 'EVALUATING':
      evaluating(seeding, tender, bids, deadline)
      return
    case 'AWARDED':
      awarded(seeding, tender, bids, deadline)
      return
    case 'CONTRACTED':
      contracted(seeding, tender, bids, deadline)
      return
    case 'DONE':
      doneLongAgo(seeding, tender, bids, deadline)
      return
    case 'FAILED':
      tender.updatedAt = iso(deadline + random.int(0, 48) * HOUR_MS)
      tender.cancelNote = ''
      for (const bid of bids) bid.status = random.chance(0.3) ? 'EXPIRED' : 'LOST'
      return
    case 'CANCELLED':
      tender.cancelReason = random.pick(CANCEL_REASONS)
      tender.cancelNote = '演示数据'
      tender.updatedAt = iso(deadline - random.int(1, 20) * HOUR_MS)
      for (const bid of bids) bid.status = 'LOST'
  }
}

/** Some bids of an open tender are withdrawn; a demo forwarder also has drafts. */
function openForQuotes(seeding: Seeding, tender: TenderRow, bids: BidRow[]): void {
  const { random, companies, numbers, now } = seeding
  for (const bid of bids) if (bids.length < 12 && random.chance(0.06)) bid.status = 'WITHDRAWN'
  if (bids.length === 0) return
  const quoted = new Set(bids.map((bid) => bid.companyId))
  for (const company of companies.slice(1, 4)) {
    if (quoted.has(company.id) || company.id === tender.companyId || !random.chance(0.08)) continue
    if (!mayQuote(company.userType, bodyOf(tender).mode)) continue
    const at = now - random.int(1, 30) * 60_000
    const no = numbers.next('BJ', at)
    bids.push({
      id: `b${no.slice(2)}`,
      no,
      tenderId: tender.id,
      companyId: company.id,
      memberId: `m${company.id.slice(1)}`,
      status: 'DRAFT',
      version: 0,
      option: 1,
      round: 1,
      sketch: { tenderId: tender.id, tenderVersion: tender.version },
      sketchAt: iso(at),
      completeness: 0,
      createdAt: iso(at),
      updatedAt: iso(at),
      history: [],
    })
  }
}

/** Some bids are shortlisted, some have expired, sometimes a winner declined. */
function evaluating(seeding: Seeding, tender: TenderRow, bids: BidRow[], deadline: number): void {
  const { deps, random, now, numbers } = seeding
  tender.updatedAt = iso(deadline)
  // Tenders of robots are decided in the next days; those of demo accounts wait for a user.
  if (!isDemo(tender.companyId)) planJob(deps, 'robotAward', tender.id, now + random.int(2, 60) * HOUR_MS)
  if (random.chance(0.12) && bids.length > 2) {
    const order = award(deps, random, tender, bids, deadline + HOUR_MS, numbers)
    delete tender.award
    tender.status = 'EVALUATING'
    for (const bid of bids) {
      if (bid.id === order.bidId)
        Object.assign(bid, { status: 'DECLINED', declineReason: random.pick(['NO_SPACE', 'PRICE_CHANGED']) })
      else {
        bid.status = 'SUBMITTED'
        delete bid.lossFeedback
      }
    }
    deps.rows.orders.put(walkOrder(deps, order, ['CANCELLED'], Math.min(now, deadline + 2 * HOUR_MS), HOUR_MS, numbers))
    return
  }
  for (const bid of bids) {
    if (random.chance(0.2)) bid.status = 'SHORTLISTED'
    else if (random.chance(0.08) && bid.body) {
      bid.body.validTo = iso(deadline - DAY_MS).slice(0, 10)
      bid.status = 'EXPIRED'
    }
  }
  const last = bids.findLast(({ companyId, status }) => status === 'SUBMITTED' && !isDemo(companyId))
  if (bids.length >= MANY_BIDS && last)
    Object.assign(last, {
      status: 'DISQUALIFIED',
      disqualified: { reason: 'PAPERS', note: '资质证明已过期，未在截止前补交。', at: iso(deadline + HOUR_MS) },
    })
}

/** The winner has some hours left to confirm. */
function awarded(seeding: Seeding, tender: TenderRow, bids: BidRow[], deadline: number): void {
  const { deps, random, now, numbers } = seeding
  const at = Math.max(deadline + HOUR_MS, now - random.int(1, 18) * HOUR_MS)
  // Every demo seller has an award to confirm.
  const preferred = ['c02', 'c04', 'c03'].find(
    (id) =>
      bids.some((bid) => bid.companyId === id) &&
      deps.rows.bids.count((bid) => bid.companyId === id && bid.status === 'AWARDED') === 0,
  )
  const order = award(deps, random, tender, bids, at, numbers, preferred)
  deps.rows.orders.put(order)
  planJob(deps, 'awardSilence', order.id, Date.parse(order.confirmBy ?? iso(now)))
}

const CONTRACTED_PATHS: readonly OrderRow['status'][][] = [
  ['TO_PAY'],
  ['TO_PAY'],
  ['TO_PAY', 'PAY_CHECKING'],
  ['TO_PAY', 'PAY_CHECKING', 'PAID'],
  ['TO_PAY', 'PAID'],
  ['TO_PAY', 'TIMED_OUT'],
]

function contracted(seeding: Seeding, tender: TenderRow, bids: BidRow[], deadline: number): void {
  const { deps, random, now, numbers } = seeding
  const confirmedAt = now - random.int(3, 60) * HOUR_MS
  const order = award(deps, random, tender, bids, Math.max(deadline + HOUR_MS, confirmedAt - 5 * HOUR_MS), numbers)
  confirm(tender, bids, order, confirmedAt)
  const isOld = deadline < now - 90 * HOUR_MS
  const chosen = random.pick(CONTRACTED_PATHS.filter((one) => isOld || !one.includes('TIMED_OUT')))
  // The first order of every publisher is unpaid.
  const isFirst = deps.rows.orders.count((one) => one.buyerId === order.buyerId && one.status === 'TO_PAY') === 0
  const path: OrderRow['status'][] = isFirst ? ['TO_PAY'] : chosen
  const isLate = path.includes('TIMED_OUT')
  if (isLate) awardEarlier(tender, order, 74 * HOUR_MS)
  walkOrder(
    deps,
    order,
    path,
    isLate ? confirmedAt - 74 * HOUR_MS : confirmedAt,
    isLate ? 72 * HOUR_MS : HOUR_MS,
    numbers,
  )
  dressOrder(deps, order, now)
  if (order.status === 'TO_PAY') planJob(deps, 'orderPayBy', order.id, Date.parse(order.payBy ?? iso(now)))
  deps.rows.orders.put(order)
}

/** The award of an order as if it had been made so much earlier: its payment has lapsed since. */
function awardEarlier(tender: TenderRow, order: OrderRow, ms: number): void {
  const earlier = (at: string): string => iso(Date.parse(at) - ms)
  order.createdAt = earlier(order.createdAt)
  order.events = order.events.map((event) => ({ ...event, at: earlier(event.at) }))
  if (order.confirmBy) order.confirmBy = earlier(order.confirmBy)
  if (!tender.award) return
  const { winners, awardedAt, ...rest } = tender.award
  const moved = winners.map(({ undoUntil, confirmBy, ...one }) => ({
    ...one,
    awardedAt: earlier(one.awardedAt),
    undoUntil: earlier(undoUntil),
    confirmBy: earlier(confirmBy),
  }))
  tender.award = { ...rest, winners: moved, awardedAt: earlier(awardedAt) }
}

const DONE_PATHS: readonly OrderRow['status'][][] = [
  ['TO_PAY', 'PAID'],
  ['TO_PAY', 'PAID', 'EXECUTING'],
  ['TO_PAY', 'PAID', 'EXECUTING'],
  ['TO_PAY', 'PAID', 'EXECUTING', 'DELIVERED'],
  ['TO_PAY', 'PAID', 'EXECUTING', 'DELIVERED', 'SETTLED'],
  ['TO_PAY', 'PAID', 'EXECUTING', 'DELIVERED', 'SETTLED', 'REVIEWED'],
  ['TO_PAY', 'PAID', 'EXECUTING', 'DISPUTED'],
]

function doneLongAgo(seeding: Seeding, tender: TenderRow, bids: BidRow[], deadline: number): void {
  const { deps, random, now, numbers } = seeding
  const confirmedAt = deadline + random.int(5, 40) * HOUR_MS
  const order = award(deps, random, tender, bids, confirmedAt - 4 * HOUR_MS, numbers)
  confirm(tender, bids, order, confirmedAt)
  const course = courseOf(order, tender.body?.mode, confirmedAt, now)
  // Of those that its voyage allows, each publisher gets every outcome once before one is repeated.
  const able = DONE_PATHS.filter((one) => mayBe(course, one.at(-1) ?? 'PAID', now))
  const missing = able.filter(
    (one) => deps.rows.orders.count(({ buyerId, status }) => buyerId === order.buyerId && status === one.at(-1)) === 0,
  )
  const path = random.pick(missing.length > 0 ? missing : able)
  takeSteps(deps, order, stepsOf(course, path, confirmedAt, now), numbers)
  if (order.status === 'SETTLED' || order.status === 'REVIEWED') tender.status = 'DONE'
  dressOrder(deps, order, now, course)
  deps.rows.orders.put(order)
}

function confirm(tender: TenderRow, bids: BidRow[], order: OrderRow, at: number): void {
  tender.status = 'CONTRACTED'
  tender.updatedAt = iso(at)
  if (tender.award) tender.award = changeWinners(tender.award, () => true, { status: 'CONFIRMED' })
  for (const bid of bids) {
    if (bid.id !== order.bidId) continue
    bid.status = 'CONFIRMED'
    bid.updatedAt = iso(at)
  }
}
