import { Big } from 'big.js'
import { sumByCurrency, type Money } from '../../money.ts'
import type { StatementLine } from './schemas.ts'
import type { StatementStatus } from './values.ts'

/** What sums are made of. */
type Summed = Pick<StatementLine, 'kind' | 'amount' | 'state' | 'agreed'>

/** Whether a line is proposed only: a late fee that the buyer has not confirmed. */
export const isProposed = ({ kind, state }: Pick<StatementLine, 'kind' | 'state'>): boolean =>
  kind === 'LATE_FEE' && (state === 'OPEN' || state === 'DISPUTED')

/** What a line counts: the agreed amount if there is one; nothing while it is only proposed. */
export const countedOf = (line: Summed): Money => {
  const { amount, agreed } = line
  return { amount: isProposed(line) ? '0' : (agreed ?? amount.amount), currency: amount.currency }
}

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
