import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { checkCharge } from '@/contract/money/order/rules.ts'
import { MAX_EVIDENCE } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { Stack } from '@/ui/Split.tsx'
import { UploadField } from '@/ui/UploadField.tsx'
import { useOrderAct, useRefusals } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'

const EMPTY = { code: '', amount: '', reason: '' }

/** The seller requests an additional charge: code, amount, reason and evidence. */
export function ChargeForm(props: OrderProps) {
  const t = useText()
  const { charges, chargeName } = useFreight()
  const { id, payable } = props.order
  const [isOpen, setOpen] = useState(false)
  const [values, setValues] = useState(EMPTY)
  const [evidence, setEvidence] = useState<readonly FileRef[]>([])
  const uploads = useUpload((file) => setEvidence((before) => [...before, file].slice(0, MAX_EVIDENCE)))
  const act = useOrderAct(orderEndpoints.proposeCharge, props, {
    intent: 'proposeCharge',
    text: t('order.charges.sent'),
    onDone: () => {
      setOpen(false)
      setValues(EMPTY)
      setEvidence([])
    },
  })
  const { form, errorOf, submit } = useRefusals(checkCharge({ ...values, evidence: [...evidence] }), act)
  const set = (patch: Partial<typeof EMPTY>) => {
    act.reset()
    setValues((before) => ({ ...before, ...patch }))
  }
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('order.charges.propose')}</Button>
      </div>
    )
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('order.charges.propose')}
      onSubmit={(event) => submit(event, () => void act.run({ id, ...values, evidence: [...evidence] }))}
    >
      <Stack>
        <h3 className="ct-h3">{t('order.charges.propose')}</h3>
        <div className="ct-filters">
          <SelectField
            label={t('order.ledger.line')}
            name="code"
            isRequired
            value={values.code}
            error={errorOf('code')}
            onChange={(code) => set({ code })}
            none={t('order.choose')}
            options={charges.map(({ code }) => ({ value: code, label: `${code} ${chargeName(code)}` }))}
          />
          <NumberField
            label={t('order.charges.amount', { currency: payable.currency })}
            name="amount"
            isRequired
            value={values.amount}
            error={errorOf('amount')}
            onValue={(amount) => set({ amount })}
          />
        </div>
        <TextField
          label={t('order.charges.reason')}
          name="reason"
          isRequired
          maxLength={NOTE_MAX}
          value={values.reason}
          error={errorOf('reason')}
          onChange={(event) => set({ reason: event.target.value })}
        />
        <UploadField
          label={t('order.charges.evidence')}
          name="evidence"
          isRequired
          files={evidence}
          uploads={uploads}
          max={MAX_EVIDENCE}
          error={errorOf('evidence')}
          onRemove={(file) => setEvidence((before) => before.filter((one) => one.id !== file))}
        />
        <Failure text={failureText(t, act.error)} />
        <div className="ct-order-steps">
          <Button type="submit" variant="primary" isBusy={act.loading}>
            {t('order.charges.send')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t('order.cancel')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
