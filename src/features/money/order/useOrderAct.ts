import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import type { Action } from '@/api/useAction.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { toast } from '@/ui/toast.ts'

/** Props of the order sections. */
export interface OrderProps {
  order: OrderDetail
}

/** One action on an order, with a toast on success and on a conflict. */
export function useOrderAct<In>(
  endpoint: Endpoint<In, OrderDetail, OrderDetail>,
  { order }: OrderProps,
  done: { intent: string; text: string | ((order: OrderDetail) => string); onDone?: () => void },
): Action<In, OrderDetail> {
  const t = useText()
  return useAction(endpoint, {
    intent: `order.${done.intent}:${order.id}`,
    onSuccess: (now) => {
      toast.success(typeof done.text === 'string' ? done.text : done.text(now))
      done.onDone?.()
    },
    onError: (error) => {
      if (hasCode(error, BUSINESS_CODES.stateChanged)) toast.info(t('order.changed'))
    },
  })
}
