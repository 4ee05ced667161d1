import { useState } from 'react'
import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { withStateName } from '@/contract/money/order/quoted.ts'
import { checkCharge, checkPromise } from '@/contract/money/order/rules.ts'
import { MAX_EVIDENCE } from '@/contract/money/order/values.ts'
import type { Problem } from '@/contract/problem.ts'
import { PageForm } from '@/forms/PageForm.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { UploadField } from '@/ui/UploadField.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { QuotedText } from './QuotedText.tsx'

const FIRST: { code: string; amount: string; reason: string; evidence: FileRef[] } = {
  code: '',
  amount: '',
  reason: '',
  evidence: [],
}

/** The seller requests an additional charge: code, amount, reason and evidence. */
export function ChargeForm(props: OrderProps) {
  const t = useText()
  const problemText = useProblemText()
  const { charges, chargeName } = useFreight()
  const { id, payable } = props.order
  const [isOpen, setOpen] = useState(false)
  const action = useOrderAct(orderEndpoints.proposeCharge, props, {
    intent: 'proposeCharge',
    // What the other party pays needs no answer.
    text: ({ adjustments: [newest] }) => t(newest?.status === 'REPORTED' ? 'order.charges.told' : 'order.charges.sent'),
    onDone: () => {
      setOpen(false)
      form.restart(FIRST)
    },
  })
  const { labelOf } = useDict('charge_state')
  const named = (problem: Problem) => withStateName(problem, labelOf)
  const form = useForm({
    first: FIRST,
    action,
    check: (values) => checkCharge(values, props.order).map(named),
    request: (values) => ({ id, ...values }),
  })
  const { code } = form.values
  // Said as soon as the code is chosen, not after the rest was filled in for nothing.
  const [promise] = checkPromise(code, props.order).map(named)
  const uploads = useUpload((file) =>
    form.set(({ evidence }) => ({ evidence: [...evidence, file].slice(0, MAX_EVIDENCE) })),
  )
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('order.charges.propose')}</Button>
      </div>
    )
  return (
    <PageForm
      form={form}
      title={t('order.charges.propose')}
      submitText={t('order.charges.send')}
      onCancel={{ text: t('order.cancel'), run: () => setOpen(false) }}
    >
      <div className="ct-order-code">
        <SelectField
          {...form.field('code')}
          error={form.errorOf('code') ?? (promise && problemText(promise))}
          label={t('order.ledger.line')}
          isRequired
          none={t('order.choose')}
          options={charges.map((one) => ({ value: one.code, label: `${one.code} ${chargeName(one.code)}` }))}
        />
        <div role="status" className="ct-field-hint">
          {code !== '' && !promise && <QuotedText code={code} order={props.order} />}
        </div>
      </div>
      <div className="ct-order-amount">
        <NumberField
          {...form.number('amount')}
          label={t('order.charges.amount', { currency: payable.currency })}
          isRequired
        />
      </div>
      <TextField {...form.text('reason')} label={t('order.charges.reason')} isRequired maxLength={NOTE_MAX} />
      <UploadField
        label={t('order.charges.evidence')}
        name="evidence"
        isRequired
        files={form.values.evidence}
        uploads={uploads}
        max={MAX_EVIDENCE}
        error={form.errorOf('evidence')}
        onRemove={(file) => form.set(({ evidence }) => ({ evidence: evidence.filter((one) => one.id !== file) }))}
      />
    </PageForm>
  )
}
