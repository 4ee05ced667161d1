import type { Weights } from './draft.ts'
import { CO2_WEIGHT_MAX } from './limits.ts'
import { hasFreeTime, type TransportMode } from './values.ts'

/** What a score is made of, in the order in which it is read. */
export const WEIGHT_PARTS = ['price', 'transit', 'freeTime', 'rating', 'co2'] as const

export type WeightPart = (typeof WEIGHT_PARTS)[number]

/** Of a tender that goes to the lowest price. */
export const PRICE_ONLY: Weights = { price: 100, transit: 0, freeTime: 0, rating: 0 }

/** Whether a part can be told apart by this mode; a draft may have none yet. */
const counts = (part: WeightPart, mode: TransportMode | undefined): boolean =>
  part !== 'freeTime' || mode === undefined || hasFreeTime(mode)

/** What a score by this mode is made of. */
export const weightParts = (mode: TransportMode | undefined): WeightPart[] =>
  WEIGHT_PARTS.filter((part) => counts(part, mode))

/** A usual mix, to begin with; the price counts for the free time that a mode does not have. */
export const usualWeights = (mode: TransportMode | undefined): Weights => {
  const freeTime = counts('freeTime', mode) ? 10 : 0
  return { price: 70 - freeTime, transit: 20, freeTime, rating: 10 }
}

/** Weights without what the mode does not have. */
export const weightsBy = <W extends { freeTime?: number | undefined }>(
  mode: TransportMode | undefined,
  weights: W,
): W => (counts('freeTime', mode) ? weights : { ...weights, freeTime: 0 })

/** Every part with its weight, 0 where there is none. */
export const allWeights = (weights: Weights): Required<Weights> => ({ ...weights, co2: weights.co2 ?? 0 })

/** Sum in percent; valid weights make 100. */
export const weightSum = (weights: { [part in WeightPart]?: number | undefined }): number =>
  WEIGHT_PARTS.reduce((sum, part) => sum + (weights[part] ?? 0), 0)

/** Highest weight of a part in percent: an estimate must not decide alone. MARKET 10.3. */
export function weightMax(part: WeightPart, mode: TransportMode | undefined): number {
  if (!counts(part, mode)) return 0
  return part === 'co2' ? CO2_WEIGHT_MAX : 100
}
