import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { PICK_UP_MAX } from '@/contract/coupon/limits.ts'
import { missing } from '@/forms/missing.ts'
import { useForm } from '@/forms/useForm.ts'
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
  const [asks, setAsks] = useState(false)
  const focusSoon = useFocusSoon()
  const focusCode = () => focusSoon(() => form.element.ref.current?.querySelector('input'))
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
  const whyNot = access.allowed ? null : fix.whyNot(access)
  const missingCode = t('couponGift.pickUp.missing')
  const form = useForm({
    first: { pickUpCode: '' },
    action: accept,
    check: ({ pickUpCode }) =>
      gift.isByLink && whyNot === null ? missing('pickUpCode', pickUpCode.trim(), missingCode) : [],
    request: ({ pickUpCode }) =>
      whyNot === null ? { id: gift.id, ...(gift.isByLink && { pickUpCode: pickUpCode.trim() }) } : undefined,
  })
  const { name } = gift.terms
  return (
    <form {...form.element} className="ct-mine-show">
      {gift.isByLink && (
        <TextField
          {...form.text('pickUpCode')}
          label={t('couponGift.pickUp')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          isRequired
          maxLength={PICK_UP_MAX}
          hint={t('couponGift.pickUp.hint')}
          onChange={({ target }) => form.set({ pickUpCode: target.value.toUpperCase() })}
        />
      )}
      <Failure text={form.failure ?? failureText(t, decline.error)} />
      <span className="ct-gift-row">
        <ActionButton
          type="submit"
          size="small"
          variant="primary"
          isBusy={form.isBusy}
          disabledReason={whyNot}
          fix={access.reason === 'certification' && fix.link}
          aria-label={t('couponGift.accept.of', { name })}
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
