import { Big } from 'big.js'
import type { ResultLine } from './line.ts'
import { plain, toFen, written } from './figures.ts'

/** Input of a trading company's rebate: purchase price without VAT in CNY, rates in percent. */
export interface TraderInput {
  purchase: Big
  rebatePct: Big
  vatPct: Big
}

/** Input of a manufacturer's rebate; `credit` is its uncredited input VAT at the end of the period, if known. */
export interface MakerInput {
  fob: Big
  currency: string
  cnyPer: Big
  rebatePct: Big
  vatPct: Big
  credit: Big | undefined
}

/** The rebate, at most `ceiling`; `cost` is VAT that is neither refunded nor deducted. */
export interface Rebate {
  base: Big
  ceiling: Big
  refund: Big
  cost: Big
}

const ZERO = new Big(0)
const share = (base: Big, pct: Big): Big => toFen(base.times(pct).div(100))
const gapOf = (vatPct: Big, rebatePct: Big): Big => (vatPct.gt(rebatePct) ? vatPct.minus(rebatePct) : ZERO)

/** Trading company: purchase price without VAT × rebate rate. */
export function traderRebate({ purchase, rebatePct, vatPct }: TraderInput): Rebate {
  const refund = share(purchase, rebatePct)
  return { base: toFen(purchase), ceiling: refund, refund, cost: share(purchase, gapOf(vatPct, rebatePct)) }
}

/** Manufacturer: FOB in CNY × rebate rate, at most its uncredited input VAT. */
export function makerRebate({ fob, cnyPer, rebatePct, vatPct, credit }: MakerInput): Rebate {
  const base = toFen(fob.times(cnyPer))
  const ceiling = share(base, rebatePct)
  const refund = credit?.lt(ceiling) ? toFen(credit) : ceiling
  return { base, ceiling, refund, cost: share(base, gapOf(vatPct, rebatePct)) }
}

const line = (id: ResultLine['id'], sum: string, amount: Big, isTotal = false): ResultLine => ({
  id,
  sum,
  figure: written(amount),
  unit: 'CNY',
  isTotal,
})
const costLine = (base: Big, { cost }: Rebate, vatPct: Big, rebatePct: Big): ResultLine[] =>
  cost.gt(0) ? [line('rebateCost', `${written(base)} × (${plain(vatPct)}% − ${plain(rebatePct)}%)`, cost)] : []

/** A trading company's rebate with its calculation. */
export function traderLines(input: TraderInput): ResultLine[] {
  const rebate = traderRebate(input)
  return [
    line('refund', `${written(rebate.base)} × ${plain(input.rebatePct)}%`, rebate.refund, true),
    ...costLine(rebate.base, rebate, input.vatPct, input.rebatePct),
  ]
}

/** A manufacturer's rebate with its calculation. */
export function makerLines(input: MakerInput): ResultLine[] {
  const rebate = makerRebate(input)
  const { fob, currency, cnyPer, rebatePct, vatPct, credit } = input
  const isForeign = currency !== 'CNY'
  return [
    ...(isForeign ? [line('fobCny', `${currency} ${written(fob)} × ${plain(cnyPer)}`, rebate.base)] : []),
    line('rebateCeiling', `${written(rebate.base)} × ${plain(rebatePct)}%`, rebate.ceiling),
    ...(credit ? [line('refund', `min(${written(rebate.ceiling)}, ${written(credit)})`, rebate.refund, true)] : []),
    ...costLine(rebate.base, rebate, vatPct, rebatePct),
  ]
}
