import { Big } from 'big.js'
import { WALLET_LIMIT_CNY, type PaymentRejection } from '@/contract/money/payment/values.ts'
import { iso, type Deps } from '../../deps.ts'
import { dropJob } from '../../jobs.ts'
import { tellPayment } from '../../member/notification/news.ts'
import { moveOrder } from '../order/close.ts'
import { receiptsFor, withReceipts } from '../order/dues.ts'
import { changeOrder } from '../order/guard.ts'
import type { PaymentRow } from '../../tradeRows.ts'
import { endPayment } from './pay.ts'

/** Why the bank clerk rejects a transfer, if at all. Invented rules, stated in mock/README.md. */
export function proofProblem(deps: Deps, payment: PaymentRow): PaymentRejection | undefined {
  if (!new Big(payment.paidAmount ?? '0').eq(payment.amount.amount)) return 'AMOUNT_DIFFERS'
  if (payment.payerAccount?.endsWith('0000')) return 'NOT_RECEIVED'
  const ids = payment.proofs.map((proof) => proof.id)
  const contents = new Set(ids.map((id) => deps.rows.files.get(id)?.base64))
  const used = deps.rows.payments
    .all((other) => other.id !== payment.id && other.status === 'CONFIRMED')
    .flatMap((other) => other.proofs)
  if (used.some((proof) => contents.has(deps.rows.files.get(proof.id)?.base64 ?? proof.id))) return 'DUPLICATE_PROOF'
  return payment.proofs.some((proof) => proof.size < 64) ? 'PROOF_UNREADABLE' : undefined
}

function decide(deps: Deps, payment: PaymentRow, rejection: PaymentRejection | undefined): void {
  const order = deps.rows.orders.get(payment.orderId)
  if (!order) return
  const now = iso(deps.now())
  deps.rows.payments.put({
    ...payment,
    status: rejection ? 'REJECTED' : 'CONFIRMED',
    ...(rejection && { rejection }),
    updatedAt: now,
  })
  dropJob(deps, 'qrExpire', payment.id)
  tellPayment(deps, order, payment, rejection)
  if (!rejection) {
    const part = withReceipts(deps, order, payment.parts ?? receiptsFor(deps, order))
    const isWhole = part.paid?.amount === order.payable.amount
    if (isWhole && (order.status === 'TO_PAY' || order.status === 'PAY_CHECKING')) {
      dropJob(deps, 'orderPayBy', order.id)
      moveOrder(deps, order, 'PAID', 'clerk', part)
    } else if (order.status === 'PAY_CHECKING') moveOrder(deps, order, 'TO_PAY', 'clerk', part)
    else changeOrder(deps, order, part)
  } else if (order.status === 'PAY_CHECKING') moveOrder(deps, order, 'TO_PAY', 'clerk')
}

/** The bank clerk checks a transfer: the order becomes PAID, or payable again with the reason. */
export function clerkChecksProof(deps: Deps, paymentId: string): void {
  const payment = deps.rows.payments.get(paymentId)
  if (payment?.status === 'SUBMITTED') decide(deps, payment, proofProblem(deps, payment))
}

/** The QR code is scanned: paid, or rejected above the wallet's limit. */
export function walletPays(deps: Deps, paymentId: string): void {
  const payment = deps.rows.payments.get(paymentId)
  if (payment?.status !== 'CREATED' || !(deps.rows.market.get('market')?.robots ?? false)) return
  decide(deps, payment, new Big(payment.amount.amount).gt(WALLET_LIMIT_CNY) ? 'WALLET_LIMIT' : undefined)
}

/** The QR code was not scanned in time. */
export function qrExpires(deps: Deps, paymentId: string): void {
  const payment = deps.rows.payments.get(paymentId)
  if (payment?.status === 'CREATED') endPayment(deps, payment, 'EXPIRED')
}
