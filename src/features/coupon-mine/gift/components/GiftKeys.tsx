import type { Gift } from '@/contract/coupon-trade/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { giftLink } from '../giftLink.ts'

/** Link and pick-up code of a gift, to be sent apart from each other. */
export function GiftKeys({ gift: { id, pickUpCode } }: { gift: Gift }) {
  const t = useText()
  if (pickUpCode === undefined) return null
  const link = giftLink(id)
  return (
    <div className="ct-gift-code">
      <span className="ct-gift-row">
        <span className="ct-dim">{t('couponGift.link')}</span>
        <span>{link}</span>
        <CopyButton text={link} what={t('couponGift.link')} />
      </span>
      <span className="ct-gift-row">
        <span className="ct-dim">{t('couponGift.pickUp')}</span>
        <strong className="ct-ticket-code">{pickUpCode}</strong>
        <CopyButton text={pickUpCode} what={t('couponGift.pickUp')} />
      </span>
      <span className="ct-dim">{t('couponGift.keys.text')}</span>
    </div>
  )
}
