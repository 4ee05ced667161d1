import type { Cargo, TenderDraft, TenderLane } from '../draft.ts'
import type { DemandLevels } from './schemas.ts'
import {
  SET_DEMANDS,
  USUAL_LEVELS,
  type Demand,
  type DemandLevel,
  type SetDemand,
  type SpecialCargo,
} from './values.ts'

/** The level of a demand in a tender. */
export const levelOf = (levels: DemandLevels | undefined, demand: Demand): DemandLevel =>
  (demand === 'sailing' ? undefined : levels?.[demand]) ?? USUAL_LEVELS[demand]

/** All levels of a tender, with the usual ones where it names none. */
export const levelsOf = (levels: DemandLevels | undefined): Record<SetDemand, DemandLevel> => ({
  direct: levelOf(levels, 'direct'),
  transit: levelOf(levels, 'transit'),
  freeTime: levelOf(levels, 'freeTime'),
  validity: levelOf(levels, 'validity'),
  equipment: levelOf(levels, 'equipment'),
  charges: levelOf(levels, 'charges'),
})

/** Special cargo of a tender that a carrier has to accept. */
export function specialOf(cargo: Partial<Pick<Cargo, 'dg' | 'reefer' | 'oog'>> | undefined): SpecialCargo[] {
  return [
    ...(cargo?.dg ? (['DG'] as const) : []),
    ...(cargo?.reefer ? (['REEFER'] as const) : []),
    ...(cargo?.oog ? (['OOG'] as const) : []),
  ]
}

/** Whether a lane states anything that the demand could fail. */
const ASKS: Record<SetDemand, (lane: TenderLane) => boolean> = {
  direct: ({ directOnly }) => directOnly,
  transit: ({ maxTransitDays }) => maxTransitDays !== undefined,
  freeTime: ({ freeDaysWanted }) => freeDaysWanted !== undefined,
  validity: () => true,
  equipment: () => true,
  charges: () => true,
}

/** The demands that a tender really makes, by level. */
export function askedDemands({ lanes, demands }: Pick<TenderDraft, 'lanes' | 'demands'>, level: DemandLevel) {
  return SET_DEMANDS.filter((demand) => lanes.some(ASKS[demand]) && levelOf(demands, demand) === level)
}
