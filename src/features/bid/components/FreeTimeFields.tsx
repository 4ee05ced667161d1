import { CURRENCIES } from '@/contract/money.ts'
import type { Currency } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { SelectField, TextField } from '@/ui/Field.tsx'
import type { FreeTimeForm } from '../quoteForm.ts'
import type { ErrorOf } from '../useQuoteForm.ts'

interface FreeTimeProps {
  at: string
  free: FreeTimeForm
  wanted: number | undefined
  errorOf: ErrorOf
  onChange: (free: FreeTimeForm) => void
}

/** Free days at both ends and the price of a box-day after them. */
export function FreeTimeFields({ at, free, wanted, errorOf, onChange }: FreeTimeProps) {
  const t = useText()
  const field = (name: 'originDetDays' | 'destDemDays' | 'destDetDays' | 'combinedDays', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      name={`${at}.freeTime.${name}`}
      value={free[name]}
      error={errorOf(`${at}.freeTime.${name}`)}
      onChange={(event) => onChange({ ...free, [name]: event.target.value.trim() })}
    />
  )
  return (
    <div className="ct-quote-free">
      <div className="ct-quote-fields">
        {field('originDetDays', t('bid.free.originDet'))}
        {free.isCombined ? (
          field('combinedDays', t('bid.free.combined'))
        ) : (
          <>
            {field('destDemDays', t('bid.free.destDem'))}
            {field('destDetDays', t('bid.free.destDet'))}
          </>
        )}
        <TextField
          label={t('bid.free.rate')}
          inputMode="decimal"
          name={`${at}.freeTime.dayRate`}
          value={free.dayRate}
          error={errorOf(`${at}.freeTime.dayRate`)}
          onChange={(event) => onChange({ ...free, dayRate: event.target.value.replace(/[,，\s]/gu, '') })}
        />
        <SelectField
          label={t('bid.free.rateCurrency')}
          value={free.rateCurrency}
          onChange={(event) => onChange({ ...free, rateCurrency: event.target.value as Currency })}
        >
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      </div>
      <CheckBox
        label={t('bid.free.isCombined')}
        checked={free.isCombined}
        onChange={(event) => onChange({ ...free, isCombined: event.target.checked })}
      />
      {wanted !== undefined && <p className="ct-dim">{t('bid.free.wanted', { days: wanted })}</p>}
    </div>
  )
}
