import { Big } from 'big.js'
import { convert, minorDigits, roundMoney, type Currency, type Money, type RateTable } from '../money.ts'
import { faceValueOf } from './rules.ts'
import type { CouponTerms } from './usability.ts'
import { LEAST_TO_PAY } from './values.ts'

/** A charge that a coupon may lower. */
export interface Chargeable extends Money {
  code: string
}

/** A coupon on an order: its terms, the charges it is for (none: all), and what it takes off, in the order's currency. */
export interface Spent {
  terms: Pick<CouponTerms, 'kind' | 'value' | 'discountPct' | 'capAmount' | 'currency'>
  codes: readonly string[]
  amount: string
}

/** The least of some amounts, not below zero. */
const least = ([first = new Big(0), ...more]: readonly Big[]): Big => {
  const low = more.reduce((so, one) => (one.lt(so) ? one : so), first)
  return low.lt(0) ? new Big(0) : low
}
const sumOf = (amounts: readonly Big[]): Big => amounts.reduce((sum, one) => sum.plus(one), new Big(0))

/** Divides an amount in proportion to weights; the cents left over go to the largest fractions. */
export function proRata(total: Big, weights: readonly Big[], digits: number): Big[] {
  const all = sumOf(weights)
  if (all.lte(0)) return weights.map(() => new Big(0))
  const exact = weights.map((weight) => total.times(weight).div(all))
  const parts = exact.map((one) => one.round(digits, Big.roundDown))
  const unit = new Big(10).pow(-digits)
  const order = exact
    .map((one, index) => ({ index, fraction: one.minus(parts[index] ?? 0) }))
    .toSorted((a, b) => b.fraction.cmp(a.fraction) || a.index - b.index)
  const left = Number(total.minus(sumOf(parts)).div(unit).toFixed(0))
  for (const { index } of order.slice(0, left)) parts[index] = (parts[index] ?? new Big(0)).plus(unit)
  return parts
}

interface Left {
  index: number
  currency: Currency
  /** What earlier coupons left of the line. */
  left: Big
  whole: Big
}

/** Lowers the lines of one currency by an amount of it, in proportion to weights, none below zero. */
function lower(off: Big[], lines: readonly Left[], total: Big, weights: readonly Big[], currency: Currency): void {
  const most = sumOf(lines.map(({ left }) => left))
  const wanted = new Big(roundMoney(total.gt(most) ? most : total, currency))
  proRata(wanted, weights, minorDigits(currency)).forEach((part, at) => {
    const line = lines[at]
    if (line) off[line.index] = (off[line.index] ?? new Big(0)).plus(part.gt(line.left) ? line.left : part)
  })
}

/**
 * What coupons take off each line, in the line's own currency. A coupon lowers the charges it was given for; one for no
 * charge in particular lowers lines in its own currency first, then the others; each by what is left of it. In order of
 * choice; no line goes below zero. TRADE part 6.
 */
export function spreadCoupons(
  lines: readonly Chargeable[],
  coupons: readonly Spent[],
  own: Currency,
  rates: RateTable,
): string[] {
  const off = lines.map(() => new Big(0))
  for (const coupon of coupons) {
    const { codes } = coupon
    const covered = lines.flatMap(({ code, amount, currency }, index): Left[] => {
      const whole = new Big(amount)
      const left = whole.minus(off[index] ?? 0)
      const isMeant = codes.length === 0 || codes.includes(code)
      return isMeant && left.gt(0) ? [{ index, currency, left, whole }] : []
    })
    const left = lines.map((line, at) => convert(new Big(line.amount).minus(off[at] ?? 0), line.currency, own, rates))
    // An order never becomes free: then there would be nothing to pay, and so no payment.
    const room = sumOf(left).minus(own === 'JPY' ? 1 : LEAST_TO_PAY)
    if (coupon.terms.kind === 'CASH') spendCash(off, covered, { ...coupon, room }, own, rates)
    else spendShare(off, covered, { ...coupon, room }, own, rates)
  }
  return lines.map(({ currency }, index) => roundMoney(off[index] ?? '0', currency))
}

interface Spending extends Spent {
  /** The most that the order has left for it, in the order's currency. */
  room: Big
}

/** A voucher: an amount of its own currency, unless the order has less room. */
function spendCash(off: Big[], covered: readonly Left[], spending: Spending, own: Currency, rates: RateTable): void {
  const { terms, amount, room } = spending
  const face = new Big(faceValueOf(terms))
  const worthOfFace = convert(face, terms.currency, own, rates)
  const most = covered.map(({ left, currency }) => convert(left, currency, own, rates))
  const given = least([worthOfFace, sumOf(most), room])
  const isWhole = given.eq(worthOfFace) && covered.some(({ currency }) => currency === terms.currency)
  const isPlain = covered.every(({ currency }) => currency === own)
  const [pot, currency] = isPlain ? [new Big(amount), own] : isWhole ? [face, terms.currency] : [given, own]
  const first = covered.filter((line) => line.currency === currency)
  const taken = least([pot, sumOf(first.map(({ left }) => left))])
  lower(
    off,
    first,
    taken,
    first.map(({ left }) => left),
    currency,
  )
  const others = covered.filter((line) => line.currency !== currency)
  const worth = others.map((line) => convert(line.left, line.currency, currency, rates))
  const parts = proRata(pot.minus(taken), worth, minorDigits(currency))
  others.forEach((line, at) => {
    lower(off, [line], convert(parts[at] ?? '0', currency, line.currency, rates), [line.left], line.currency)
  })
}

/** A discount or a free charge: a share of each line, less where a maximum or the order's room cut it. */
function spendShare(off: Big[], covered: readonly Left[], spending: Spending, own: Currency, rates: RateTable): void {
  const { terms, amount, room } = spending
  const wishes = covered.map(({ whole, left }) => {
    return terms.kind === 'DISCOUNT' ? least([whole.times(terms.discountPct ?? 0).div(100), left]) : left
  })
  const worth = sumOf(covered.map(({ currency }, at) => convert(wishes[at] ?? '0', currency, own, rates)))
  if (worth.lte(0)) return
  const factor = least([worth, convert(faceValueOf(terms), terms.currency, own, rates), room]).div(worth)
  const currencies = [...new Set(covered.map(({ currency }) => currency))]
  for (const currency of currencies) {
    const at = covered.flatMap((line, index) => (line.currency === currency ? [index] : []))
    const group = at.flatMap((index) => covered[index] ?? [])
    const weights = at.map((index) => wishes[index] ?? new Big(0))
    const isAll = currencies.length === 1 && currency === own
    lower(off, group, isAll ? new Big(amount) : sumOf(weights).times(factor), weights, currency)
  }
}
