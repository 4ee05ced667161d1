import { Big } from 'big.js'
import { inCurrency } from '@/contract/trade/bid/calc.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { isAllInGroup } from '@/contract/trade/bid/values.ts'
import { roundMoney } from '@/contract/money.ts'
import type { Money } from '@/contract/money.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { checkDecimal } from '@/contract/validation.ts'
import { isPercent } from './offer.ts'
import type { ChargeRow, LaneForm } from './quoteForm.ts'
import type { LaneSum } from './quoteMath.ts'

/** What the bidder itself pays per unit, by lane and line, as typed. It is no part of the form: nothing that sends a quote sees it. */
export type OwnCosts = Readonly<Record<string, string>>

const MAX_COST = 100_000_000

/** Names of a lane's lines under which their costs are kept: the same in the next session, whatever keys the rows have. */
export function costNames(lane: LaneForm): ReadonlyMap<string, string> {
  const seen = new Map<string, number>()
  return new Map(
    lane.charges.map((row) => {
      const stem = `${lane.laneNo}|${row.code}|${row.isoCode}`
      const nth = (seen.get(stem) ?? 0) + 1
      seen.set(stem, nth)
      return [row.key, `${stem}|${nth}`]
    }),
  )
}

/** Whether a line can have a cost per unit: priced ones, and those whose price is inside another. */
export function hasCost(row: ChargeRow): boolean {
  if (row.basis === 'AT_COST' || isPercent(row.basis)) return false
  return row.state === 'QUOTED' || row.state === 'INCLUDED'
}

/** What is left of a price: the amount, and its share of the price in percent with one decimal; no share of nothing. */
export interface Margin {
  amount: Money
  percent: string | undefined
}

function marginOf(price: Big, cost: Big, currency: Money['currency']): Margin {
  const left = price.minus(cost)
  return {
    amount: { amount: roundMoney(left, currency), currency },
    percent: price.eq(0) ? undefined : left.div(price).times(100).toFixed(1, Big.roundHalfUp),
  }
}

/** What a line costs the bidder, rounded to its currency; undefined while cost or quantity is no number. */
function costOf(row: ChargeRow, typed: string | undefined): string | undefined {
  const text = typed?.trim() ?? ''
  if (checkDecimal(text, MAX_COST, true) !== undefined || checkDecimal(row.qty, MAX_COST) !== undefined)
    return undefined
  return roundMoney(new Big(text).times(row.qty), row.currency)
}

/** What one line leaves, in its own currency; undefined while price or cost is not known. */
export function lineMargin(
  row: ChargeRow,
  typed: string | undefined,
  line: ChargeLine | undefined,
): Margin | undefined {
  const cost = costOf(row, typed)
  if (!line || cost === undefined || !hasCost(row)) return undefined
  return marginOf(new Big(line.amount), new Big(cost), row.currency)
}

/** What a lane leaves in the compare currency, over the lines whose cost is known, and how many priced lines have none. */
export interface LaneMargin {
  price: Big
  cost: Big
  known: number
  unknown: number
}

/** Adds up a lane's prices and costs; only lines that are in the all-in price count. */
export function laneMargin(lane: LaneForm, sum: LaneSum, costs: OwnCosts, tender: TenderDetail): LaneMargin {
  const total: LaneMargin = { price: new Big(0), cost: new Big(0), known: 0, unknown: 0 }
  if (lane.noQuote) return total
  const { compareCurrency, rates } = tender
  const names = costNames(lane)
  for (const row of lane.charges) {
    const line = sum.lines.get(row.key)
    if (!line || !hasCost(row) || !isAllInGroup(row.group)) continue
    const cost = costOf(row, costs[names.get(row.key) ?? ''])
    if (cost === undefined) {
      if (row.state === 'QUOTED') total.unknown += 1
      continue
    }
    total.price = total.price.plus(inCurrency(line.amount, row.currency, compareCurrency, rates))
    total.cost = total.cost.plus(inCurrency(cost, row.currency, compareCurrency, rates))
    total.known += 1
  }
  return total
}

/** What several lanes leave together; undefined while no cost is known. */
export function totalMargin(lanes: readonly LaneMargin[], currency: Money['currency']): Margin | undefined {
  if (!lanes.some((lane) => lane.known > 0)) return undefined
  const sum = (pick: (lane: LaneMargin) => Big) => lanes.reduce((all, lane) => all.plus(pick(lane)), new Big(0))
  return marginOf(
    sum((lane) => lane.price),
    sum((lane) => lane.cost),
    currency,
  )
}
