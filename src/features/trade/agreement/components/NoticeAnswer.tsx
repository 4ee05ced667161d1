import { NOTE_MAX } from '@/contract/limits.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import type { PriceNotice } from '@/contract/trade/agreement/notice/schemas.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { versionOf } from '../ending.ts'

interface AnswerProps {
  agreement: AgreementDetail
  notice: PriceNotice
  agree: boolean
  onClose: () => void
}

/** The buyer lets an increase stand, or objects: then its lanes end before it. */
export function NoticeAnswer({ agreement, notice, agree, onClose }: AnswerProps) {
  const t = useText()
  const { id } = agreement
  const answer = agree ? 'accept' : 'object'
  const action = useDialogAction(agreementEndpoints.answerNotice, {
    intent: `agreement.answerNotice:${notice.id}:${answer}`,
    done: t(`agreement.notices.done.${answer}`),
    onClose,
  })
  const form = useForm({
    first: { note: '' },
    action,
    check: () => [],
    request: ({ note }) => ({ id, version: versionOf(agreement), noticeId: notice.id, agree, note: note.trim() }),
  })
  return (
    <FormDialog
      form={form}
      variant={agree ? 'primary' : 'danger'}
      title={t(`agreement.notices.title.${answer}`, { code: notice.code })}
      submitText={t(`agreement.notices.${answer}`)}
      onClose={onClose}
    >
      <p>{t(`agreement.notices.text.${answer}`, { code: notice.code, day: notice.from })}</p>
      <TextAreaField {...form.text('note')} label={t('agreement.note')} rows={2} maxLength={NOTE_MAX} />
      <ContactHint text={form.values.note} hint={t('agreement.contacts')} />
    </FormDialog>
  )
}
