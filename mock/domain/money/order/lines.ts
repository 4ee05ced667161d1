import { linesPaidBy, sumsOf } from '@/contract/trade/bid/payer.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { roundMoney, type Money, type RateTable } from '@/contract/money.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { Big } from 'big.js'
import type { Deps } from '../../deps.ts'
import type { OrderRow } from '../../tradeRows.ts'

/** The rate table with which an order's lines were compared and priced. */
export function quotedRates(deps: Pick<Deps, 'rows'>, order: OrderRow): RateTable {
  const tender = order.tenderId === undefined ? undefined : deps.rows.tenders.get(order.tenderId)
  return order.callOff?.rates ?? tender?.rates ?? order.booking?.rates ?? order.rateLock.rates
}

/** Price of an order's lanes, whoever pays. */
export function quotedPrice({ lanes, payable: { currency } }: Pick<OrderRow, 'lanes' | 'payable'>): Money {
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
  const { others, othersAsQuoted } = sumsOf(lines, order.payers, order.payable.currency, quotedRates(deps, order))
  return new Big(others.amount).gt(0) ? { amounts: othersAsQuoted, total: others } : undefined
}
