import { failureText } from '@/api/errorText.ts'
import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { openParts } from '../usePayOrder.ts'
import { toast } from '@/ui/toast.ts'

/** The buyer's balance with the seller, where it can pay something of what is due. */
export function BalanceOffer({ order }: { order: OrderDetail }) {
  const t = useText()
  const { money } = useFormats()
  const { id, version, balance = [] } = order
  const open = openParts(order).map(({ currency }) => currency)
  const apply = useAction(paymentEndpoints.applyBalance, {
    intent: `payment.balance:${id}:${version}`,
    loading: true,
    onSuccess: () => toast.success(t('payment.balance.done')),
    onError: (error) => {
      if (hasCode(error, BUSINESS_CODES.stateChanged)) toast.info(t('payment.changed'))
    },
  })
  const usable = balance.filter(({ currency }) => open.includes(currency))
  if (usable.length === 0) return null
  return (
    <>
      {usable.map((one) => (
        <Notice key={one.currency} tone="sea">
          {t('payment.balance', { amount: money(one) })}{' '}
          <CertifiedButton
            action="order.pay"
            size="small"
            isBusy={apply.loading}
            onClick={() => void apply.run({ orderId: id, version, currency: one.currency })}
          >
            {t('payment.balance.use')}
          </CertifiedButton>
        </Notice>
      ))}
      <Failure text={failureText(t, apply.error)} />
    </>
  )
}
