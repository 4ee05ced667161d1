import { useRef, useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { PICK_UP_MAX } from '@/contract/coupon/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { useCertificationFix } from '@/session/CertificationFix.tsx'
import { useAccess } from '@/session/useAccess.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { toast } from '@/ui/toast.ts'
import { useFocusSoon } from '@/ui/useFocusSoon.ts'

interface AnswerProps {
  gift: Gift
  /** It was refused without a word on how it stands now. */
  onRefresh: () => void
  onTaken: (couponId: string) => void
}

/** Takes a gift, with the pick-up code if it came by link, or declines it. */
export function GiftAnswer({ gift, onRefresh, onTaken }: AnswerProps) {
  const t = useText()
  const may = useAccess()
  const fix = useCertificationFix()
  const formRef = useRef<HTMLFormElement>(null)
  const [pickUpCode, setCode] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [asks, setAsks] = useState(false)
  const focusSoon = useFocusSoon()
  const focusCode = () => focusSoon(() => formRef.current?.querySelector('input'))
  const accept = useAction(couponEndpoints.acceptGift, {
    intent: `coupon.acceptGift:${gift.id}`,
    onSuccess: ({ id }) => {
      toast.success(t('couponGift.taken'))
      onTaken(id)
    },
    onError: (_, current) => {
      focusCode()
      // A wrong code may have been one too many.
      if (!current) onRefresh()
    },
  })
  const decline = useAction(couponEndpoints.declineGift, {
    intent: `coupon.declineGift:${gift.id}`,
    onSuccess: () => {
      toast.success(t('couponGift.declined'))
      setAsks(false)
    },
    onError: (_, current) => {
      setAsks(false)
      if (!current) onRefresh()
    },
  })
  const access = may('coupon.claim')
  const whyNot = access.allowed ? null : access.reason === 'certification' ? fix.reason : t('common.access.userType')
  const isMissing = gift.isByLink && pickUpCode.trim() === ''
  const refused = accept.fieldErrors.find(({ field }) => field === 'pickUpCode')?.message
  const send = () => {
    setSubmitted(true)
    if (isMissing) focusCode()
    else void accept.run({ id: gift.id, ...(gift.isByLink && { pickUpCode: pickUpCode.trim() }) })
  }
  const { name } = gift.terms
  return (
    <form
      ref={formRef}
      className="ct-mine-show"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (whyNot === null) send()
      }}
    >
      {gift.isByLink && (
        <TextField
          label={t('couponGift.pickUp')}
          name="pickUpCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          isRequired
          maxLength={PICK_UP_MAX}
          value={pickUpCode}
          hint={t('couponGift.pickUp.hint')}
          error={refused ?? (submitted && isMissing ? t('couponGift.pickUp.missing') : undefined)}
          onChange={(event) => {
            accept.reset()
            setCode(event.target.value.toUpperCase())
          }}
        />
      )}
      <Failure text={failureText(t, accept.error ?? decline.error)} />
      <span className="ct-gift-row">
        <ActionButton
          size="small"
          variant="primary"
          isBusy={accept.loading}
          disabledReason={whyNot}
          fix={access.reason === 'certification' && fix.link}
          aria-label={t('couponGift.accept.of', { name })}
          onClick={send}
        >
          {t('couponGift.accept')}
        </ActionButton>
        {!gift.isByLink && (
          <Button size="small" aria-label={t('couponGift.decline.of', { name })} onClick={() => setAsks(true)}>
            {t('couponGift.decline')}
          </Button>
        )}
      </span>
      {asks && (
        <ConfirmDialog
          isOpen
          title={t('couponGift.decline.title', { name })}
          confirmText={t('couponGift.decline')}
          isBusy={decline.loading}
          onCancel={() => setAsks(false)}
          onConfirm={() => void decline.run({ id: gift.id })}
        >
          {t('couponGift.decline.text', { from: gift.from })}
        </ConfirmDialog>
      )}
    </form>
  )
}
