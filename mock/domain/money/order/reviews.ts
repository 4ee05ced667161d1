import type { Review, WriteReview } from '@/contract/money/order/after/schemas.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { REVIEW_DAYS, REVIEW_POINTS, type OrderActor } from '@/contract/money/order/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { tellSide } from '../../member/notification/news.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { reachedAt, sideOf } from './after.ts'
import { moveOrder } from './close.ts'
import { changeOrder, orderOn } from './guard.ts'
import { orderDetail } from './view.ts'

const DAY_MS = 24 * 3600_000

/** Stores the caller's review, once and within two weeks of the settlement; the second one publishes both. */
export function writeReview(deps: Deps, input: WriteReview, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'ANY', ['SETTLED'])
  const by = sideOf(order, caller.companyId)
  const written = order.reviews ?? []
  const isOver = reachedAt(order, 'SETTLED') + REVIEW_DAYS * DAY_MS <= deps.now()
  if (isOver || written.some((one) => one.by === by)) throw stateChanged(orderDetail(deps, order, caller))
  const review: Review = { by, points: input.points, text: input.text, at: iso(deps.now()) }
  return orderDetail(deps, keepReview(deps, order, review), caller)
}

/** Adds a review of one side; the second one publishes both. */
export function keepReview(deps: Deps, order: OrderRow, review: Review): OrderRow {
  const written = order.reviews ?? []
  const changed = changeOrder(deps, order, { reviews: [...written, review] })
  return written.length > 0 ? publish(deps, changed, 'sides') : changed
}

/** Two weeks after the settlement existing reviews are published, even if one side wrote none. */
export function reviewsEnd(deps: Deps, orderId: string): void {
  const order = deps.rows.orders.get(orderId)
  if (order?.status === 'SETTLED' && (order.reviews ?? []).length > 0) publish(deps, order, 'clock')
}

function publish(deps: Deps, order: OrderRow, by: OrderActor): OrderRow {
  for (const review of order.reviews ?? []) {
    const judged = review.by === 'BUYER' ? order.sellerId : order.buyerId
    rate(deps, judged, review)
    tellSide(deps, order, judged, 'REVIEW_RECEIVED')
  }
  return moveOrder(deps, order, 'REVIEWED', by)
}

/** Adds a review to a company's rating: the mean of all, to one digit. */
function rate(deps: Deps, companyId: string, { points }: Review): void {
  const company = deps.rows.companies.get(companyId)
  if (!company) return
  const mean = REVIEW_POINTS.reduce((sum, point) => sum + points[point], 0) / REVIEW_POINTS.length
  const ratingCount = company.ratingCount + 1
  const rating = Math.round(((company.rating * company.ratingCount + mean) / ratingCount) * 10) / 10
  deps.rows.companies.put({ ...company, rating, ratingCount })
}
