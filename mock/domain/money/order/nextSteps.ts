import { nextOrderStep, type NextStep } from '@/contract/money/order/nextStep.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import type { Deps } from '../../deps.ts'
import { withPayState } from '../credit/standing.ts'

/** A side's next step in the orders of winners; a payment comes first, because it has a deadline. */
export function stepOf(
  deps: Deps,
  winners: readonly { orderId?: string | undefined }[],
  side: OrderSide,
): { orderStep?: NextStep } {
  const steps = winners.flatMap(({ orderId }) => {
    const order = deps.rows.orders.get(orderId ?? '')
    return (order && nextOrderStep(withPayState(deps, order), side)) ?? []
  })
  const orderStep = steps.find((step) => step === 'PAY') ?? steps[0]
  return orderStep ? { orderStep } : {}
}
