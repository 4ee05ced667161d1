import { useServerNow } from '@/api/useServerNow.ts'
import type { Currency } from '@/contract/money.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SelectField } from '@/ui/SelectField.tsx'

interface DueProps {
  order: OrderDetail
  currency: Currency
  onCurrency: (currency: Currency) => void
  onRelock: () => void
  isRelocking: boolean
}

/** Amount due in the currency of the payment, and the exchange rate with its validity. */
export function DueAmount({ order, currency, onCurrency, onRelock, isRelocking }: DueProps) {
  const t = useText()
  const due = order.payableIn.find((entry) => entry.currency === currency) ?? order.due
  return (
    <div className="ct-due">
      <p className="ct-due-sum">
        <span className="ct-dim">{t('payment.due.title')}</span>
        <Money value={due} size="large" />
        {currency !== order.payable.currency && <Money value={order.due} />}
      </p>
      {order.payableIn.length > 1 && (
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
    </div>
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
