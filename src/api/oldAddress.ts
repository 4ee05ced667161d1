import { DEFAULT_PAGE_SIZE } from '@/config/constants.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { PAGE_SIZES } from '@/contract/page.ts'
import { hasCode } from './errors.ts'

/** Reads outdated or invalid query parameters: the nearest allowed value, else the default. */

/** Maximum page of the contract. */
const MAX_PAGE = 100_000

/** Whether a parameter is a number. */
export const isNumber = (text: string): boolean => /^-?\d{1,15}(\.\d+)?$/.test(text)

/** Page of a parameter; at least 1. */
export function pageIn(text: string | null): number {
  if (text === null || !isNumber(text)) return 1
  return Math.min(Math.max(1, Math.trunc(Number(text))), MAX_PAGE)
}

/** Page size of a parameter: the nearest allowed one, on a tie the larger. */
export function sizeIn(text: string | null): number {
  if (text === null || !isNumber(text)) return DEFAULT_PAGE_SIZE
  const wanted = Number(text)
  return PAGE_SIZES.reduce((best, size) => (Math.abs(size - wanted) <= Math.abs(best - wanted) ? size : best))
}

/** Names that a filter had in earlier URLs, or has on other pages. */
const OTHER_NAME: Readonly<Record<string, string>> = { keyword: 'q', q: 'keyword' }

/** Parameter name of a filter in a URL: its own, or its other name unless that is a filter too. */
export function nameIn(params: URLSearchParams, name: string, names: readonly string[], prefix: string): string {
  const other = OTHER_NAME[name]
  const isOther = other !== undefined && !names.includes(other) && !params.has(prefix + name)
  return isOther && params.has(prefix + other) ? other : name
}

/** Parameters rejected by the server, each with the nearest allowed value if known. */
export function refusedIn(error: Error | undefined, names: readonly string[]): { name: string; nearest?: string }[] {
  if (!hasCode(error, BUSINESS_CODES.fieldErrors)) return []
  return names.flatMap((name) => {
    const refusal = error.fieldErrors.find(({ field }) => field === name)
    if (!refusal) return []
    return [{ name, ...(typeof refusal.nearest === 'string' && { nearest: refusal.nearest }) }]
  })
}
