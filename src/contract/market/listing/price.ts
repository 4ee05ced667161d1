import { Big } from 'big.js'
import { isPerUnit } from '../../trade/bid/values.ts'
import { allInOf, priceLines } from '../../trade/bid/calc.ts'
import type { ChargeInput, ChargeLine } from '../../trade/bid/schemas.ts'
import { roundMoney, type Currency, type Money, type RateTable } from '../../money.ts'
import type { TransportMode } from '../../trade/tender/values.ts'
import { MAIN_CHARGE } from '../../trade/tender/mainCharge.ts'
import type { ListingDraft, Stock } from './draft.ts'
import { factsOf } from './kinds.ts'
import type { ListingKind, ListingUnit } from './values.ts'

/** What the quantity of a listing of this kind counts. */
export function unitOf(kind: ListingKind, mode: TransportMode): ListingUnit {
  return factsOf(kind).unit ?? (mode === 'LCL' || mode === 'AIR' ? 'CBM' : 'CONTAINER')
}

/**
 * The lines of a listing for a quantity: lines by the box are taken for the boxes of their type, lines by revenue ton for the
 * cubic metres, lines by bill of lading or shipment once. A line of a type that is not ordered is left out.
 */
export function linesFor(charges: readonly ChargeInput[], items: readonly Stock[]): ChargeInput[] {
  return charges.flatMap((line): ChargeInput[] => {
    if (!isPerUnit(line.basis)) return [line]
    const counted = items.filter((item) => line.isoCode === undefined || item.isoCode === line.isoCode)
    const qty = counted.reduce((sum, item) => sum + item.qty, 0)
    return qty > 0 ? [{ ...line, qty: new Big(line.qty).times(qty).toFixed() }] : []
  })
}

/** Lines with amounts and the all-in price of a quantity. */
export function priceOf(
  draft: Pick<ListingDraft, 'charges' | 'currency'>,
  items: readonly Stock[],
  rates: RateTable,
): { lines: ChargeLine[]; allIn: Money } {
  const lines = priceLines(linesFor(draft.charges, items), rates)
  return { lines, allIn: allInOf(lines, draft.currency, rates) }
}

/** All-in of one unit of each type that is offered, lowest first. */
export function unitPrices(
  draft: Pick<ListingDraft, 'charges' | 'currency' | 'stock'>,
  rates: RateTable,
): { isoCode?: string; allIn: Money }[] {
  return draft.stock
    .map(({ isoCode }) => ({
      ...(isoCode && { isoCode }),
      allIn: priceOf(draft, [{ ...(isoCode && { isoCode }), qty: 1 }], rates).allIn,
    }))
    .toSorted((a, b) => new Big(a.allIn.amount).cmp(b.allIn.amount))
}

/** A unit price changed by a percentage, not yet rounded (6 digits); undefined for a line that has no price of its own to change. */
export function exactPrice({ state, basis, unitPrice }: ChargeInput, pct: number): string | undefined {
  if (state !== 'QUOTED' || basis === 'AT_COST' || basis.startsWith('PERCENT')) return undefined
  return new Big(unitPrice).times(new Big(100).plus(pct)).div(100).round(6).toFixed()
}

/** Unit prices changed by a percentage, rounded half up to the minor unit of their currency. */
export function changedPrices(charges: readonly ChargeInput[], pct: number): ChargeInput[] {
  if (pct === 0) return [...charges]
  return charges.map((line) => {
    const exact = exactPrice(line, pct)
    return exact === undefined ? line : { ...line, unitPrice: roundMoney(exact, line.currency) }
  })
}

/** What a price of space usually answers beside its main charge: terminals and seals are of boxes, loose cargo pays stations. */
const SIDE_CHARGES: Record<TransportMode, readonly string[]> = {
  FCL: ['OTHC', 'DOC', 'SEAL', 'DTHC'],
  LCL: ['CFSO', 'DOC', 'CFSD'],
  AIR: ['FSC', 'SSC', 'DOC'],
  RAIL: ['DOC', 'TRKO'],
  TRUCK: [],
}

/** Charges that a price of this kind usually answers; which of them are in it says how whole it is. */
export function usualCharges(kind: ListingKind, mode: TransportMode): string[] {
  return [...(factsOf(kind).charges ?? [MAIN_CHARGE[mode], ...SIDE_CHARGES[mode]])]
}

/** What can still be ordered: the stock without what open and running bookings hold; never below nothing. */
export function availableOf(stock: readonly Stock[], held: readonly Stock[]): Stock[] {
  return stock.map((item) => {
    const taken = held.reduce((sum, one) => sum + (one.isoCode === item.isoCode ? one.qty : 0), 0)
    return { ...item, qty: Math.max(0, item.qty - taken) }
  })
}

/** Currency in which prices of listings are compared. */
export const MARKET_CURRENCY: Currency = 'USD'
