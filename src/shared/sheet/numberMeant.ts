import { commaReadings, plainNumber } from '../number.ts'

/** A number as written: its value, or both meanings of one that can be either. */
export type Meant = { value: string } | { meant: readonly [string, string] }

/**
 * Reads a number of a sheet. A comma before other than three digits is decimal: "35,5" is 35.5. A text like "1.850" may
 * be either, which the author must say. Undefined for anything else.
 */
export function numberMeant(typed: string): Meant | undefined {
  const text = commaReadings(typed)?.fraction ?? plainNumber(typed)
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text) && !typed.includes(',')) return { meant: [text, text.replace('.', '')] }
  if (/^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(text)) return { value: text.replaceAll('.', '') }
  return /^\d+(\.\d+)?$/.test(text) ? { value: text } : undefined
}
