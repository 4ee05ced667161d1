import { CURRENCIES, type RateTable } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { CalculatorForm } from './CalculatorForm.tsx'
import { LandedPart, RATE_KINDS } from './LandedPart.tsx'
import { RebatePart } from './RebatePart.tsx'
import { useEntries } from '../useEntries.ts'
import type { EntriesState } from '../useEntries.ts'
import { useDayRates } from '../useDayRates.ts'
import { useEntry } from '../useEntry.ts'
import type { FoundEntry } from '../useEntry.ts'
import './tariff.css'

const NAMES = [
  'code',
  'term',
  'cur',
  'fx',
  'price',
  'freight',
  'ins',
  'kind',
  'duty',
  'ct',
  'vat',
  'other',
  'who',
  'rcur',
  'rfx',
  'base',
  'rebate',
  'credit',
] as const
type Name = (typeof NAMES)[number]
const RULES = {
  term: ['CIF', 'FOB'],
  kind: RATE_KINDS,
  cur: CURRENCIES,
  vat: /^\d{1,2}(\.\d{1,2})?$/,
  who: ['TRADER', 'MAKER'],
  rcur: CURRENCIES,
}

/** What both parts of the duty calculator work with. */
export interface DutyPartProps {
  state: EntriesState<Name>
  found: FoundEntry
  rates: RateTable | undefined
}

/** Duty, import taxes and landed cost, and the rebate of an export; everything typed stands in the address. */
export function DutyTab() {
  const t = useText()
  const state = useEntries('duty', NAMES, RULES)
  const found = useEntry(state.entries.code)
  const rates = useDayRates()
  return (
    <CalculatorForm label={t('tariff.form')} onLeave={state.keep}>
      <LandedPart state={state} found={found} rates={rates} />
      <RebatePart state={state} found={found} rates={rates} />
    </CalculatorForm>
  )
}
