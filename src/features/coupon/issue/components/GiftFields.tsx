import { COUPON_NAME_MAX, SCOPE_MAX } from '@/contract/coupon/limits.ts'
import { COUPON_KINDS } from '@/contract/coupon/values.ts'
import { CURRENCIES } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { choicesOf } from '@/ui/choices.ts'
import { TextField } from '@/ui/Field.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { useForm } from '../FormContext.ts'
import { CodePicker } from './CodePicker.tsx'
import { AmountField, Grid, Radios, WholeField } from './inputs.tsx'

/** Name, benefit and minimum amount of the coupon. */
export function GiftFields() {
  const t = useText()
  const { labelOf } = useDict('coupon_kind')
  const { values: draft, set, errorOf } = useForm()
  return (
    <>
      <TextField
        label={t('batchForm.name')}
        name="name"
        maxLength={COUPON_NAME_MAX}
        hint={t('batchForm.name.hint', { count: draft.name.length, max: COUPON_NAME_MAX })}
        value={draft.name}
        error={errorOf('name')}
        onChange={(event) => set('name', event.target.value)}
      />
      <Radios
        legend={t('batchForm.kind')}
        name="kind"
        value={draft.kind}
        options={COUPON_KINDS.map((value) => ({ value, label: labelOf(value), note: t(`batchForm.kind.${value}`) }))}
        onValue={(kind) => set('kind', kind)}
      />
      {draft.kind === 'FREE_ITEM' && (
        <CodePicker
          label={t('batchForm.freeCharges')}
          hint={t('batchForm.freeCharges.hint')}
          isRequired
          field="chargeCodes"
          max={SCOPE_MAX.charges}
        />
      )}
      <Grid>
        {draft.kind === 'CASH' && (
          <AmountField
            label={t('batchForm.value')}
            name="value"
            isRequired
            value={draft.value}
            onValue={(value) => set('value', value)}
          />
        )}
        {draft.kind === 'DISCOUNT' && (
          <WholeField
            label={t('batchForm.pct')}
            name="discountPct"
            isRequired
            hint={t('batchForm.pct.hint')}
            digits={2}
            value={draft.discountPct}
            onValue={(pct) => set('discountPct', pct === 0 ? undefined : pct)}
          />
        )}
        {draft.kind !== 'CASH' && (
          <AmountField
            label={t('batchForm.cap')}
            name="capAmount"
            isRequired
            hint={t('batchForm.cap.hint')}
            value={draft.capAmount}
            onValue={(cap) => set('capAmount', cap)}
          />
        )}
        <SelectField
          label={t('common.currency')}
          name="currency"
          value={draft.currency}
          error={errorOf('currency')}
          onChange={(currency) => set('currency', currency)}
          options={choicesOf(CURRENCIES)}
        />
        <AmountField
          label={t('batchForm.threshold')}
          name="threshold"
          hint={t('batchForm.threshold.hint')}
          value={draft.threshold}
          onValue={(threshold) => set('threshold', threshold)}
        />
      </Grid>
    </>
  )
}
