import { useId, useRef, useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { GIFT_MESSAGE_MAX } from '@/contract/coupon/limits.ts'
import type { CouponView } from '@/contract/coupon/schemas.ts'
import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import { GIFT_HOURS } from '@/contract/coupon/values.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { MOBILE_MAX } from '@/contract/limits.ts'
import { checkMobile } from '@/contract/validation.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useFocusSoon } from '@/ui/useFocusSoon.ts'
import { GiftKeys } from './GiftKeys.tsx'

interface GiveProps {
  coupon: CouponView
  /** Closed, with or without an open gift. */
  onClose: () => void
  /** The coupon changed meanwhile and cannot be given. */
  onChanged: () => void
}

const METHODS = ['mobile', 'link'] as const

/** Gives a coupon away: to a mobile number, or by link and pick-up code. */
export function GiveDialog({ coupon, onClose, onChanged }: GiveProps) {
  const t = useText()
  const say = useProblemText()
  const form = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [method, setMethod] = useState<(typeof METHODS)[number]>('mobile')
  const [mobile, setMobile] = useState('')
  const [message, setMessage] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [gift, setGift] = useState<Gift>()
  const focusSoon = useFocusSoon()
  const focusWrong = () => focusSoon(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid]'))
  const give = useAction(couponEndpoints.give, {
    intent: `coupon.give:${coupon.id}`,
    onSuccess: setGift,
    onError: (error) => {
      if (hasCode(error, BUSINESS_CODES.stateChanged)) onChanged()
      else focusWrong()
    },
  })
  const code = method === 'mobile' ? checkMobile(mobile) : undefined
  const refused = give.fieldErrors.find(({ field }) => field === 'toMobile')?.message
  const problem = submitted && code ? say({ field: 'toMobile', code }) : undefined
  const send = () => {
    setSubmitted(true)
    if (code) focusWrong()
    else
      void give.run({
        couponId: coupon.id,
        version: coupon.version,
        message: message.trim(),
        ...(method === 'mobile' && { toMobile: mobile.trim() }),
      })
  }
  if (gift) return <Given gift={gift} onClose={onClose} />
  return (
    <Dialog
      isOpen
      title={t('couponGift.title', { name: coupon.terms.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={give.loading}>
            {t('couponGift.send')}
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
          <p>{t('couponGift.lead', { hours: GIFT_HOURS })}</p>
          <Failure text={failureText(t, give.error)} />
          <fieldset className="ct-gift-ways">
            <legend className="ct-hidden">{t('couponGift.way')}</legend>
            {METHODS.map((one) => (
              <label key={one} className="ct-check">
                <input
                  type="radio"
                  name="way"
                  value={one}
                  checked={method === one}
                  onChange={() => {
                    give.reset()
                    setMethod(one)
                  }}
                />
                <span>{t(`couponGift.way.${one}`)}</span>
              </label>
            ))}
          </fieldset>
          {method === 'mobile' && (
            <TextField
              label={t('couponGift.mobile')}
              name="toMobile"
              type="tel"
              autoComplete="off"
              isRequired
              maxLength={MOBILE_MAX}
              value={mobile}
              error={refused ?? problem}
              hint={t('couponGift.mobile.hint')}
              onChange={(event) => {
                give.reset()
                setMobile(event.target.value)
              }}
            />
          )}
          <TextAreaField
            label={t('couponGift.message')}
            hint={t('couponGift.message.hint', { left: GIFT_MESSAGE_MAX - message.length })}
            rows={3}
            maxLength={GIFT_MESSAGE_MAX}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
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
