import { useApi } from '@/api/ApiContext.tsx'
import { boxClocks } from '@/contract/money/order/agreedRate/running.ts'
import type { BoxClock } from '@/contract/money/order/agreedRate/running.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useFreight } from '@/reference/useReferences.ts'

/** The container clocks of an order that have begun, in days of the port of discharge. */
export function useBoxClocks(order: OrderDetail): BoxClock[] {
  const { clock } = useApi()
  const { portOf } = useFreight()
  return boxClocks(order, portOf(order.lanes[0]?.pod ?? '')?.timezone ?? 'UTC', clock.now())
}
