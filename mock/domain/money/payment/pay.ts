import { wayKey, type PayWay, type Receipt } from '@/contract/money/order/dues.ts'
import type { CreatePayment, Payment, SubmitProof } from '@/contract/money/payment/schemas.ts'
import { QR_MINUTES } from '@/contract/money/payment/values.ts'
import { checkBankAccount, normalizeAccount } from '@/contract/validation.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField, stateChanged } from '../../errors.ts'
import { takeFiles } from '../../file/take.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { moveOrder } from '../order/close.ts'
import { hasRestToPay, orderDetail, ownOrder } from '../order/view.ts'
import { payableIn, receiptsFor } from '../order/dues.ts'
import { isOutdated } from '../order/settle.ts'
import { needCertified } from '../../guards.ts'
import { nextNo } from '../../numbers.ts'
import type { OrderRow, PaymentRow } from '../../tradeRows.ts'

/** Account for bank transfers. Invented. */
const PLATFORM_ACCOUNT = {
  name: '仓通供应链服务有限公司',
  bank: '示例银行上海分行',
  no: '31050161364000001234',
  lineNo: '102290000012',
  swift: 'CANGCNSHXXX',
}

function ownPayment(deps: Deps, caller: Caller, id: string): PaymentRow {
  const payment = deps.rows.payments.get(id)
  if (!payment || payment.buyerId !== caller.companyId) throw notFound()
  return payment
}

/** One payment, for its buyer. */
export function readPayment(deps: Deps, { id }: { id: string }, caller: Caller): Payment {
  return ownPayment(deps, caller, id)
}

/**
 * Opens a payment of an order. At most one is open: the same method returns it, another method replaces it. An outdated
 * amount or version answers 4009 with the current order.
 */
export function createPayment(deps: Deps, input: CreatePayment, caller: Caller): Payment {
  needCertified(caller)
  const order = ownOrder(deps, caller, input.orderId)
  if (order.buyerId !== caller.companyId) throw notFound()
  if (!isPayable(deps, order) || order.version !== input.version) throw stateChanged(orderDetail(deps, order, caller))
  const way = wayFor(deps, order, input)
  if (way?.amount !== input.amount.amount || isOutdated(deps, order, way))
    throw stateChanged(orderDetail(deps, order, caller))
  if (input.method !== 'BANK_TRANSFER' && input.amount.currency !== 'CNY')
    throw refuseField('amount.currency', 'field.choice')
  const open = deps.rows.payments.of('orderId', order.id).filter((payment) => payment.status === 'CREATED')
  const parts = receiptsFor(deps, order, way.dues)
  const same = open.find(
    (payment) => payment.method === input.method && isSameWay(payment, input, parts) && !isOver(deps, payment),
  )
  if (same) return same
  endOpenPayments(deps, order)
  const payment = newPayment(deps, order, input, parts)
  deps.rows.payments.put(payment)
  if (payment.qrUntil) {
    planJob(deps, 'qrPay', payment.id, deps.now() + deps.delays.qrPayMs)
    planJob(deps, 'qrExpire', payment.id, Date.parse(payment.qrUntil))
  }
  return payment
}

/** The way to pay that was asked for; without dues the first in that currency, which is for all of them. */
function wayFor(deps: Deps, order: OrderRow, { amount, dues }: CreatePayment): PayWay | undefined {
  const { currency } = amount
  return payableIn(deps, order).find(
    (way) => way.currency === currency && (dues === undefined || wayKey(way) === wayKey({ dues, currency })),
  )
}

/** Whether an open payment pays the same dues in the same currency. */
const isSameWay = (open: PaymentRow, { amount }: CreatePayment, parts: readonly Receipt[]): boolean =>
  open.amount.currency === amount.currency &&
  open.amount.amount === amount.amount &&
  open.parts?.map((part) => part.currency).join() === parts.map((part) => part.currency).join()

