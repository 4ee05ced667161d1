import { MAX_COMPARED } from '@/contract/market/listing/values.ts'
import type { ListingKind } from '@/contract/market/listing/values.ts'
import { hrefTo } from '@/routes/href.ts'

/** Names in the address of the market: which listings are compared, and whether they are shown side by side. */
export const IDS = 'compare'
export const OPEN = 'comparing'
/** What they may be. */
export const COMPARE_RULES = {
  [IDS]: (text: string): string | undefined => (idsOf(text).length > 0 ? text : undefined),
  [OPEN]: ['1'],
}

/** The ids that an address text names, each once and no more than can be compared. */
export function idsOf(text: string | null): string[] {
  return [...new Set((text ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, MAX_COMPARED)
}

/** The address of the market that shows these listings of a kind side by side. */
export function compareAddress(kind: ListingKind, ids: readonly string[]): string {
  return `${hrefTo('market', { kind })}&${IDS}=${ids.join(',')}&${OPEN}=1`
}
