import { Big } from 'big.js'
import { isPerUnit, type ChargeBasis } from '../../trade/bid/values.ts'
import { chargeableKg, revenueTons } from '../../trade/bid/quantity.ts'
import { allInOf, priceLines } from '../../trade/bid/calc.ts'
import type { ChargeInput, ChargeLine } from '../../trade/bid/schemas.ts'
import { roundMoney, type Money, type RateTable } from '../../money.ts'
import type { TransportMode } from '../../trade/tender/values.ts'
import { MAIN_CHARGE } from '../../trade/tender/mainCharge.ts'
import { AIR_KG_MIN } from '../booking/shipment/limits.ts'
import type { Load } from '../booking/shipment/load.ts'
import type { ListingCharge, ListingDraft, Stock } from './draft.ts'
import { takenOf } from './taken.ts'
import { factsOf } from './kinds.ts'
import type { ListingKind } from './values.ts'

/** Loose cargo of a booking and the mode by which it goes. */
export interface Freight {
  mode: TransportMode
  loose: Pick<Load, 'grossKg' | 'cbm'>
}

/** Chargeable quantity of loose cargo on a basis; undefined if the basis does not count it. MARKET 7.2. */
function looseQty(basis: ChargeBasis, { mode, loose }: Freight): Big | undefined {
  if (basis === 'PER_WM') return revenueTons(loose)
  if (basis !== 'PER_KG') return undefined
  const kg = mode === 'AIR' ? chargeableKg(loose) : new Big(loose.grossKg)
  return mode === 'AIR' && kg.lt(AIR_KG_MIN) ? new Big(AIR_KG_MIN) : kg
}

/**
 * Price lines of a listing for a quantity: per-container lines for the containers of their type, lines per revenue ton
 * and kilogram for the loose cargo, without it for the cubic metres, per-B/L and per-shipment lines once. Lines of types
 * not ordered are left out.
 */
function linesFor<Line extends ChargeInput>(
  charges: readonly Line[],
  items: readonly Stock[],
  freight: Freight | undefined,
): Line[] {
  return charges.flatMap((line): Line[] => {
    if (!isPerUnit(line.basis)) return [line]
    const loose = freight && looseQty(line.basis, freight)
    if (loose) return [{ ...line, qty: loose.times(line.qty).toFixed() }]
    const counted = items.filter((item) => line.isoCode === undefined || item.isoCode === line.isoCode)
    const qty = counted.reduce((sum, item) => sum + item.qty, 0)
    return qty > 0 ? [{ ...line, qty: new Big(line.qty).times(qty).toFixed() }] : []
  })
}

/** What a booking says besides its quantity, as far as it decides the price. */
export interface Ordered {
  freight?: Freight | undefined
  /** Codes of the optional lines that are taken. */
  services?: readonly string[] | undefined
  /** Of the goods, for lines in percent of it. */
  value?: Money | undefined
}

/** Lines of a booking with amounts. A service taken is part of the price, so its group is one of the all-in price. */
export function bookedLines(
  charges: readonly ListingCharge[],
  items: readonly Stock[],
  rates: RateTable,
  { freight, services, value }: Ordered = {},
): ChargeLine[] {
  const lines = priceLines(linesFor(takenOf(charges, services), items, freight), rates, value)
  return lines.map(({ optional, ...line }) =>
    optional === true && line.group === 'OPTIONAL' ? { ...line, group: 'FREIGHT' } : line,
  )
}

/** Lines with amounts and the all-in price of a quantity. */
export function priceOf(
  draft: Pick<ListingDraft, 'charges' | 'currency'>,
  items: readonly Stock[],
  rates: RateTable,
  ordered: Ordered = {},
): { lines: ChargeLine[]; allIn: Money } {
  const lines = bookedLines(draft.charges, items, rates, ordered)
  return { lines, allIn: allInOf(lines, draft.currency, rates) }
}

/** A unit by air is a cubic metre, which pays for its volume: a price per kilogram alone would be that of one kilogram. */
const AIR_UNIT: Freight = { mode: 'AIR', loose: { grossKg: '0', cbm: '1' } }

/** All-in price of one unit of each offered type without optional services, lowest first. */
export function unitPrices(
  draft: Pick<ListingDraft, 'mode' | 'charges' | 'currency' | 'stock'>,
  rates: RateTable,
): { isoCode?: string; allIn: Money }[] {
  const freight = draft.mode === 'AIR' ? AIR_UNIT : undefined
  return draft.stock
    .map(({ isoCode }) => ({
      ...(isoCode && { isoCode }),
      allIn: priceOf(draft, [{ ...(isoCode && { isoCode }), qty: 1 }], rates, { freight }).allIn,
    }))
    .toSorted((a, b) => new Big(a.allIn.amount).cmp(b.allIn.amount))
}

/** A unit price changed by a percentage, unrounded (6 digits); undefined for a line without its own price. */
export function exactPrice({ state, basis, unitPrice }: ChargeInput, pct: number): string | undefined {
  if (state !== 'QUOTED' || basis === 'AT_COST' || basis.startsWith('PERCENT')) return undefined
  return new Big(unitPrice).times(new Big(100).plus(pct)).div(100).round(6).toFixed()
}

/** Unit prices changed by a percentage, rounded half up to the currency's minor unit. */
export function changedPrices<Line extends ChargeInput>(charges: readonly Line[], pct: number): Line[] {
  if (pct === 0) return [...charges]
  return charges.map((line) => {
    const exact = exactPrice(line, pct)
    return exact === undefined ? line : { ...line, unitPrice: roundMoney(exact, line.currency) }
  })
}

/** Usual charges besides the main charge: terminal and seal charges for containers, CFS charges for loose cargo. */
const SIDE_CHARGES: Record<TransportMode, readonly string[]> = {
  FCL: ['OTHC', 'DOC', 'SEAL', 'DTHC'],
  LCL: ['CFSO', 'DOC', 'CFSD'],
  AIR: ['FSC', 'SSC', 'DOC'],
  RAIL: ['DOC', 'TRKO'],
  TRUCK: [],
}

/** Usual charges of this kind; how many of them a price includes shows its completeness. */
export function usualCharges(kind: ListingKind, mode: TransportMode): string[] {
  return [...(factsOf(kind).charges ?? [MAIN_CHARGE[mode], ...SIDE_CHARGES[mode]])]
}

/** Available quantity: stock minus open and running bookings; not negative. */
export function availableOf(stock: readonly Stock[], held: readonly Stock[]): Stock[] {
  return stock.map((item) => {
    const taken = held.reduce((sum, one) => sum + (one.isoCode === item.isoCode ? one.qty : 0), 0)
    return { ...item, qty: Math.max(0, item.qty - taken) }
  })
}