/** Whether an order is unpaid, or has an amount due after an agreed addition without a proof under review. */
export function isPayable(deps: Deps, order: OrderRow): boolean {
  if (order.status === 'TO_PAY') return true
  const isChecked = (payment: PaymentRow) => payment.orderId === order.id && payment.status === 'SUBMITTED'
  return hasRestToPay(order) && deps.rows.payments.count(isChecked) === 0
}

const isOver = (deps: Deps, payment: PaymentRow): boolean =>
  payment.qrUntil !== undefined && Date.parse(payment.qrUntil) <= deps.now()

/** A payment of an order that was just opened; not stored. */
export function newPayment(
  deps: Deps,
  order: OrderRow,
  input: Pick<CreatePayment, 'method' | 'amount'>,
  parts: Receipt[],
): PaymentRow {
  const now = iso(deps.now())
  const no = nextNo(deps.rows.payments, 'ZF', deps.now())
  const wallet = input.method !== 'BANK_TRANSFER'
  return {
    id: newId(deps),
    no,
    orderId: order.id,
    buyerId: order.buyerId,
    method: input.method,
    status: 'CREATED',
    amount: input.amount,
    parts,
    createdAt: now,
    updatedAt: now,
    proofs: [],
    ...(wallet
      ? {
          qrText: `CANGTONG-DEMO-PAY ${input.method} ${no} ${input.amount.currency} ${input.amount.amount}`,
          qrUntil: iso(deps.now() + QR_MINUTES * 60_000),
        }
      : { remitCode: newId(deps).slice(0, 6).toUpperCase(), account: PLATFORM_ACCOUNT }),
  }
}

/** Ends an unpaid payment. */
export function endPayment(deps: Deps, payment: PaymentRow, status: 'CANCELLED' | 'EXPIRED'): PaymentRow {
  const ended: PaymentRow = { ...payment, status, updatedAt: iso(deps.now()) }
  deps.rows.payments.put(ended)
  dropJob(deps, 'qrPay', payment.id)
  dropJob(deps, 'qrExpire', payment.id)
  return ended
}

/** Ends the open payment of an order: it was for another amount. */
export function endOpenPayments(deps: Deps, { id }: OrderRow): void {
  for (const payment of deps.rows.payments.of('orderId', id))
    if (payment.status === 'CREATED') endPayment(deps, payment, 'CANCELLED')
}

/** The buyer cancels an open payment. */
export function cancelPayment(deps: Deps, { id }: { id: string }, caller: Caller): Payment {
  const payment = ownPayment(deps, caller, id)
  if (payment.status !== 'CREATED') throw stateChanged(payment)
  return endPayment(deps, payment, 'CANCELLED')
}

/** The buyer submits the proof of a transfer, or answers the clerk with it: the order waits for the bank clerk. */
export function submitProof(deps: Deps, input: SubmitProof, caller: Caller): Payment {
  const payment = ownPayment(deps, caller, input.id)
  const order = ownOrder(deps, caller, payment.orderId)
  const isAnswer = payment.status === 'SUBMITTED' && payment.askedAt !== undefined
  const isFirst = payment.status === 'CREATED' && isPayable(deps, order)
  if (payment.method !== 'BANK_TRANSFER' || (!isAnswer && !isFirst)) throw stateChanged(payment)
  const wrong = checkBankAccount(input.payerAccount)
  if (wrong) throw refuseField('payerAccount', `problem.${wrong}`)
  const proofs = takeFiles(deps, caller, 'PAYMENT', input.proofs, (index) => `proofs.${index}`)
  const { askedAt: _, ...kept } = payment
  const submitted: PaymentRow = {
    ...kept,
    status: 'SUBMITTED',
    payerBank: input.payerBank,
    payerAccount: normalizeAccount(input.payerAccount),
    paidAmount: input.paidAmount,
    ...(input.remark !== undefined && { remark: input.remark }),
    proofs,
    updatedAt: iso(deps.now()),
  }
  deps.rows.payments.put(submitted)
  if (isFirst) moveOrder(deps, order, 'PAY_CHECKING', 'buyer')
  planJob(deps, 'proofCheck', payment.id, deps.now() + deps.delays.clerkMs)
  return submitted
}
