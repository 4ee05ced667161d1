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

/** Whether something of this term is paid after the loading, so that it can be late. */
export const mayBeLate = (term: PaymentTerm | undefined): boolean => term !== undefined && term !== 'PREPAID'
