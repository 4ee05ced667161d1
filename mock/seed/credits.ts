import { Big } from 'big.js'
import { addDays, needsCredit } from '@/contract/money/credit/terms.ts'
import { roundMoney } from '@/contract/money.ts'
import { hasReached, milestonesOf, stageOf } from '@/contract/money/order/milestones.ts'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import { iso, type Deps } from '../domain/deps.ts'
import { fixDueDay } from '../domain/money/credit/dueDays.ts'
import { newLine } from '../domain/money/credit/keep.ts'
import { shippedAs } from '../domain/money/order/mode.ts'
import { lineOf, needOf } from '../domain/money/credit/standing.ts'
import type { CompanyRow } from '../domain/rows.ts'
import type { OrderRow } from '../domain/tradeRows.ts'
import type { CreditRow } from '../domain/money/credit/row.ts'
import { marketDay } from '../domain/zone.ts'

const DAY_MS = 24 * 3600_000
/** Days for which a seeded line is still valid. */
const VALID_DAYS = 200
/** Steps of a limit. */
const STEP = 1000

/**
 * Turns some orders of credit tenders into orders on credit: of every buyer one that has not started and one under way.
 * Each pair gets a line of about twice what it owes, and two lines wait for an answer.
 */
export function seedCredits(market: Deps, companies: readonly CompanyRow[], now: number): void {
  const deps = seeded(market, 'cl')
  const buyers = companies.filter(({ userType }) => userType === 1)
  for (const buyer of buyers)
    for (const status of ['PAID', 'EXECUTING'] as const) {
      const mine = deps.rows.orders
        .of('buyerId', buyer.id)
        .filter((order) => order.source === 'TENDER' && order.status === status && !isAsked(order))
        .toSorted((a, b) => (b.milestones?.length ?? 0) - (a.milestones?.length ?? 0))
      const order = mine.find(({ paymentTerm }) => needsCredit(paymentTerm))
      // One that is paid stays for each buyer.
      if (order && mine.length > 1) putOnCredit(deps, order, status, now)
    }
  const [buyer] = buyers
  const [seller, other] = companies.filter(({ userType }) => userType === 2)
  const robot = buyers.find(
    ({ id }) => id !== buyer?.id && seller && !lineOf(deps, { buyerId: id, sellerId: seller.id }),
  )
  if (robot && seller) ask(deps, robot, seller, '每月约 20 箱，欧美线为主，往来三年，从未逾期。')
  if (buyer && other) ask(deps, buyer, other, '上半年成交 6 单，均按时付款，拟改为月结。')
}

/** Whether a charge of an order waits for its buyer: one that is paid already shows what it adds. */
const isAsked = ({ adjustments = [] }: OrderRow): boolean => adjustments.some(({ status }) => status === 'PROPOSED')

/** The market with ids that count up, so that a seed yields the same rows each time. */
export function seeded(market: Deps, start: string): Deps {
  let count = 0
  return { ...market, chance: { secret: () => `${start}${String((count += 1)).padStart(14, '0')}`, number: () => 0.5 } }
}

/** What happened to an order if its seller had confirmed it on credit. */
export const creditEvents = ({ events }: OrderRow): OrderRow['events'] =>
  events
    .filter((event) => event.status !== 'PAID' && event.status !== 'PAY_CHECKING')
    .map((event) => (event.status === 'TO_PAY' ? { ...event, status: 'CONFIRMED' } : event))

/** The order as if its seller had confirmed it on credit, and nothing of it were paid. */
export function putOnCredit(deps: Deps, order: OrderRow, status: OrderStatus, now: number): void {
  for (const { id } of deps.rows.payments.of('orderId', order.id)) deps.rows.payments.remove(id)
  const { payBy: _, ...kept } = order
  const { currency } = order.payable
  const open: OrderRow = {
    ...kept,
    status: status === 'PAID' ? 'CONFIRMED' : status,
    receipts: [],
    paid: { amount: roundMoney('0', currency), currency },
    events: creditEvents(order),
  }
  const line = lineFor(deps, open, now)
  const onCredit = { ...loadedBy(deps, open, now), creditId: line.id }
  deps.rows.orders.put({ ...onCredit, ...fixDueDay(deps, onCredit) })
}

/** One under way with its loading reported, so that it has a due day. */
export function loadedBy(deps: Deps, order: OrderRow, now: number): OrderRow {
  const { milestones = [], status } = order
  const code = milestonesOf(shippedAs(deps, order)).find((one) => stageOf(one) === 'loaded')
  if (status !== 'EXECUTING' || !code || hasReached(milestones, 'loaded')) return order
  const last = Math.max(...milestones.map(({ at }) => Date.parse(at)), Date.parse(order.createdAt))
  const loaded = Math.min(last + DAY_MS, now - DAY_MS)
  if (loaded <= last) return order
  const at = iso(loaded)
  return { ...order, milestones: [...milestones, { code, at, reportedAt: at }] }
}

/** The line of a pair with room for one more such order. */
export function lineFor(deps: Deps, order: OrderRow, now: number): CreditRow {
  const { buyerId, sellerId } = order
  const need = needOf(deps, order)
  const wanted = new Big(need.used).plus(new Big(need.needed).times(2)).div(STEP).round(0, Big.roundUp).times(STEP)
  const limit = roundMoney(wanted, need.currency)
  const old = lineOf(deps, order)
  if (old) {
    const raised = { ...old, limit }
    deps.rows.credits.put(raised)
    return raised
  }
  const earlier: Deps = { ...deps, now: () => now - 60 * DAY_MS }
  const validTo = addDays(marketDay(now), VALID_DAYS)
  return newLine(earlier, { buyerId, sellerId, status: 'GRANTED', currency: need.currency, limit, validTo })
}

function ask(deps: Deps, buyer: CompanyRow, seller: CompanyRow, note: string): void {
  if (lineOf(deps, { buyerId: buyer.id, sellerId: seller.id })) return
  const asked = { limit: '60000.00', monthly: '25000.00', note }
  const row = newLine(deps, { buyerId: buyer.id, sellerId: seller.id, status: 'REQUESTED', currency: 'USD', asked })
  deps.rows.credits.put({ ...row, createdAt: iso(deps.now() - DAY_MS) })
}
