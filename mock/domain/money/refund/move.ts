import { moneyText } from '@/contract/money.ts'
import { refundMayBecome, type RefundReason, type RefundStatus } from '@/contract/money/refund/values.ts'
import type { Money } from '@/contract/money.ts'
import { iso, newId, type Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import { tellSide } from '../../member/notification/news.ts'
import { nextNo } from '../../numbers.ts'
import type { OrderRow, RefundRow } from '../../tradeRows.ts'

/** Amounts of a refund in words. */
export const refundText = ({ amounts }: Pick<RefundRow, 'amounts'>): string => amounts.map(moneyText).join(' + ')

/** Opens a refund: one that needs nobody's consent is approved at once and goes to the clerk. */
export function openRefund(
  deps: Deps,
  order: OrderRow,
  part: { reason: RefundReason; status: 'REQUESTED' | 'APPROVED'; amounts: Money[]; note: string },
): RefundRow {
  const now = iso(deps.now())
  const row: RefundRow = {
    id: newId(deps),
    no: nextNo(deps.rows.refunds, 'TF', deps.now()),
    orderId: order.id,
    buyerId: order.buyerId,
    sellerId: order.sellerId,
    ...part,
    createdAt: now,
    updatedAt: now,
  }
  deps.rows.refunds.put(row)
  if (row.status === 'APPROVED') planStep(deps, row)
  return row
}

/** Changes a refund's status if this actor may; otherwise undefined. */
export function moveRefund(
  deps: Deps,
  row: RefundRow,
  to: RefundStatus,
  by: 'seller' | 'clerk',
  part: Partial<RefundRow> = {},
): RefundRow | undefined {
  if (!refundMayBecome(row.status, to, by)) return undefined
  const moved: RefundRow = { ...row, ...part, status: to, updatedAt: iso(deps.now()) }
  deps.rows.refunds.put(moved)
  if (to === 'APPROVED' || to === 'REFUNDING') planStep(deps, moved)
  return moved
}

const planStep = (deps: Deps, { id }: RefundRow): void =>
  planJob(deps, 'refundStep', id, deps.now() + deps.delays.clerkMs)

/** The clerk sends the money back, and then the bank reports that it is there. */
export function clerkStepsRefund(deps: Deps, refundId: string): void {
  const row = deps.rows.refunds.get(refundId)
  const order = row && deps.rows.orders.get(row.orderId)
  if (!row || !order) return
  if (moveRefund(deps, row, 'REFUNDING', 'clerk')) return
  const done = moveRefund(deps, row, 'REFUNDED', 'clerk')
  if (!done) return
  for (const companyId of [row.buyerId, row.sellerId])
    tellSide(deps, order, companyId, 'PAYMENT_REFUND', { variant: 'REFUNDED', no: row.no, amount: refundText(row) })
}
