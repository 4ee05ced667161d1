import { groupedAmount } from '@/contract/money.ts'
import { Big } from 'big.js'
import { checkDecimal } from '@/contract/validation.ts'
import type { Problem } from '@/contract/problem.ts'
import { plainNumber } from '@/shared/number.ts'

/** What was typed for a figure: its value where it is one, what is wrong with it where it is none; neither for a blank. */
export interface Figure {
  value: Big | undefined
  problem: Problem | undefined
}

/** Limits of a figure: the greatest, and whether it may be zero. */
export interface Limits {
  max: number
  zero?: boolean | undefined
}

/** Reads a figure as people type it, with or without marks between thousands; a blank is no error. */
export function readFigure(typed: string | undefined, { max, zero = true }: Limits): Figure {
  const text = plainNumber(typed ?? '')
  if (text === '') return { value: undefined, problem: undefined }
  const code = checkDecimal(text, max, zero)
  if (code) return { value: undefined, problem: { field: '', code, params: zero ? { min: 0, max } : { max } } }
  return { value: new Big(text), problem: undefined }
}

/** An amount rounded half up to the fen, as customs rounds prices and taxes. */
export function toFen(amount: Big): Big {
  return amount.round(2, Big.roundHalfUp)
}

/** An amount to the fen, with commas between thousands. */
export function written(amount: Big): string {
  return groupedAmount(amount.toFixed(2, Big.roundHalfUp))
}

/** A figure with all its digits and commas between thousands. */
export function plain(amount: Big): string {
  const [whole = '', fraction] = amount.toFixed().split('.')
  return fraction === undefined ? groupedAmount(whole) : `${groupedAmount(whole)}.${fraction}`
}
