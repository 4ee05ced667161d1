import { addDays } from '../../money/credit/terms.ts'
import { boxCount } from '../bid/quantity.ts'
import type { Boxes } from '../tender/draft.ts'
import type { Allocation } from '../tender/term/schemas.ts'
import type { AllocationPeriod } from '../tender/term/values.ts'
import type { AllocationStep } from './amendment/schemas.ts'
import { usedIn, type CalledOff } from './quantities.ts'

/** A lane, as far as its allocation counts. */
export interface AllocatedLane {
  laneNo: number
  validFrom: string
  validTo: string
  allocation?: Allocation | undefined
  /** What amendments keep free in the periods that begin from a day on, the oldest first; absent: nothing else. */
  allocationSteps?: readonly AllocationStep[] | undefined
}

/** Days of the market on which an allocation is looked at, and on which the agreement was made. */
export interface AllocationDays {
  today: string
  signedOn: string
}

/** The allocation of one period: counted from the call-offs, never stored. */
export interface PeriodAllocation {
  /** First day of the period that the lane has. */
  from: string
  /** Containers kept free for it. */
  own: number
  /** Left over from the period before, less what the period after has already used. */
  carried: number
  /** Asked for or ordered. */
  used: number
  /** Still kept free. */
  free: number
  /** The last day on which they are kept free; absent: as long as it can be called off. */
  askBy?: string
  isReleased: boolean
}

/** First day of the period of a day. */
function startOf(day: string, period: AllocationPeriod): string {
  if (period === 'MONTH') return `${day.slice(0, 7)}-01`
  return addDays(day, 1 - (new Date(Date.parse(day)).getUTCDay() || 7))
}

/** First day of the period after that of a day. */
function startAfter(day: string, period: AllocationPeriod): string {
  const start = startOf(day, period)
  return period === 'WEEK' ? addDays(start, 7) : startOf(addDays(start, 31), period)
}

/** The allocation of a lane for a period that begins on a day, as amendments left it. */
export function allocationOn(
  { allocation, allocationSteps = [] }: Pick<AllocatedLane, 'allocation' | 'allocationSteps'>,
  first: string,
): Allocation | undefined {
  const step = allocationSteps.findLast(({ from }) => from <= first)
  return allocation && step ? { ...allocation, boxes: step.boxes } : allocation
}

/** First day of the period of a day that a lane has. */
function firstOf({ validFrom }: Pick<AllocatedLane, 'validFrom'>, day: string, period: AllocationPeriod): string {
  const start = startOf(day, period)
  return start > validFrom ? start : validFrom
}

/** The allocation of a lane for the period of a day, as amendments left it. */
export function allocationOf(
  lane: Pick<AllocatedLane, 'allocation' | 'allocationSteps' | 'validFrom'>,
  day: string,
): Allocation | undefined {
  return lane.allocation && allocationOn(lane, firstOf(lane, day, lane.allocation.period))
}

/** What a period has of the one before, uses of it, and leaves to the next one. */
interface Flow {
  carried: number
  ofCarried: number
  left: number
}

/** Periods of a lane one after the other up to a day and those after it that are used: each uses what is carried first. */
function flowsOf(lane: AllocatedLane & { allocation: Allocation }, callOffs: readonly CalledOff[]): Map<string, Flow> {
  const { laneNo, validFrom, validTo, allocation } = lane
  const { period, carryOver = false } = allocation
  const flows = new Map<string, Flow>()
  let carried = 0
  for (let start = startOf(validFrom, period); start <= validTo; start = startAfter(start, period)) {
    const own = allocationOn(lane, firstOf(lane, start, period))?.boxes ?? 0
    const used = usedIn(laneNo, start, period, callOffs)
    const ofCarried = Math.min(carried, used)
    const left = Math.max(0, own - (used - ofCarried))
    flows.set(start, { carried, ofCarried, left })
    carried = carryOver ? left : 0
  }
  return flows
}

/** How much more of a period's own can be used without taking what the periods after it have already used. */
function spareOf(flows: ReadonlyMap<string, Flow>, start: string, period: AllocationPeriod): number {
  const { left } = flows.get(start) ?? { left: 0 }
  const next = startAfter(start, period)
  const { ofCarried = 0 } = flows.get(next) ?? {}
  return ofCarried === 0 ? left : left - ofCarried + Math.min(ofCarried, spareOf(flows, next, period))
}

/**
 * The allocation of the period of a day. With `carryOver` what a period leaves may be used in the next one, and is used
 * first there. What was not asked for `releaseDays` before the period begins is released, unless the agreement is
 * younger.
 */
export function allocationAt(
  lane: AllocatedLane,
  day: string,
  callOffs: readonly CalledOff[],
  { today, signedOn }: AllocationDays,
): PeriodAllocation | undefined {
  const { allocation, laneNo } = lane
  if (!allocation) return undefined
  const { period, releaseDays } = allocation
  const start = startOf(day, period)
  const from = firstOf(lane, day, period)
  const own = allocationOn(lane, from)?.boxes ?? 0
  const flows = flowsOf({ ...lane, allocation }, callOffs)
  const { carried, ofCarried, left } = flows.get(start) ?? { carried: 0, ofCarried: 0, left: 0 }
  const spare = spareOf(flows, start, period)
  const askBy = releaseDays === undefined ? undefined : addDays(from, -releaseDays)
  const isKept = askBy === undefined || askBy < signedOn
  const isReleased = !isKept && today > askBy
  return {
    from,
    own,
    carried: carried - (left - spare),
    used: usedIn(laneNo, day, period, callOffs),
    free: isReleased ? 0 : carried - ofCarried + spare,
    ...(!isKept && { askBy }),
    isReleased,
  }
}

/** The allocation that a call-off goes beyond: the seller may refuse it without fault. */
export function overAllocation(
  { boxes, etd }: { boxes: Boxes[]; etd: string },
  lane: AllocatedLane,
  callOffs: readonly CalledOff[],
  days: AllocationDays,
): PeriodAllocation | undefined {
  const period = allocationAt(lane, etd, callOffs, days)
  return period && boxCount({ boxes }) > period.free ? period : undefined
}

/** The allocations of the next periods of a lane from a day on, `count` at most. */
export function nextAllocations(
  lane: AllocatedLane,
  from: string,
  count: number,
  callOffs: readonly CalledOff[],
  days: AllocationDays,
): PeriodAllocation[] {
  const { allocation, validFrom, validTo } = lane
  if (!allocation) return []
  const found: PeriodAllocation[] = []
  let day = from > validFrom ? from : validFrom
  while (found.length < count && day <= validTo) {
    const one = allocationAt(lane, day, callOffs, days)
    if (one) found.push(one)
    day = startAfter(day, allocation.period)
  }
  return found
}
