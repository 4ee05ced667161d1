import type { ReactNode } from 'react'
import { Big } from 'big.js'
import { rateText } from '@/contract/money/order/settlement.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { moneyText, roundMoney, type Money as Amount } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { AboutMoney } from '@/ui/AboutMoney.tsx'
import { Money } from '@/ui/Money.tsx'

interface LineProps {
  label: ReactNode
  isStrong?: boolean
  children: ReactNode
}

/** A line of the money of an order. */
export function Line({ label, isStrong = false, children }: LineProps) {
  return (
    <div className={isStrong ? 'ct-order-strong' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Amounts below each other, one a currency. */
export function Amounts({ of }: { of: readonly Amount[] }) {
  return of.map((amount) => <Money key={amount.currency} value={amount} />)
}

/** A part of the dues, one amount a currency; says so once it is paid. */
export function Parts({ label, parts }: { label: string; parts: NonNullable<OrderDetail['deposit']>['first'] }) {
  const t = useText()
  const isPaid = parts.every(({ rest }) => Number(rest) === 0)
  return (
    <Line label={label}>
      <Amounts of={parts} />
      {isPaid && <span className="ct-dim">{t('order.money.isPaid')}</span>}
    </Line>
  )
}

/** What the other party of the sale pays: as quoted, and about how much that is in the order's currency. */
export function Elsewhere({ amounts, total }: NonNullable<OrderDetail['elsewhere']>) {
  const isConverted = amounts.some(({ currency }) => currency !== total.currency)
  return (
    <>
      <Amounts of={amounts} />
      {isConverted && (
        <span className="ct-dim">
          <AboutMoney value={total} isAbout />
        </span>
      )}
    </>
  )
}

/** What was paid of each due that is paid at least in part, if any; a sum of several currencies would be about right only. */
export function PaidLine({ order: { dues = [], paid } }: { order: OrderDetail }) {
  const t = useText()
  const parts = dues.flatMap(({ amount, rest, currency }): Amount[] => {
    const part = new Big(amount).minus(rest)
    return part.gt(0) ? [{ amount: roundMoney(part, currency), currency }] : []
  })
  if (parts.length === 0 && Number(paid.amount) === 0) return null
  return (
    <Line label={t('order.money.paid')}>
      <Amounts of={parts.length > 0 && isSplit(dues, paid) ? parts : [paid]} />
    </Line>
  )
}

/** Whether what was paid has other currencies than the order's own. */
const isSplit = (dues: readonly Amount[], { currency }: Amount): boolean =>
  dues.some((due) => due.currency !== currency)

/** What is left: of an order with several currencies about how much in all, then each. */
export function OpenLine({ order: { dues = [], due, isAbout } }: { order: OrderDetail }) {
  const t = useText()
  const isOpen = Number(due.amount) > 0
  const rest = dues.flatMap(({ rest: amount, currency }) => (Number(amount) > 0 ? [{ amount, currency }] : []))
  const isPartly = dues.some(({ amount, rest: left }) => amount !== left)
  const isSum = rest.length === 0 ? false : !isPartly || isSplit(rest, due)
  return (
    <>
      <Line label={t('order.money.open')} isStrong={isOpen}>
        <AboutMoney value={due} isAbout={isAbout && isOpen && isSum} size={isOpen ? 'large' : undefined} />
      </Line>
      {isPartly && isSum && (
        <Line label={t('order.money.rests')}>
          <Amounts of={rest} />
        </Line>
      )}
    </>
  )
}

/** Of an order settled in one currency: what was quoted in others, what that is in the one, and at which rate. */
export function SettledLines({ order: { settled, payable, rateLock } }: { order: OrderDetail }) {
  const t = useText()
  const { date, source, cnyPer } = rateLock.rates
  const converted = settled?.dues.filter(({ currency }) => currency !== payable.currency) ?? []
  if (!settled || converted.length === 0) return null
  const foreign = [...converted, payable].map(({ currency }) => currency).filter((currency) => currency !== 'CNY')
  return (
    <>
      <Line label={t('order.money.asQuoted')}>
        <Amounts of={settled.dues} />
      </Line>
      {converted.map(({ amount, currency, value }) => (
        <Line key={currency} label={t('order.money.converted', { amount: moneyText({ amount, currency }) })}>
          <Money value={{ amount: value, currency: payable.currency }} />
        </Line>
      ))}
      <Line label={t('order.money.rate')}>
        {foreign.map((currency) => (
          <div key={currency}>{rateText(currency, 'CNY', cnyPer)}</div>
        ))}
      </Line>
      <div className="ct-order-rate">
        <dt className="ct-hidden">{t('order.money.rate')}</dt>
        <dd>{t(settled.isFixed ? 'order.money.rate.fixed' : 'order.money.rate.open', { date, source })}</dd>
      </div>
    </>
  )
}
