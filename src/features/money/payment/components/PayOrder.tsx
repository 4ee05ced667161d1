import { useApi } from '@/api/ApiContext.tsx'
import { failureText } from '@/api/errorText.ts'
import { useRef, useState } from 'react'
import type { PayWay } from '@/contract/money/order/dues.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { PaymentMethod } from '@/contract/money/payment/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Card, Section } from '@/ui/Card.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useFocusIfLost } from '@/ui/useFocusIfLost.ts'
import {
  isPayable,
  isRateOver,
  mayPayEarly,
  methodsOf,
  openPayment,
  usePayOrder,
  wayAgain,
  wayFor,
  wayOf,
} from '../usePayOrder.ts'
import { BalanceOffer } from './BalanceOffer.tsx'
import { BankPanel } from './BankPanel.tsx'
import { CouponPicker } from './CouponPicker.tsx'
import { DueAmount } from './DueAmount.tsx'
import { MethodPicker } from './MethodPicker.tsx'
import { QrPanel } from './QrPanel.tsx'
import { RequoteDialog } from './RequoteDialog.tsx'
import './payment.css'

interface PayProps {
  order: OrderDetail
  onRefresh: () => void
}

/** Statuses in which coupons can be chosen. */
const BEFORE_START = new Set<OrderDetail['status']>(['TO_PAY', 'CONFIRMED'])

/** Paying what is due on an order: amount, coupons and methods. For its buyer, while something is due. */
export function PayOrder({ order, onRefresh }: PayProps) {
  const t = useText()
  const [chosen, setChosen] = useState<string>()
  const [paysEarly, setPaysEarly] = useState(false)
  const way = wayOf(order, chosen)
  const actions = usePayOrder(order)
  if (order.side === 'SELLER') return null
  const open = openPayment(order)
  if (open?.askedAt !== undefined)
    return (
      <Section title={t('payment.pay')} className="ct-pay">
        <Card isMarked className="ct-pay-card">
          <BankPanel payment={open} onRefresh={onRefresh} />
        </Card>
      </Section>
    )
  const isEarly = mayPayEarly(order) && open === undefined
  const isAsked = mayPayEarly(order) && (paysEarly || open !== undefined)
  const isOpen = (isPayable(order) || isAsked) && open?.status !== 'SUBMITTED'
  if (!isOpen && !(isEarly && !paysEarly)) return <Failure text={failureText(t, actions.error)} />
  return (
    <Section title={t('payment.pay')} className="ct-pay">
      {isEarly && !paysEarly && (
        <div>
          <Button onClick={() => setPaysEarly(true)}>{t('payment.early')}</Button>
        </div>
      )}
      {isOpen && (
        <Card isMarked className="ct-pay-card">
          <Rejection order={order} />
          <DueAmount
            order={order}
            way={way}
            onWay={setChosen}
            onRelock={actions.relock}
            isRelocking={actions.isRelocking}
          />
          {BEFORE_START.has(order.status) && Number(order.paid.amount) === 0 && <CouponPicker order={order} />}
          <BalanceOffer order={order} />
          <NextStep order={order} way={way} actions={actions} onRefresh={onRefresh} />
        </Card>
      )}
      {/* Shown below the pressed button, not above the coupons. */}
      <Failure text={failureText(t, actions.error)} />
    </Section>
  )
}

/** Why the newest payment was refused. */
function Rejection({ order }: { order: OrderDetail }) {
  const t = useText()
  const { labelOf } = useDict('payment_rejection')
  const [newest] = order.payments
  if (newest?.status !== 'REJECTED' || !newest.rejection) return null
  return (
    <Notice tone="danger" isAlert>
      {t('payment.rejected', { reason: labelOf(newest.rejection) })}
    </Notice>
  )
}

interface NextProps {
  order: OrderDetail
  way: PayWay
  actions: ReturnType<typeof usePayOrder>
  onRefresh: () => void
}

/** What comes next, in its place; who pressed for it finds the focus on its heading, for the pressed button is gone. */
function NextStep(props: NextProps) {
  const place = useRef<HTMLDivElement>(null)
  useFocusIfLost(openPayment(props.order)?.id, () => place.current?.querySelector('h3'))
  return (
    <div ref={place} className="ct-pay-next">
      <Ways {...props} />
    </div>
  )
}

function Ways({ order, way, actions, onRefresh }: NextProps) {
  const { clock } = useApi()
  const [requoted, setRequoted] = useState<{ method: PaymentMethod; way: PayWay }>()
  const open = openPayment(order)
  const pay = (method: PaymentMethod, wanted: PayWay) => {
    if (isRateOver(order, wayFor(order, method, wanted), clock.now())) setRequoted({ method, way: wanted })
    else actions.pay(method, wanted)
  }
  const requote = requoted && (
    <RequoteDialog
      order={order}
      way={wayFor(order, requoted.method, requoted.way)}
      actions={actions}
      onClose={() => setRequoted(undefined)}
      onPay={() => {
        setRequoted(undefined)
        actions.pay(requoted.method, requoted.way)
      }}
    />
  )
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
          onRenew={() => pay(open.method, wayAgain(order, open))}
        />
        {requote}
      </>
    )
  const cny = wayFor(order, 'WECHAT', way).amount
  return (
    <>
      <MethodPicker
        cny={cny}
        methods={methodsOf(order)}
        isBusy={actions.isPaying}
        onPay={(method) => pay(method, way)}
      />
      {requote}
    </>
  )
}
