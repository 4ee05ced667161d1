import type { Formats } from '@/i18n/format.ts'
import type { TextOf } from '@/i18n/useText.ts'
import type { Freight } from '@/reference/useReferences.ts'

type LabelOf = (code: string) => string

/** Display texts for what a sheet of a statement names. */
export interface StatementWords {
  t: TextOf
  formats: Pick<Formats, 'date' | 'dateTime'>
  freight: Pick<Freight, 'boxCode' | 'chargeName'>
  /** Name of an enterprise. */
  name: (party: { nameZh: string; nameEn?: string | undefined }) => string
  status: LabelOf
  kind: LabelOf
  state: LabelOf
  reason: LabelOf
  basis: LabelOf
}
