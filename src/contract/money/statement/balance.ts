import { Big } from 'big.js'
import { sumByCurrency, type Money } from '../../money.ts'
import type { StatementLine } from './schemas.ts'
import type { StatementStatus } from './values.ts'

/** What sums are made of. */
type Summed = Pick<StatementLine, 'kind' | 'amount' | 'state' | 'agreed'>

/** What a line counts: the agreed amount if there is one. */
export const countedOf = ({ amount, agreed }: Pick<StatementLine, 'amount' | 'agreed'>): Money => ({
  amount: agreed ?? amount.amount,
  currency: amount.currency,
})

const isSome = ({ amount }: Money): boolean => !new Big(amount).eq(0)
const sumOf = (lines: readonly Summed[]): Money[] => sumByCurrency(lines.map(countedOf)).filter(isSome)

/** The balance with all lines of a statement, one amount a currency; below zero if too much was paid. TRADE part 5. */
export const closingOf = sumOf
/** The balance that was carried over. */
export const openingOf = (lines: readonly Summed[]): Money[] => sumOf(lines.filter(({ kind }) => kind === 'CARRIED'))
/** What of a balance is disputed. */
export const disputedIn = (lines: readonly Summed[]): Money[] =>
  sumOf(lines.filter(({ state }) => state === 'DISPUTED'))

/** The status of a sent statement: from its lines, then from what is still unpaid of its balance. */
export function statementStatusOf(
  lines: readonly Summed[],
  { closing, open }: { closing: readonly Money[]; open: readonly Money[] },
): StatementStatus {
  if (lines.some(({ state }) => state === 'DISPUTED')) return 'DISPUTED'
  if (lines.some(({ state }) => state === 'OPEN')) return 'SENT'
  if (!open.some(({ amount }) => new Big(amount).gt(0))) return 'PAID'
  const isLess = closing.some(({ amount, currency }) =>
    new Big(open.find((one) => one.currency === currency)?.amount ?? 0).lt(amount),
  )
  return isLess ? 'PART_PAID' : 'CONFIRMED'
}
