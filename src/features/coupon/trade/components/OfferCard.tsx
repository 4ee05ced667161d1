import type { ReactNode } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import type { Offer } from '@/contract/coupon/trade/schemas.ts'
import { EXPIRING_DAYS } from '@/contract/coupon/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { CouponTicket } from '@/reference/coupon/CouponTicket.tsx'
import { Chip, StatusTag } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DictText } from '@/reference/DictText.tsx'
import './trade.css'

const TONES = { OPEN: 'ok', SOLD: 'sea', TAKEN_BACK: 'neutral', ENDED: 'neutral' } as const

const DAY_MS = 86_400_000

/** Discount of an offer on the face value, whole percent; at least 0. */
function discountOf({ points, facePoints }: Pick<Offer, 'points' | 'facePoints'>): number {
  return facePoints > 0 ? Math.max(0, Math.floor((1 - points / facePoints) * 100)) : 0
}

/** Days until a time, rounded up; 0 once it has passed. */
function daysLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS))
}

interface CardProps {
  offer: Offer
  /** Hides the seller's name on own offers. */
  isOwn?: boolean
  actions: ReactNode
}

/** An offer as a ticket: benefit, price against face value, and remaining validity. */
export function OfferCard({ offer, isOwn = false, actions }: CardProps) {
  const t = useText()
  const { locale } = useLocale()
  const nameOf = ({ nameZh, nameEn }: Offer['seller']) => wordsIn(locale, nameZh, nameEn)
  const isOpen = offer.status === 'OPEN'
  const mark =
    isOpen && !isOwn ? (
      offer.fits > 0 && <Chip tone="ok">{t('couponTrade.fits', { count: offer.fits })}</Chip>
    ) : (
      <StatusTag tone={TONES[offer.status]}>
        <DictText dict="offer_status" code={offer.status} />
      </StatusTag>
    )
  return (
    <CouponTicket
      terms={offer.terms}
      issuer={nameOf(offer.issuer)}
      isDim={!isOpen}
      mark={mark}
      facts={
        <>
          <Price offer={offer} />
          <Until offer={offer} />
          {isOwn ? <OwnFacts offer={offer} /> : <span>{t('couponTrade.seller', { name: nameOf(offer.seller) })}</span>}
          {isOpen && !isOwn && <Worth offer={offer} />}
        </>
      }
      actions={actions}
    />
  )
}

function Price({ offer }: { offer: Offer }) {
  const t = useText()
  const { number } = useFormats()
  const off = discountOf(offer)
  return (
    <span className="ct-offer-price">
      <strong>{t('couponTrade.points', { count: offer.points })}</strong>
      <span>{t('couponTrade.face', { points: number(offer.facePoints) })}</span>
      {off > 0 && <Chip tone="accent">{t('couponTrade.off', { percent: off })}</Chip>}
    </span>
  )
}

function Until({ offer }: { offer: Offer }) {
  const t = useText()
  const now = useServerNow(60_000)
  const days = daysLeft(offer.validTo, now)
  return (
    <span>
      {t('couponTrade.until')} <DateText value={offer.validTo} precision="date" isEnd />
      {days > 0 && (
        <span className={days <= EXPIRING_DAYS ? 'ct-offer-soon' : 'ct-dim'}> {t('couponTrade.left', { days })}</span>
      )}
    </span>
  )
}

function OwnFacts({ offer }: { offer: Offer }) {
  const t = useText()
  return (
    <>
      <span>
        {t('couponTrade.offered')} <DateText value={offer.createdAt} />
      </span>
      {offer.soldAt && (
        <span>
          {t('couponTrade.sold')} <DateText value={offer.soldAt} />
        </span>
      )}
    </>
  )
}

/** Estimated savings on an own order against the price, so that the buyer can judge it. */
function Worth({ offer: { worthPoints, points } }: { offer: Offer }) {
  const t = useText()
  const { number } = useFormats()
  if (worthPoints === undefined) return null
  const words = t('couponTrade.worth', { points: number(worthPoints) })
  if (points < worthPoints) return <span className="ct-offer-good">{words}</span>
  return (
    <span className="ct-offer-soon">
      {words} {t('couponTrade.worth.less')}
    </span>
  )
}
