import type { OwnEstimate } from '@/contract/trade/tender/evaluation/schemas.ts'
import type { Formats } from '@/i18n/format.ts'
import type { Locale } from '@/i18n/locale.ts'
import type { TextOf } from '@/i18n/useText.ts'
import type { Freight } from '@/reference/useReferences.ts'

type LabelOf = (code: string) => string

/** Display texts for the codes in a sheet. */
export interface SheetWords {
  t: TextOf
  locale: Locale
  formats: Pick<Formats, 'date' | 'dateTime'>
  freight: Pick<Freight, 'boxCode' | 'carrierName' | 'chargeName' | 'portName' | 'zoneOf'>
  group: LabelOf
  basis: LabelOf
  state: LabelOf
  space: LabelOf
  status: LabelOf
  demand: LabelOf
  level: LabelOf
  /** Why a bid was disqualified. */
  disqualified: LabelOf
  /** An own figure of the buyer, without its charge. */
  figure: (estimate: OwnEstimate) => string
}
