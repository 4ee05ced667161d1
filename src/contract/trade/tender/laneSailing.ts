import type { ScheduledSailing } from '../../tools/schedule/schemas.ts'
import type { TenderLane } from './draft.ts'
import type { DraftInput } from './draftInput.ts'

/** What a lane says of the sailing that it was begun with. */
export type BegunLane = DraftInput<Pick<TenderLane, 'sailingId' | 'pol' | 'pod' | 'etdFrom' | 'etdTo'>>

/** Whether a departure, in the time of its port, is on one of the days of a lane; open ends take all. */
export function leavesWithin(etd: string, { etdFrom, etdTo }: BegunLane): boolean {
  const day = etd.slice(0, 10)
  return (!etdFrom || day >= etdFrom) && (!etdTo || day <= etdTo)
}

/**
 * Whether a sailing fits a lane that was begun with it: it has its ports and leaves, as it does now or as it was
 * planned, within its dates. MARKET 8.2.
 */
export function fitsLane(
  { pol, pod, etd, changed }: Pick<ScheduledSailing, 'pol' | 'pod' | 'etd' | 'changed'>,
  lane: BegunLane,
): boolean {
  if (pol !== lane.pol || pod !== lane.pod) return false
  return leavesWithin(etd, lane) || (changed?.field === 'etd' && leavesWithin(changed.from, lane))
}
