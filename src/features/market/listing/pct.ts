/** Maximum percentage of one price change. */
const MOST = 50
const PCT = /^[+-]?\d{1,2}(\.\d)?$/

/** The typed price change in percent; undefined if invalid. */
export function pctOf(text: string): number | undefined {
  const typed = text.trim()
  const value = Number(typed)
  return PCT.test(typed) && Math.abs(value) <= MOST ? value : undefined
}
