import { Big } from 'big.js'
import { kindOf } from '@/contract/money/invoice/kind.ts'
import type { Billable } from '@/contract/money/invoice/schemas.ts'

/** Whether a row can share the invoice with the selected ones. */
export function fitsWith(chosen: readonly Billable[], row: Billable): boolean {
  const [first] = chosen
  return first === undefined || kindOf(first) === kindOf(row)
}

/** Invoice total of these rows, CNY. */
export function cnyTotal(rows: readonly Billable[]): string {
  return rows.reduce((sum, row) => sum.plus(row.cny), new Big(0)).toFixed(2)
}

/** Number of orders of these rows. */
export function orderCount(rows: readonly Billable[]): number {
  return rows.reduce((count, { statement }) => count + (statement?.orderNos.length ?? 1), 0)
}
