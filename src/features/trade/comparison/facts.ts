import { Big } from 'big.js'
import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Currency, RateTable } from '@/contract/money.ts'
import type { TextOf } from '@/i18n/useText.ts'

/** Facts other than prices, in display order; the export has a column for each. */
export const FACT_TEXT = {
  score: 'comparison.matrix.score',
  transit: 'comparison.matrix.transit',
  co2: 'co2.title',
  direct: 'comparison.matrix.direct',
  carrier: 'comparison.matrix.carrier',
  sailing: 'comparison.matrix.sailing',
  space: 'comparison.matrix.space',
  freeDays: 'comparison.matrix.freeDays',
  credit: 'comparison.matrix.credit',
  validTo: 'comparison.matrix.validTo',
  rating: 'comparison.matrix.rating',
  completeness: 'comparison.matrix.completeness',
  submitted: 'comparison.matrix.submitted',
  note: 'comparison.matrix.note',
} as const
export type Fact = keyof typeof FACT_TEXT

/** The facts of these bids: credit, emissions and free days are facts only where a bid has some. */
export function factsOf(columns: readonly CompareColumn[]): Fact[] {
  const isOffered = columns.some(({ bid }) => bid.creditOffered !== undefined)
  const isKnown = columns.some(({ co2Kg }) => co2Kg !== undefined)
  const isShown = { credit: isOffered, co2: isKnown, freeDays: columns.some(({ freeDays }) => freeDays !== undefined) }
  return (Object.keys(FACT_TEXT) as Fact[]).filter((fact) =>
    fact === 'credit' || fact === 'co2' || fact === 'freeDays' ? isShown[fact] : true,
  )
}

/** Direct, or via which ports. */
export function directText(t: TextOf, column: CompareColumn): string {
  if (column.direct) return t('common.yes')
  const ports = [...new Set(column.bid.lanes.flatMap((lane) => lane.via))].join(', ')
  return ports === '' ? t('common.no') : t('comparison.matrix.via', { ports })
}

/** SCACs of the carriers of all lanes. */
export function carriersOf({ bid }: CompareColumn): string[] {
  return [...new Set(bid.lanes.flatMap((lane) => lane.carrierScac ?? []))]
}

/** The earliest sailing offered, and its lane. */
export function firstSailing({ bid }: CompareColumn): (SailingPick & { laneNo: number }) | undefined {
  return bid.lanes
    .flatMap(({ laneNo, sailings }) => sailings.map((sailing) => ({ ...sailing, laneNo })))
    .toSorted((a, b) => a.etd.localeCompare(b.etd))[0]
}

/** Rating of a bidder with the number of ratings, and its share of sailings on time. */
export function ratingText({ bidder }: ReceivedBid): string {
  const rating = bidder.ratingCount > 0 ? `${bidder.rating} (${bidder.ratingCount})` : '-'
  return `${rating} · ${bidder.completedOrders > 0 ? `${bidder.onTimePct}%` : '-'}`
}

/** Why a price cannot be compared with the lowest; undefined if it can. */
export function notWholeText(t: TextOf, column: CompareColumn): string | undefined {
  if (column.band === 'OUT') return t('comparison.matrix.out')
  if (column.band === 'FAILS') return t('comparison.matrix.fails')
  if (column.unquotedLanes.length > 0)
    return t('comparison.matrix.unquoted', { lanes: column.unquotedLanes.join(', ') })
  if (column.partialLanes.length > 0) return t('comparison.matrix.partial', { lanes: column.partialLanes.join(', ') })
  return column.band === 'UNPRICED' ? t('comparison.matrix.notWhole', { count: column.unpriced }) : undefined
}

/** Whether a part of the price is an estimate. */
export const hasEstimate = (column: CompareColumn): boolean => Number(column.estimate) > 0

/** How much of the price is an estimate, in percent with one place. */
export function estimatedText(t: TextOf, { estimate, allIn }: CompareColumn): string {
  const pct = new Big(estimate).div(allIn).times(100).toFixed(1)
  return t('comparison.matrix.assumed', { pct })
}

/** Currencies quoted in the bids or used for display, that have a rate to the yuan. */
export function usedCurrencies(bids: readonly ReceivedBid[], shownIn: Currency): Currency[] {
  const quoted = bids.flatMap((bid) => bid.lanes.flatMap((lane) => lane.charges.map((line) => line.currency)))
  return [...new Set([shownIn, 'USD' as const, ...quoted])].filter((code) => code !== 'CNY')
}

/** Exchange rates with their date, for every currency quoted in the bids or used for display. */
export function ratesText(t: TextOf, rates: RateTable, bids: readonly ReceivedBid[], shownIn: Currency): string {
  const shown = usedCurrencies(bids, shownIn).map((code) => `1 ${code} = ${rates.cnyPer[code]} CNY`)
  return t('comparison.matrix.rates', { date: rates.date, source: rates.source, rates: shown.join(' · ') })
}
