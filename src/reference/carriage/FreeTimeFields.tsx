import { CURRENCIES } from '@/contract/money.ts'
import type { Currency } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { SelectField, TextField } from '@/ui/Field.tsx'
import './carriage.css'

/** Free time as it is typed. */
export interface FreeTimeForm {
  originDetDays: string
  destDemDays: string
  destDetDays: string
  combinedDays: string
  isCombined: boolean
  dayRate: string
  rateCurrency: Currency
}

interface FreeTimeProps {
  /** Path of what the free time belongs to; empty at the top of a form. */
  at: string
  free: FreeTimeForm
  wanted: number | undefined
  errorOf: (field: string) => string | undefined
  onChange: (free: FreeTimeForm) => void
}

/** Free days at both ends and the price of a box-day after them. */
export function FreeTimeFields({ at, free, wanted, errorOf, onChange }: FreeTimeProps) {
  const t = useText()
  const nameOf = (part: string) => (at === '' ? `freeTime.${part}` : `${at}.freeTime.${part}`)
  const field = (name: 'originDetDays' | 'destDemDays' | 'destDetDays' | 'combinedDays', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      name={nameOf(name)}
      value={free[name]}
      error={errorOf(nameOf(name))}
      onChange={(event) => onChange({ ...free, [name]: event.target.value.trim() })}
    />
  )
  return (
    <div className="ct-carriage-free">
      <div className="ct-carriage-fields">
        {field('originDetDays', t('carriage.free.originDet'))}
        {free.isCombined ? (
          field('combinedDays', t('carriage.free.combined'))
        ) : (
          <>
            {field('destDemDays', t('carriage.free.destDem'))}
            {field('destDetDays', t('carriage.free.destDet'))}
          </>
        )}
        <TextField
          label={t('carriage.free.rate')}
          inputMode="decimal"
          name={nameOf('dayRate')}
          value={free.dayRate}
          error={errorOf(nameOf('dayRate'))}
          onChange={(event) => onChange({ ...free, dayRate: event.target.value.replace(/[,，\s]/gu, '') })}
        />
        <SelectField
          label={t('carriage.free.rateCurrency')}
          value={free.rateCurrency}
          onChange={(event) => onChange({ ...free, rateCurrency: event.target.value as Currency })}
        >
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      </div>
      <CheckBox
        label={t('carriage.free.isCombined')}
        checked={free.isCombined}
        onChange={(event) => onChange({ ...free, isCombined: event.target.checked })}
      />
      {wanted !== undefined && <p className="ct-dim">{t('carriage.free.wanted', { days: wanted })}</p>}
    </div>
  )
}
