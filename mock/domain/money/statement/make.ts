import { addDays } from '@/contract/money/credit/terms.ts'
import { iso, newId, type Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import { nextNo } from '../../numbers.ts'
import { ratesAt } from '../../rates.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { owedOrders } from '../credit/standing.ts'
import { ROBOT_LOOKS_MS } from '../order/close.ts'
import { restDues } from '../order/dues.ts'
import { changeOrder } from '../order/guard.ts'
import { isRateFixed, withRates } from '../order/settle.ts'
import { endOpenPayments } from '../payment/pay.ts'
import { bearsFee } from './fees.ts'
import { draftLines, isMonthly, loadedBy, statementsOf } from './lines.ts'
import { tellStatement } from './news.ts'
import type { StatementRow } from './row.ts'

/** Nine in China on the first day of the month after a day, ms. */
function firstOfNextMonth(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Date.parse(`${new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)}T09:00:00+08:00`)
}

/** An order on monthly terms, or with a late fee, was loaded: its seller gets a draft on the first of the next month. */
export function planStatement(deps: Deps, order: OrderRow): void {
  if (!isMonthly(order) && !bearsFee(order)) return
  const { buyerId, sellerId } = order
  const pair = `${buyerId}|${sellerId}`
  // One that is planned comes first: this order gets into the statement after it.
  const planned = deps.rows.jobs.get(`statement|${pair}`)
  if (!planned) planJob(deps, 'statement', pair, firstOfNextMonth(marketDay(deps.now())))
}

/**
 * Makes the draft of the month before for a pair, and plans the next one while something is owed. A draft that was not sent
 * takes the next month in.
 */
export function makeStatement(deps: Deps, pair: string): void {
  const [buyerId = '', sellerId = ''] = pair.split('|')
  const today = marketDay(deps.now())
  const month = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  const parties = { buyerId, sellerId, month }
  fixRates(deps, parties)
  const isOwed =
    owedOrders(deps, parties).length > 0 ||
    loadedBy(deps, parties, month).some((order) => order.status !== 'CANCELLED' && restDues(deps, order).length > 0)
  const lines = draftLines(deps, parties)
  if (lines.length > 0) {
    const row = draftFor(deps, parties)
    deps.rows.statements.put(row)
    tellStatement(deps, row, 'SELLER', 'DRAFT')
    planJob(deps, 'robotStatement', row.id, deps.now() + ROBOT_LOOKS_MS)
  }
  if (isOwed || lines.length > 0) planJob(deps, 'statement', pair, firstOfNextMonth(today))
}

/** Orders that are settled in one currency take the rates of the day of their first statement, for good. TRADE part 3. */
function fixRates(deps: Deps, parties: Pick<StatementRow, 'buyerId' | 'sellerId' | 'month'>): void {
  const rateLock = { rates: ratesAt(deps.now()), until: iso(deps.now()) }
  const isOpen = (order: OrderRow): boolean => order.settled !== undefined && !isRateFixed(deps, order)
  for (const order of loadedBy(deps, parties, parties.month).filter((one) => isMonthly(one) && isOpen(one))) {
    endOpenPayments(deps, order)
    changeOrder(deps, order, withRates(deps, order, rateLock, true))
  }
}

function draftFor(deps: Deps, parties: Pick<StatementRow, 'buyerId' | 'sellerId' | 'month'>): StatementRow {
  const now = iso(deps.now())
  const old = statementsOf(deps, parties).find(({ status }) => status === 'DRAFT')
  if (old) return { ...old, month: parties.month, version: old.version + 1, updatedAt: now }
  const no = nextNo(deps.rows.statements, 'DZ', deps.now())
  return { id: newId(deps), no, ...parties, status: 'DRAFT', version: 1, createdAt: now, updatedAt: now }
}
