import { Big } from 'big.js'
import type { Billable } from '@/contract/money/invoice/schemas.ts'

/** What all orders of one invoice have in common: seller, currency, tax group, and whether they went by truck. */
export function kindOf(row: Billable): string {
  return [row.seller.id, row.amount.currency, row.taxGroup, row.isTruck].join('|')
}

/** Says whether a row can go on the same invoice as those chosen already. */
export function fitsWith(chosen: readonly Billable[], row: Billable): boolean {
  const [first] = chosen
  return first === undefined || kindOf(first) === kindOf(row)
}

/** Adds up what an invoice over these rows comes to, CNY. */
export function cnyTotal(rows: readonly Billable[]): string {
  return rows.reduce((sum, row) => sum.plus(row.cny), new Big(0)).toFixed(2)
}
