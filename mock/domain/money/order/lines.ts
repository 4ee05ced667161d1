import { inCurrency } from '@/contract/trade/bid/calc.ts'
import { linesPaidBy, sumsOf } from '@/contract/trade/bid/payer.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { roundMoney, type Money, type RateTable } from '@/contract/money.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { settleLines } from '@/contract/money/order/settlement.ts'
import { Big } from 'big.js'
import type { Deps } from '../../deps.ts'
import type { OrderRow } from '../../tradeRows.ts'

/** The rate table with which an order's lines were compared and priced. */
export function quotedRates(deps: Pick<Deps, 'rows'>, order: OrderRow): RateTable {
  const tender = order.tenderId === undefined ? undefined : deps.rows.tenders.get(order.tenderId)
  return order.callOff?.rates ?? tender?.rates ?? order.booking?.rates ?? order.rateLock.rates
}

/** The rate table of an order's own currency: that of its settlement in one currency, else of its quotes. */
export const ownRates = (deps: Pick<Deps, 'rows'>, order: OrderRow): RateTable =>
  order.settled ? order.rateLock.rates : quotedRates(deps, order)

/** Lines in an order's own currency: converted as a whole if it is settled in it, else each by itself. */
export function ownAmounts(deps: Pick<Deps, 'rows'>, order: OrderRow, lines: readonly Money[]): string[] {
  const own = order.payable.currency
  const rates = ownRates(deps, order)
  if (order.settled) return settleLines(lines, own, rates)
  return lines.map(({ amount, currency }) => inCurrency(amount, currency, own, rates))
}

/** Price of an order's lanes, whoever pays, in the currency of the comparison. */
export function quotedPrice({ lanes, payable }: Pick<OrderRow, 'lanes' | 'payable'>): Money {
  const currency = lanes[0]?.allIn.currency ?? payable.currency
  const sum = lanes.reduce((total, lane) => total.plus(lane.allIn.amount), new Big(0))
  return { amount: roundMoney(sum, currency), currency }
}

/** All lines of an order that its buyer pays. */
export function billedLines({ lanes, payers }: OrderRow): ChargeLine[] {
  return lanes.flatMap(({ charges }) => linesPaidBy('ours', charges, payers))
}

/** What the other party of the sale pays at its end; undefined if nothing. */
export function elsewhereOf(deps: Deps, order: OrderRow): OrderDetail['elsewhere'] {
  const lines = order.lanes.flatMap(({ charges }) => charges)
  const { others, othersAsQuoted } = sumsOf(lines, order.payers, order.payable.currency, ownRates(deps, order))
  return new Big(others.amount).gt(0) ? { amounts: othersAsQuoted, total: others } : undefined
}
