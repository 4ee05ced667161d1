import { stageOf } from '@/contract/money/order/milestones.ts'
import { scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import type { Milestone } from '@/contract/money/order/values.ts'
import { departureOf } from '../tools/schedule/byId.ts'
import type { OrderRow } from '../tradeRows.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The seller of an order without a sailing sets out so long after it is paid. */
const SETS_OUT_MS = 3 * DAY_MS
/** Hours from the departure to the start of an order, and from the arrival to its end. */
const STARTS_HOURS = -144
const ENDS_HOURS = 144
/** Hours of the milestones up to the departure from it, and of the others from the arrival. MARKET 8.4. */
const HOURS: Partial<Record<Milestone, number>> = {
  BKCF: STARTS_HOURS,
  EPRL: -132,
  STSP: -120,
  GITM: -72,
  CFSR: -72,
  RGIN: -72,
  RCS: -60,
  PASS: -48,
  STUF: -36,
  VASN: -30,
  VPUP: -12,
  LOBD: -6,
  RLOD: -6,
  VLOD: -6,
  MAN: -3,
  RBOR: -72,
  RCF: 4,
  NFD: 8,
  VPOD: 6,
  DSCH: 24,
  ROFF: 24,
  DLV: 48,
  UNST: 60,
  STCS: 72,
  CFSD: 96,
  RCVE: ENDS_HOURS,
}
export const STARTS_MS = STARTS_HOURS * HOUR_MS
export const ENDS_MS = ENDS_HOURS * HOUR_MS

/** When the cargo of an order leaves and arrives, ms; of several lanes the last one. */
export interface Voyage {
  etd: number
  eta: number
}

/** As its ships do at `now`, else some days after the payment. */
export function voyageOf(order: OrderRow, now: number): Voyage {
  const paid = order.events.find(({ status }) => status === 'PAID' || status === 'CONFIRMED')?.at ?? order.updatedAt
  const lanes = order.lanes.map((lane) => {
    const [picked] = [scheduleOf(order.schedules, lane.laneNo)?.sailing ?? lane.sailings].flat()
    const passage = picked?.id === undefined ? undefined : departureOf(picked.id, now)
    const etd = passage?.etd ?? (picked ? Date.parse(picked.etd) : Date.parse(paid) + SETS_OUT_MS)
    return { etd, eta: passage?.eta ?? (picked ? Date.parse(picked.eta) : etd + lane.transitDays * DAY_MS) }
  })
  return { etd: Math.max(...lanes.map(({ etd }) => etd)), eta: Math.max(...lanes.map(({ eta }) => eta)) }
}

/** When a milestone of a voyage is passed, ms; `all` are those of the order, in order. */
export function passedAt(code: Milestone, all: readonly Milestone[], { etd, eta }: Voyage): number {
  const departed = all.findIndex((one) => stageOf(one) === 'departed')
  return (all.indexOf(code) <= departed ? etd : eta) + (HOURS[code] ?? 0) * HOUR_MS
}
