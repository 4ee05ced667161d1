import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { GIFT_MESSAGE_MAX } from '@/contract/coupon/limits.ts'
import type { CouponView } from '@/contract/coupon/schemas.ts'
import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import { GIFT_HOURS } from '@/contract/coupon/values.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { MOBILE_MAX } from '@/contract/limits.ts'
import { checkMobile } from '@/contract/validation.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { GiftKeys } from './GiftKeys.tsx'

interface GiveProps {
  coupon: CouponView
  /** Closed, with or without an open gift. */
  onClose: () => void
  /** The coupon changed meanwhile and cannot be given. */
  onChanged: () => void
}

const METHODS = ['mobile', 'link'] as const

const FIRST: { method: (typeof METHODS)[number]; toMobile: string; message: string } = {
  method: 'mobile',
  toMobile: '',
  message: '',
}

/** Gives a coupon away: to a mobile number, or by link and pick-up code. */
export function GiveDialog({ coupon, onClose, onChanged }: GiveProps) {
  const t = useText()
  const [gift, setGift] = useState<Gift>()
  const action = useAction(couponEndpoints.give, {
    intent: `coupon.give:${coupon.id}`,
    onSuccess: setGift,
    onError: (error) => {
      if (hasCode(error, BUSINESS_CODES.stateChanged)) onChanged()
    },
  })
  const form = useForm({
    first: FIRST,
    action,
    check: ({ method, toMobile }) => {
      const code = method === 'mobile' ? checkMobile(toMobile) : undefined
      return code ? [{ field: 'toMobile', code }] : []
    },
    request: ({ method, toMobile, message }) => ({
      couponId: coupon.id,
      version: coupon.version,
      message: message.trim(),
      ...(method === 'mobile' && { toMobile: toMobile.trim() }),
    }),
  })
  const { method, message } = form.values
  if (gift) return <Given gift={gift} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t('couponGift.title', { name: coupon.terms.name })}
      submitText={t('couponGift.send')}
      onClose={onClose}
    >
      <p>{t('couponGift.lead', { hours: GIFT_HOURS })}</p>
      <fieldset className="ct-gift-ways">
        <legend className="ct-hidden">{t('couponGift.way')}</legend>
        {METHODS.map((one) => (
          <label key={one} className="ct-check">
            <input
              type="radio"
              name="way"
              value={one}
              checked={method === one}
              onChange={() => form.set({ method: one })}
            />
            <span>{t(`couponGift.way.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {method === 'mobile' && (
        <TextField
          {...form.text('toMobile')}
          label={t('couponGift.mobile')}
          type="tel"
          autoComplete="off"
          isRequired
          maxLength={MOBILE_MAX}
          hint={t('couponGift.mobile.hint')}
        />
      )}
      <TextAreaField
        {...form.text('message')}
        label={t('couponGift.message')}
        hint={t('couponGift.message.hint', { left: GIFT_MESSAGE_MAX - message.length })}
        rows={3}
        maxLength={GIFT_MESSAGE_MAX}
      />
    </FormDialog>
  )
}

function Given({ gift, onClose }: { gift: Gift; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog
      isOpen
      title={t('couponGift.given.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('couponGift.given.close')}
        </Button>
      }
    >
      <Stack>
        <p>
          {gift.to === undefined ? t('couponGift.given.link') : t('couponGift.given.mobile', { to: gift.to })}{' '}
          {t('couponGift.given.until')} <DateText value={gift.expiresAt} />
        </p>
        <GiftKeys gift={gift} />
      </Stack>
    </Dialog>
  )
}
