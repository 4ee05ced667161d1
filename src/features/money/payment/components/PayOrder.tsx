import { useIsPretend } from '@/api/useMarketKind.ts'
import { useApi } from '@/api/ApiContext.tsx'
import { failureText } from '@/api/errorText.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Currency } from '@/contract/money.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { Payment } from '@/contract/money/payment/schemas.ts'
import type { PaymentMethod } from '@/contract/money/payment/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { useFormats } from '@/i18n/useFormats.ts'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Split } from '@/ui/Split.tsx'
import { currencyFor, isPayable, isRateOver, openPayment, usePayOrder } from '../usePayOrder.ts'
import { BankPanel } from './BankPanel.tsx'
import { CouponPicker } from './CouponPicker.tsx'
import { DueCard } from './DueCard.tsx'
import { MethodPicker } from './MethodPicker.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { QrPanel } from './QrPanel.tsx'
import { RequoteDialog } from './RequoteDialog.tsx'
import './payment.css'

interface PayProps {
  order: OrderDetail
  onRefresh: () => void
  /** Sections after the payment, shown before the order facts. */
  children?: ReactNode
}

/** Payment of one order: amount, methods and status. Sellers see it without the methods. */
export function PayOrder({ order, onRefresh, children }: PayProps) {
  const t = useText()
  const [currency, setCurrency] = useState<Currency>(order.payable.currency)
  const actions = usePayOrder(order)
  return (
    <Split
      aside={
        <DueCard
          order={order}
          currency={currency}
          onCurrency={setCurrency}
          onRelock={actions.relock}
          isRelocking={actions.isRelocking}
          onTimeOut={onRefresh}
        />
      }
    >
      <PaymentState order={order} />
      {order.side === 'BUYER' && order.status === 'TO_PAY' && <CouponPicker order={order} />}
      {order.side === 'BUYER' && <NextStep order={order} currency={currency} actions={actions} onRefresh={onRefresh} />}
      {/* Shown below the pressed button, not above the coupons. */}
      <Failure text={failureText(t, actions.error)} />
      {children}
      <OrderFacts order={order} />
    </Split>
  )
}

/** Status of the newest payment. */
function PaymentState({ order }: { order: OrderDetail }) {
  const t = useText()
  const isPretend = useIsPretend()
  const { money } = useFormats()
  const { labelOf } = useDict('payment_rejection')
  const [newest] = order.payments
  const isPaid = order.payments.find((payment) => payment.status === 'CONFIRMED')
  if (order.status === 'PAY_CHECKING' || newest?.status === 'SUBMITTED')
    return (
      <Notice tone="warn">
        <h2 className="ct-h3">{t('payment.checking.title')}</h2>
        <p role="status">{t(isPretend ? 'payment.checking.demo' : 'payment.checking.text')}</p>
      </Notice>
    )
  if (isPayable(order) && newest?.status === 'REJECTED' && newest.rejection)
    return (
      <Notice tone="danger" isAlert>
        {t('payment.rejected', { reason: labelOf(newest.rejection) })}
      </Notice>
    )
  if (order.status !== 'TO_PAY' && isPayable(order))
    return <Notice tone="warn">{t('payment.rest', { amount: money(order.due) })}</Notice>
  if (isPaid && order.status !== 'TO_PAY')
    return (
      <Notice tone="ok">
        <h2 className="ct-h3">{t('payment.paid.title')}</h2>
        <p>{t('payment.paid.text', { amount: money(isPaid.amount) })}</p>
        <p className="ct-dim">
          {t('payment.paid.no')} {isPaid.no}
        </p>
        {order.side === 'BUYER' && (
          <LinkButton size="small" to={hrefTo('invoice')}>
            {t('payment.paid.invoice')}
          </LinkButton>
        )}
      </Notice>
    )
  return null
}

interface NextProps {
  order: OrderDetail
  currency: Currency
  actions: ReturnType<typeof usePayOrder>
  onRefresh: () => void
}

function NextStep({ order, currency, actions, onRefresh }: NextProps) {
  const { clock } = useApi()
  const [requoted, setRequoted] = useState<PaymentMethod>()
  const open: Payment | undefined = openPayment(order)
  const pay = (method: PaymentMethod, wanted: Currency) => {
    if (isRateOver(order, currencyFor(method, wanted), clock.now())) setRequoted(method)
    else actions.pay(method, wanted)
  }
  const requote = requoted && (
    <RequoteDialog
      order={order}
      currency={currencyFor(requoted, currency)}
      actions={actions}
      onClose={() => setRequoted(undefined)}
      onPay={() => {
        setRequoted(undefined)
        actions.pay(requoted, currency)
      }}
    />
  )
  if (!isPayable(order) || open?.status === 'SUBMITTED') return null
  if (open?.method === 'BANK_TRANSFER')
    return (
      <BankPanel
        payment={open}
        onRefresh={onRefresh}
        onCancel={() => actions.cancel(open)}
        isCancelling={actions.isCancelling}
      />
    )
  if (open)
    return (
      <>
        <QrPanel
          payment={open}
          onCancel={() => actions.cancel(open)}
          isCancelling={actions.isCancelling}
          onRenew={() => pay(open.method, 'CNY')}
        />
        {requote}
      </>
    )
  const cny = order.payableIn.find((entry) => entry.currency === 'CNY')?.amount ?? '0'
  return (
    <>
      <MethodPicker cny={cny} isBusy={actions.isPaying} onPay={(method) => pay(method, currency)} />
      {requote}
    </>
  )
}
