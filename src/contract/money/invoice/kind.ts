import type { Billable } from './schemas.ts'

/**
 * Key that all rows of one invoice share: seller, currency, tax group, and whether by truck. A row of a statement is an
 * invoice by itself.
 */
export function kindOf({ key, seller, amount, taxGroup, isTruck, statement }: Billable): string {
  return statement ? key : [seller.id, amount.currency, taxGroup, isTruck].join('|')
}
