import { isProposed } from '@/contract/money/statement/balance.ts'
import { sumByCurrency, type Money } from '@/contract/money.ts'
import { ofRow } from '../../../store/derived.ts'
import type { Deps } from '../../deps.ts'
import { grouped } from '../../grouped.ts'
import type { OrderRow } from '../../tradeRows.ts'
import type { StatementRow } from './row.ts'

/** Disputed lines of a statement by order. A late fee that is disputed is none of the dues yet. */
const disputedLines = ofRow(({ lines = [] }: Readonly<StatementRow>) =>
  grouped(
    lines.filter((line) => line.state === 'DISPUTED' && !isProposed(line)),
    ({ orderId }) => orderId,
  ),
)

/** What of an order its buyer disputes in a statement, one amount a currency: it waits until both agree. TRADE part 5. */
export function disputedOf({ rows }: Pick<Deps, 'rows'>, { id, buyerId }: OrderRow): Money[] {
  const disputed = rows.statements.of('buyerId', buyerId).flatMap((row) => disputedLines(row).get(id) ?? [])
  return sumByCurrency(disputed.map(({ amount }) => amount))
}
