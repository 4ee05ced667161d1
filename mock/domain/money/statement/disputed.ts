import { isProposed } from '@/contract/money/statement/balance.ts'
import { sumByCurrency, type Money } from '@/contract/money.ts'
import type { Deps } from '../../deps.ts'
import type { OrderRow } from '../../tradeRows.ts'

/** What of an order its buyer disputes in a statement, one amount a currency: it waits until both agree. TRADE part 5. */
export function disputedOf({ rows }: Pick<Deps, 'rows'>, { id, buyerId }: OrderRow): Money[] {
  const lines = rows.statements.of('buyerId', buyerId).flatMap((row) => row.lines ?? [])
  const disputed = lines.filter(({ orderId, state }) => orderId === id && state === 'DISPUTED')
  // A late fee that is disputed is none of the dues yet.
  return sumByCurrency(disputed.filter((line) => !isProposed(line)).map(({ amount }) => amount))
}
