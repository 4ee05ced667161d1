import { Big } from 'big.js'
import { NOTE_MAX } from '../../limits.ts'
import type { Problem } from '../../problem.ts'
import { checkDecimal } from '../../validation.ts'
import { checkReason } from '../order/rules.ts'
import type { GrantCredit, RequestCredit } from './schemas.ts'
import { addDays } from './terms.ts'
import { CREDIT_DAYS_MAX } from './values.ts'

/** Largest limit of a credit line, in its currency. */
export const CREDIT_MAX = 100_000_000

/** Problems of an amount of credit. */
export function checkLimit(field: string, text: string): Problem[] {
  const code = checkDecimal(text, CREDIT_MAX)
  return code ? [{ field, code, params: { min: 0, max: CREDIT_MAX } }] : []
}

/** Problems of a limit given with a confirmation: not below what the bid offered. */
export function checkGiven(
  field: string,
  text: string,
  { offered = '0' }: { offered?: string | undefined },
): Problem[] {
  const found = checkLimit(field, text)
  if (found.length > 0 || !new Big(text).lt(offered)) return found
  return [{ field, code: 'range', params: { min: Number(offered), max: CREDIT_MAX } }]
}

/** Problems of a request for credit, in form order. */
export function checkRequest({ limit, monthly, note }: Pick<RequestCredit, 'limit' | 'monthly' | 'note'>): Problem[] {
  return [...checkLimit('limit', limit), ...checkLimit('monthly', monthly), ...checkReason('note', note, NOTE_MAX)]
}

/** Problems of a limit that the seller grants, in form order. `today` is the date in China. */
export function checkGrant({ limit, validTo }: Pick<GrantCredit, 'limit' | 'validTo'>, today: string): Problem[] {
  const last = addDays(today, CREDIT_DAYS_MAX)
  const found = checkLimit('limit', limit)
  if (validTo === '') return [...found, { field: 'validTo', code: 'required' }]
  if (validTo < today) return [...found, { field: 'validTo', code: 'past' }]
  return validTo > last ? [...found, { field: 'validTo', code: 'range', params: { min: today, max: last } }] : found
}
