import { useServerNow } from '@/api/useServerNow.ts'
import type { Currency } from '@/contract/money.ts'
import { nextOrderStep } from '@/contract/money/order/nextStep.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { orderSentence } from '../standing.ts'
import { isPayable } from '../usePayOrder.ts'

interface DueProps {
  order: OrderDetail
  currency: Currency
  onCurrency: (currency: Currency) => void
  onRelock: () => void
  isRelocking: boolean
  onTimeOut: () => void
}

/** Amount due, deadline, and the exchange rate with its validity. */
export function DueCard({ order, currency, onCurrency, onRelock, isRelocking, onTimeOut }: DueProps) {
  const t = useText()
  const isBuyer = order.side === 'BUYER'
  const due = order.payableIn.find((entry) => entry.currency === currency) ?? order.payable
  return (
    <Card isMarked>
      <Stack>
        <h2 className="ct-h3">{t(Number(order.due.amount) > 0 ? 'payment.due.title' : 'payment.due.settled')}</h2>
        <Money value={due} size="large" />
        {currency !== order.payable.currency && (
          <Money value={Number(order.due.amount) > 0 ? order.due : order.payable} />
        )}
        <CouponLines order={order} />
        {order.status === 'TO_PAY' && order.payBy && (
          <p>
            {t('payment.due.payBy')} <Countdown until={order.payBy} onEnd={onTimeOut} />
          </p>
        )}
        {isPayable(order) && isBuyer && order.payableIn.length > 1 && (
          <>
            <SelectField
              label={t('payment.due.currency')}
              value={currency}
              onChange={onCurrency}
              options={choicesOf(order.payableIn.map((entry) => entry.currency))}
            />
            <RateLine order={order} onRelock={onRelock} isRelocking={isRelocking} />
          </>
        )}
        {nextOrderStep(order, order.side) === 'CONFIRM' && <ToConfirm source={order.source} />}
        {((order.status === 'TO_CONFIRM' && isBuyer) || (order.status === 'TO_PAY' && !isBuyer)) && (
          <Notice>{t(orderSentence(order.status, order.side))}</Notice>
        )}
        {(order.status === 'CANCELLED' || order.status === 'TIMED_OUT') && <ClosedNotice order={order} />}
      </Stack>
    </Card>
  )
}

/** Why nothing is payable any more: cancelled, or which deadline passed, when, and on whose side. */
function ClosedNotice({ order }: { order: Pick<OrderDetail, 'status' | 'side' | 'payBy' | 'confirmBy'> }) {
  const t = useText()
  const { status, side, payBy, confirmBy } = order
  const until = payBy ?? confirmBy
  return (
    <Notice tone="danger">
      {status === 'TIMED_OUT' && until && (
        <p>
          {/* The payment deadline starts with the confirmation: without it the confirmation was late. */}
          {t(`payment.lapsed.${payBy ? 'pay' : 'confirm'}.${side}`)} <DateText value={until} />
        </p>
      )}
      <p>{t('payment.closed')}</p>
    </Notice>
  )
}

/** Where the seller confirms: awards in its bids, bookings in its listings. */
function ToConfirm({ source }: Pick<OrderDetail, 'source'>) {
  const t = useText()
  const to = source === 'LISTING' ? hrefTo('myMarket', { part: 'received' }) : hrefTo('myBids', { tab: 'won' })
  return (
    <Notice tone="warn">
      <p>{t(orderSentence('TO_CONFIRM', 'SELLER'))}</p>
      <LinkButton size="small" variant="primary" to={to}>
        {t('payment.due.confirm.go')}
      </LinkButton>
    </Notice>
  )
}

/** Discounts of the coupons on an order. */
function CouponLines({ order }: { order: OrderDetail }) {
  const t = useText()
  if (order.coupons.length === 0) return null
  const { currency } = order.payable
  return (
    <dl className="ct-due-coupons" aria-label={t('payment.coupon.line')}>
      {order.coupons.map(({ couponId, name, amount }) => (
        <div key={couponId}>
          <dt>
            <TypedText>{name}</TypedText>
          </dt>
          <dd>
            <Money value={{ amount: `-${amount}`, currency }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function RateLine({ order, onRelock, isRelocking }: Pick<DueProps, 'order' | 'onRelock' | 'isRelocking'>) {
  const t = useText()
  const { dateTime } = useFormats()
  const now = useServerNow()
  const { rates, until } = order.rateLock
  if (now > Date.parse(until))
    return (
      <Notice tone="warn">
        {t('payment.due.rateOver')}{' '}
        <Button size="small" isBusy={isRelocking} onClick={onRelock}>
          {t('payment.due.relock')}
        </Button>
      </Notice>
    )
  const rate = `1 ${order.payable.currency} = ${rates.cnyPer[order.payable.currency]} CNY`
  return <p className="ct-dim">{t('payment.due.rate', { rate, date: rates.date, until: dateTime(until) })}</p>
}
