import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CouponDetail } from '@/contract/coupon/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { toast } from '@/ui/toast.ts'
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
  const { mostPoints: max, fits, openOrders } = coupon
  const fair = fairPoints(coupon)
  const action = useAction(couponEndpoints.offer, {
    intent: `coupon.offer:${coupon.id}`,
    onSuccess: () => {
      toast.success(t('couponMine.offer.done'))
      onOffered()
    },
    onError: (error) => {
      if (hasCode(error, BUSINESS_CODES.stateChanged)) onChanged()
    },
  })
  const form = useForm({
    first: { points: '' },
    action,
    check: ({ points }) =>
      !/^\d{1,9}$/.test(points.trim()) || Number(points) < 1
        ? [{ field: 'points', text: t('couponMine.offer.whole') }]
        : Number(points) > max
          ? [{ field: 'points', code: 'priceOverFace', params: { max } }]
          : [],
    request: ({ points }) => ({ couponId: coupon.id, version: coupon.version, points: Number(points) }),
  })
  return (
    <FormDialog
      form={form}
      title={t('couponMine.offer.title', { name: coupon.terms.name })}
      submitText={t('couponMine.offer.send')}
      onClose={onClose}
    >
      <p>{t('couponMine.offer.lead')}</p>
      {fair !== undefined && (
        <Notice>
          {fair === 0
            ? t('couponMine.offer.fair.none', { count: openOrders })
            : t('couponMine.offer.fair', { fits, count: openOrders, points: fair })}
        </Notice>
      )}
      <NumberField
        {...form.number('points')}
        label={t('couponMine.offer.points')}
        inputMode="numeric"
        isRequired
        maxLength={9}
        hint={t('couponMine.offer.most', { max })}
      />
    </FormDialog>
  )
}
