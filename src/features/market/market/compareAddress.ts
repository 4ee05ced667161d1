import { MAX_COMPARED } from '@/contract/market/listing/values.ts'
import type { ListingKind } from '@/contract/market/listing/values.ts'
import { hrefTo } from '@/routes/href.ts'

/** Query parameters of the market: compared listings, and whether the comparison is open. */
export const IDS = 'compare'
export const OPEN = 'comparing'
/** Validation of these parameters. */
export const COMPARE_RULES = {
  [IDS]: (text: string): string | undefined => (idsOf(text).length > 0 ? text : undefined),
  [OPEN]: ['1'],
}

/** The ids in a parameter text, without duplicates and up to the limit. */
export function idsOf(text: string | null): string[] {
  return [...new Set((text ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, MAX_COMPARED)
}

/** URL of the market with these listings of a kind side by side. */
export function compareAddress(kind: ListingKind, ids: readonly string[]): string {
  return `${hrefTo('market', { kind })}&${IDS}=${ids.join(',')}&${OPEN}=1`
}
