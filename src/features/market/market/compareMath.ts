import { inCurrency } from '@/contract/trade/bid/calc.ts'
import { CHARGE_GROUPS } from '@/contract/trade/bid/values.ts'
import { MARKET_CURRENCY } from '@/contract/market/listing/kinds.ts'
import { takenOf } from '@/contract/market/listing/taken.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import type { Compared } from './useCompare.ts'

/** The listing of a column, if it takes part in the comparison. */
export function shownIn({ listing, state }: Compared): ListingDetail | undefined {
  return state === 'there' ? listing : undefined
}

/** Lane key: only listings on the same lane are compared by price and time. */
export const laneOf = (listing: ListingDetail | undefined): string => `${listing?.pol ?? ''} ${listing?.pod ?? ''}`

/** Indexes with the lowest figure of their lane; none in a lane with fewer than two figures, or with equal ones. */
export function lowestOf(figures: readonly (number | undefined)[], lanes: readonly string[]): number[] {
  return figures.flatMap((one, place) => {
    const rivals = figures.filter((other, at) => other !== undefined && lanes[at] === lanes[place])
    const isLowest = one !== undefined && rivals.every((other) => other === undefined || other >= one)
    return isLowest && rivals.some((other) => other !== one) ? [place] : []
  })
}

/** All-in price of one unit in USD; undefined if it cannot be ordered or is not offered. */
export function dollarsOf(listing: ListingDetail | undefined, isoCode: string | undefined): number | undefined {
  if (listing?.status !== 'ONLINE') return undefined
  const price = listing.prices.find((one) => one.isoCode === isoCode)
  return price && Number(inCurrency(price.allIn.amount, price.allIn.currency, MARKET_CURRENCY, listing.rates))
}

/** Transit days; undefined if it cannot be ordered. */
export function daysOf(listing: ListingDetail | undefined): number | undefined {
  return listing?.status === 'ONLINE' ? listing.transitDays : undefined
}

/** Container types offered by any listing, in order of appearance; `undefined` for a unit without type. */
export function typesOf(listings: readonly (ListingDetail | undefined)[]): (string | undefined)[] {
  return [...new Set(listings.flatMap((one) => one?.stock.map(({ isoCode }) => isoCode) ?? []))]
}

/** Charge codes that any listing names in its price, or lists as usual but missing, by group. */
export function codesOf(listings: readonly (ListingDetail | undefined)[]): string[] {
  const lines = listings.flatMap((one) => takenOf(one?.charges ?? []))
  const named = CHARGE_GROUPS.flatMap((group) => lines.filter((line) => line.group === group).map(({ code }) => code))
  const missing = listings.flatMap((one) => (one && !one.isMasked ? one.missing : []))
  return [...new Set([...named, ...missing])]
}
