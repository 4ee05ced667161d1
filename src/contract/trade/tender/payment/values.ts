import type { PaymentTerm } from '../values.ts'

/** Limits of the deposit of a tender with deposit and balance, whole per cent (TRADE part 5). */
export const DEPOSIT_PCT_MIN = 10
export const DEPOSIT_PCT_MAX = 90

/** Whether a tender of this term is paid by a deposit before the start and the rest before its B/L is released. */
export const takesDeposit = (term: PaymentTerm | undefined): boolean => term === 'DEPOSIT_BALANCE'

/** Highest late fee that a tender may state, per cent a day (decision 0047). */
export const LATE_FEE_PCT_MAX = 0.1

/** Highest fee for a cancellation after the SI cut-off, whole per cent of the freight (TRADE part 5). */
export const CANCEL_FEE_PCT_MAX = 100

/** In which currency the dues of an order are paid: each in its own, or all in one that the tender names (TRADE part 3). */
export const SETTLEMENTS = ['PER_CURRENCY', 'ONE'] as const

/** Whether something of this term is paid after the loading, so that it can be late. */
export const mayBeLate = (term: PaymentTerm | undefined): boolean => term !== undefined && term !== 'PREPAID'

/** When the rates of a settlement in one currency are fixed at the latest; a payment before fixes them too. */
export type RateDay = 'LOCK' | 'LOADING' | 'STATEMENT'

/** The day whose rates a term of payment takes. TRADE part 3. */
export function rateDayOf(term: PaymentTerm): RateDay {
  if (term === 'ON_BL') return 'LOADING'
  return term === 'MONTHLY_30' || term === 'MONTHLY_60' ? 'STATEMENT' : 'LOCK'
}
