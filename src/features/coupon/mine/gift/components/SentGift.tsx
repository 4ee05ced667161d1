import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import { GiftKeys } from './GiftKeys.tsx'

/** An open gift for its giver: who it waits for, how long, its link and code, and the way back. */
export function SentGift({ gift, onRefresh }: { gift: Gift; onRefresh: () => void }) {
  const t = useText()
  const [asks, setAsks] = useState(false)
  const revoke = useAction(couponEndpoints.revokeGift, {
    intent: `coupon.revokeGift:${gift.id}`,
    onSuccess: () => {
      toast.success(t('couponGift.revoked'))
      setAsks(false)
    },
    // Taken, declined or timed out meanwhile: the coupon is shown as it stands.
    onError: (_, current) => {
      setAsks(false)
      if (!current) onRefresh()
    },
  })
  if (gift.status !== 'PENDING') return null
  return (
    <>
      <span>
        {gift.to === undefined ? t('couponGift.waits.link') : t('couponGift.waits.mobile', { to: gift.to })}{' '}
        <Countdown until={gift.expiresAt} onEnd={onRefresh} />
      </span>
      <GiftKeys gift={gift} />
      <Failure text={failureText(t, revoke.error)} />
      <span>
        <Button
          size="small"
          aria-label={t('couponGift.revoke.of', { name: gift.terms.name })}
          onClick={() => setAsks(true)}
        >
          {t('couponGift.revoke')}
        </Button>
      </span>
      {asks && (
        <ConfirmDialog
          isOpen
          title={t('couponGift.revoke.title')}
          confirmText={t('couponGift.revoke')}
          isBusy={revoke.loading}
          onCancel={() => setAsks(false)}
          onConfirm={() => void revoke.run({ id: gift.id })}
        >
          {t('couponGift.revoke.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
