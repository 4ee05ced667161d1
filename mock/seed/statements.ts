import type { OrderStatus } from '@/contract/money/order/values.ts'
import { addDays, needsCredit } from '@/contract/money/credit/terms.ts'
import { iso, type Caller, type Deps } from '../domain/deps.ts'
import { dueOnOf, loadedOn } from '../domain/money/credit/standing.ts'
import { disputeLine, sendStatement } from '../domain/money/statement/act.ts'
import { statementsOf } from '../domain/money/statement/lines.ts'
import { makeStatement } from '../domain/money/statement/make.ts'
import type { StatementRow } from '../domain/money/statement/row.ts'
import { callerFor } from '../domain/robots/buyers.ts'
import type { CompanyRow } from '../domain/rows.ts'
import type { OrderRow } from '../domain/tradeRows.ts'
import { marketDay } from '../domain/zone.ts'
import { creditEvents, lineFor, putOnCredit, seeded } from './credits.ts'

const DAY_MS = 24 * 3600_000
/** Days between the award of an order and today that leave room for a loading last month. */
const OLD_DAYS = 45
/** Days by which an order was paid late, and the late fee of its term, per cent a day. */
const LATE_DAYS = 9
const LATE_FEE_PCT = '0.05'
/** Statuses from the delivery on: a seeded order that is not paid stops there. */
const AFTER = new Set<OrderStatus>(['SETTLED', 'REVIEWED'])

/** The statement of the first forwarder for last month, in which its buyer disputes a charge. */
export function seedSoldStatement(market: Deps, companies: readonly CompanyRow[], now: number): void {
  const deps = seeded(market, 'st')
  const seller = companies.find(({ userType }) => userType === 2)
  const sold = deps.rows.orders
    .all((order) => order.source === 'TENDER' && order.creditId === undefined && order.coupons === undefined)
    .filter(({ createdAt, status }) => AFTER.has(status) && Date.parse(createdAt) < now - OLD_DAYS * DAY_MS)
    .filter(({ sellerId }) => sellerId === seller?.id)
    .toSorted((a, b) => a.no.localeCompare(b.no))
  const [first] = sold
  const sent = first && stateOf(deps, sold.find((order) => isOfLastMonth(order, now)) ?? first, now)
  if (sent) dispute(deps, sent, now)
}

/** A statement of last month that the first buyer has to check: of a call-off that was agreed to be paid monthly. */
export function seedBoughtStatement(market: Deps, companies: readonly CompanyRow[], now: number): void {
  const deps = seeded(market, 'sb')
  const buyer = companies.find(({ userType }) => userType === 1)
  const seller = companies.find(({ userType }) => userType === 2)
  const orders = deps.rows.orders
    .all((order) => order.source === 'AGREEMENT' && order.creditId === undefined && order.adjustments === undefined)
    .filter((order) => loadedOn(order) !== undefined)
    .filter(({ buyerId, sellerId }) => buyerId === buyer?.id && sellerId !== seller?.id)
    .toSorted((a, b) => a.no.localeCompare(b.no))
  const first = firstOfMonth(now)
  const isOld = ({ createdAt }: OrderRow): boolean => marketDay(Date.parse(createdAt)) <= addDays(first, -LATE_DAYS - 7)
  // Late in a month all that are left were loaded in it; an old one is moved back then, the oldest if two are.
  const [oldest, other] = orders
  const moved = other && !isOld(other) ? other : oldest
  const bought = orders.findLast((order) => (loadedOn(order) ?? '9') < first) ?? moved
  const late = orders.find((order) => order !== bought && isOld(order) && !isInvoiced(deps, order))
  if (late) payLate(deps, late, now)
  if (bought) stateOf(deps, bought, now)
}

/** The order as if it had been agreed to be paid on the B/L, with a late fee, and had been paid some days too late. */
function payLate(deps: Deps, order: OrderRow, now: number): void {
  const loaded = loadedBefore(order, addDays(firstOfMonth(now), -LATE_DAYS - 3), now)
  const late: OrderRow = {
    ...loaded,
    events: creditEvents(loaded),
    paymentTerm: 'ON_BL',
    lateFeeDailyPct: LATE_FEE_PCT,
    creditId: lineFor(deps, order, now).id,
  }
  deps.rows.orders.put(late)
  const dueOn = dueOnOf(late)
  if (dueOn === undefined) return
  const paidAt = `${addDays(dueOn, LATE_DAYS)}T02:00:00.000Z`
  // It was settled when it was paid, not before; what happened later is left where it was.
  const events = late.events.map((event) => {
    const was = order.events.find(({ status }) => status === event.status)?.at ?? event.at
    return AFTER.has(event.status) ? { ...event, at: was > paidAt ? was : paidAt } : event
  })
  deps.rows.orders.put(withEvents(late, events))
  for (const payment of deps.rows.payments.of('orderId', order.id))
    deps.rows.payments.put({ ...payment, createdAt: paidAt, updatedAt: paidAt })
}

