import { useState } from 'react'
import { NOTE_MAX } from '@/contract/limits.ts'
import { checkCredit } from '@/contract/money/order/credits.ts'
import type { Billed } from '@/contract/money/order/credits.ts'
import { MAX_CREDIT_LINES } from '@/contract/money/order/values.ts'
import type { Currency } from '@/contract/money.ts'
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

/** One charge of the form: the key of the charge, and how much. */
interface Row {
  code: string
  amount: string
}
type Values = Row & { reason: string; more: readonly (Row & { key: number })[] }

const FIRST: Values = { code: '', amount: '', more: [], reason: '' }

/** Tells charges of one code in different currencies apart. */
const keyOf = ({ code, currency }: Pick<Billed, 'code' | 'currency'>): string => `${code}|${currency}`

/** The seller takes back parts of charges by one note: which, how much, why. */
export function CreditForm({ creditable, ...props }: OrderProps & { creditable: readonly Billed[] }) {
  const t = useText()
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
  const lineOf = ({ code, amount }: Row) => {
    const charge = chosen(code)
    return { code: charge?.code ?? '', currency: charge?.currency ?? payable.currency, amount }
  }
  const bodyOf = ({ more, reason, ...first }: Values) => ({
    id,
    ...lineOf(first),
    ...(more.length > 0 && { more: more.map(lineOf) }),
    reason,
  })
  const form = useForm<Values, ReturnType<typeof bodyOf>>({
    first: FIRST,
    action,
    check: (values) => checkCredit(bodyOf(values), creditable),
    request: bodyOf,
  })
  const { more, ...first } = form.values
  const taken = new Set([first.code, ...more.map(({ code }) => code)])
  const rowOf = (row: Row, at: string, set: (part: Partial<Row>) => void) => ({
    row,
    at,
    set,
    charge: chosen(row.code),
    choices: creditable.filter((one) => keyOf(one) === row.code || !taken.has(keyOf(one))),
    currency: payable.currency,
    errorOf: form.errorOf,
  })
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
      <CreditRow {...rowOf(first, '', (part) => form.set(part))} />
      {more.map((row, index) => (
        <CreditRow
          key={row.key}
          {...rowOf(row, `more.${index}.`, (part) =>
            form.set((before) => ({
              more: before.more.map((one) => (one.key === row.key ? { ...one, ...part } : one)),
            })),
          )}
          onRemove={() => form.set((before) => ({ more: before.more.filter(({ key }) => key !== row.key) }))}
        />
      ))}
      {more.length + 1 < Math.min(creditable.length, MAX_CREDIT_LINES) && (
        <div>
          <Button
            size="small"
            onClick={() =>
              form.set((before) => ({
                more: [...before.more, { key: (before.more.at(-1)?.key ?? 0) + 1, code: '', amount: '' }],
              }))
            }
          >
            {t('order.credits.more')}
          </Button>
        </div>
      )}
      <TextField {...form.text('reason')} label={t('order.charges.reason')} isRequired maxLength={NOTE_MAX} />
    </PageForm>
  )
}

interface RowProps {
  row: Row
  /** Path of the row's fields in the request: '' of the first. */
  at: string
  charge: Billed | undefined
  /** What can be chosen here: no charge stands twice. */
  choices: readonly Billed[]
  /** Of the order, until a charge is chosen. */
  currency: Currency
  errorOf: (field: string) => string | undefined
  set: (part: Partial<Row>) => void
  onRemove?: () => void
}

/** A charge of the note, and what is taken off it. */
function CreditRow({ row, at, charge, choices, currency, errorOf, set, onRemove }: RowProps) {
  const t = useText()
  const { money } = useFormats()
  const { chargeName } = useFreight()
  return (
    <div className="ct-order-credit">
      <div className="ct-order-code">
        <SelectField
          name={`${at}code`}
          label={t('order.ledger.line')}
          isRequired
          none={t('order.choose')}
          value={row.code}
          error={errorOf(`${at}code`)}
          onChange={(code) => set({ code })}
          options={choices.map((one) => ({
            value: keyOf(one),
            label: `${one.code} ${chargeName(one.code)} · ${money(one)}`,
          }))}
        />
      </div>
      <div className="ct-order-amount">
        <NumberField
          name={`${at}amount`}
          label={t('order.charges.amount', { currency: charge?.currency ?? currency })}
          isRequired
          hint={charge && t('order.credits.most', { amount: money(charge) })}
          value={row.amount}
          error={errorOf(`${at}amount`)}
          onValue={(amount) => set({ amount })}
        />
      </div>
      {onRemove && (
        <div>
          <Button size="small" variant="quiet" onClick={onRemove}>
            {t('order.credits.remove')}
          </Button>
        </div>
      )}
    </div>
  )
}
