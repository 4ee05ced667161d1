import { inCurrency } from '@/contract/trade/bid/calc.ts'
import { CHARGE_GROUPS } from '@/contract/trade/bid/values.ts'
import { MARKET_CURRENCY } from '@/contract/market/listing/price.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import type { Compared } from './useCompare.ts'

/** The listing of a column that takes part in the comparison. */
export function shownIn({ listing, state }: Compared): ListingDetail | undefined {
  return state === 'there' ? listing : undefined
}

/** Where a listing goes: only what goes the same way can be cheaper or faster. */
export const laneOf = (listing: ListingDetail | undefined): string => `${listing?.pol ?? ''} ${listing?.pod ?? ''}`

/** The places that have the lowest figure of their lane; none in a lane where fewer than two have one, or all have the same. */
export function lowestOf(figures: readonly (number | undefined)[], lanes: readonly string[]): number[] {
  return figures.flatMap((one, place) => {
    const rivals = figures.filter((other, at) => other !== undefined && lanes[at] === lanes[place])
    const isLowest = one !== undefined && rivals.every((other) => other === undefined || other >= one)
    return isLowest && rivals.some((other) => other !== one) ? [place] : []
  })
}

/** Dollars all in of one unit, to compare by; none for what cannot be ordered or is not offered. */
export function dollarsOf(listing: ListingDetail | undefined, isoCode: string | undefined): number | undefined {
  if (listing?.status !== 'ONLINE') return undefined
  const price = listing.prices.find((one) => one.isoCode === isoCode)
  return price && Number(inCurrency(price.allIn.amount, price.allIn.currency, MARKET_CURRENCY, listing.rates))
}

/** Days at sea, to compare by; none for what cannot be ordered. */
export function daysOf(listing: ListingDetail | undefined): number | undefined {
  return listing?.status === 'ONLINE' ? listing.transitDays : undefined
}

/** Box types that any of them offers, `undefined` for a unit without one, in the order in which they come. */
export function typesOf(listings: readonly (ListingDetail | undefined)[]): (string | undefined)[] {
  return [...new Set(listings.flatMap((one) => one?.stock.map(({ isoCode }) => isoCode) ?? []))]
}

/** Codes of charges that any of them names as in its price or usual but missing, by group. */
export function codesOf(listings: readonly (ListingDetail | undefined)[]): string[] {
  const lines = listings.flatMap((one) => one?.charges ?? [])
  const named = CHARGE_GROUPS.flatMap((group) => lines.filter((line) => line.group === group).map(({ code }) => code))
  const missing = listings.flatMap((one) => (one && !one.isMasked ? one.missing : []))
  return [...new Set([...named, ...missing])]
}