const isInvoiced = (deps: Deps, { id }: OrderRow): boolean =>
  deps.rows.invoices.all(({ keys }) => keys.some((key) => key.startsWith(id))).length > 0

/** A tender on credit that is open for quotes and states a late fee, and one for a cancellation. */
export function seedLateFeeTender({ rows }: Deps, companies: readonly CompanyRow[]): void {
  const buyer = companies.find(({ userType }) => userType === 1)
  const tender = rows.tenders
    .all(({ status, companyId }) => status === 'QUOTING' && companyId !== buyer?.id)
    .find(({ body }) => body && body.type === 'SPOT' && needsCredit(body.paymentTerm))
  if (tender?.body)
    rows.tenders.put({ ...tender, body: { ...tender.body, lateFeeDailyPct: LATE_FEE_PCT, cancelFeePct: 50 } })
}

/** Whether an order was loaded in the month before this one, so that its statement needs no other dates. */
const isOfLastMonth = (order: OrderRow, now: number): boolean =>
  loadedOn(order)?.slice(0, 7) === addDays(firstOfMonth(now), -1).slice(0, 7)

const firstOfMonth = (now: number): string => `${marketDay(now).slice(0, 7)}-01`

/** Puts an order that was loaded last month on monthly terms, and sends the statement of its pair. */
function stateOf(deps: Deps, order: OrderRow, now: number): StatementRow | undefined {
  const first = firstOfMonth(now)
  const open = AFTER.has(order.status) ? delivered(order) : order
  const loaded = isOfLastMonth(order, now) ? open : loadedBefore(open, first, now)
  putOnCredit(deps, { ...loaded, paymentTerm: 'MONTHLY_60' }, loaded.status, now)
  const then: Deps = { ...deps, now: () => Math.min(Date.parse(`${first}T09:00:00+08:00`), now) }
  makeStatement(then, `${order.buyerId}|${order.sellerId}`)
  const [row] = statementsOf(deps, order)
  const caller = callerFor(deps, order.sellerId)
  if (!row || !caller) return undefined
  sendStatement(then, stepOf(row), caller)
  return deps.rows.statements.get(row.id)
}

const stepOf = ({ id, version }: StatementRow) => ({ id, version, requestNo: `seed-statement-${version}` })

/** The order with its loading two days before a day, and what came before and after it moved with it, never before its award. */
function loadedBefore(order: OrderRow, first: string, now: number): OrderRow {
  const days = Math.round((Date.parse(loadedOn(order) ?? first) - Date.parse(addDays(first, -2))) / DAY_MS)
  const before = (at: string): string =>
    iso(Math.max(Date.parse(at) - days * DAY_MS, Date.parse(order.createdAt) + DAY_MS))
  const started = order.events.findIndex(({ status }) => status === 'EXECUTING')
  const events = order.events
    .map((event, index) => (index < started ? event : { ...event, at: before(event.at) }))
    .filter(({ at }) => Date.parse(at) <= now)
  return {
    ...withEvents(order, events),
    // Moved to a later day, it may not have been delivered yet.
    status: events.at(-1)?.status ?? order.status,
    milestones: (order.milestones ?? [])
      .map((one) => ({ ...one, at: before(one.at), reportedAt: before(one.reportedAt) }))
      .filter(({ reportedAt }) => Date.parse(reportedAt) <= now),
  }
}

/** The order with other events, changed when the last of them happened or later. */
function withEvents(order: OrderRow, events: OrderRow['events']): OrderRow {
  const last = events.at(-1)?.at ?? ''
  return { ...order, events, updatedAt: last > order.updatedAt ? last : order.updatedAt }
}

/** The order as if nobody had accepted the delivery yet: one that is not paid cannot be settled. */
function delivered(order: OrderRow): OrderRow {
  const { reviews: _, ...kept } = order
  return { ...kept, status: 'DELIVERED', events: order.events.filter(({ status }) => !AFTER.has(status)) }
}

/** The buyer disputes the last charge: it believes that two thirds of it are right. */
function dispute(deps: Deps, row: StatementRow, now: number): void {
  const line = row.lines?.findLast(({ kind }) => kind === 'CHARGE')
  const caller: Caller | undefined = callerFor(deps, row.buyerId)
  if (!line || !caller) return
  const believed = String(Math.floor((Number(line.amount.amount) * 2) / 3))
  const note = '与中标价不符，请按合同费率核对后更正。'
  const then: Deps = { ...deps, now: () => now - DAY_MS }
  disputeLine(then, { ...stepOf(row), line: line.key, reason: 'WRONG_RATE', believed, note }, caller)
}
