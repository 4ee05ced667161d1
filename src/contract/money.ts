import { Big } from 'big.js'

/** Currencies that quotes may use (Assumed: decision 0004). */
export const CURRENCIES = ['USD', 'CNY', 'EUR', 'HKD', 'JPY', 'GBP', 'SGD'] as const
export type Currency = (typeof CURRENCIES)[number]

/** An amount with its currency; `amount` is a decimal string, never a float. */
export interface Money {
  amount: string
  currency: Currency
}

/** Groups a decimal string by thousands and pads a fraction to two places; never rounds. */
export function groupedAmount(amount: string): string {
  const parts = /^([-+]?)(\d+)(?:\.(\d+))?$/.exec(amount)
  if (!parts) return amount
  const [, sign = '', whole = '', fraction] = parts
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign.replace('-', '\u2212')}${grouped}${fraction ? `.${fraction.padEnd(2, '0')}` : ''}`
}

/** An amount as text with its currency first: `USD 3,617.34`. */
export const moneyText = ({ amount, currency }: Money): string => `${currency} ${groupedAmount(amount)}`

/** CNY per unit of each currency, with date (ISO) and source. */
export interface RateTable {
  date: string
  source: string
  cnyPer: Record<Currency, string>
}

/** Decimal places of the minor unit of a currency (ISO 4217). */
export function minorDigits(currency: Currency): number {
  return currency === 'JPY' ? 0 : 2
}

/** Rounds half up to the currency's minor unit, with exactly that many digits. */
export function roundMoney(amount: Big | string, currency: Currency): string {
  return new Big(amount).toFixed(minorDigits(currency), Big.roundHalfUp)
}

/** Converts with one rate table, unrounded: round once, at the end of the line. */
export function convert(amount: Big | string, from: Currency, to: Currency, rates: RateTable): Big {
  if (from === to) return new Big(amount)
  return new Big(amount).times(rates.cnyPer[from]).div(rates.cnyPer[to])
}

/** Sums of amounts, one a currency, in order of appearance. */
export function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<Currency, Big>()
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? new Big(0)).plus(amount))
  return [...sums].map(([currency, sum]) => ({ amount: roundMoney(sum, currency), currency }))
}
