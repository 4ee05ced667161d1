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

/** Own costs per unit, by lane and line, as typed. Kept outside the form, so that they are never submitted. */
export type OwnCosts = Readonly<Record<string, string>>

const MAX_COST = 100_000_000

/** Keys under which the costs of a lane's lines are stored; unlike row keys they are stable across sessions. */
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

/** Whether a line can have a unit cost: priced lines, and lines included in another price. */
export function hasCost(row: ChargeRow): boolean {
  if (row.basis === 'AT_COST' || isPercent(row.basis)) return false
  return row.state === 'QUOTED' || row.state === 'INCLUDED'
}

/** Margin: the amount, and its percentage of the price with one decimal; no percentage of a zero price. */
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

/** Cost of a line, rounded to its currency; undefined while cost or quantity is not a number. */
function costOf(row: ChargeRow, typed: string | undefined): string | undefined {
  const text = typed?.trim() ?? ''
  if (checkDecimal(text, MAX_COST, true) !== undefined || checkDecimal(row.qty, MAX_COST) !== undefined)
    return undefined
  return roundMoney(new Big(text).times(row.qty), row.currency)
}

/** Margin of one line in its own currency; undefined while price or cost is unknown. */
export function lineMargin(
  row: ChargeRow,
  typed: string | undefined,
  line: ChargeLine | undefined,
): Margin | undefined {
  const cost = costOf(row, typed)
  if (!line || cost === undefined || !hasCost(row)) return undefined
  return marginOf(new Big(line.amount), new Big(cost), row.currency)
}

/** Margin of a lane in the compare currency over the lines with a known cost, and how many priced lines have none. */
export interface LaneMargin {
  price: Big
  cost: Big
  known: number
  unknown: number
}

/** Sums up prices and costs of a lane; only lines in the all-in price count. */
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

/** Total margin of several lanes; undefined while no cost is known. */
export function totalMargin(lanes: readonly LaneMargin[], currency: Money['currency']): Margin | undefined {
  if (!lanes.some((lane) => lane.known > 0)) return undefined
  const sum = (pick: (lane: LaneMargin) => Big) => lanes.reduce((all, lane) => all.plus(pick(lane)), new Big(0))
  return marginOf(
    sum((lane) => lane.price),
    sum((lane) => lane.cost),
    currency,
  )
}
