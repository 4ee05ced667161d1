import type { ProblemCode, Problem } from '../../../problem.ts'
import { checkDecimal } from '../../../validation.ts'
import type { TenderDraftInput } from '../draftInput.ts'
import type { PaymentTerm } from '../values.ts'
import type { PaymentParts } from './schemas.ts'
import { DEPOSIT_PCT_MAX, DEPOSIT_PCT_MIN, LATE_FEE_PCT_MAX, mayBeLate, takesDeposit } from './values.ts'

type Add = (field: string, code: ProblemCode | undefined, params?: Problem['params']) => void

/** Validates what a term of payment says beside its name. */
export function checkPaymentParts({ paymentTerm, depositPct, lateFeeDailyPct }: TenderDraftInput, add: Add): void {
  if (mayBeLate(paymentTerm) && lateFeeDailyPct !== undefined)
    add('lateFeeDailyPct', checkDecimal(lateFeeDailyPct, LATE_FEE_PCT_MAX), { min: 0, max: LATE_FEE_PCT_MAX })
  if (!takesDeposit(paymentTerm)) return
  if (depositPct === undefined) add('depositPct', 'required')
  else if (!Number.isInteger(depositPct) || depositPct < DEPOSIT_PCT_MIN || depositPct > DEPOSIT_PCT_MAX)
    add('depositPct', 'range', { min: DEPOSIT_PCT_MIN, max: DEPOSIT_PCT_MAX })
}

/** The parts that a term of payment has; what belongs to another term is left out. */
export const partsOf = ({
  paymentTerm,
  depositPct,
  lateFeeDailyPct,
}: { paymentTerm?: PaymentTerm } & PaymentParts): PaymentParts => ({
  ...(takesDeposit(paymentTerm) && depositPct !== undefined && { depositPct }),
  ...(mayBeLate(paymentTerm) && lateFeeDailyPct !== undefined && { lateFeeDailyPct }),
})
