import { isOurs } from '@/contract/trade/tender/payers/split.ts'
import { Big } from 'big.js'
import { roundMoney } from '@/contract/money.ts'
import type { Adjustment, Review } from '@/contract/money/order/after/schemas.ts'
import { CHARGE_HOURS, type AdjustmentStatus } from '@/contract/money/order/values.ts'
import { planJob } from '../../domain/jobs.ts'
import type { Deps } from '../../domain/deps.ts'
import { onePagePdf } from '../../domain/money/invoice/pdf.ts'
import { containersFor } from '../../domain/robots/containers.ts'
import type { OrderRow } from '../../domain/tradeRows.ts'
import { isDemo } from '../accounts.ts'
import { milestonesBy, type Course } from './course.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
const iso = (ms: number): string => new Date(ms).toISOString()

/** Adds what a paid order's status requires: milestones of its course, containers, charges, a dispute, reviews, and its next job. */
export function dressOrder(deps: Deps, order: OrderRow, now: number, course?: Course): void {
  const lot = Number(order.no.slice(-3))
  const { status } = order
  if (course && order.events.some((event) => event.status === 'EXECUTING')) ship(order, course, now)
  if (status === 'EXECUTING') charge(deps, order, now)
  if (status === 'DISPUTED') dispute(order)
  if (status === 'REVIEWED')
    order.reviews = [review('BUYER', order.updatedAt, lot), review('SELLER', order.updatedAt, lot + 1)]
  if (status === 'DELIVERED') planJob(deps, 'orderAccept', order.id, now + 5 * DAY_MS)
  if (status === 'SETTLED') planJob(deps, 'orderReviews', order.id, now + 11 * DAY_MS)
  // People act for themselves.
  if (order.paid.amount === '0.00' || (isDemo(order.buyerId) && isDemo(order.sellerId))) return
  planJob(deps, 'robotOrder', order.id, now + (4 + lot) * HOUR_MS)
}

/** The milestones that its course has passed, after those that were told before. */
function ship(order: OrderRow, course: Course, now: number): void {
  const { milestones: told = [], events } = order
  const delivered = events.find(({ status }) => status === 'DELIVERED')?.at
  const by = delivered === undefined ? now : Date.parse(delivered)
  const passed = milestonesBy(course, by, delivered === undefined)
  order.milestones = [...told, ...passed.filter(({ code }) => told.every((one) => one.code !== code))]
  order.containers = containersFor(order)
}

/** The first tender orders of a demo buyer show every state of a charge: to answer, to pay, rejected, reported only. */
function charge(deps: Deps, order: OrderRow, now: number): void {
  if (order.source === 'LISTING' || (!isDemo(order.buyerId) && !isDemo(order.sellerId))) return
  const earlier = deps.rows.orders
    .of('buyerId', order.buyerId)
    .flatMap(({ adjustments }) => (adjustments?.[0] ? [adjustments[0].status] : []))
  if (!isOurs(order.payers, { code: 'DEM', group: 'CONDITIONAL' })) {
    if (!earlier.includes('REPORTED'))
      order.adjustments = [propose(deps, order, now - 6 * HOUR_MS, 'DEM', '0.03', 'REPORTED')]
    return
  }
  const before = earlier.filter((status) => status !== 'REPORTED').length
  if (before === 0) order.adjustments = [propose(deps, order, now - 5 * HOUR_MS, 'EXM', '0.04', 'PROPOSED')]
  if (before !== 1) return
  const agreed = propose(deps, order, now - 20 * HOUR_MS, 'WTG', '0.02', 'APPROVED')
  order.adjustments = [propose(deps, order, now - 30 * HOUR_MS, 'STO', '0.08', 'REJECTED'), agreed]
  const { amount, currency } = order.payable
  order.payable = { amount: roundMoney(new Big(amount).plus(agreed.amount.amount), currency), currency }
}

const REASONS: Record<string, string> = {
  EXM: '海关抽查，产生查验费，附查验单。',
  WTG: '装货等候超过免费时间 2 小时。',
  STO: '港口堆存 3 天。',
  DEM: '目的港超出免箱期 2 天。',
}

function propose(
  deps: Deps,
  order: OrderRow,
  at: number,
  code: string,
  share: string,
  status: AdjustmentStatus,
): Adjustment {
  const { currency } = order.payable
  const amount = roundMoney(new Big(order.payable.amount).times(share).round(0), currency)
  const id = `a${order.id.slice(1)}-${code}`
  const reason = REASONS[code] ?? ''
  const bytes = onePagePdf(
    [{ x: 20, y: 30, size: 14, text: `${order.no} ${code} ${currency} ${amount} ${reason}` }],
    [],
  )
  const file = {
    id: `f${id}`,
    name: `${code}.pdf`,
    url: `/upload/demo/${id}.pdf`,
    size: bytes.length,
    type: 'application/pdf',
  }
  deps.rows.files.put({ ...file, base64: btoa(bytes), companyId: order.sellerId, purpose: 'CHARGE' })
  const until = at + CHARGE_HOURS * HOUR_MS
  if (status === 'PROPOSED') planJob(deps, 'chargeLapse', `${order.id}/${id}`, until)
  return {
    id,
    code,
    amount: { amount, currency },
    reason,
    evidence: [file],
    status,
    proposedAt: iso(at),
    until: iso(until),
    ...(status !== 'PROPOSED' && { answeredAt: iso(at + 3 * HOUR_MS) }),
    ...(status === 'REJECTED' && { answer: '报价约定免费堆存 7 天。' }),
  }
}

/** A wrong document is found once the cargo has left. */
function dispute(order: OrderRow): void {
  const openedAt = order.events.at(-1)?.at ?? order.updatedAt
  const isAnswered = Number(order.no.slice(-3)) % 2 === 0
  order.dispute = {
    reason: 'DOCUMENTS',
    text: '单证上的品名与委托不一致。',
    openedAt,
    ...(isAnswered && {
      proposal: {
        by: 'SELLER' as const,
        to: 'EXECUTING' as const,
        text: '已联系承运人改单，费用由我方承担。',
        at: openedAt,
      },
    }),
  }
}

function review(by: Review['by'], at: string, lot: number): Review {
  const points = { priceTruth: 5, onTime: 3 + (lot % 3), communication: 4 + (lot % 2), documents: 4 }
  return { by, points, text: by === 'BUYER' ? '账单与报价一致，节点更新及时。' : '付款及时，资料齐全。', at }
}
