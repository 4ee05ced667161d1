import type { OrderStatus } from '@/contract/money/order/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import type { Deps } from '../../domain/deps.ts'
import type { OrderRow } from '../../domain/tradeRows.ts'
import { dressOrder } from './afterPayment.ts'
import { takeSteps, walkOrder } from './awards.ts'
import { courseOf, mayBe, pathBy, stepsOf } from './course.ts'
import type { Numbers } from './numbers.ts'

interface Wish {
  path: readonly OrderStatus[]
  mode: TransportMode | undefined
  /** When its seller answered, and the time between steps of an order that is not shipped, ms. */
  answered: number
  step: number
}

/** Advances a booked order along a path. One that is shipped stops where its voyage is by now. */
export function followPath(deps: Deps, order: OrderRow, wish: Wish, numbers: Numbers, now: number): void {
  const { path, mode, answered, step } = wish
  const course = path.includes('EXECUTING') ? courseOf(order, mode, answered, now) : undefined
  if (course) {
    const real = mayBe(course, path.at(-1) ?? 'EXECUTING', now) ? path : pathBy(course, now)
    takeSteps(deps, order, stepsOf(course, real, answered, now), numbers)
  } else walkOrder(deps, order, path, answered, step, numbers)
  dressOrder(deps, order, now, course)
}
