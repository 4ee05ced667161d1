/** Symbols of a coupon's code: no 0, 1, I and O (FIELD part 3). */
export const CODE_SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Symbols of a whole code; the last one checks the others. */
export const CODE_LENGTH = 12

const BASE = CODE_SYMBOLS.length

/** The check symbol of the first eleven, by Luhn modulo 32; undefined if a symbol cannot occur. Source: FIELD part 3. */
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

/** What somebody typed, pasted or scanned as a code: capitals without blanks and dashes. */
export function normalizeCouponCode(input: string): string {
  return input
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-–—·.]/g, '')
}

export type CodeProblem = 'couponLength' | 'couponSymbol' | 'couponCheck'

/** What is wrong with a code before anybody is asked: its length, a symbol that cannot occur, or a slip of the fingers. */
export function checkCouponCode(input: string): CodeProblem | undefined {
  const code = normalizeCouponCode(input)
  if (Array.from(code).some((symbol) => !CODE_SYMBOLS.includes(symbol))) return 'couponSymbol'
  if (code.length !== CODE_LENGTH) return 'couponLength'
  return couponCheckSymbol(code.slice(0, -1)) === code.at(-1) ? undefined : 'couponCheck'
}

/** The code as it is shown: three groups of four. */
export function groupedCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}
