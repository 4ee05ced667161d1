import { Big } from 'big.js'
import { roundMoney, type Currency } from '../../money.ts'

/** What is owed of an order in one currency over time. Days are `YYYY-MM-DD`. */
export interface OwedOverTime {
  /** Amounts, each from the day at whose end it had to be paid. One below zero takes back what a later one repeats. */
  owed: readonly { amount: string; from: string }[]
  /** What was paid, and on which day. */
  paid: readonly { amount: string; on: string }[]
  /** Days that do not count: the order was in dispute from the first day until before the last. */
  paused?: readonly { from: string; until: string }[]
}

/** An amount that was overdue for some days. */
export interface LatePart {
  amount: string
  days: number
}

const DAY_MS = 24 * 3600_000
const daysBetween = (from: string, until: string): number => Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS)
const total = (amounts: readonly { amount: string }[]): Big =>
  amounts.reduce((sum, { amount }) => sum.plus(amount), new Big(0))

/** What was overdue after a day until another one, and for how many days: the day of the payment is the last that counts. */
export function latePartsOf({ owed, paid, paused = [] }: OwedOverTime, from: string, until: string): LatePart[] {
  const days = [
    ...owed.map((one) => one.from),
    ...paid.map(({ on }) => on),
    ...paused.flatMap((one) => [one.from, one.until]),
  ].filter((day) => day > from && day < until)
  const turns = [...new Set([from, ...days, until])].toSorted()
  const parts: LatePart[] = []
  for (const [index, start] of turns.slice(0, -1).entries()) {
    const end = turns[index + 1] ?? until
    const left = total(owed.filter((one) => one.from <= start)).minus(total(paid.filter(({ on }) => on <= start)))
    const isPaused = paused.some((one) => one.from <= start && start < one.until)
    const count = daysBetween(start, end)
    if (isPaused || left.lte(0) || count <= 0) continue
    const amount = left.toFixed(2)
    const last = parts.at(-1)
    if (last?.amount === amount) last.days += count
    else parts.push({ amount, days: count })
  }
  return parts
}

/** The late fee: overdue amount x per cent a day x days, simple, rounded once in its currency. TRADE part 5. */
export function lateFeeOf(parts: readonly LatePart[], dailyPct: string, currency: Currency): string {
  const sum = parts.reduce(
    (all, { amount, days }) => all.plus(new Big(amount).times(dailyPct).div(100).times(days)),
    new Big(0),
  )
  return roundMoney(sum, currency)
}
