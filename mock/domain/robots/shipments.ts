import { hasReached, stageOf } from '@/contract/money/order/milestones.ts'
import { owesRest } from '@/contract/money/order/nextStep.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import type { Review } from '@/contract/money/order/after/schemas.ts'
import { iso, type Deps } from '../deps.ts'
import { hashOf } from '../hash.ts'
import { planJob } from '../jobs.ts'
import { fixDueDay } from '../money/credit/dueDays.ts'
import { reachedAt } from '../money/order/after.ts'
import { moveOrder } from '../money/order/close.ts'
import { changeOrder } from '../money/order/guard.ts'
import { usualMilestones } from '../money/order/mode.ts'
import { keepReview } from '../money/order/reviews.ts'
import type { OrderRow } from '../tradeRows.ts'
import { containersFor } from './containers.ts'
import { mayPayNow, paysAll } from './paying.ts'
import { ENDS_MS, passedAt, STARTS_MS, voyageOf } from './voyage.ts'
import type { Voyage } from './voyage.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * The next step in an order between two robots: it follows its sailing, is paid on its day, and is reviewed. MARKET 5.4.
 * Plans the step after it.
 */
export function robotsShip(deps: Deps, owed: OrderRow): void {
  const order = owesRest(owed) && mayPayNow(deps, owed) ? paysAll(deps, owed) : owed
  const voyage = voyageOf(order, deps.now())
  const { etd, eta } = voyage
  const goOn = (at: number) => planJob(deps, 'robotOrder', order.id, Math.max(at, deps.now() + HOUR_MS))
  if (order.status === 'SETTLED') return reviews(deps, order)
  if (order.status === 'PAID' || order.status === 'CONFIRMED') {
    if (deps.now() < etd + STARTS_MS) return goOn(etd + STARTS_MS)
    moveOrder(deps, order, 'EXECUTING', 'seller')
    return goOn(etd)
  }
  if (order.status !== 'EXECUTING') return undefined
  if (deps.now() < etd) return goOn(etd)
  if (!hasReached(order.milestones, 'departed')) {
    loads(deps, order, voyage)
    return goOn(eta)
  }
  if (deps.now() < eta + ENDS_MS) {
    const { milestones } = withMilestones(deps, order, 'arrived', voyage, deps.now())
    if (milestones && milestones.length > (order.milestones?.length ?? 0)) changeOrder(deps, order, { milestones })
    return goOn(nextPassed(deps, order, voyage))
  }
  moveOrder(deps, order, 'DELIVERED', 'seller', withMilestones(deps, order, 'arrived', voyage))
  return undefined
}

function loads(deps: Deps, order: OrderRow, voyage: Voyage): void {
  const part = { ...withMilestones(deps, order, 'departed', voyage), containers: containersFor(order) }
  changeOrder(deps, order, { ...part, ...fixDueDay(deps, { ...order, ...part }) })
}

/** When the next milestone is passed, ms; the end of the order after the last. */
function nextPassed(deps: Deps, order: OrderRow, voyage: Voyage): number {
  const usual = usualMilestones(deps, order)
  const times = usual.map((code) => passedAt(code, usual, voyage)).filter((at) => at > deps.now())
  return Math.min(voyage.eta + ENDS_MS, ...times)
}

/**
 * The milestones of an order with those passed up to a departure, or since and by a time, as they came; none before it was
 * started.
 */
function withMilestones(
  deps: Deps,
  order: OrderRow,
  end: 'departed' | 'arrived',
  voyage: Voyage,
  until = Infinity,
): Pick<OrderRow, 'milestones'> {
  const { milestones = [] } = order
  const usual = usualMilestones(deps, order)
  const departed = usual.findIndex((code) => stageOf(code) === 'departed') + 1
  let last = reachedAt(order, 'EXECUTING') - MINUTE_MS
  if (end === 'arrived') for (const { at } of milestones) last = Math.max(last, Date.parse(at))
  const more = (end === 'departed' ? usual.slice(0, departed) : usual.slice(departed))
    .filter((code) => !milestones.some((one) => one.code === code) && passedAt(code, usual, voyage) <= until)
    .map((code) => {
      last = Math.max(passedAt(code, usual, voyage), last + MINUTE_MS)
      return { code, at: iso(last), reportedAt: iso(last) }
    })
  return { milestones: [...milestones, ...more] }
}

/** Both sides review, with points that the order decides. */
function reviews(deps: Deps, order: OrderRow): void {
  const sides: readonly OrderSide[] = ['BUYER', 'SELLER']
  for (const by of sides) {
    const draw = hashOf(`review|${order.id}|${by}`)
    const points = { priceTruth: 5 - (draw % 2), onTime: 3 + (draw % 3), communication: 4 + (draw % 2), documents: 4 }
    const review: Review = { by, points, text: '', at: iso(deps.now()) }
    keepReview(deps, deps.rows.orders.get(order.id) ?? order, review)
  }
}
