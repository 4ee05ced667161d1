/** Symbols of a coupon's code: no 0, 1, I and O (FIELD part 3). */
export const CODE_SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Length of a code; the last symbol is a check symbol. */
export const CODE_LENGTH = 12

const BASE = CODE_SYMBOLS.length

/** Check symbol of the first eleven, by Luhn modulo 32; undefined for an invalid symbol. Source: FIELD part 3. */
export function couponCheckSymbol(first11: string): string | undefined {
  let sum = 0
  for (const [index, symbol] of Array.from(first11).toReversed().entries()) {
    const value = CODE_SYMBOLS.indexOf(symbol)
    if (value < 0) return undefined
    const product = value * (index % 2 === 0 ? 2 : 1)
    sum += Math.floor(product / BASE) + (product % BASE)
  }
  return CODE_SYMBOLS[(BASE - (sum % BASE)) % BASE]
}

/** Normalizes a typed, pasted or scanned code: capitals without spaces and dashes. */
export function normalizeCouponCode(input: string): string {
  return input
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-–—·.]/g, '')
}

export type CodeProblem = 'couponLength' | 'couponSymbol' | 'couponCheck'

/** Validates a code locally: its length, an invalid symbol, or a typing error (check symbol). */
export function checkCouponCode(input: string): CodeProblem | undefined {
  const code = normalizeCouponCode(input)
  if (Array.from(code).some((symbol) => !CODE_SYMBOLS.includes(symbol))) return 'couponSymbol'
  if (code.length !== CODE_LENGTH) return 'couponLength'
  return couponCheckSymbol(code.slice(0, -1)) === code.at(-1) ? undefined : 'couponCheck'
}

/** The code for display: three groups of four. */
export function groupedCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}
