import { marketDayStart } from '@/contract/marketDay.ts'
import { CALL_OFF_HOURS, LEAD_DAYS } from '@/contract/trade/tender/term/values.ts'
import { suggestedCharges } from '@/contract/trade/tender/defaults.ts'
import type { TenderDraft, TenderLane } from '@/contract/trade/tender/draft.ts'
import { orderOfCallOff } from '../domain/trade/agreement/callOff.ts'
import { planEnd } from '../domain/trade/agreement/clock.ts'
import { periodOfAll } from '../domain/trade/agreement/callOffs.ts'
import { planUnused } from '../domain/trade/agreement/unused.ts'
import { agreementOf } from '../domain/trade/agreement/create.ts'
import type { Deps } from '../domain/deps.ts'
import { planJob } from '../domain/jobs.ts'
import { nextNo } from '../domain/numbers.ts'
import { ratesAt } from '../domain/rates.ts'
import { planRobotCallOff, robotSailing } from '../domain/robots/callOffs.ts'
import { cutOffsNow } from '../domain/money/order/cutOffsNow.ts'
import { bookedOn } from '../domain/trade/agreement/booked.ts'
import type { CompanyRow } from '../domain/rows.ts'
import type { AgreementRow, OrderRow, TenderRow } from '../domain/tradeRows.ts'
import { endAgreement, leaveUnpaid, withAmendment, withNotices, withRenewal } from './agreementEnds.ts'
import { DONE, OPEN, plansOf, REFUSED, TO_PAY, UNPAID, type Plan } from './agreementPlans.ts'
import { award, walkOrder } from './market/awards.ts'
import { writeBid } from './market/bids.ts'
import { followPath } from './market/follow.ts'
import type { Numbers } from './market/numbers.ts'
import { incotermAt, writeTender } from './market/tenderText.ts'
import { createRandom, type Random } from './random.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const day = (ms: number): string => new Date(ms + 8 * HOUR_MS).toISOString().slice(0, 10)
const iso = (ms: number): string => new Date(ms).toISOString()

/** Agreements of the demo accounts and of a robot buyer, with their tenders, bids and call-offs. */
export function seedAgreements(deps: Deps, seed: string, companies: readonly CompanyRow[], now: number): void {
  const random = createRandom(`${seed}|agreements`)
  const others = companies.slice(12).filter(({ certification }) => certification === 'APPROVED')
  const robots = others.filter(({ userType }) => userType === 2)
  const traders = others.filter(({ userType }) => userType === 1)
  for (const plan of plansOf(robots, traders)) {
    const bidders = companies.filter(({ id }) => id === plan.seller || id === robots[1]?.id || id === robots[2]?.id)
    const agreement = withNotices(deps, sign({ deps, random, now }, plan, bidders), plan, now)
    callOffs({ deps, random, now }, plan, agreement)
    withRenewal(deps, agreement, plan, now)
    withAmendment(deps, agreement, plan, now)
    endAgreement(deps, agreement, plan, now)
    planUnused({ ...deps, now: () => now }, agreement)
    planRobotCallOff(deps, agreement)
  }
}

interface Seeding {
  deps: Deps
  random: Random
  now: number
}

/** Numbers that follow those of the rows there are. */
function numbersAfter({ rows }: Deps): Numbers {
  const tables = { ZB: rows.tenders, BJ: rows.bids, DD: rows.orders, ZF: rows.payments }
  return {
    next: (prefix, at) => nextNo(tables[prefix], prefix, at),
    receipt: (at) => `HZ${day(at).replaceAll('-', '')}-A${String(rows.bids.count()).padStart(5, '0')}`,
  }
}

