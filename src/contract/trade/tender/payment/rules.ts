import type { ProblemCode, Problem } from '../../../problem.ts'
import type { TenderDraftInput } from '../draftInput.ts'
import type { PaymentTerm } from '../values.ts'
import type { PaymentParts } from './schemas.ts'
import { DEPOSIT_PCT_MAX, DEPOSIT_PCT_MIN, takesDeposit } from './values.ts'

type Add = (field: string, code: ProblemCode | undefined, params?: Problem['params']) => void

/** Validates what a term of payment says beside its name. */
export function checkPaymentParts({ paymentTerm, depositPct }: TenderDraftInput, add: Add): void {
  if (!takesDeposit(paymentTerm)) return
  if (depositPct === undefined) add('depositPct', 'required')
  else if (!Number.isInteger(depositPct) || depositPct < DEPOSIT_PCT_MIN || depositPct > DEPOSIT_PCT_MAX)
    add('depositPct', 'range', { min: DEPOSIT_PCT_MIN, max: DEPOSIT_PCT_MAX })
}

/** The parts that a term of payment has; what belongs to another term is left out. */
export const partsOf = ({ paymentTerm, depositPct }: { paymentTerm?: PaymentTerm } & PaymentParts): PaymentParts =>
  takesDeposit(paymentTerm) && depositPct !== undefined ? { depositPct } : {}
