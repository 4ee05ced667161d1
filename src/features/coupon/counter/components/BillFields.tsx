import { ORDER_NO_MAX } from '@/contract/limits.ts'
import { CURRENCIES } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { choicesOf } from '@/ui/choices.ts'
import { TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import type { BillKind, Counter } from '../useCounter.ts'

const KINDS = ['NONE', 'ORDER', 'AMOUNT'] as const satisfies readonly BillKind[]

/** The bill for the coupon: none, an own order by number, or an amount. */
export function BillFields({ counter: { bill, setBill, errorOf } }: { counter: Counter }) {
  const t = useText()
  return (
    <div className="ct-counter-bill">
      <SelectField
        label={t('counter.bill')}
        value={bill.kind}
        onChange={(kind) => setBill({ kind })}
        options={choicesOf(KINDS, (kind) => t(`counter.bill.kind.${kind}`))}
      />
      {bill.kind === 'ORDER' && (
        <TextField
          label={t('counter.orderNo')}
          name="orderNo"
          isRequired
          autoComplete="off"
          maxLength={ORDER_NO_MAX}
          value={bill.orderNo}
          error={errorOf('orderNo')}
          onChange={(event) => setBill({ orderNo: event.target.value })}
        />
      )}
      {bill.kind === 'AMOUNT' && (
        <>
          <NumberField
            label={t('counter.amount')}
            name="amount"
            isRequired
            maxLength={16}
            value={bill.amount}
            error={errorOf('amount')}
            onValue={(amount) => setBill({ amount })}
          />
          <SelectField
            label={t('common.currency')}
            value={bill.currency}
            onChange={(currency) => setBill({ currency })}
            options={choicesOf(CURRENCIES)}
          />
        </>
      )}
    </div>
  )
}
