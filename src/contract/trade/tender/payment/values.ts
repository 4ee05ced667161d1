import type { PaymentTerm } from '../values.ts'

/** Limits of the deposit of a tender with deposit and balance, whole per cent (TRADE part 5). */
export const DEPOSIT_PCT_MIN = 10
export const DEPOSIT_PCT_MAX = 90

/** Whether a tender of this term is paid by a deposit before the start and the rest before its B/L is released. */
export const takesDeposit = (term: PaymentTerm | undefined): boolean => term === 'DEPOSIT_BALANCE'
