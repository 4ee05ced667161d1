import type { Weights } from './draft.ts'
import { CO2_WEIGHT_MAX } from './limits.ts'

/** What a score is made of, in the order in which it is read. */
export const WEIGHT_PARTS = ['price', 'transit', 'freeTime', 'rating', 'co2'] as const

export type WeightPart = (typeof WEIGHT_PARTS)[number]

/** Of a tender that goes to the lowest price. */
export const PRICE_ONLY: Weights = { price: 100, transit: 0, freeTime: 0, rating: 0 }

/** A usual mix, to begin with. */
export const USUAL_WEIGHTS: Weights = { price: 60, transit: 20, freeTime: 10, rating: 10 }

/** Every part with its weight, 0 where there is none. */
export const allWeights = (weights: Weights): Required<Weights> => ({ ...weights, co2: weights.co2 ?? 0 })

/** Sum in percent; valid weights make 100. */
export const weightSum = (weights: { [part in WeightPart]?: number | undefined }): number =>
  WEIGHT_PARTS.reduce((sum, part) => sum + (weights[part] ?? 0), 0)

/** Highest weight of a part in percent: an estimate must not decide alone. MARKET 10.3. */
export const weightMax = (part: WeightPart): number => (part === 'co2' ? CO2_WEIGHT_MAX : 100)
