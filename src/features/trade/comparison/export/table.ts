import type { Comparison } from '@/contract/trade/bid/comparison.ts'
import type { SamePart } from '@/contract/trade/bid/samePart.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { CompareSettings } from '../useComparison.ts'
import type { SheetWords } from './words.ts'

/** The comparison of the page: to each bid for a part, the best comparable one cut down to the same. */
export type Compared = Comparison & { parts: ReadonlyMap<string, SamePart> }

/** A comparison as it is shown, to be exported. */
export interface Shown {
  tender: TenderDetail
  comparison: Compared
  settings: CompareSettings
  words: SheetWords
}
