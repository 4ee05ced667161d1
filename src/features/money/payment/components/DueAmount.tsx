import { useServerNow } from '@/api/useServerNow.ts'
import { isConverted, wayKey, type PayWay } from '@/contract/money/order/dues.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { moneyText, type Currency } from '@/contract/money.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { isDepositOpen, isRateOpen, openParts, waysOf } from '../usePayOrder.ts'

interface DueProps {
  order: OrderDetail
  way: PayWay
  onWay: (key: string) => void
  onRelock: () => void
  isRelocking: boolean
}

/** Amount due the way it is to be paid, what is due in each currency, and the exchange rate with its validity. */
export function DueAmount({ order, way, onWay, onRelock, isRelocking }: DueProps) {
  const t = useText()
  const open = openParts(order)
  const ways = waysOf(order)
  const textOf = ({ dues: paid, ...money }: PayWay): string => {
    if (open.length < 2) return money.currency
    const part = paid.length > 1 ? t('payment.due.all') : t('payment.due.only', { currency: paid.join() })
    return `${part} · ${moneyText(money)}`
  }
  return (
    <div className="ct-due">
      <p className="ct-due-sum">
        <span className="ct-dim">{t(dueTitle(order))}</span>
        <Money value={way} size="large" />
        {open.length < 2 && isConverted(way) && open[0] && <Money value={open[0]} />}
      </p>
      {open.length > 1 && (
        <p className="ct-due-parts">
          <span className="ct-dim">{t('payment.due.parts')}</span>
          {open.map((part) => (
            <Money key={part.currency} value={part} />
          ))}
        </p>
      )}
      {ways.length > 1 && (
        <SelectField
          label={t(open.length > 1 ? 'payment.due.what' : 'payment.due.currency')}
          value={wayKey(way)}
          onChange={onWay}
          options={ways.map((one) => ({ value: wayKey(one), label: textOf(one) }))}
        />
      )}
      {(ways.some(isConverted) || isRateOpen(order)) && (
        <RateLine order={order} onRelock={onRelock} isRelocking={isRelocking} />
      )}
    </div>
  )
}

/** What the amount is: the deposit, the balance, or all that is due. */
function dueTitle(order: OrderDetail) {
  if (!order.deposit) return 'payment.due.title' as const
  return isDepositOpen(order) ? ('payment.due.deposit' as const) : ('payment.due.balance' as const)
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
  const rate = foreignOf(order)
    .map((currency) => `1 ${currency} = ${rates.cnyPer[currency]} CNY`)
    .join(' · ')
  return <p className="ct-dim">{t('payment.due.rate', { rate, date: rates.date, until: dateTime(until) })}</p>
}

/** The currencies that a rate is needed for. */
function foreignOf(order: OrderDetail): Currency[] {
  const paid = waysOf(order).flatMap(({ dues, currency }) => [...dues, currency])
  const all = [...paid, ...(order.settled?.dues ?? []).map(({ currency }) => currency)]
  return [...new Set(all)].filter((currency) => currency !== 'CNY')
}
