/** Numbers as people type and paste them: full-width digits, blanks and marks between thousands. */

/**
 * The plain form of a number, as checks and the wire take it; what cannot be read, or could mean two numbers, stays as it was
 * typed for the check to refuse.
 */
export function plainNumber(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    .replace(/[\s'\u2019]/gu, '')
  if (/^[+-]?\d*\.?\d*$/.test(text)) return text
  if (/^-?[1-9]\d*(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(',', '')
  // With both marks the last one is that of the fraction.
  if (/^-?[1-9]\d{0,2}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return typed.trim()
}

/** The two numbers that a comma may mean, "35,5" being 35.5 or 355; undefined where there is no such doubt. */
export function commaReadings(typed: string): { fraction: string; whole: string } | undefined {
  const text = plainNumber(typed).normalize('NFKC').replace(/\s/gu, '')
  if (!/^\d+,\d+$/.test(text)) return undefined
  return { fraction: text.replace(',', '.'), whole: text.replace(',', '') }
}

/** A whole number that is not negative; undefined for anything else. */
export function wholeNumber(typed: string): number | undefined {
  const text = plainNumber(typed)
  return /^\d{1,15}(\.0*)?$/.test(text) ? Number.parseInt(text, 10) : undefined
}
