import { useState } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import { addDays } from '@/contract/money/credit/terms.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { noticeEnd } from '@/contract/trade/agreement/lifecycle.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { terminationDaysOf } from '@/contract/trade/tender/term/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { versionOf } from '../ending.ts'
import { AnswerDialog } from './AnswerDialog.tsx'

interface DialogProps {
  agreement: AgreementDetail
  onClose: () => void
}

/** Gives notice of the end: says which day that is, and what goes on after it. */
export function TerminateDialog({ agreement, onClose }: DialogProps) {
  const t = useText()
  // The day stays while the form is open.
  const [now] = useState(useServerNow(0))
  const { id, validTo, term } = agreement
  const days = terminationDaysOf(term)
  const today = marketDay(now)
  const day = noticeEnd(today, validTo, days)
  const isLate = addDays(today, days) > validTo
  const action = useDialogAction(agreementEndpoints.terminate, {
    intent: `agreement.terminate:${id}`,
    done: t('agreement.terminate.done', { day }),
    onClose,
  })
  const form = useForm({
    first: { reason: '' },
    action,
    check: ({ reason }) => checkReason('reason', reason, NOTE_MAX),
    request: ({ reason }) => ({ id, version: versionOf(agreement), reason: reason.trim() }),
  })
  return (
    <FormDialog
      form={form}
      variant="danger"
      title={t('agreement.terminate.title')}
      submitText={t('agreement.terminate.send')}
      onClose={onClose}
    >
      <p>{t(isLate ? 'agreement.terminate.late' : 'agreement.terminate.text', { day, days })}</p>
      <p className="ct-dim">{t('agreement.terminate.final')}</p>
      <TextAreaField
        {...form.text('reason')}
        label={t('agreement.termination.reason')}
        isRequired
        rows={3}
        maxLength={NOTE_MAX}
      />
    </FormDialog>
  )
}

/** The other party agrees to end at once, or leaves it at the notice. */
export function TerminationAnswer({ agreement, agree, onClose }: DialogProps & { agree: boolean }) {
  const t = useText()
  const { id, termination } = agreement
  const answer = agree ? 'agree' : 'keep'
  const action = useDialogAction(agreementEndpoints.answerTerminate, {
    intent: `agreement.answerTerminate:${id}:${answer}`,
    done: t(`agreement.reply.done.${answer}`),
    onClose,
  })
  return (
    <AnswerDialog
      action={action}
      request={(note) => ({ id, version: versionOf(agreement), agree, note })}
      variant={agree ? 'danger' : 'primary'}
      title={t(`agreement.reply.title.${answer}`)}
      submitText={t(`agreement.reply.${answer}`)}
      onClose={onClose}
      text={t(`agreement.reply.text.${answer}`, { day: termination?.endsOn ?? '' })}
    />
  )
}
