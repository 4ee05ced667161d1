import type { Comparison } from '@/contract/trade/bid/comparison.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { CompareSettings } from '../useComparison.ts'
import type { SheetWords } from './words.ts'

/** A comparison as it is shown, to be exported. */
export interface Shown {
  tender: TenderDetail
  comparison: Comparison
  settings: CompareSettings
  words: SheetWords
}
