import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'

/** URL where the recipient accepts the gift. */
function giftLink(id: string): string {
  return new URL(hrefTo('myCoupons', { gift: id }), location.origin).href
}

/** Link and pick-up code of a gift, to be sent separately. */
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
