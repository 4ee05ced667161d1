/** Numbers as typed and pasted: full-width digits, spaces and thousands separators. */

/**
 * Normalizes a number while it is typed; other text is returned unchanged, so that validation rejects it.
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

/**
 * The number of a text that is complete, as in a cell or a field that is left: a comma that groups no thousands is
 * decimal, "35,5" is 35.5. While it is typed, "18,0" may become 18,000.
 */
export function settledNumber(typed: string): string {
  const text = plainNumber(typed)
  const plain = text.normalize('NFKC').replace(/\s/gu, '')
  return /^\d+,\d+$/.test(plain) ? plain.replace(',', '.') : text
}

/** A non-negative integer; undefined for anything else. */
export function wholeNumber(typed: string): number | undefined {
  const text = plainNumber(typed)
  return /^\d{1,15}(\.0*)?$/.test(text) ? Number.parseInt(text, 10) : undefined
}
