import { Big } from 'big.js'
import { convert, roundMoney, type Currency, type Money, type RateTable } from '../../money.ts'

/**
 * What a buyer owes a seller on credit, in the line's currency: what is left of the dues of all orders confirmed on
 * credit, at the day's rates. It is counted from the orders each time. TRADE part 5.
 */
export function exposureOf(rests: readonly Money[], currency: Currency, rates: RateTable): string {
  const sum = rests.reduce(
    (total, rest) => total.plus(convert(rest.amount, rest.currency, currency, rates)),
    new Big(0),
  )
  return roundMoney(sum, currency)
}

/** What is free of a limit; never below zero. */
export function freeOf({ limit, used }: { limit: string; used: string }, currency: Currency): string {
  const free = new Big(limit).minus(used)
  return roundMoney(free.lt(0) ? '0' : free, currency)
}

/** Whether a limit is too small for what comes on top of what is used. */
export const isShort = ({ limit, used, needed }: { limit: string; used: string; needed: string }): boolean =>
  new Big(used).plus(needed).gt(limit)

/** By how much a limit is too small; zero if it has room. */
export function shortBy(need: { limit: string; used: string; needed: string }, currency: Currency): string {
  return roundMoney(isShort(need) ? new Big(need.used).plus(need.needed).minus(need.limit) : '0', currency)
}

/** The least limit with room for what is needed, up to the next hundred, and not below what was offered. */
export function limitFor({
  used,
  needed,
  offered = '0',
}: {
  used: string
  needed: string
  offered?: string | undefined
}): string {
  const least = new Big(used).plus(needed).div(100).round(0, Big.roundUp).times(100)
  return (least.lt(offered) ? new Big(offered) : least).toFixed(2)
}
