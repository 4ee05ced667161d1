import type { CutOff, ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { boxKindOf } from '@/contract/tools/schedule/values.ts'
import type { CutOffCode } from '@/contract/tools/schedule/values.ts'
import { instantOf } from '@/reference/carriage/zoneTime.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A cut-off nearer than this is close. */
const SOON_HOURS = 24
/** Work ends at this time of the port on the day the cargo is ready. */
export const READY_TIME = '18:00'

/** How a cut-off stands. */
export type Light = 'ok' | 'soon' | 'missed'

/** When the cargo is packed, and when its box is at the terminal; milliseconds since 1970. */
export interface Arrival {
  readyAt: number
  yardAt: number
}

/** One cut-off against a moment: whole hours that are left, negative when it is over. */
export interface Verdict {
  code: CutOffCode
  at: string
  light: Light
  hours: number
}

/** Whether the cargo makes a sailing, and what decides it. */
export interface Judgement {
  light: Light
  verdicts: Verdict[]
  /** The cut-off with the least time left. */
  tightest: Verdict | undefined
  /** Hours that the box comes before the terminal takes it; 0 if it need not wait. */
  waitHours: number
}

/** When cargo that is ready on a day (`YYYY-MM-DD`, in the port's zone) arrives after some days by truck; nothing for no day. */
export function arrivalOf(ready: string | undefined, truckDays: number, zone: string): Arrival | undefined {
  if (!ready || !/^\d{4}-\d{2}-\d{2}$/.test(ready)) return undefined
  const midnight = Date.parse(`${ready}T00:00:00Z`)
  if (Number.isNaN(midnight)) return undefined
  // Days are counted on the port's calendar: a change of its clocks moves neither the hour nor the day.
  const there = new Date(midnight + truckDays * DAY_MS).toISOString().slice(0, 10)
  return {
    readyAt: Date.parse(instantOf(`${ready}T${READY_TIME}`, zone)),
    yardAt: Date.parse(instantOf(`${there}T${READY_TIME}`, zone)),
  }
}

/** How a cut-off stands at a moment. */
export function verdictOf({ code, at }: CutOff, moment: number): Verdict {
  const left = Date.parse(at) - moment
  const light = left <= 0 ? 'missed' : left < SOON_HOURS * HOUR_MS ? 'soon' : 'ok'
  const hours = left <= 0 ? -Math.max(1, Math.ceil(-left / HOUR_MS)) : Math.floor(left / HOUR_MS)
  return { code, at, light, hours }
}

/** The cut-offs that count for a box: reefers close by their own, dangerous goods are not judged. */
export function cutOffsFor({ cutOffs }: Pick<ScheduledSailing, 'cutOffs'>, isoCode: string | undefined): CutOff[] {
  const isReefer = isoCode !== undefined && boxKindOf(isoCode) === 'REEFER'
  const yard: CutOffCode = isReefer && cutOffs.some(({ code }) => code === 'RCO') ? 'RCO' : 'FCO'
  const counted: readonly CutOffCode[] = ['DCO', 'VCO', yard, 'CUA']
  return cutOffs.filter(({ code }) => counted.includes(code))
}

const WORST: readonly Light[] = ['missed', 'soon', 'ok']

/** Judges a sailing: papers and weight wait for the packed cargo, yard and customs for the box at the terminal; nothing waits for the past. */
export function judge(
  cutOffs: readonly CutOff[],
  opens: string | undefined,
  now: number,
  arrival?: Arrival,
): Judgement {
  const neededFor = (code: CutOffCode): number => {
    if (!arrival) return now
    return Math.max(now, code === 'DCO' || code === 'VCO' ? arrival.readyAt : arrival.yardAt)
  }
  const verdicts = cutOffs.map((one) => verdictOf(one, neededFor(one.code)))
  const left = (one: Verdict) => Date.parse(one.at) - neededFor(one.code)
  const early = arrival && opens !== undefined ? Date.parse(opens) - Math.max(now, arrival.yardAt) : 0
  return {
    light: WORST.find((light) => verdicts.some((one) => one.light === light)) ?? 'ok',
    verdicts,
    tightest: verdicts.toSorted((a, b) => left(a) - left(b))[0],
    waitHours: Math.max(0, Math.ceil(early / HOUR_MS)),
  }
}

/** When the terminal begins to take full boxes. */
export function opensAt({ cutOffs }: Pick<ScheduledSailing, 'cutOffs'>): string | undefined {
  return cutOffs.find(({ code }) => code === 'EFC')?.at
}

/** True while the papers close within a day: a box that is late with them is left for the next ship. */
export function mayRollOver({ cutOffs }: Pick<ScheduledSailing, 'cutOffs'>, now: number): boolean {
  const papers = cutOffs.find(({ code }) => code === 'DCO')
  return papers !== undefined && verdictOf(papers, now).light === 'soon'
}

/** True once the ship has left. */
export function hasSailed({ etd }: Pick<ScheduledSailing, 'etd'>, now: number): boolean {
  return Date.parse(etd) <= now
}
