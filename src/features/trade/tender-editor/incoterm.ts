import type { Incoterm } from '@/contract/reference/schemas.ts'
import type { TenderDraftInput } from '@/contract/trade/tender/draftInput.ts'

/** Who pays the freight under the term of sale, and what in the tender does not fit it. */
export interface TermCheck {
  payer: Incoterm['mainCarriagePaidBy']
  /** Set if the likely publisher would not buy this freight: an exporter under FOB, an importer under CIF. */
  wrong?: 'EXPORT' | 'IMPORT'
  /** Set if goods are handed over at a door but the lanes begin or end elsewhere. */
  door?: 'RECEIPT' | 'DELIVERY'
}

/** Country of the publishers, as far as the ports tell it. */
export const HOME = 'CN'
/** Terms under which the seller delivers to an inland place. */
const TO_THE_PLACE = new Set(['DAP', 'DPU', 'DDP'])

/** Checks a tender against its term of sale; undefined without a term. Assumes that the publisher is in China. */
export function checkTerm(
  { lanes = [], mode }: TenderDraftInput,
  term: Incoterm | undefined,
  countryOf: (unlocode: string) => string | undefined,
): TermCheck | undefined {
  if (!term) return undefined
  const sides = lanes.map(({ pol, pod }) => {
    const [from, to] = [pol && countryOf(pol), pod && countryOf(pod)]
    if (!from || !to || (from === HOME) === (to === HOME)) return undefined
    return from === HOME ? 'EXPORT' : 'IMPORT'
  })
  const wrongSide = term.mainCarriagePaidBy === 'BUYER' ? 'EXPORT' : 'IMPORT'
  const isRoad = mode === 'TRUCK'
  const begins = term.code === 'EXW' && !isRoad && lanes.some((lane) => lane.receiptType !== 'SD')
  const ends = TO_THE_PLACE.has(term.code) && !isRoad && lanes.some((lane) => lane.deliveryType !== 'SD')
  return {
    payer: term.mainCarriagePaidBy,
    ...(sides.includes(wrongSide) && { wrong: wrongSide }),
    ...(begins ? { door: 'RECEIPT' as const } : ends ? { door: 'DELIVERY' as const } : {}),
  }
}
