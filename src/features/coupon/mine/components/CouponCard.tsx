import type { CouponView } from '@/contract/coupon/schemas.ts'
import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import { groupedCode } from '@/contract/coupon/code.ts'
import type { CouponStatus } from '@/contract/coupon/values.ts'
import { useText } from '@/i18n/useText.ts'
import { CouponTicket } from '@/reference/coupon/CouponTicket.tsx'
import { couponPlace } from '@/reference/coupon/place.ts'
import { DictText } from '@/reference/DictText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Chip, StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { SentGift } from '../gift/components/SentGift.tsx'
import { useIssuerName } from '../useIssuerName.ts'
import { CouponState } from './CouponState.tsx'
import { QrButton } from './QrButton.tsx'

/** Tone of each coupon status. */
export const STATUS_TONES: Record<CouponStatus, Tone> = {
  AVAILABLE: 'ok',
  LOCKED: 'warn',
  TRANSFERRING: 'sea',
  LISTED: 'sea',
  USED: 'neutral',
  EXPIRED: 'neutral',
  DEACTIVATED: 'danger',
}

interface CardProps {
  coupon: CouponView
  /** Its open gift, as seen by the giver. */
  gift: Gift | undefined
  /** Asks again: its time is over. */
  onRefresh: () => void
}

/** One coupon of the holder: its code, how it stands, and the next step. */
export function CouponCard({ coupon, gift, onRefresh }: CardProps) {
  const t = useText()
  const nameOf = useIssuerName()
  const { id, code, status, terms, fits } = coupon
  const isUsable = status === 'AVAILABLE'
  return (
    <CouponTicket
      terms={terms}
      issuer={nameOf(coupon.issuer)}
      isDim={status === 'USED' || status === 'EXPIRED' || status === 'DEACTIVATED'}
      mark={
        isUsable && fits > 0 ? (
          <Chip tone="accent">{t('couponMine.fits', { count: fits })}</Chip>
        ) : (
          <StatusTag tone={STATUS_TONES[status]}>
            <DictText dict="coupon_status" code={status} />
          </StatusTag>
        )
      }
      facts={
        <>
          <span className="ct-mine-code">
            <span className="ct-ticket-code">{groupedCode(code)}</span>
            {isUsable && <CopyButton text={groupedCode(code)} what={t('couponMine.code.of', { name: terms.name })} />}
          </span>
          <CouponState coupon={coupon} onEnd={onRefresh} />
          {gift && <SentGift gift={gift} onRefresh={onRefresh} />}
        </>
      }
      actions={
        <>
          {isUsable && (
            <LinkButton size="small" variant="primary" to={couponPlace(coupon)}>
              {t('couponMine.use')}
            </LinkButton>
          )}
          {isUsable && <QrButton code={code} name={terms.name} />}
          <LinkButton
            size="small"
            to={hrefTo('myCoupons', { id })}
            aria-label={t('couponMine.details.of', { name: terms.name, code: groupedCode(code) })}
          >
            {t('couponMine.details')}
          </LinkButton>
        </>
      }
    />
  )
}
