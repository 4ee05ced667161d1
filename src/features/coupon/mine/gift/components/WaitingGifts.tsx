import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { GiftAnswer } from './GiftAnswer.tsx'
import { GiftTicket } from './GiftTicket.tsx'

interface WaitingProps {
  gifts: readonly Gift[]
  onRefresh: () => void
  onTaken: (couponId: string) => void
}

/** Gifts that wait for this person's answer. */
export function WaitingGifts({ gifts, onRefresh, onTaken }: WaitingProps) {
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
              onEnd={onRefresh}
              actions={<GiftAnswer gift={gift} onRefresh={onRefresh} onTaken={onTaken} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
