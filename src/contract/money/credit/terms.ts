import type { PaymentTerm } from '../../trade/tender/values.ts'
import { takesDeposit } from '../../trade/tender/payment/values.ts'
import type { OrderStatus } from '../order/values.ts'
import { ON_BL_GRACE_DAYS, type PayState } from './values.ts'

const DAY_MS = 24 * 3600_000

/** Whether an order of this term is confirmed on credit and paid later. */
export const needsCredit = (term: PaymentTerm): boolean => term !== 'PREPAID' && !takesDeposit(term)

/** A day some days later; days are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The last day of a day's month. */
function monthEnd(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** The day by which cargo loaded on a day, or its balance, has to be paid; undefined if it is paid before. TRADE part 5. */
export function dueDay(term: PaymentTerm, loadedOn: string): string | undefined {
  if (term === 'PREPAID') return undefined
  if (term === 'ON_BL' || takesDeposit(term)) return addDays(loadedOn, ON_BL_GRACE_DAYS)
  return addDays(monthEnd(loadedOn), term === 'MONTHLY_30' ? 30 : 60)
}

/** What decides whether an order has to be paid. */
export interface PayFacts {
  status: OrderStatus
  payable: { amount: string }
  paid: { amount: string }
  /** Confirmed on credit. */
  isOnCredit: boolean
  /** A proof is with the bank clerk. */
  isChecked: boolean
  /** All that is left of it is disputed in a statement and waits, or is a late fee that has no day of its own. */
  isDisputed?: boolean
  /** Of an order with deposit and balance: whether its deposit is still to be paid. */
  isDepositOpen?: boolean | undefined
  /** Only of an order on credit, or with a balance, once loaded. */
  dueOn?: string | undefined
}

const NO_DEBT = new Set<OrderStatus>(['TO_CONFIRM', 'CANCELLED', 'TIMED_OUT'])

/** What of an order has to be paid on a day. TRADE part 5. */
export function payStateOf(facts: PayFacts, today: string): PayState {
  const { status, payable, paid, isOnCredit, isChecked, isDisputed, isDepositOpen, dueOn } = facts
  if (NO_DEBT.has(status)) return 'NOTHING_DUE'
  if (Number(payable.amount) <= Number(paid.amount)) return 'PAID'
  if (isChecked) return 'CHECKING'
  if (isDepositOpen) return 'DEPOSIT_DUE'
  const hasBalance = isDepositOpen === false
  if ((isOnCredit || hasBalance) && dueOn === undefined) return 'NOTHING_DUE'
  if (dueOn !== undefined && today > dueOn && !isDisputed) return 'OVERDUE'
  if (hasBalance) return 'BALANCE_DUE'
  return Number(paid.amount) > 0 ? 'PARTLY_PAID' : 'DUE'
}
