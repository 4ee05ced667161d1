import { useRef } from 'react'
import { failureText } from '@/api/errorText.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchDetail } from '@/contract/coupon/batch/schemas.ts'
import type { FieldError } from '@/contract/envelope.ts'
import type { RateTable } from '@/contract/money.ts'
import { DraftNotices } from '@/forms/DraftNotices.tsx'
import { useBaseVersion } from '@/forms/useBaseVersion.ts'
import { useDraftAction } from '@/forms/useDraftAction.ts'
import type { DraftEditor } from '@/forms/useDraftEditor.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { focusField } from '@/ui/focusField.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Split } from '@/ui/Split.tsx'
import { termsOf, tidyBatch } from '../form.ts'
import type { LocalBatch } from '../form.ts'
import { FormContext } from '../FormContext.ts'
import { useBatchForm } from '../useBatchForm.ts'
import { GiftFields } from './GiftFields.tsx'
import { Preview } from './Preview.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import { Simulator } from './Simulator.tsx'
import { StockFields } from './StockFields.tsx'
import { TimeFields } from './TimeFields.tsx'
import { UseFields } from './UseFields.tsx'

interface FormProps {
  /** Undefined for a batch that is not on the server yet. */
  own: BatchDetail | undefined
  initial: LocalBatch
  editor: DraftEditor<LocalBatch, LocalBatch>
  rates: RateTable | undefined
  onKept: () => void
  onSent: (id: string) => void
}

const PARTS = [
  ['gift', GiftFields],
  ['scope', ScopeFields],
  ['stock', StockFields],
  ['time', TimeFields],
  ['use', UseFields],
] as const

/** Batch form with a preview; drafts are stored on this device while typing, and on the server on request. */
export function BatchForm({ own, initial, editor, rates, onKept, onSent }: FormProps) {
  const t = useText()
  const root = useRef<HTMLFormElement>(null)
  const { base, isChanged, replace } = useBaseVersion(own, initial.baseVersion)
  const view = useBatchForm(initial.draft, (draft) => editor.save({ draft, baseVersion: base?.version }))
  const { values: draft } = view
  const focus = (field: string | undefined) => field !== undefined && focusField(root.current, field)
  const sending = {
    editor,
    onRefused: (errors: readonly FieldError[]) => focus(view.refuse(errors)),
    onConflict: (current: BatchDetail | undefined) =>
      current && current.status !== 'DRAFT' ? onSent(current.id) : replace(current),
  }
  const intent = own?.id ?? 'new'
  const keep = useDraftAction(couponBatchEndpoints.saveDraft, {
    ...sending,
    intent: `couponBatch.saveDraft:${intent}`,
    done: t('batchForm.kept'),
    onEnd: onKept,
  })
  const submit = useDraftAction(couponBatchEndpoints.submit, {
    ...sending,
    intent: `couponBatch.submit:${intent}`,
    loading: true,
    done: t('batchForm.sent'),
    onEnd: ({ id }) => onSent(id),
  })
  const send = () => {
    const wrong = view.attempt()
    if (wrong === undefined) void submit.run({ ...base, draft: tidyBatch(draft) })
    // The field is already rendered; its error follows with the next render.
    else focus(wrong)
  }
  return (
    <FormContext value={view}>
      <form
        ref={root}
        noValidate
        className="ct-batch-form"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {own?.refusal && (
          <Notice tone="danger">
            <strong>{t('batch.refused')}</strong> <DictText dict="batch_refusal" code={own.refusal} />
          </Notice>
        )}
        <DraftNotices
          isChanged={isChanged}
          restoredAt={editor.start?.restoredAt}
          newer={editor.newer}
          onDiscard={editor.startOver}
        />
        <Split aside={<Preview />}>
          {PARTS.map(([name, Fields]) => (
            <Section
              key={name}
              title={t(`batchForm.part.${name}`)}
              note={name === 'scope' && t('batchForm.scope.note')}
            >
              <div className="ct-batch-block">
                <Fields />
              </div>
            </Section>
          ))}
          <Section title={t('batch.trial.title')} note={t('batch.trial.note')}>
            {rates && <Simulator terms={termsOf(draft)} rates={rates} />}
          </Section>
          <Failure text={failureText(t, submit.error) ?? failureText(t, keep.error)} />
          <div className="ct-batch-foot">
            <Button isBusy={keep.loading} onClick={() => void keep.run({ ...base, draft: { ...draft } })}>
              {t('common.action.saveDraft')}
            </Button>
            <CertifiedButton action="coupon.issue" type="submit" variant="accent" size="large" isBusy={submit.loading}>
              {t('batchForm.send')}
            </CertifiedButton>
          </div>
        </Split>
      </form>
    </FormContext>
  )
}
