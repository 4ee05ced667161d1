import type { Todo } from '@/contract/member/center/schemas.ts'
import type { TodoKind } from '@/contract/member/center/values.ts'
import { TODO_OF_ORDER } from '@/contract/member/center/stepTodo.ts'
import { nextOrderStep, owesRest, type NextStep, type OrderState } from '@/contract/money/order/nextStep.ts'
import { ACCEPT_DAYS, REVIEW_DAYS } from '@/contract/money/order/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { creditTodos } from '../credit/todos.ts'
import { statementTodos } from '../statement/todos.ts'
import { dueNow, payableRest, toPayOf } from './dues.ts'
import { listedPrice } from './settle.ts'
import { dueEnd, payStateFor } from '../credit/standing.ts'
import { isBooking, reachedAt, sideOf } from './after.ts'
import { orderTitle } from '../../title/orderTitle.ts'

type Item = Todo['items'][number]

const DAY_MS = 24 * 3600_000

const namedItem = (deps: Deps, order: OrderRow): Item => ({
  id: order.id,
  no: order.no,
  title: orderTitle(deps, order),
})

/** Todos of an enterprise in its orders: answer bookings, pay, answer charges, accept deliveries, write reviews. */
export function orderTodos(deps: Deps, { companyId }: Caller, mine: readonly OrderRow[]): [TodoKind, Item[]][] {
  const itemOf = (order: OrderRow, dueAt: string): Item => ({ ...namedItem(deps, order), dueAt })
  const bought = mine.filter((order) => order.buyerId === companyId)
  const booked = mine.filter(
    (order) =>
      order.sellerId === companyId && isBooking(order) && order.status === 'TO_CONFIRM' && !order.callOff?.counter,
  )
  const charges = bought.flatMap((order) =>
    (order.adjustments ?? [])
      .filter((one) => one.status === 'PROPOSED')
      .map((one) => ({ ...itemOf(order, one.until), amount: one.amount })),
  )
  const isReviewed = (order: OrderRow) =>
    reachedAt(order, 'SETTLED') + REVIEW_DAYS * DAY_MS <= deps.now() ||
    (order.reviews ?? []).some((one) => one.by === sideOf(order, companyId))
  const found = new Map<TodoKind, Item[]>([
    [
      'BOOKING_TO_ACCEPT',
      booked.map((order) => ({
        ...itemOf(order, order.confirmBy ?? ''),
        ...listedPrice(deps, order),
      })),
    ],
    ['CHARGE_TO_ANSWER', charges],
    ['CREDIT_TO_ANSWER', creditTodos(deps, companyId)],
    ['STATEMENT_TO_CHECK', statementTodos(deps, companyId)],
  ])
  for (const order of mine) {
    const step = nextOrderStep(stateOf(deps, order), sideOf(order, companyId))
    const kind = step && TODO_OF_ORDER[step]
    // All that is left may be disputed: it waits.
    const isWaiting = step === 'PAY' && dueNow(deps, order).length === 0
    if (!kind || isWaiting || (step === 'REVIEW' && isReviewed(order))) continue
    const items = found.get(kind)
    if (items) items.push(stepItem(deps, order, step))
    else found.set(kind, [stepItem(deps, order, step)])
  }
  return [...found]
}

/** Most orders owe nothing: when it has to be paid is asked of the others only. */
const stateOf = (deps: Deps, order: OrderRow): OrderState =>
  owesRest(order) ? { ...order, payState: payStateFor(deps, order) } : order

function stepItem(deps: Deps, order: OrderRow, step: NextStep): Item {
  const item = namedItem(deps, order)
  const until = (status: 'DELIVERED' | 'SETTLED', days: number): Item => ({
    ...item,
    dueAt: iso(reachedAt(order, status) + days * DAY_MS),
  })
  if (step === 'PAY') return payItem(deps, order)
  if (step === 'ACCEPT') return until('DELIVERED', ACCEPT_DAYS)
  if (step === 'REVIEW') return until('SETTLED', REVIEW_DAYS)
  return item
}

/** The first payment has a deadline, an order on credit and a balance their due day; an addition of a prepaid one has none. */
function payItem(deps: Deps, order: OrderRow): Item {
  const dueAt = order.status === 'TO_PAY' ? order.payBy : dueEnd(order)
  const amount = toPayOf(deps, order)
  const isAbout = payableRest(deps, order).some(({ currency }) => currency !== amount.currency)
  return { ...namedItem(deps, order), amount, ...(isAbout && { isAbout }), ...(dueAt && { dueAt }) }
}
