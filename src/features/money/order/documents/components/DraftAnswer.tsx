import { NOTE_MAX } from '@/contract/limits.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import { draftMayBecome } from '@/contract/money/order/documents/rules.ts'
import type { OrderDocument } from '@/contract/money/order/documents/schemas.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useOrderAct } from '../../useOrderAct.ts'
import type { OrderProps } from '../../useOrderAct.ts'

/** The buyer approves a B/L draft, or says what has to be changed. */
export function DraftAnswer({ document, ...props }: OrderProps & { document: OrderDocument }) {
  const t = useText()
  const { id } = props.order
  const { id: documentId, status } = document
  const action = useOrderAct(orderEndpoints.answerDocument, props, {
    intent: `draft:${documentId}`,
    text: t('document.answered'),
  })
  const form = useForm({
    first: { note: '' },
    action,
    check: ({ note }) => checkReason('note', note, NOTE_MAX),
    request: ({ note }) => ({ id, documentId, answer: 'CHANGES_ASKED' as const, note }),
  })
  return (
    <form {...form.element} aria-label={t('document.answer.form')}>
      <Stack>
        {draftMayBecome(status, 'CHANGES_ASKED') && (
          <TextAreaField
            {...form.text('note')}
            label={t('document.answer.note')}
            hint={t('document.answer.hint')}
            rows={2}
            maxLength={NOTE_MAX}
          />
        )}
        <Failure text={form.failure} />
        <div className="ct-order-steps">
          {/* An approval needs no reason: it goes past the form's rules. */}
          <Button
            variant="primary"
            isBusy={form.isBusy}
            onClick={() => void action.run({ id, documentId, answer: 'APPROVED', note: '' })}
          >
            {t('document.approve')}
          </Button>
          {draftMayBecome(status, 'CHANGES_ASKED') && (
            <Button type="submit" isBusy={form.isBusy}>
              {t('document.change')}
            </Button>
          )}
        </div>
      </Stack>
    </form>
  )
}
