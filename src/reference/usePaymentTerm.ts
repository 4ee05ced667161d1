import type { PaymentParts } from '@/contract/trade/tender/payment/schemas.ts'
import { partsOf } from '@/contract/trade/tender/payment/rules.ts'
import type { PaymentTerm } from '@/contract/trade/tender/values.ts'
import { useDict } from './useReferences.ts'

/** Returns a function that names a term of payment with its deposit: "Deposit and balance · 30%". */
export function usePaymentTerm(): (of: { paymentTerm: PaymentTerm } & PaymentParts) => string {
  const { labelOf } = useDict('payment_term')
  return (of) => {
    const { depositPct } = partsOf(of)
    const term = labelOf(of.paymentTerm)
    return depositPct === undefined ? term : `${term} · ${depositPct}%`
  }
}
