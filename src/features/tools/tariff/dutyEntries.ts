import { CURRENCIES, type RateTable } from '@/contract/money.ts'
import type { EntriesState } from './useEntries.ts'
import type { FoundEntry } from './useEntry.ts'

/** Kinds of duty rates, in display order. */
export const RATE_KINDS = ['MFN', 'GENERAL', 'PROVISIONAL', 'OWN'] as const

/** Query parameters of the entries. */
export const DUTY_NAMES = [
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
type Name = (typeof DUTY_NAMES)[number]
/** Validation of the parameters that are not free text. */
export const DUTY_RULES = {
  term: ['CIF', 'FOB'],
  kind: RATE_KINDS,
  cur: CURRENCIES,
  vat: /^\d{1,2}(\.\d{1,2})?$/,
  who: ['TRADER', 'MAKER'],
  rcur: CURRENCIES,
}

/** Props shared by both parts of the duty calculator. */
export interface DutyPartProps {
  state: EntriesState<Name>
  found: FoundEntry
  rates: RateTable | undefined
}
