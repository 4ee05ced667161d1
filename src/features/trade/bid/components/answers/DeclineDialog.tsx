import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import { DECLINE_REASONS } from '@/contract/trade/bid/values.ts'
import type { DeclineReason } from '@/contract/trade/bid/values.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { checkText } from '@/contract/validation.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField } from '@/reference/ReasonField.tsx'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { TextField } from '@/ui/Field.tsx'

interface DeclineProps {
  bid: Pick<BidDetail, 'id' | 'version'>
  onClose: () => void
}

const FIRST: { reason: DeclineReason | ''; note: string } = { reason: '', note: '' }

/** Declines an award; the reason is sent to the publisher. */
export function DeclineDialog({ bid: { id, version }, onClose }: DeclineProps) {
  const t = useText()
  const action = useDialogAction(bidEndpoints.decline, {
    intent: `bid.decline:${id}`,
    done: t('bid.answer.decline.done'),
    onClose,
  })
  const ask = t('bid.answer.reason.ask')
  const form = useForm({
    first: FIRST,
    action,
    check: ({ reason, note }) => {
      const code = checkText(note, NOTE_MAX)
      return [...missing('reason', reason, ask), ...(code ? [{ field: 'note', code, params: { max: NOTE_MAX } }] : [])]
    },
    request: ({ reason, note }) => (reason ? { id, version, reason, note: note.trim() } : undefined),
  })
  return (
    <FormDialog
      form={form}
      variant="danger"
      title={t('bid.answer.decline.title')}
      submitText={t('bid.answer.decline')}
      onClose={onClose}
    >
      <p>{t('bid.answer.decline.text')}</p>
      <ReasonField
        {...form.field('reason')}
        codes={DECLINE_REASONS}
        dict="decline_reason"
        label={t('bid.answer.reason')}
        ask={ask}
      />
      <TextField {...form.text('note')} label={t('bid.answer.note')} />
      <ContactHint text={form.values.note} hint={t('bid.contacts')} />
    </FormDialog>
  )
}
