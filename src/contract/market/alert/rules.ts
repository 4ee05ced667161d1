import { Big } from 'big.js'
import type { Problem } from '../../problem.ts'
import type { LanePrice } from './schemas.ts'
import { ALERT_PCT_MAX, ALERT_USD_MAX, type AlertKind } from './values.ts'

/** What an alert waits for. */
export interface Watched {
  kind: AlertKind
  /** USD. */
  amount?: string | undefined
  pct?: number | undefined
}

/** An alert as typed: lane, container and what it waits for. */
export interface AlertInput extends Watched {
  pol: string
  pod: string
  isoCode: string
}

/** What is wrong about an alert. Whether ports and container exist, the reference lists decide. */
export function checkAlert({ pol, pod, isoCode, ...watched }: AlertInput): Problem[] {
  const blank = Object.entries({ pol, pod, isoCode }).flatMap(([field, value]): Problem[] =>
    value === '' ? [{ field, code: 'required' }] : [],
  )
  const isSame = pol !== '' && pol === pod
  return [...blank, ...(isSame ? [{ field: 'pod', code: 'portsEqual' } as const] : []), ...checkWatched(watched)]
}

function checkWatched({ kind, amount = '', pct }: Watched): Problem[] {
  if (kind === 'BELOW') return checkWhole('amount', amount, ALERT_USD_MAX)
  return checkWhole('pct', pct === undefined ? '' : String(pct), ALERT_PCT_MAX)
}

/** A whole number from 1. */
function checkWhole(field: string, typed: string, max: number): Problem[] {
  const text = typed.trim()
  if (text === '') return [{ field, code: 'required' }]
  if (!/^-?\d{1,12}$/.test(text)) return [{ field, code: 'number' }]
  return Number(text) < 1 || Number(text) > max ? [{ field, code: 'range', params: { min: 1, max } }] : []
}

/** How far a price has fallen, percent with one digit; negative if it has risen. */
export const fallOf = (before: string, best: string): string =>
  new Big(before).minus(best).div(before).times(100).toFixed(1)

/** Whether a price, USD, is what an alert waits for. Without a price it never is. */
export function isMet({ kind, amount, pct }: Watched, { best, before }: LanePrice): boolean {
  if (best === undefined) return false
  if (kind === 'BELOW') return amount !== undefined && new Big(best).lt(amount)
  if (pct === undefined || before === undefined) return false
  return new Big(best).lte(new Big(before).times(100 - pct).div(100))
}
