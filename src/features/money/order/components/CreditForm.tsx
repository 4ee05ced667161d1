import { useState } from 'react'
import { NOTE_MAX } from '@/contract/limits.ts'
import { checkCredit } from '@/contract/money/order/credits.ts'
import type { Billed } from '@/contract/money/order/credits.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { PageForm } from '@/forms/PageForm.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'

const FIRST = { code: '', amount: '', reason: '' }

/** Tells charges of one code in different currencies apart. */
const keyOf = ({ code, currency }: Pick<Billed, 'code' | 'currency'>): string => `${code}|${currency}`

/** The seller takes back a part of a charge: which, how much, why. */
export function CreditForm({ creditable, ...props }: OrderProps & { creditable: readonly Billed[] }) {
  const t = useText()
  const { money } = useFormats()
  const { chargeName } = useFreight()
  const [isOpen, setOpen] = useState(false)
  const { id, payable } = props.order
  const chosen = (key: string): Billed | undefined => creditable.find((one) => keyOf(one) === key)
  const action = useOrderAct(orderEndpoints.creditNote, props, {
    intent: 'creditNote',
    text: t('order.credits.sent'),
    onDone: () => {
      setOpen(false)
      form.restart(FIRST)
    },
  })
  const bodyOf = ({ code, ...rest }: typeof FIRST) => {
    const charge = chosen(code)
    return { id, ...rest, code: charge?.code ?? '', currency: charge?.currency ?? payable.currency }
  }
  const form = useForm({
    first: FIRST,
    action,
    check: (values) => checkCredit(bodyOf(values), creditable),
    request: bodyOf,
  })
  const charge = chosen(form.values.code)
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('order.credits.write')}</Button>
      </div>
    )
  return (
    <PageForm
      form={form}
      title={t('order.credits.write')}
      submitText={t('order.credits.send')}
      onCancel={{ text: t('order.cancel'), run: () => setOpen(false) }}
    >
      <div className="ct-order-code">
        <SelectField
          {...form.field('code')}
          label={t('order.ledger.line')}
          isRequired
          none={t('order.choose')}
          options={creditable.map((one) => ({
            value: keyOf(one),
            label: `${one.code} ${chargeName(one.code)} · ${money(one)}`,
          }))}
        />
      </div>
      <div className="ct-order-amount">
        <NumberField
          {...form.number('amount')}
          label={t('order.charges.amount', { currency: charge?.currency ?? payable.currency })}
          isRequired
          hint={charge && t('order.credits.most', { amount: money(charge) })}
        />
      </div>
      <TextField {...form.text('reason')} label={t('order.charges.reason')} isRequired maxLength={NOTE_MAX} />
    </PageForm>
  )
}
