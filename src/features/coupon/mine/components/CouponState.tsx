import { useServerNow } from '@/api/useServerNow.ts'
import type { CouponView } from '@/contract/coupon/schemas.ts'
import { EXPIRING_DAYS } from '@/contract/coupon/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'

const SOON_MS = EXPIRING_DAYS * 86_400_000
const MINUTE_MS = 60_000

/** Status text of a coupon: expiry, order, points, savings. */
export function CouponState({ coupon, onEnd }: { coupon: CouponView; onEnd: () => void }) {
  const t = useText()
  const { status, orderId, orderNo, usedAt, saved, offerPoints } = coupon
  return (
    <>
      <Validity coupon={coupon} onEnd={onEnd} />
      {status === 'LOCKED' && orderId && (
        <span>
          {t('couponMine.locked')} <RouteLink to={orderLink(orderId, 'payment')}>{orderNo}</RouteLink>
        </span>
      )}
      {status === 'LISTED' && offerPoints !== undefined && (
        <span>
          {t('couponMine.listed', { points: offerPoints })}{' '}
          <RouteLink to={hrefTo('couponMarket', { part: 'mine' })}>{t('couponMine.listed.see')}</RouteLink>
        </span>
      )}
      {status === 'USED' && saved && (
        <span>
          {t('couponMine.saved')} <Money value={saved} />
        </span>
      )}
      {status === 'USED' && usedAt && (
        <span>
          {orderId ? t('couponMine.used.order') : t('couponMine.used.counter')}{' '}
          {orderId && <RouteLink to={orderLink(orderId, 'payment')}>{orderNo}</RouteLink>} <DateText value={usedAt} />
        </span>
      )}
    </>
  )
}

function Validity({ coupon: { status, validFrom, validTo }, onEnd }: { coupon: CouponView; onEnd: () => void }) {
  const t = useText()
  const now = useServerNow(MINUTE_MS)
  if (status === 'USED' || status === 'DEACTIVATED') return null
  if (status === 'EXPIRED')
    return (
      <span>
        {t('couponMine.expired')} <DateText value={validTo} />
      </span>
    )
  if (now < Date.parse(validFrom))
    return (
      <span>
        {t('couponMine.from')} <DateText value={validFrom} />
      </span>
    )
  return Date.parse(validTo) - now <= SOON_MS ? (
    <span className="ct-mine-soon">
      {t('couponMine.endsIn')} <Countdown until={validTo} urgentSeconds={SOON_MS / 1000} onEnd={onEnd} />
    </span>
  ) : (
    <span>
      {t('couponMine.until')} <DateText value={validTo} />
    </span>
  )
}
