import { DEFAULT_PAGE_SIZE } from '@/config/constants.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { PAGE_SIZES } from '@/contract/page.ts'
import { hasCode } from './errors.ts'

/** What an address that is out of date or odd is read as: the nearest that is allowed, else the usual. */

/** Most pages that the contract counts. */
const MAX_PAGE = 100_000

/** Whether a text of an address is a number at all. */
export const isNumber = (text: string): boolean => /^-?\d{1,15}(\.\d+)?$/.test(text)

/** The page that an address names; one before the first is the first. */
export function pageIn(text: string | null): number {
  if (text === null || !isNumber(text)) return 1
  return Math.min(Math.max(1, Math.trunc(Number(text))), MAX_PAGE)
}

/** The rows a page that an address names: of the sizes there are the nearest, of two equally near the larger. */
export function sizeIn(text: string | null): number {
  if (text === null || !isNumber(text)) return DEFAULT_PAGE_SIZE
  const wanted = Number(text)
  return PAGE_SIZES.reduce((best, size) => (Math.abs(size - wanted) <= Math.abs(best - wanted) ? size : best))
}

/** Names that a filter had in earlier addresses, or has on other pages. */
const OTHER_NAME: Readonly<Record<string, string>> = { keyword: 'q', q: 'keyword' }

/** The name under which an address gives a filter: its own, or another it is known by unless that is a filter too. */
export function nameIn(params: URLSearchParams, name: string, names: readonly string[], prefix: string): string {
  const other = OTHER_NAME[name]
  const isOther = other !== undefined && !names.includes(other) && !params.has(prefix + name)
  return isOther && params.has(prefix + other) ? other : name
}

/** What the server refuses of an address, with the nearest that it takes where it says one. */
export function refusedIn(error: Error | undefined, names: readonly string[]): { name: string; nearest?: string }[] {
  if (!hasCode(error, BUSINESS_CODES.fieldErrors)) return []
  return names.flatMap((name) => {
    const refusal = error.fieldErrors.find(({ field }) => field === name)
    if (!refusal) return []
    return [{ name, ...(typeof refusal.nearest === 'string' && { nearest: refusal.nearest }) }]
  })
}