function sign({ deps, random, now }: Seeding, plan: Plan, bidders: readonly CompanyRow[]): AgreementRow {
  const start = now + plan.from * DAY_MS
  const deadline = Math.min(start - 20 * DAY_MS, now - 10 * DAY_MS)
  const draft = draftOf(deps, random, plan, { deadline, start, end: now + plan.to * DAY_MS })
  const publishedAt = deadline - 5 * DAY_MS
  const numbers = numbersAfter(deps)
  const no = numbers.next('ZB', publishedAt)
  const tender: TenderRow = {
    id: `t${no.slice(2)}`,
    no,
    companyId: plan.buyer,
    memberId: `m${plan.buyer.slice(1)}`,
    status: 'EVALUATING',
    version: 3,
    round: 1,
    sketch: draft,
    body: draft,
    rates: ratesAt(publishedAt),
    createdAt: iso(publishedAt - HOUR_MS),
    updatedAt: iso(deadline),
    publishAt: iso(publishedAt),
  }
  deps.rows.tenders.put(tender)
  const bids = bidders.map((bidder) => {
    const bid = writeBid(deps, random, tender, bidder, publishedAt + DAY_MS, numbers)
    deps.rows.bids.put(bid)
    return { ...bid }
  })
  const at = deadline + DAY_MS
  // The order of the award is replaced by the agreement.
  award(deps, random, tender, bids, at, numbers, plan.seller)
  const bid = bids.find(({ companyId }) => companyId === plan.seller)
  const [winner] = tender.award?.winners ?? []
  if (!bid || !winner || !tender.award) throw new Error('An agreement without its winner')
  const signedAt = at + 5 * HOUR_MS
  const then = { ...deps, now: () => signedAt }
  const id = `h${no.slice(2)}`
  const agreement = agreementOf(then, tender, bid, { id, lanes: winner.lanes })
  const { orderId: _, ...part } = winner
  const { to } = periodOfAll(agreement)
  deps.rows.tenders.put({
    ...tender,
    status: to < day(now) ? 'DONE' : 'CONTRACTED',
    award: { ...tender.award, winners: [{ ...part, agreementId: id, status: 'CONFIRMED' }] },
    updatedAt: iso(signedAt),
  })
  for (const one of bids) deps.rows.bids.put(one === bid ? { ...one, status: 'CONFIRMED' } : one)
  deps.rows.agreements.put(agreement)
  planAhead(deps, agreement, now)
  return agreement
}

function planAhead(deps: Deps, agreement: AgreementRow, now: number): void {
  const { from, to } = periodOfAll(agreement)
  if (marketDayStart(from) > now) planJob(deps, 'agreementStart', agreement.id, marketDayStart(from))
  if (to >= day(now)) planEnd(deps, agreement.id, to)
}

interface Times {
  deadline: number
  start: number
  end: number
}

function draftOf(deps: Deps, random: Random, plan: Plan, { deadline, start, end }: Times): TenderDraft {
  const base = writeTender(deps, random, 'FCL', deadline)
  const { demands: _demands, ...draft } = base
  const { charges } = deps.reference.freight
  const [first] = draft.lanes
  if (!first) throw new Error('A tender without lanes')
  const boxes = plan.boxes / plan.pods.length
  const lanes = plan.pods.map((pod, index): TenderLane => {
    const { boxesPerWeek: _week, loose: _loose, blCount: _bls, ...lane } = first
    return {
      ...lane,
      laneNo: index + 1,
      pol: 'CNSHA',
      pod,
      boxes: [{ isoCode: '45G1', qty: boxes }],
      cargoReadyDate: day(start - DAY_MS),
      etdFrom: day(start),
      etdTo: day(end),
      directOnly: false,
      plannedBookings: boxes / 2,
      blPerBooking: 1,
      allocation: plan.allocation ?? { period: 'WEEK', boxes: 2 },
      ...(plan.mqc && { mqc: plan.mqc }),
    }
  })
  const teu = plan.boxes * 2
  const { dg: _dg, reefer: _reefer, ...cargo } = draft.cargo
  return {
    ...draft,
    type: 'CONTRACT',
    ...incotermAt(deps, draft.incoterm ?? 'FOB', lanes[0]),
    compareCurrency: 'USD',
    paymentTerm: plan.paymentTerm ?? 'PREPAID',
    validityWantedTo: day(end),
    requiredCharges: [
      ...suggestedCharges('FCL', deps.reference.portByCode.get(plan.pods[0] ?? ''), charges),
      ...(plan.fuel ? [plan.fuel.code] : []),
    ],
    term: {
      leadDays: LEAD_DAYS,
      confirmHours: CALL_OFF_HOURS,
      floating: ['PSS', 'GRI', 'PCS'],
      ...(plan.overPct !== undefined && { overPct: plan.overPct }),
      ...(plan.fuel && { fuel: plan.fuel }),
    },
    lanes,
    cargo: { ...cargo, pieces: plan.boxes * 400, grossKg: String(teu * 6000), cbm: String(teu * 30) },
  }
}

