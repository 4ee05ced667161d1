import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { BusinessError } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { Offer } from '@/contract/coupon/trade/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast.ts'

/** Takes an own offer back after asking; if a buyer was faster, the card says so. */
export function TakeBack({ offer }: { offer: Offer }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const [isLate, setLate] = useState(false)
  const back = useAction(couponEndpoints.takeBack, {
    intent: `coupon.takeBack:${offer.id}`,
    onSuccess: () => {
      toast.success(t('couponTrade.back.done'))
      setAsking(false)
    },
    onError: (error, current) => {
      if (!(error instanceof BusinessError)) return
      setAsking(false)
      setLate(current?.status === 'SOLD')
    },
  })
  if (isLate) return <Notice tone="warn">{t('couponTrade.back.late')}</Notice>
  if (offer.status !== 'OPEN') return null
  return (
    <>
      <Button
        size="small"
        aria-label={t('couponTrade.back.named', { name: offer.terms.name })}
        onClick={() => setAsking(true)}
      >
        {t('couponTrade.back')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={back.loading}
        title={t('couponTrade.back.title')}
        confirmText={t('couponTrade.back')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void back.run({ id: offer.id, version: offer.version })}
      >
        <p>{t('couponTrade.back.text', { name: offer.terms.name })}</p>
        <Failure text={failureText(t, back.error)} />
      </ConfirmDialog>
    </>
  )
}
