import { settledNumber } from '../number.ts'

/** A number as written: its value, or both meanings of one that can be either. */
export type Meant = { value: string } | { meant: readonly [string, string] }

/**
 * Reads a number of a sheet. A text like "1.850" may be 1850 as well, which the author must say. Undefined for anything
 * else.
 */
export function numberMeant(typed: string): Meant | undefined {
  const text = settledNumber(typed)
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text) && !typed.includes(',')) return { meant: [text, text.replace('.', '')] }
  if (/^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(text)) return { value: text.replaceAll('.', '') }
  return /^\d+(\.\d+)?$/.test(text) ? { value: text } : undefined
}
