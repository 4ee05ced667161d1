import { NOTE_MAX } from '@/contract/limits.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import type { Renewal } from '@/contract/trade/agreement/renewal/schemas.ts'
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
  renewal: Renewal
  agree: boolean
  onClose: () => void
}

/** The other party agrees to a renewal, or declines it. */
export function RenewalAnswer({ agreement, renewal, agree, onClose }: AnswerProps) {
  const t = useText()
  const { id } = agreement
  const answer = agree ? 'agree' : 'refuse'
  const action = useDialogAction(agreementEndpoints.answerRenew, {
    intent: `agreement.answerRenew:${id}:${renewal.at}:${answer}`,
    done: t(`agreement.renewal.done.${answer}`),
    onClose,
  })
  const form = useForm({
    first: { note: '' },
    action,
    check: () => [],
    request: ({ note }) => ({ id, version: versionOf(agreement), agree, note: note.trim() }),
  })
  return (
    <FormDialog
      form={form}
      variant={agree ? 'primary' : 'danger'}
      title={t(`agreement.renewal.title.${answer}`)}
      submitText={t(`agreement.renewal.${answer}`)}
      onClose={onClose}
    >
      <p>{t(`agreement.renewal.text.${answer}`, { from: renewal.validFrom, to: renewal.validTo })}</p>
      <TextAreaField {...form.text('note')} label={t('agreement.note')} rows={2} maxLength={NOTE_MAX} />
      <ContactHint text={form.values.note} hint={t('agreement.contacts')} />
    </FormDialog>
  )
}
