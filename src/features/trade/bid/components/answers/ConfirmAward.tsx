import { useQuery } from '@/api/useQuery.ts'
import { isShort, limitFor } from '@/contract/money/credit/exposure.ts'
import { checkGiven } from '@/contract/money/credit/rules.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { CreditPart } from '@/reference/CreditPart.tsx'
import { AwardedSection } from './AwardedSection.tsx'
import type { Awarded } from './awarded.ts'

interface ConfirmProps {
  bid: Awarded
  onClose: () => void
}

/** Confirms an award; what confirming commits to is fetched if a list row does not have it. */
export function ConfirmAward({ bid, onClose }: ConfirmProps) {
  const { data } = useQuery(bidEndpoints.detail, { id: bid.id }, { silent: true, ready: bid.awarded === undefined })
  const awarded = bid.awarded ?? data?.awarded
  const allIn = bid.allIn ?? data?.allIn
  // The proposed limit is known with the award.
  return <ConfirmForm key={awarded ? 'known' : 'open'} bid={{ ...bid, awarded, allIn }} onClose={onClose} />
}

interface Values {
  creditLimit: string
}

function ConfirmForm({ bid: { id, version, awarded, allIn }, onClose }: ConfirmProps) {
  const t = useText()
  const need = awarded?.credit
  const short = need && isShort(need) ? need : undefined
  const action = useDialogAction(bidEndpoints.confirm, {
    intent: `bid.confirm:${id}`,
    done: t('bid.answer.confirm.done'),
    changed: t('error.business.4009'),
    onClose,
    silent: true,
  })
  const form = useForm<Values, { id: string; version: number; creditLimit?: string }>({
    first: { creditLimit: short ? limitFor(short) : '' },
    action,
    isSilent: true,
    check: ({ creditLimit }) => (short ? checkGiven('creditLimit', creditLimit, short) : []),
    request: ({ creditLimit }) => ({ id, version, ...(short && { creditLimit }) }),
  })
  return (
    <FormDialog
      form={form}
      title={t('bid.answer.confirm.title')}
      submitText={t('bid.answer.confirm')}
      onClose={onClose}
    >
      <p>{t(need ? 'bid.answer.confirm.credit' : 'bid.answer.confirm.text')}</p>
      {awarded && allIn && <AwardedSection awarded={awarded} allIn={allIn} />}
      {need && <CreditPart need={need} limit={form.number('creditLimit')} />}
    </FormDialog>
  )
}
