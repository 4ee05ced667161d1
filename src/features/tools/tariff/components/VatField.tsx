import type { HsEntry } from '@/contract/tools/customs/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { choicesOf } from '@/ui/choices.ts'
import { SelectField } from '@/ui/SelectField.tsx'

const RATES = ['13', '9', '0']

/** VAT rate in percent: the selected one, else the tariff's, else the rate of most goods. */
export function vatOf(chosen: string | undefined, entry: HsEntry | undefined): string {
  const known = entry?.vatPct === undefined || entry.vatPct === null ? '13' : String(entry.vatPct)
  return [...RATES, known].find((one) => one === chosen) ?? known
}

/** Chooses a VAT rate. */
export function VatField({
  entry,
  value,
  onChange,
}: {
  entry: HsEntry | undefined
  value: string
  onChange: (value: string) => void
}) {
  const t = useText()
  const isRead = entry?.vatPct !== undefined && entry.vatPct !== null
  const rates = RATES.includes(value) ? RATES : [value, ...RATES]
  return (
    <SelectField
      label={t('tariff.vatPct')}
      hint={isRead ? t('tariff.vatPct.read') : t('tariff.vatPct.hint')}
      value={value}
      onChange={onChange}
      options={choicesOf(rates, (rate) => `${rate}%`)}
    />
  )
}
