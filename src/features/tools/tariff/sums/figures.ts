import { groupedAmount } from '@/contract/money.ts'
import { Big } from 'big.js'
import { checkDecimal } from '@/contract/validation.ts'
import type { Problem } from '@/contract/problem.ts'
import { settledNumber } from '@/shared/number.ts'

/** A typed figure: its value if valid, else its problem; neither if blank. */
export interface Figure {
  value: Big | undefined
  problem: Problem | undefined
}

/** Limits of a figure: the maximum, and whether zero is allowed. */
export interface Limits {
  max: number
  zero?: boolean | undefined
}

/** Parses a typed figure, with or without thousands separators; blank is no error. */
export function readFigure(typed: string | undefined, { max, zero = true }: Limits): Figure {
  const text = settledNumber(typed ?? '')
  if (text === '') return { value: undefined, problem: undefined }
  const code = checkDecimal(text, max, zero)
  if (code) return { value: undefined, problem: { field: '', code, params: zero ? { min: 0, max } : { max } } }
  return { value: new Big(text), problem: undefined }
}

/** An amount rounded half up to the fen, as customs rounds prices and taxes. */
export function toFen(amount: Big): Big {
  return amount.round(2, Big.roundHalfUp)
}

/** An amount to the fen, with thousands separators. */
export function written(amount: Big): string {
  return groupedAmount(amount.toFixed(2, Big.roundHalfUp))
}

/** A figure with all its digits and thousands separators. */
export function plain(amount: Big): string {
  const [whole = '', fraction] = amount.toFixed().split('.')
  return fraction === undefined ? groupedAmount(whole) : `${groupedAmount(whole)}.${fraction}`
}
