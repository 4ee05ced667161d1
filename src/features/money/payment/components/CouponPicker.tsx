import { moneyText } from '@/contract/money.ts'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { failureText } from '@/api/errorText.ts'
import type { UsableCoupons } from '@/contract/coupon/schemas.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useTermsText } from '@/reference/coupon/terms.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { hindranceOf, useOrderCoupons } from '../useOrderCoupons.ts'
import './coupons.css'
import { TypedText } from '@/ui/TypedText.tsx'
import { PayPart } from './PayPart.tsx'

type Coupons = ReturnType<typeof useOrderCoupons>
interface PickerProps {
  order: OrderDetail
}

/** The buyer's coupons for an unpaid order: the best choice, checkboxes, and unusable ones with reasons. */
export function CouponPicker({ order }: PickerProps) {
  const t = useText()
  const coupons = useOrderCoupons(order)
  const { list } = coupons
  if (list.error && !list.data)
    return (
      <PayPart title={t('payment.coupon.title')}>
        <ErrorState error={list.error} onRetry={list.refresh} />
      </PayPart>
    )
  if (!list.data) return <SkeletonBlock height={96} />
  if (list.data.usable.length === 0 && list.data.unusable.length === 0)
    return (
      <PayPart title={t('payment.coupon.title')}>
        <p className="ct-dim">
          {t('payment.coupon.none')} <RouteLink to={hrefTo('couponCenter')}>{t('payment.coupon.collect')}</RouteLink>
        </p>
      </PayPart>
    )
  return (
    <PayPart title={t('payment.coupon.title')} note={t('payment.coupon.note')}>
      <Failure text={failureText(t, coupons.error)} />
      <BestChoice data={list.data} order={order} coupons={coupons} />
      <Fold isOpen={!isBest(list.data, order)} title={t('payment.coupon.usable')}>
        <UsableList data={list.data} coupons={coupons} order={order} />
      </Fold>
      <UnusableList data={list.data} />
    </PayPart>
  )
}

/** Integer minor units, so that sums are compared exactly. */
const cents = (amount: string): number => Math.round(Number(amount) * 100)

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one))

/** True if a choice is in use that saves most; one that saves the same is no improvement. */
function isBest({ best, bestSaves }: UsableCoupons, { coupons }: OrderDetail): boolean {
  const saved = coupons.reduce((sum, use) => sum + cents(use.amount), 0)
  return best.length > 0 && cents(bestSaves.amount) <= saved
}

interface FoldProps {
  /** Whether it is open at first. */
  isOpen: boolean
  title: string
  children: ReactNode
}

/** Content that one can fold away: on a phone the button for paying stands below it. */
function Fold({ isOpen: isOpenFirst, title, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** The choice that saves most, unless it is applied already. */
function BestChoice({ data, order, coupons }: { data: UsableCoupons; order: OrderDetail; coupons: Coupons }) {
  const t = useText()
  const { money } = useFormats()
  if (data.best.length === 0) return null
  if (isBest(data, order)) return <p className="ct-coupon-best ct-dim">{t('payment.coupon.isBest')}</p>
  return (
    <p className="ct-coupon-best">
      <strong>{t('payment.coupon.best', { count: data.best.length, amount: money(data.bestSaves) })}</strong>
      <Button variant="primary" size="small" isBusy={coupons.isBusy} onClick={() => coupons.use(data.best)}>
        {t('payment.coupon.useBest')}
      </Button>
    </p>
  )
}

function UsableList({ data, order, coupons }: { data: UsableCoupons; order: OrderDetail; coupons: Coupons }) {
  const t = useText()
  const reasonId = useId()
  const { labelOf } = useDict('coupon_reason')
  const { gives, least } = useTermsText()
  const { dateTime } = useFormats()
  const { ticked, setTicked, isBusy } = coupons
  const chosen = order.coupons.map((use) => use.couponId)
  const rows = data.usable.filter((row) => ticked.includes(row.coupon.id))
  const toggle = (id: string, isOn: boolean) => setTicked(isOn ? [...ticked, id] : ticked.filter((one) => one !== id))
  if (data.usable.length === 0) return <p className="ct-dim">{t('payment.coupon.noUsable')}</p>
  return (
    <>
      <ul className="ct-coupon-list" aria-label={t('payment.coupon.usable')}>
        {data.usable.map((row) => {
          const { coupon, saves } = row
          const isOn = ticked.includes(coupon.id)
          const hindrance = isOn ? undefined : hindranceOf(row, rows)
          return (
            <li key={coupon.id}>
              <label className="ct-coupon-row">
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={isBusy || hindrance !== undefined}
                  aria-describedby={hindrance && `${reasonId}-${coupon.id}`}
                  onChange={(event) => toggle(coupon.id, event.target.checked)}
                />
                <span className="ct-coupon-words">
                  <strong>
                    <TypedText>{coupon.terms.name}</TypedText>
                  </strong>
                  <span className="ct-dim">
                    {gives(coupon.terms)} · {least(coupon.terms)} ·{' '}
                    {t('payment.coupon.until', { when: dateTime(coupon.validTo) })}
                  </span>
                  {hindrance && (
                    <span id={`${reasonId}-${coupon.id}`} className="ct-coupon-reason">
                      {labelOf(hindrance)}
                    </span>
                  )}
                </span>
                <span className="ct-coupon-saves">
                  {t('payment.coupon.saves')} <Money value={saves} />
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      {!sameSet(ticked, chosen) && (
        <div className="ct-coupon-best">
          <Button variant="primary" isBusy={isBusy} onClick={() => coupons.use(ticked)}>
            {ticked.length === 0 ? t('payment.coupon.useNone') : t('payment.coupon.use', { count: ticked.length })}
          </Button>
          <Button disabled={isBusy} onClick={() => setTicked(chosen)}>
            {t('payment.coupon.keep')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Unusable coupons, each with all reasons in a fixed order. */
function UnusableList({ data }: { data: UsableCoupons }) {
  const t = useText()
  const { gives } = useTermsText()
  const { unusable } = data
  if (unusable.length === 0) return null
  return (
    <Fold isOpen={false} title={t('payment.coupon.unusable', { count: unusable.length })}>
      <ul className="ct-coupon-list">
        {unusable.map(({ coupon, reasons }) => (
          <li key={coupon.id} className="ct-coupon-row">
            <span className="ct-coupon-words">
              <strong>
                <TypedText>{coupon.terms.name}</TypedText>
              </strong>
              <span className="ct-dim">{gives(coupon.terms)}</span>
              <span className="ct-coupon-reason">
                {reasons.map(({ code, short }, index) => (
                  <span key={code}>
                    {index > 0 && ' · '}
                    <DictText dict="coupon_reason" code={code} />
                    {short &&
                      ` (${t('payment.coupon.short', { amount: moneyText({ amount: short, currency: coupon.terms.currency }) })})`}
                  </span>
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