/** One call-off a week up to now, oldest first. */
function callOffs({ deps, now }: Seeding, plan: Plan, agreement: AgreementRow): void {
  const numbers = numbersAfter(deps)
  const end = Math.min(now, now + plan.to * DAY_MS - 10 * DAY_MS) - (plan.idleWeeks ?? 0) * 7 * DAY_MS
  for (let index = 0; index < plan.called; index++) {
    const age = plan.called - 1 - index
    const path = plan.last[age] ?? DONE
    const isOpen = path === OPEN
    // Those that wait for an answer or a payment were sent within the last hours.
    const isRecent = isOpen || path === TO_PAY
    const at = isRecent ? now - (3 + age * 4) * HOUR_MS : end - age * 7 * DAY_MS - 8 * HOUR_MS
    const lane = agreement.lanes[index % agreement.lanes.length]
    if (!lane) continue
    const etd = at + (LEAD_DAYS + 2) * DAY_MS
    const wish = {
      laneNo: lane.laneNo,
      boxes: [{ isoCode: '45G1', qty: 2 }],
      etd: day(etd),
      readyDate: day(etd - 3 * DAY_MS),
      blCount: 1,
      note: '',
    }
    // The seed must not use up the market's random numbers; the order's id is its number.
    const then = { ...deps, now: () => at, chance: { secret: () => '', number: () => 0 } }
    const isOver = isOpen && age === 0 && plan.last[1] === OPEN
    const made = orderOfCallOff(then, agreement, wish, isOver)
    const asked: OrderRow = { ...made, id: `o${made.no.slice(2)}` }
    const sailing = path.includes('TO_PAY') ? robotSailing(then, asked) : undefined
    const step = path.length > 1 ? Math.floor((now - at) / (path.length + 1)) : 2 * HOUR_MS
    const accepted = { ...then, now: () => at + Math.min(step, 2 * HOUR_MS) }
    const order = sailing ? bookedOn(accepted, asked, sailing, cutOffsNow(accepted, sailing)) : asked
    if (path === UNPAID) {
      walkOrder(deps, order, path, at + 2 * HOUR_MS, DAY_MS, numbers)
      leaveUnpaid(deps, order, now)
      continue
    }
    const answered = at + Math.min(step, 2 * HOUR_MS)
    followPath(deps, order, { path, mode: 'FCL', answered, step }, numbers, now)
    if (path === REFUSED && order.callOff) order.callOff.refusal = { reason: 'NO_SPACE', note: '该航次舱位已满。' }
    deps.rows.orders.put(order)
    planNext(deps, order, now)
  }
}

/** Schedules what follows of a call-off: no answer, or no payment. */
function planNext(deps: Deps, { id, status, confirmBy, payBy, buyerId }: OrderRow, now: number): void {
  if (status === 'TO_CONFIRM' && confirmBy) planJob(deps, 'bookingLapse', id, Date.parse(confirmBy))
  if (status !== 'TO_PAY' || !payBy) return
  planJob(deps, 'orderPayBy', id, Date.parse(payBy))
  if (Number(buyerId.slice(1)) > 12) planJob(deps, 'robotPay', id, now + 20 * HOUR_MS)
}
