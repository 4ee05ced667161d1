import { Big } from 'big.js'
import type { Billable } from '@/contract/money/invoice/schemas.ts'

/** Key that all orders of one invoice share: seller, currency, tax group, and whether by truck. */
export function kindOf(row: Billable): string {
  return [row.seller.id, row.amount.currency, row.taxGroup, row.isTruck].join('|')
}

/** Whether a row can share the invoice with the selected ones. */
export function fitsWith(chosen: readonly Billable[], row: Billable): boolean {
  const [first] = chosen
  return first === undefined || kindOf(first) === kindOf(row)
}

/** Invoice total of these rows, CNY. */
export function cnyTotal(rows: readonly Billable[]): string {
  return rows.reduce((sum, row) => sum.plus(row.cny), new Big(0)).toFixed(2)
}
