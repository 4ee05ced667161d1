/** Most percent by which prices are changed in one go. */
const MOST = 50
const PCT = /^[+-]?\d{1,2}(\.\d)?$/

/** The change of prices that was typed, in percent; undefined for what is none. */
export function pctOf(text: string): number | undefined {
  const typed = text.trim()
  const value = Number(typed)
  return PCT.test(typed) && Math.abs(value) <= MOST ? value : undefined
}
