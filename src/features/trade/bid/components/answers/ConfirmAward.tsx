import { useQuery } from '@/api/useQuery.ts'
import { freeOf, isShort, limitFor } from '@/contract/money/credit/exposure.ts'
import { checkLimit } from '@/contract/money/credit/rules.ts'
import type { CreditNeed } from '@/contract/money/credit/schemas.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import type { Form } from '@/forms/useForm.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
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
    check: ({ creditLimit }) => (short ? checkLimit('creditLimit', creditLimit) : []),
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
      {need && <CreditPart need={need} form={form} isShort={short !== undefined} />}
    </FormDialog>
  )
}

/** What the line with the buyer has free and what the order needs; the limit to give if that is not enough. */
function CreditPart({ need, form, isShort: lacks }: { need: CreditNeed; form: Form<Values>; isShort: boolean }) {
  const t = useText()
  const { currency, needed, isFrozen } = need
  return (
    <>
      <p>
        {t('bid.answer.credit.needed')} <Money value={{ amount: needed, currency }} />
        {' · '}
        {t('bid.answer.credit.free')} <Money value={{ amount: freeOf(need, currency), currency }} />
      </p>
      {isFrozen && <Notice tone="danger">{t('bid.answer.credit.frozen')}</Notice>}
      {lacks && (
        <NumberField
          {...form.number('creditLimit')}
          label={t('bid.answer.credit.limit', { currency })}
          hint={t('bid.answer.credit.hint')}
          isRequired
        />
      )}
    </>
  )
}
