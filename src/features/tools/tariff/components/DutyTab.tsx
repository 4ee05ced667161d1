import { useText } from '@/i18n/useText.ts'
import { CalculatorForm } from './CalculatorForm.tsx'
import { LandedSection } from './LandedSection.tsx'
import { RebateSection } from './RebateSection.tsx'
import { DUTY_NAMES, DUTY_RULES } from '../dutyEntries.ts'
import { useEntries } from '../useEntries.ts'
import { useDayRates } from '../useDayRates.ts'
import { useEntry } from '../useEntry.ts'
import './tariff.css'

/** Duty, import taxes and landed cost, and export rebate; all entries are kept in the URL. */
export function DutyTab() {
  const t = useText()
  const state = useEntries('duty', DUTY_NAMES, DUTY_RULES)
  const found = useEntry(state.entries.code)
  const rates = useDayRates()
  return (
    <CalculatorForm label={t('tariff.form')} onLeave={state.keep}>
      <LandedSection state={state} found={found} rates={rates} />
      <RebateSection state={state} found={found} rates={rates} />
    </CalculatorForm>
  )
}
