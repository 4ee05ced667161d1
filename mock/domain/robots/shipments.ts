import { hasReached, stageOf } from '@/contract/money/order/milestones.ts'
import { owesRest } from '@/contract/money/order/nextStep.ts'
import { scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import type { Milestone, OrderSide } from '@/contract/money/order/values.ts'
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
import { departureOf } from '../tools/schedule/byId.ts'
import type { OrderRow } from '../tradeRows.ts'
import { containersFor } from './containers.ts'
import { mayPayNow, paysAll } from './paying.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** The seller of an order without a sailing sets out so long after it is paid. */
const SETS_OUT_MS = 3 * DAY_MS
/** Hours from the departure to the start of an order, and from the arrival to its end. */
const STARTS_HOURS = -144
const ENDS_HOURS = 144
/** Hours of the milestones up to the departure from it, and of the others from the arrival. MARKET 8.4. */
const HOURS: Partial<Record<Milestone, number>> = {
  BKCF: STARTS_HOURS,
  EPRL: -132,
  STSP: -120,
  GITM: -72,
  CFSR: -72,
  RGIN: -72,
  RCS: -60,
  PASS: -48,
  STUF: -36,
  VASN: -30,
  VPUP: -12,
  LOBD: -6,
  RLOD: -6,
  VLOD: -6,
  MAN: -3,
  RBOR: -72,
  RCF: 4,
  NFD: 8,
  VPOD: 6,
  DSCH: 24,
  ROFF: 24,
  DLV: 48,
  UNST: 60,
  STCS: 72,
  CFSD: 96,
  RCVE: ENDS_HOURS,
}
const STARTS_MS = STARTS_HOURS * HOUR_MS
const ENDS_MS = ENDS_HOURS * HOUR_MS

/**
 * The next step in an order between two robots: it follows its sailing, is paid on its day, and is reviewed. MARKET 5.4.
 * Plans the step after it.
 */
export function robotsShip(deps: Deps, owed: OrderRow): void {
  const order = owesRest(owed) && mayPayNow(deps, owed) ? paysAll(deps, owed) : owed
  const { etd, eta } = voyageOf(deps, order)
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
    loads(deps, order, etd)
    return goOn(eta + ENDS_MS)
  }
  if (deps.now() < eta + ENDS_MS) return goOn(eta + ENDS_MS)
  moveOrder(deps, order, 'DELIVERED', 'seller', withMilestones(deps, order, 'arrived', eta))
  return undefined
}

function loads(deps: Deps, order: OrderRow, etd: number): void {
  const part = { ...withMilestones(deps, order, 'departed', etd), containers: containersFor(order) }
  changeOrder(deps, order, { ...part, ...fixDueDay(deps, { ...order, ...part }) })
}

/** The milestones of an order with those passed up to a departure or since, as they came; none before it was started. */
function withMilestones(
  deps: Deps,
  order: OrderRow,
  end: 'departed' | 'arrived',
  from: number,
): Pick<OrderRow, 'milestones'> {
  const { milestones = [] } = order
  const usual = usualMilestones(deps, order)
  const departed = usual.findIndex((code) => stageOf(code) === 'departed') + 1
  let last = reachedAt(order, 'EXECUTING') - MINUTE_MS
  if (end === 'arrived') for (const { at } of milestones) last = Math.max(last, Date.parse(at))
  const more = (end === 'departed' ? usual.slice(0, departed) : usual.slice(departed))
    .filter((code) => !milestones.some((one) => one.code === code))
    .map((code) => {
      last = Math.max(from + (HOURS[code] ?? 0) * HOUR_MS, last + MINUTE_MS)
      return { code, at: iso(last), reportedAt: iso(last) }
    })
  return { milestones: [...milestones, ...more] }
}

/** When the cargo of an order leaves and arrives, ms: as its ships do now, else some days after the payment. */
function voyageOf(deps: Deps, order: OrderRow): { etd: number; eta: number } {
  const paid = order.events.find(({ status }) => status === 'PAID' || status === 'CONFIRMED')?.at ?? order.updatedAt
  const lanes = order.lanes.map((lane) => {
    const [picked] = [scheduleOf(order.schedules, lane.laneNo)?.sailing ?? lane.sailings].flat()
    const passage = picked?.id === undefined ? undefined : departureOf(picked.id, deps.now())
    const etd = passage?.etd ?? (picked ? Date.parse(picked.etd) : Date.parse(paid) + SETS_OUT_MS)
    return { etd, eta: passage?.eta ?? (picked ? Date.parse(picked.eta) : etd + lane.transitDays * DAY_MS) }
  })
  return { etd: Math.max(...lanes.map(({ etd }) => etd)), eta: Math.max(...lanes.map(({ eta }) => eta)) }
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
