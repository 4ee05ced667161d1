import type { PaymentParts } from '@/contract/trade/tender/payment/schemas.ts'
import { partsOf } from '@/contract/trade/tender/payment/rules.ts'
import type { PaymentTerm } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from './useReferences.ts'

/** Returns a function that names a term of payment with its deposit and late fee: "Deposit and balance · 30%". */
export function usePaymentTerm(): (of: { paymentTerm: PaymentTerm } & PaymentParts) => string {
  const t = useText()
  const { labelOf } = useDict('payment_term')
  return (of) => {
    const { depositPct, lateFeeDailyPct: pct } = partsOf(of)
    const parts = [depositPct !== undefined && `${depositPct}%`, pct !== undefined && t('common.lateFee.rate', { pct })]
    return [labelOf(of.paymentTerm), ...parts.filter((part) => part !== false)].join(' · ')
  }
}
