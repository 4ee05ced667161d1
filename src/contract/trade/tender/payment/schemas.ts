import { z } from 'zod'
import { currency, decimal } from '../../../zod.ts'
import { CANCEL_FEE_PCT_MAX, DEPOSIT_PCT_MAX, DEPOSIT_PCT_MIN, SETTLEMENTS } from './values.ts'

/** What a term of payment says beside its name. */
export const paymentPartsShape = {
  /** DEPOSIT_BALANCE only: share of the charges that is paid before the start, whole per cent. */
  depositPct: z.int().min(DEPOSIT_PCT_MIN).max(DEPOSIT_PCT_MAX).optional(),
  /** Not of PREPAID: per cent a day of what is overdue, simple; absent: no late fee. */
  lateFeeDailyPct: decimal.optional(),
  /** Share of the freight lines that the buyer pays if it cancels after the SI cut-off, whole per cent; absent: nothing. */
  cancelFeePct: z.int().min(0).max(CANCEL_FEE_PCT_MAX).optional(),
  /** Absent: each currency is due by itself. */
  settlement: z.enum(SETTLEMENTS).optional(),
  /** ONE only: the currency of the dues, converted once; decision 0052. */
  settlementCurrency: currency.optional(),
}
const paymentPartsSchema = z.object(paymentPartsShape)

export type PaymentParts = z.infer<typeof paymentPartsSchema>
