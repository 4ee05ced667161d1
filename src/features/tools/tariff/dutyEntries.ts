import { CURRENCIES, type RateTable } from '@/contract/money.ts'
import type { EntriesState } from './useEntries.ts'
import type { FoundEntry } from './useEntry.ts'

/** Kinds of duty rates, in the order in which they are offered. */
export const RATE_KINDS = ['MFN', 'GENERAL', 'PROVISIONAL', 'OWN'] as const

/** Names of its entries in the address. */
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
/** What an address may say of those that are not free text. */
export const DUTY_RULES = {
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
