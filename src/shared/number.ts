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

/** A non-negative integer; undefined for anything else. */
export function wholeNumber(typed: string): number | undefined {
  const text = plainNumber(typed)
  return /^\d{1,15}(\.0*)?$/.test(text) ? Number.parseInt(text, 10) : undefined
}
