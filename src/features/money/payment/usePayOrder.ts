import { useEffect, useRef, useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { dueParts, isConverted, wayKey, type PayWay } from '@/contract/money/order/dues.ts'
import { owesNow, owesRest } from '@/contract/money/order/nextStep.ts'
import type { Money } from '@/contract/money.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import type { Payment } from '@/contract/money/payment/schemas.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '@/contract/money/payment/values.ts'
import { useText } from '@/i18n/useText.ts'
import { toast } from '@/ui/toast.ts'

/** Poll interval while the bank clerk or the wallet has to act, ms. */
const POLL_MS = 2000

/** An order, polled while another party has to act on it. */
export function useOrder(id: string) {
  const [isWaiting, setWaiting] = useState(false)
  const query = useQuery(
    orderEndpoints.detail,
    { id },
    { silent: true, refreshOnFocus: true, ...(isWaiting && { pollMs: POLL_MS }) },
  )
  const { data } = query
  const waits =
    data !== undefined &&
    (data.status === 'TO_CONFIRM' ||
      data.status === 'PAY_CHECKING' ||
      openPayment(data) !== undefined ||
      (data.side === 'SELLER' && data.status === 'TO_PAY'))
  if (waits !== isWaiting) setWaiting(waits)
  return query
}

/** A payment by one of the methods to choose; what the balance pays is never open. */
export type OpenPayment = Payment & { method: PaymentMethod }

/** The open payment: created or being checked. */
export function openPayment(order: OrderDetail): OpenPayment | undefined {
  return order.payments.find(
    (payment): payment is OpenPayment =>
      (payment.status === 'CREATED' || payment.status === 'SUBMITTED') && payment.method !== 'BALANCE',
  )
}

/** True if the order is unpaid, or if an agreed addition left an amount due. */
export const isPayable = (order: OrderDetail): boolean => order.status === 'TO_PAY' || owesNow(order)

/** Whether the buyer may pay before it has to: an order on credit, or with a balance, that is not loaded. */
export const mayPayEarly = (order: OrderDetail): boolean => owesRest(order) && !owesNow(order)

/** Whether the deposit of an order is to be paid first. */
export const isDepositOpen = ({ deposit }: OrderDetail): boolean =>
  deposit?.first.some(({ rest }) => Number(rest) > 0) ?? false

/** What is to be paid next in each currency: the deposit, else what is due, else what is disputed. */
export function openParts(order: OrderDetail): Money[] {
  if (order.deposit && isDepositOpen(order)) return dueParts({ due: order.due, dues: order.deposit.first })
  const due = dueParts(order)
  return due.length > 0 ? due : dueParts({ due: order.due, dues: order.dues })
}

/** The ways to pay an order. */
export const waysOf = ({ payableIn, payable }: OrderDetail): PayWay[] =>
  payableIn.map(({ dues = [payable.currency], ...way }) => ({ dues, ...way }))

/** The chosen way, or the first if it is gone: what is left has changed. */
export function wayOf(order: OrderDetail, key: string | undefined): PayWay {
  const ways = waysOf(order)
  const { currency, amount } = order.due
  return ways.find((way) => wayKey(way) === key) ?? ways[0] ?? { dues: [currency], currency, amount }
}

/** The wallet accepts CNY only; a bank transfer any currency the order allows. */
export function wayFor(order: OrderDetail, method: PaymentMethod, { dues, currency }: PayWay): PayWay {
  return wayOf(order, wayKey({ dues, currency: method === 'BANK_TRANSFER' ? currency : 'CNY' }))
}

/** What an open payment pays, to open it again. */
export function wayAgain(order: OrderDetail, { parts, amount }: Payment): PayWay {
  return wayOf(order, parts && wayKey({ dues: parts.map((part) => part.currency), currency: amount.currency }))
}

/** Whether the amounts of an order rest on rates that are not fixed yet: it is settled in one currency. */
export const isRateOpen = ({ settled, payable }: OrderDetail): boolean =>
  settled !== undefined && !settled.isFixed && settled.dues.some(({ currency }) => currency !== payable.currency)

/** True if paying this way needs a rate and the order's rate lock has expired. */
export function isRateOver(order: OrderDetail, way: PayWay, now: number): boolean {
  return (isConverted(way) || isRateOpen(order)) && now >= Date.parse(order.rateLock.until)
}

/** The methods by which an order can be paid: wallets take CNY only. */
export const methodsOf = (order: OrderDetail): PaymentMethod[] =>
  PAYMENT_METHODS.filter(
    (method) => method === 'BANK_TRANSFER' || waysOf(order).some(({ currency }) => currency === 'CNY'),
  )

/** Shows a toast when another user or tab has replaced the open payment. */
function useReplaced(order: OrderDetail): () => void {
  const t = useText()
  const open = openPayment(order)?.id
  const known = useRef(open)
  const isOwn = useRef(false)
  useEffect(() => {
    const before = order.payments.find((payment) => payment.id === known.current)
    if (open === known.current) return
    if (before?.status === 'CANCELLED' && !isOwn.current && isPayable(order)) toast.info(t('payment.replaced'))
    known.current = open
    isOwn.current = false
  }, [open, order, t])
  return () => {
    isOwn.current = true
  }
}

/** A payment created this long before the request was already open, ms. */
const STANDING_MS = 1000

/** Functions to open, replace and relock a payment; every response updates the order. */
export function usePayOrder(order: OrderDetail) {
  const t = useText()
  const { clock } = useApi()
  const markOwn = useReplaced(order)
  const askedAt = useRef(0)
  const handleError = (error: Error) => {
    if (hasCode(error, BUSINESS_CODES.stateChanged)) toast.info(t('payment.changed'))
  }
  const create = useAction(paymentEndpoints.create, {
    intent: `payment.create:${order.id}`,
    loading: true,
    silent: false,
    onSuccess: (payment) => {
      markOwn()
      // The response has updated the server clock; go back to the time of the request.
      const askedFor = clock.now() - (performance.now() - askedAt.current)
      if (Date.parse(payment.createdAt) < askedFor - STANDING_MS) toast.info(t('payment.standing'))
    },
    onError: handleError,
  })
  const cancel = useAction(paymentEndpoints.cancel, {
    intent: `payment.cancel:${order.id}`,
    onSuccess: markOwn,
    onError: handleError,
  })
  const relock = useAction(orderEndpoints.relock, {
    intent: `order.relock:${order.id}:${order.version}`,
    onSuccess: () => toast.success(t('payment.due.relocked')),
    onError: handleError,
  })
  const pay = (method: PaymentMethod, wanted: PayWay) => {
    if (create.loading) return
    const { dues, amount, currency } = wayFor(order, method, wanted)
    askedAt.current = performance.now()
    void create.run({ orderId: order.id, version: order.version, method, dues, amount: { amount, currency } })
  }
  return {
    pay,
    isPaying: create.loading,
    cancel: (payment: Payment) => void cancel.run({ id: payment.id }),
    isCancelling: cancel.loading,
    relock: () => void relock.run({ id: order.id, version: order.version }),
    isRelocking: relock.loading,
    /** The last error. */
    error: create.error ?? cancel.error ?? relock.error,
  }
}
