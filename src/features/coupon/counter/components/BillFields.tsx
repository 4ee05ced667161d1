import { ORDER_NO_MAX } from '@/contract/limits.ts'
import { CURRENCIES } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { choicesOf } from '@/ui/choices.ts'
import { TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import type { Form } from '@/forms/useForm.ts'
import type { BillKind, CounterEntries } from '../useCounter.ts'

const KINDS = ['NONE', 'ORDER', 'AMOUNT'] as const satisfies readonly BillKind[]

/** The bill for the coupon: none, an own order by number, or an amount. */
export function BillFields({ form }: { form: Form<CounterEntries> }) {
  const t = useText()
  const { kind: chosen } = form.values
  return (
    <div className="ct-counter-bill">
      <SelectField
        {...form.field('kind')}
        label={t('counter.bill')}
        options={choicesOf(KINDS, (kind) => t(`counter.bill.kind.${kind}`))}
      />
      {chosen === 'ORDER' && (
        <TextField
          {...form.text('orderNo')}
          label={t('counter.orderNo')}
          isRequired
          autoComplete="off"
          maxLength={ORDER_NO_MAX}
        />
      )}
      {chosen === 'AMOUNT' && (
        <>
          <NumberField {...form.number('amount')} label={t('counter.amount')} isRequired maxLength={16} />
          <SelectField {...form.field('currency')} label={t('common.currency')} options={choicesOf(CURRENCIES)} />
        </>
      )}
    </div>
  )
}
