import { useId, useRef, useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CouponDetail } from '@/contract/coupon/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'
import { useFocusSoon } from '@/ui/useFocusSoon.ts'
import { fairPoints } from '../fair.ts'

interface OfferProps {
  coupon: CouponDetail
  onClose: () => void
  onOffered: () => void
  /** The coupon changed meanwhile and cannot be offered. */
  onChanged: () => void
}

/** Offers a coupon on the coupon market for points, at most its face value. */
export function OfferDialog({ coupon, onClose, onOffered, onChanged }: OfferProps) {
  const t = useText()
  const say = useProblemText()
  const form = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const { mostPoints: max, fits, openOrders } = coupon
  const fair = fairPoints(coupon)
  const focusSoon = useFocusSoon()
  const focusPoints = () => focusSoon(() => formRef.current?.querySelector('input'))
  const offer = useAction(couponEndpoints.offer, {
    intent: `coupon.offer:${coupon.id}`,
    onSuccess: () => {
      toast.success(t('couponMine.offer.done'))
      onOffered()
    },
    onError: (error) => (hasCode(error, BUSINESS_CODES.stateChanged) ? onChanged() : focusPoints()),
  })
  const points = /^\d{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : undefined
  const problem =
    points === undefined || points < 1
      ? t('couponMine.offer.whole')
      : points > max
        ? say({ field: 'points', code: 'priceOverFace', params: { max } })
        : undefined
  const refused = offer.fieldErrors.find(({ field }) => field === 'points')?.message
  const send = () => {
    setSubmitted(true)
    if (problem !== undefined || points === undefined) focusPoints()
    else void offer.run({ couponId: coupon.id, version: coupon.version, points })
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('couponMine.offer.title', { name: coupon.terms.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={offer.loading}>
            {t('couponMine.offer.send')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Stack>
          <p>{t('couponMine.offer.lead')}</p>
          {fair !== undefined && (
            <Notice>
              {fair === 0
                ? t('couponMine.offer.fair.none', { count: openOrders })
                : t('couponMine.offer.fair', { fits, count: openOrders, points: fair })}
            </Notice>
          )}
          <Failure text={failureText(t, offer.error)} />
          <NumberField
            label={t('couponMine.offer.points')}
            name="points"
            inputMode="numeric"
            isRequired
            maxLength={9}
            value={typed}
            hint={t('couponMine.offer.most', { max })}
            error={refused ?? (submitted ? problem : undefined)}
            onValue={(text) => {
              offer.reset()
              setTyped(text)
            }}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
