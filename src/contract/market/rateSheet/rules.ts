import type { Problem } from '../../problem.ts'
import { PRICE_MAX } from '../../trade/bid/limits.ts'
import { checkDecimal } from '../../validation.ts'
import type { Rate, SaveMarkup } from './schemas.ts'
import { MARKUP_PCT_MAX, type RateState, type RateSheetStatus } from './values.ts'

type Days = Pick<Rate, 'validFrom' | 'validTo'>

/** Whether a rate can be used on a day, e.g. today in China. */
export const rateStateOn = ({ validFrom, validTo }: Days, day: string): RateState =>
  validTo < day ? 'EXPIRED' : validFrom > day ? 'LATER' : 'VALID'

/** What is wrong about a rate. Whether its places, carrier, container and charge exist, the reference lists decide. */
export function checkRate({ pol, pod, price, validFrom, validTo }: Rate): Problem[] {
  const wrong = checkDecimal(price, PRICE_MAX)
  return [
    ...(pol === pod ? [{ field: 'pod', code: 'portsEqual' as const }] : []),
    ...(wrong ? [{ field: 'price', code: wrong, params: { min: 0.01, max: PRICE_MAX } }] : []),
    ...(validTo < validFrom ? [{ field: 'validTo', code: 'endBeforeStart' as const }] : []),
  ]
}

/** What is wrong about a mark-up. An amount needs its currency and its charge: it would be added to every line. */
export function checkMarkup(input: Omit<SaveMarkup, 'requestNo'>): Problem[] {
  const { kind, value, pol, pod, code, currency, step, floor } = input
  const isFix = kind === 'FIX'
  const max = isFix ? PRICE_MAX : MARKUP_PCT_MAX
  const amounts = { value: checkDecimal(value, max, true), step: step && checkDecimal(step, PRICE_MAX) }
  const floorProblem = floor && checkDecimal(floor, PRICE_MAX, true)
  return [
    ...(pol !== undefined && pod === undefined ? [{ field: 'pod', code: 'required' as const }] : []),
    ...(pod !== undefined && pol === undefined ? [{ field: 'pol', code: 'required' as const }] : []),
    ...(pol !== undefined && pol === pod ? [{ field: 'pod', code: 'portsEqual' as const }] : []),
    ...(isFix && code === undefined ? [{ field: 'code', code: 'required' as const }] : []),
    ...(amounts.value ? [{ field: 'value', code: amounts.value, params: { min: 0, max } }] : []),
    ...(isFix && currency === undefined ? [{ field: 'currency', code: 'required' as const }] : []),
    ...(amounts.step ? [{ field: 'step', code: amounts.step, params: { min: 0.01, max: PRICE_MAX } }] : []),
    ...(floorProblem ? [{ field: 'floor', code: floorProblem, params: { min: 0, max: PRICE_MAX } }] : []),
  ]
}

/** Allowed status changes; the clock ends a sheet whose last rate has ended. */
const NEXT: Readonly<Record<RateSheetStatus, readonly RateSheetStatus[]>> = {
  DRAFT: ['ACTIVE'],
  ACTIVE: ['EXPIRED', 'ARCHIVED'],
  EXPIRED: ['ARCHIVED'],
  ARCHIVED: [],
}
export const sheetMayBecome = (from: RateSheetStatus, to: RateSheetStatus): boolean => NEXT[from].includes(to)
