/** Numbers as typed and pasted: full-width digits, spaces and thousands separators. */

/**
 * Normalizes a number for validation and requests; unparsable or ambiguous text is returned unchanged, so that
 * validation rejects it.
 */
export function plainNumber(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    .replace(/[\s'\u2019]/gu, '')
  if (/^[+-]?\d*\.?\d*$/.test(text)) return text
  if (/^-?[1-9]\d*(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(',', '')
  // With both separators the last one is the decimal separator.
  if (/^-?[1-9]\d{0,2}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return typed.trim()
}

/** The two meanings of an ambiguous comma, "35,5" being 35.5 or 355; undefined if it is unambiguous. */
export function commaReadings(typed: string): { fraction: string; whole: string } | undefined {
  const text = plainNumber(typed).normalize('NFKC').replace(/\s/gu, '')
  if (!/^\d+,\d+$/.test(text)) return undefined
  return { fraction: text.replace(',', '.'), whole: text.replace(',', '') }
}

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

/** A non-negative integer; undefined for anything else. */
export function wholeNumber(typed: string): number | undefined {
  const text = plainNumber(typed)
  return /^\d{1,15}(\.0*)?$/.test(text) ? Number.parseInt(text, 10) : undefined
}
