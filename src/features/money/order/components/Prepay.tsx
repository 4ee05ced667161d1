import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { PAY_HOURS } from '@/contract/trade/tender/lifecycle.ts'
import { useText } from '@/i18n/useText.ts'
import { creditLack } from '../turn.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { AskedStep } from './AskedStep.tsx'

/** The buyer's way out while the seller cannot confirm on credit: it pays this order before its execution. */
export function Prepay(props: OrderProps) {
  const t = useText()
  if (!creditLack(props.order)) return null
  return (
    <div className="ct-order-steps">
      <AskedStep
        {...props}
        endpoint={orderEndpoints.prepay}
        intent="prepay"
        isMain={false}
        reason={null}
        texts={{
          button: t('order.prepay'),
          ask: t('order.prepay.ask', { hours: PAY_HOURS }),
          done: t('order.prepay.done'),
        }}
      />
    </div>
  )
}
