import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import type { CouponView } from '@/contract/coupon/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { GiftAnswer } from './GiftAnswer.tsx'
import { GiftTicket } from './GiftTicket.tsx'

interface WaitingProps {
  gifts: readonly Gift[]
  onChange: () => void
  onTaken: (coupon: CouponView) => void
}

/** Gifts waiting for this user's answer. */
export function WaitingGifts({ gifts, onChange, onTaken }: WaitingProps) {
  const t = useText()
  if (gifts.length === 0) return null
  return (
    <Section
      className="ct-gift-waiting"
      title={t('couponGift.waiting', { count: gifts.length })}
      note={t('couponGift.waiting.text')}
    >
      <ul className="ct-tickets" aria-label={t('couponGift.waiting.list')}>
        {gifts.map((gift) => (
          <li key={gift.id}>
            <GiftTicket
              gift={gift}
              level="h3"
              onEnd={onChange}
              actions={<GiftAnswer gift={gift} onChange={onChange} onTaken={onTaken} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
