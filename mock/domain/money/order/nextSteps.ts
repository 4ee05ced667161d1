import { nextOrderStep, type NextStep } from '@/contract/money/order/nextStep.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import type { Deps } from '../../deps.ts'

/** What a side has to do next with the orders of winners; a payment, which has its time, before anything else. */
export function stepOf(deps: Deps, winners: readonly { orderId: string }[], side: OrderSide): { orderStep?: NextStep } {
  const steps = winners.flatMap(({ orderId }) => {
    const order = deps.rows.orders.get(orderId)
    return (order && nextOrderStep(order, side)) ?? []
  })
  const orderStep = steps.find((step) => step === 'PAY') ?? steps[0]
  return orderStep ? { orderStep } : {}
}
