import type { OrderStatus } from '../../money/order/values.ts'
import type { Boxes } from '../tender/draft.ts'
import type { AllocationPeriod } from '../tender/term/values.ts'

/** A call-off, as far as it counts. */
export interface CalledOff {
  laneNo: number
  boxes: readonly Boxes[]
  /** The wanted day of departure. */
  etd: string
  status: OrderStatus
}

/**
 * Containers of one type on a lane of an agreement: `remaining = contracted + over - confirmed - requested`. TRADE part
 * 4.
 */
export interface Quantity {
  isoCode: string
  contracted: number
  /** Called off, and not answered yet. */
  requested: number
  /** Accepted, and not cancelled. */
  confirmed: number
  remaining: number
  /** Containers that may be called off beyond the contracted ones; absent: none. */
  over?: number | undefined
}

/** Containers beyond a quantity that a percentage allows, rounded down. */
const overOf = (contracted: number, overPct: number): number => Math.floor((contracted * overPct) / 100)

/** What is left of the contracted containers, without those allowed beyond. */
export const restOf = ({ remaining, over = 0 }: Pick<Quantity, 'remaining' | 'over'>): number =>
  Math.max(0, remaining - over)

const isHeld = ({ status }: Pick<CalledOff, 'status'>): boolean => status !== 'CANCELLED' && status !== 'TIMED_OUT'

const sumOf = (callOffs: readonly CalledOff[], isoCode?: string): number =>
  callOffs
    .flatMap(({ boxes }) => boxes)
    .reduce((sum, box) => sum + (isoCode === undefined || box.isoCode === isoCode ? box.qty : 0), 0)

/** Quantities of a lane by container type, counted from its call-offs: nothing of them is stored. */
export function quantitiesOf(
  { laneNo, boxes }: { laneNo: number; boxes: readonly Boxes[] },
  callOffs: readonly CalledOff[],
  overPct = 0,
): Quantity[] {
  const held = callOffs.filter((one) => one.laneNo === laneNo && isHeld(one))
  const open = held.filter(({ status }) => status === 'TO_CONFIRM')
  const types = [...new Set(boxes.map(({ isoCode }) => isoCode))]
  return types.map((isoCode) => {
    const contracted = boxes.reduce((sum, box) => sum + (box.isoCode === isoCode ? box.qty : 0), 0)
    const requested = sumOf(open, isoCode)
    const confirmed = sumOf(held, isoCode) - requested
    const over = overOf(contracted, overPct)
    const remaining = contracted + over - confirmed - requested
    return { isoCode, contracted, requested, confirmed, remaining, ...(over > 0 && { over }) }
  })
}

/** Whether every container has been ordered, also those allowed beyond. */
export const isExhausted = (quantities: readonly Quantity[]): boolean =>
  quantities.every(({ contracted, confirmed, over = 0 }) => confirmed >= contracted + over)

const DAY_MS = 86_400_000

/** The period of a day: an ISO week (`2027-W05`) or a month (`2027-02`). */
export function periodOf(day: string, period: AllocationPeriod): string {
  if (period === 'MONTH') return day.slice(0, 7)
  const at = new Date(Date.parse(day))
  // The Thursday of a week decides its year (ISO 8601).
  const thursday = at.getTime() + (4 - (at.getUTCDay() || 7)) * DAY_MS
  const year = new Date(thursday).getUTCFullYear()
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** Containers of a lane requested or confirmed for the period of a day. */
export function usedIn(laneNo: number, day: string, period: AllocationPeriod, callOffs: readonly CalledOff[]): number {
  const wanted = periodOf(day, period)
  return sumOf(callOffs.filter((one) => one.laneNo === laneNo && isHeld(one) && periodOf(one.etd, period) === wanted))
}
