import { useRef, useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchDetail } from '@/contract/coupon/batch/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { RateTable } from '@/contract/money.ts'
import type { DraftHandle } from '@/drafts/useDraft.ts'
import { useText } from '@/i18n/useText.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { focusField } from '@/ui/focusField.ts'
import { Split } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'
import { termsOf, tidyBatch } from '../form.ts'
import type { LocalBatch } from '../form.ts'
import { FormContext } from '../FormContext.ts'
import { useBatchForm } from '../useBatchForm.ts'
import { FormNotices } from './FormNotices.tsx'
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
  initial: LocalBatch & { restoredAt?: number | undefined }
  local: DraftHandle<LocalBatch>
  rates: RateTable | undefined
  onKept: () => void
  onSent: (id: string) => void
  /** Restart with the server's version. */
  onDiscard: () => void
}

const PARTS = [
  ['gift', GiftFields],
  ['scope', ScopeFields],
  ['stock', StockFields],
  ['time', TimeFields],
  ['use', UseFields],
] as const

/** Batch form with a preview; drafts are stored on this device while typing, and on the server on request. */
export function BatchForm({ own, initial, local, rates, onKept, onSent, onDiscard }: FormProps) {
  const t = useText()
  const root = useRef<HTMLFormElement>(null)
  // Shows that the server has a newer version; submitting then replaces it.
  const [base, setBase] = useState(own && { id: own.id, version: own.version })
  const [isChanged, setChanged] = useState(own !== undefined && initial.baseVersion !== own.version)
  const view = useBatchForm(initial.draft, (draft) => local.save({ draft, baseVersion: base?.version }))
  const { draft } = view
  const showRefusal = (error: Error, current: BatchDetail | undefined) => {
    if (hasCode(error, BUSINESS_CODES.stateChanged)) {
      if (current && current.status !== 'DRAFT') return onSent(current.id)
      if (current) setBase({ id: current.id, version: current.version })
      return setChanged(true)
    }
    if (!hasCode(error, BUSINESS_CODES.fieldErrors)) return undefined
    const fields = error.fieldErrors.map(({ field, message }) => ({ field: field.replace(/^draft\./, ''), message }))
    view.refuse(fields)
    if (fields[0]) focusField(root.current, fields[0].field)
    return undefined
  }
  const intent = own?.id ?? 'new'
  // The form stays mounted until the next page is shown: a second click must not create a second batch.
  const isSent = useRef(false)
  const keep = useAction(couponBatchEndpoints.saveDraft, {
    intent: `couponBatch.saveDraft:${intent}`,
    onSuccess: () => {
      isSent.current = true
      local.discard()
      toast.success(t('batchForm.kept'))
      onKept()
    },
    onError: showRefusal,
  })
  const submit = useAction(couponBatchEndpoints.submit, {
    intent: `couponBatch.submit:${intent}`,
    loading: true,
    onSuccess: ({ id }) => {
      isSent.current = true
      local.discard()
      toast.success(t('batchForm.sent'))
      onSent(id)
    },
    onError: showRefusal,
  })
  const save = () => {
    if (!isSent.current) void keep.run({ ...base, draft: { ...draft } })
  }
  const send = () => {
    if (isSent.current) return
    view.show()
    const [first] = view.problems
    if (!first) void submit.run({ ...base, draft: tidyBatch(draft) })
    // The field is already rendered; its error follows with the next render.
    else focusField(root.current, first.field)
  }
  const failure = [submit.error, keep.error].find((one) => one && !hasCode(one, BUSINESS_CODES.stateChanged))
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
        <FormNotices
          restoredAt={initial.restoredAt}
          hasNewer={local.newer !== undefined}
          isChanged={isChanged}
          refusal={own?.refusal}
          onDiscard={onDiscard}
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
          <Failure text={failureText(t, failure)} />
          <div className="ct-batch-foot">
            <Button isBusy={keep.loading} onClick={save}>
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
