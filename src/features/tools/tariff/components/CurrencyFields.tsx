import { CURRENCIES } from '@/contract/money.ts'
import type { Currency, RateTable } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { choicesOf } from '@/ui/choices.ts'
import { SelectField } from '@/ui/SelectField.tsx'
import { FigureField } from './FigureField.tsx'

const MAX_RATE = 1000

/** Props of `CurrencyFields`: `rate` is the typed rate, absent for the daily rate. */
export interface CurrencyFieldsProps {
  currency: Currency
  rate: string | undefined
  rates: RateTable | undefined
  onChange: (patch: { currency?: Currency; rate?: string | undefined }) => void
}

/** Currency of an amount and its rate in CNY: the daily rate until another is typed. */
export function CurrencyFields({ currency, rate, rates, onChange }: CurrencyFieldsProps) {
  const t = useText()
  return (
    <>
      <SelectField
        label={t('tariff.currency')}
        value={currency}
        onChange={(next) => onChange({ currency: next, rate: undefined })}
        options={choicesOf(CURRENCIES)}
      />
      {currency !== 'CNY' && (
        <FigureField
          label={t('tariff.rate', { currency })}
          max={MAX_RATE}
          zero={false}
          isRequired
          value={rate ?? rates?.cnyPer[currency]}
          hint={rates && t('tariff.rate.hint', { date: rates.date, source: rates.source })}
          onChange={(value) => onChange({ rate: value })}
        />
      )}
    </>
  )
}
