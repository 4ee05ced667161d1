import type { ProblemCode, Problem } from '../../../problem.ts'
import { checkDecimal } from '../../../validation.ts'
import type { TenderDraftInput } from '../draftInput.ts'
import type { PaymentTerm } from '../values.ts'
import type { PaymentParts } from './schemas.ts'
import {
  CANCEL_FEE_PCT_MAX,
  DEPOSIT_PCT_MAX,
  DEPOSIT_PCT_MIN,
  LATE_FEE_PCT_MAX,
  mayBeLate,
  takesDeposit,
} from './values.ts'

type Add = (field: string, code: ProblemCode | undefined, params?: Problem['params']) => void

/** Validates what a term of payment says beside its name. */
export function checkPaymentParts(draft: TenderDraftInput, add: Add): void {
  const { paymentTerm, depositPct, lateFeeDailyPct, cancelFeePct, settlement, settlementCurrency } = draft
  if (settlement === 'ONE' && settlementCurrency === undefined) add('settlementCurrency', 'required')
  if (mayBeLate(paymentTerm) && lateFeeDailyPct !== undefined)
    add('lateFeeDailyPct', checkDecimal(lateFeeDailyPct, LATE_FEE_PCT_MAX), { min: 0, max: LATE_FEE_PCT_MAX })
  if (
    cancelFeePct !== undefined &&
    !(Number.isInteger(cancelFeePct) && cancelFeePct >= 0 && cancelFeePct <= CANCEL_FEE_PCT_MAX)
  )
    add('cancelFeePct', 'range', { min: 0, max: CANCEL_FEE_PCT_MAX })
  if (!takesDeposit(paymentTerm)) return
  if (depositPct === undefined) add('depositPct', 'required')
  else if (!Number.isInteger(depositPct) || depositPct < DEPOSIT_PCT_MIN || depositPct > DEPOSIT_PCT_MAX)
    add('depositPct', 'range', { min: DEPOSIT_PCT_MIN, max: DEPOSIT_PCT_MAX })
}

/** The parts that a term of payment has, the fee of a cancellation and the currency of the dues; what belongs to another term is left out. */
export const partsOf = ({
  paymentTerm,
  depositPct,
  lateFeeDailyPct,
  cancelFeePct,
  settlement,
  settlementCurrency,
}: { paymentTerm?: PaymentTerm } & PaymentParts): PaymentParts => ({
  ...(takesDeposit(paymentTerm) && depositPct !== undefined && { depositPct }),
  ...(mayBeLate(paymentTerm) && lateFeeDailyPct !== undefined && { lateFeeDailyPct }),
  ...(cancelFeePct !== undefined && { cancelFeePct }),
  ...(settlement === 'ONE' && settlementCurrency !== undefined && { settlement, settlementCurrency }),
})
