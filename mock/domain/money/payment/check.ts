import { Big } from 'big.js'
import type { Receipt } from '@/contract/money/order/dues.ts'
import { bankFeeTolerance, settleReceived, type Received } from '@/contract/money/payment/received.ts'
import { namesRemitCode } from '@/contract/money/payment/remit.ts'
import { WALLET_LIMIT_CNY, type PaymentRejection } from '@/contract/money/payment/values.ts'
import { iso, type Deps } from '../../deps.ts'
import { dropJob } from '../../jobs.ts'
import { tellPayment, tellSide } from '../../member/notification/news.ts'
import { moveOrder } from '../order/close.ts'
import { depositLeft, receiptsFor, withReceipts } from '../order/dues.ts'
import { changeOrder } from '../order/guard.ts'
import { resumeIfPaid } from '../../trade/agreement/paid.ts'
import type { OrderRow, PaymentRow } from '../../tradeRows.ts'
import { endPayment } from './pay.ts'

/** Why the bank clerk rejects a transfer, if at all. Invented rules, stated in mock/README.md. */
export function proofProblem(deps: Deps, payment: PaymentRow): PaymentRejection | undefined {
  if (payment.payerAccount?.endsWith('1111')) return 'AMOUNT_DIFFERS'
  if (payment.payerAccount?.endsWith('0000') || Number(payment.paidAmount) === 0) return 'NOT_RECEIVED'
  const ids = payment.proofs.map((proof) => proof.id)
  const contents = new Set(ids.map((id) => deps.rows.files.get(id)?.base64))
  const used = deps.rows.payments
    .all((other) => other.id !== payment.id && other.status === 'CONFIRMED')
    .flatMap((other) => other.proofs)
  if (used.some((proof) => contents.has(deps.rows.files.get(proof.id)?.base64 ?? proof.id))) return 'DUPLICATE_PROOF'
  return payment.proofs.some((proof) => proof.size < 64) ? 'PROOF_UNREADABLE' : undefined
}

/** What arrived of a payment, and what it pays. */
function receivedOf(deps: Deps, order: OrderRow, payment: PaymentRow): Received {
  const asked = { amount: payment.amount, parts: payment.parts ?? receiptsFor(deps, order) }
  const arrived = payment.paidAmount ?? payment.amount.amount
  const borne = deps.rows.companies.get(order.sellerId)?.bankFees
  return settleReceived(asked, arrived, bankFeeTolerance(payment.amount, order.rateLock.rates, borne))
}

function decide(deps: Deps, payment: PaymentRow, rejection: PaymentRejection | undefined): void {
  const order = deps.rows.orders.get(payment.orderId)
  if (!order) return
  dropJob(deps, 'qrExpire', payment.id)
  const updatedAt = iso(deps.now())
  if (rejection) {
    const rejected: PaymentRow = { ...payment, status: 'REJECTED', rejection, updatedAt }
    deps.rows.payments.put(rejected)
    tellPayment(deps, order, rejected)
    if (order.status === 'PAY_CHECKING') moveOrder(deps, order, 'TO_PAY', 'clerk')
    return
  }
  const { parts, ...rest } = receivedOf(deps, order, payment)
  const hasRest = Object.keys(rest).length > 0
  const confirmed: PaymentRow = {
    ...payment,
    status: 'CONFIRMED',
    parts,
    ...rest,
    ...(hasRest && payment.paidAmount !== undefined && { received: payment.paidAmount }),
    updatedAt,
  }
  deps.rows.payments.put(confirmed)
  tellPayment(deps, order, confirmed)
  takeReceipts(deps, order, parts)
}

/** Statuses from which an order that is paid whole, or its deposit, is PAID; later it goes on as it is. */
const TO_BE_PAID = new Set<OrderRow['status']>(['TO_PAY', 'PAY_CHECKING', 'CONFIRMED'])

/** What an order becomes by what was paid: PAID once all is, or its deposit, else payable again with the rest. */
export function takeReceipts(deps: Deps, order: OrderRow, parts: readonly Receipt[]): OrderRow {
  const paid = takeParts(deps, order, parts)
  resumeIfPaid(deps, order)
  return paid
}

function takeParts(deps: Deps, order: OrderRow, parts: readonly Receipt[]): OrderRow {
  const part = withReceipts(deps, order, parts)
  const isDeposited = depositLeft(deps, { ...order, ...part })?.length === 0
  const isWhole = part.paid?.amount === order.payable.amount
  if ((isWhole || isDeposited) && TO_BE_PAID.has(order.status)) {
    dropJob(deps, 'orderPayBy', order.id)
    return moveOrder(deps, order, 'PAID', 'clerk', part)
  }
  if (order.status === 'PAY_CHECKING') return moveOrder(deps, order, 'TO_PAY', 'clerk', part)
  return changeOrder(deps, order, part)
}

/** The bank clerk checks a transfer: the order becomes PAID, or payable again with the reason, or the clerk asks. */
export function clerkChecksProof(deps: Deps, paymentId: string): void {
  const payment = deps.rows.payments.get(paymentId)
  if (payment?.status !== 'SUBMITTED') return
  const problem = proofProblem(deps, payment)
  if (problem === undefined && !isMatched(payment)) return asksBuyer(deps, payment)
  decide(deps, payment, problem)
}

/** Whether the bank's line names the code of the payment: amounts alone would match a stranger's transfer. */
const isMatched = ({ remitCode, remark }: PaymentRow): boolean =>
  remitCode === undefined || remark === undefined || namesRemitCode(remark, remitCode)

/** The clerk does not know what a transfer is for and asks: it stays with the clerk until the buyer answers. */
function asksBuyer(deps: Deps, payment: PaymentRow): void {
  const order = deps.rows.orders.get(payment.orderId)
  if (!order) return
  const now = iso(deps.now())
  deps.rows.payments.put({ ...payment, askedAt: now, updatedAt: now })
  tellSide(deps, order, order.buyerId, 'PAYMENT_REJECTED', { variant: 'ASKED', code: payment.remitCode ?? '' })
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
