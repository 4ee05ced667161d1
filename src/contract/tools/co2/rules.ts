import type { Boxes, TenderLane } from '../../trade/tender/draft.ts'
import { boxKindOf } from '../schedule/values.ts'

/**
 * Emissions of carriage, g CO2e for each TEU and km, well to wake, ships 70 % full, or for each tonne and km; and where
 * they come from.
 */
interface Factor {
  grams: number
  source: 'GLEC_2024' | 'GENERAL_KNOWLEDGE'
  /** Absent: for each TEU. */
  per?: 'TONNE'
}

const known = (grams: number): Factor => ({ grams, source: 'GENERAL_KNOWLEDGE' })
const byTonne = (grams: number): Factor => ({ ...known(grams), per: 'TONNE' })

/**
 * By trade lane; by mode where no ship carries. GLEC Framework v3.1 (2024) gives the Panama trade; the others are rounded general knowledge of the yearly
 * Clean Cargo averages, to be replaced by the published table before anybody relies on it. MARKET 10.2.
 */
export const CO2_FACTORS: Readonly<Record<string, Factor>> = {
  N_EUROPE: known(45),
  MEDITERRANEAN: known(55),
  US_WEST: known(68),
  US_EAST: known(62),
  US_EAST_PANAMA: { grams: 80.4, source: 'GLEC_2024' },
  MIDDLE_EAST: known(62),
  S_ASIA: known(70),
  AFRICA: known(72),
  LATIN_AMERICA: known(62),
  OCEANIA: known(82),
  SE_ASIA: known(90),
  JAPAN_KOREA: known(95),
  FAR_EAST_RU: known(95),
  CHINA: known(95),
  RIVER: known(150),
  // Whatever the lane. MARKET 10.3.
  AIR: byTonne(630),
  RAIL: byTonne(25),
  TRUCK: byTonne(85),
}

const KM_PER_NM = 1.852
const REEFER = 1.7
const CBM_PER_TEU = 26
const TONNES_PER_TEU = 10

/** Nautical miles sailed on one ship, and the factor of its service. */
export interface SeaLeg {
  nm: number
  factor: keyof typeof CO2_FACTORS
}

/** Kilograms CO2e for each TEU of a passage; undefined if a factor is not known. MARKET 10.1. */
export function kgPerTeu(legs: readonly SeaLeg[]): number | undefined {
  const grams = legs.map(({ nm, factor }) => nm * KM_PER_NM * (CO2_FACTORS[factor]?.grams ?? NaN))
  const kg = grams.reduce((sum, one) => sum + one, 0) / 1000
  return Number.isNaN(kg) ? undefined : Math.round(kg)
}

/** Modes that do not go by sea. */
export type OtherMode = 'AIR' | 'RAIL' | 'TRUCK'

/** Kilometres carried for a distance as the crow flies: aircraft take off and land, trains and trucks go by their ways. */
const CARRIED: Readonly<Record<OtherMode, (km: number) => number>> = {
  AIR: (km) => km + 95,
  RAIL: (km) => km * 1.3,
  TRUCK: (km) => km * 1.25,
}

/** Kilograms CO2e for each tonne carried over a distance as the crow flies, km; one digit. MARKET 10.3. */
export const kgPerTonne = (mode: OtherMode, km: number): number =>
  Math.round(((CARRIED[mode](km) * (CO2_FACTORS[mode]?.grams ?? 0)) / 1000) * 10) / 10

interface Cargo {
  boxes: readonly Boxes[]
  loose?: TenderLane['loose']
}

/** TEU that cargo counts for: containers by size, reefers more; loose cargo by volume or weight, whichever is more. */
export function teuOfCargo({ boxes, loose }: Cargo, teuOf: (isoCode: string) => number): number {
  if (loose) return Math.max(Number(loose.cbm) / CBM_PER_TEU, Number(loose.grossKg) / 1000 / TONNES_PER_TEU)
  return boxes.reduce(
    (sum, { isoCode, qty }) => sum + teuOf(isoCode) * qty * (boxKindOf(isoCode) === 'REEFER' ? REEFER : 1),
    0,
  )
}

/** Tonnes of cargo: loose cargo by its weight, containers by the usual tonnes a TEU. */
export function tonnesOfCargo({ boxes, loose }: Cargo, teuOf: (isoCode: string) => number): number {
  if (loose) return Number(loose.grossKg) / 1000
  return boxes.reduce((sum, { isoCode, qty }) => sum + teuOf(isoCode) * qty, 0) * TONNES_PER_TEU
}
