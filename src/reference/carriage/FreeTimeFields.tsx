import { CURRENCIES } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { memoView } from '@/ui/memoView.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { TierFields } from './TierFields.tsx'
import { clocksIn, isAllByDay } from './freeTimeForm.ts'
import type { FreeTimeForm } from './freeTimeForm.ts'
import './carriage.css'

interface FreeTimeProps {
  /** Path of the parent object; '' at the top of a form. */
  at: string
  free: FreeTimeForm
  wanted: number | undefined
  /** Whether rates by day can be given. */
  hasTiers?: boolean
  errorOf: (field: string) => string | undefined
  onChange: (free: FreeTimeForm) => void
}

/** Free days at both ends, and the price per container-day after them. */
export const FreeTimeFields = memoView(Fields, ['onChange'])

function Fields({ at, free, wanted, hasTiers = false, errorOf, onChange }: FreeTimeProps) {
  const t = useText()
  const nameOf = (part: string) => (at === '' ? `freeTime.${part}` : `${at}.freeTime.${part}`)
  const field = (name: 'originDetDays' | 'destDemDays' | 'destDetDays' | 'combinedDays', label: string) => (
    <NumberField
      label={label}
      inputMode="numeric"
      name={nameOf(name)}
      value={free[name]}
      error={errorOf(nameOf(name))}
      onValue={(days) => onChange({ ...free, [name]: days })}
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
        {!(hasTiers && isAllByDay(free)) && (
          <NumberField
            label={t('carriage.free.rate')}
            name={nameOf('dayRate')}
            value={free.dayRate}
            error={errorOf(nameOf('dayRate'))}
            onValue={(dayRate) => onChange({ ...free, dayRate })}
          />
        )}
        <SelectField
          label={t('carriage.free.rateCurrency')}
          value={free.rateCurrency}
          onChange={(rateCurrency) => onChange({ ...free, rateCurrency })}
          options={choicesOf(CURRENCIES)}
        />
      </div>
      <CheckBox
        label={t('carriage.free.isCombined')}
        checked={free.isCombined}
        onChange={(event) => onChange({ ...free, isCombined: event.target.checked })}
      />
      {hasTiers && (
        <>
          <CheckBox
            label={t('carriage.free.workingDays')}
            checked={free.unit === 'WD'}
            onChange={(event) => onChange({ ...free, unit: event.target.checked ? 'WD' : 'CD' })}
          />
          <CheckBox
            label={t('carriage.free.firstDay')}
            checked={free.start === 'DISCHARGE_DAY'}
            onChange={(event) => onChange({ ...free, start: event.target.checked ? 'DISCHARGE_DAY' : 'NEXT_DAY' })}
          />
          {clocksIn(free).map((clock) => (
            <TierFields
              key={clock}
              clock={clock}
              at={nameOf(`tiers.${clock}`)}
              rows={free.tiers?.[clock] ?? []}
              errorOf={errorOf}
              onChange={(rows) => onChange({ ...free, tiers: { ...free.tiers, [clock]: rows } })}
            />
          ))}
        </>
      )}
      {wanted !== undefined && <p className="ct-dim">{t('carriage.free.wanted', { days: wanted })}</p>}
    </div>
  )
}
