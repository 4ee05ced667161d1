import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { UNDO_NOTE_MAX } from '@/contract/coupon/limits.ts'
import type { Verification } from '@/contract/coupon/verification/schemas.ts'
import { UNDO_REASONS, type UndoReason } from '@/contract/coupon/values.ts'
import type { Problem } from '@/contract/problem.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField } from '@/reference/ReasonField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'

interface UndoProps {
  row: Verification
  onClose: () => void
}

const NO_NOTE: Problem = { field: 'note', code: 'required' }

const FIRST: { reason: UndoReason | ''; note: string } = { reason: '', note: '' }

/** Undoes a verification with a reason; the holder is notified and can use the coupon again. */
export function UndoDialog({ row, onClose }: UndoProps) {
  const t = useText()
  const action = useDialogAction(couponEndpoints.undo, {
    intent: `coupon.undo:${row.id}`,
    done: ({ no }) => t('counter.undo.done', { no }),
    onClose,
  })
  const ask = t('counter.undo.reason.ask')
  const form = useForm({
    first: FIRST,
    action,
    check: ({ reason, note }) => [
      ...missing('reason', reason, ask),
      ...(reason === 'OTHER' && note.trim().length < 2 ? [NO_NOTE] : []),
    ],
    request: ({ reason, note }) => (reason ? { id: row.id, reason, note: note.trim() } : undefined),
  })
  return (
    <FormDialog
      form={form}
      variant="danger"
      title={t('counter.undo.title', { no: row.no })}
      submitText={t('counter.undo')}
      onClose={onClose}
    >
      <p>{t('counter.undo.text', { name: row.name, holder: row.holderMasked })}</p>
      <ReasonField
        {...form.field('reason')}
        codes={UNDO_REASONS}
        dict="undo_reason"
        label={t('counter.undo.reason')}
        ask={ask}
      />
      <TextAreaField
        {...form.text('note')}
        label={t('counter.undo.note')}
        rows={2}
        maxLength={UNDO_NOTE_MAX}
        isRequired={form.values.reason === 'OTHER'}
      />
    </FormDialog>
  )
}
