import type { CutOff, ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { boxKindOf } from '@/contract/tools/schedule/values.ts'
import type { CutOffCode } from '@/contract/tools/schedule/values.ts'
import { instantOf } from '@/reference/carriage/zoneTime.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A cut-off nearer than this is marked as close. */
const SOON_HOURS = 24
/** Cargo is considered ready at this local time of the port. */
export const READY_TIME = '18:00'

/** Status of a cut-off. */
export type Light = 'ok' | 'soon' | 'missed'

/** When the cargo is packed, and when its container is at the terminal; ms since 1970. */
export interface Arrival {
  readyAt: number
  yardAt: number
}

/** A cut-off compared with a time: whole hours left, negative if missed. */
export interface Verdict {
  code: CutOffCode
  at: string
  light: Light
  hours: number
}

/** Whether the cargo makes a sailing, and the deciding cut-off. */
export interface Judgement {
  light: Light
  verdicts: Verdict[]
  /** The cut-off with the smallest margin. */
  tightest: Verdict | undefined
  /** Hours that the container arrives before the terminal accepts it; 0 if it need not wait. */
  waitHours: number
}

/**
 * Arrival of cargo that is ready on a day (`YYYY-MM-DD`, port time), after some trucking days; undefined without a day.
 */
export function arrivalOf(ready: string | undefined, truckDays: number, zone: string): Arrival | undefined {
  if (!ready || !/^\d{4}-\d{2}-\d{2}$/.test(ready)) return undefined
  const midnight = Date.parse(`${ready}T00:00:00Z`)
  if (Number.isNaN(midnight)) return undefined
  // Days are added on the port's calendar, so that daylight saving moves neither hour nor day.
  const there = new Date(midnight + truckDays * DAY_MS).toISOString().slice(0, 10)
  return {
    readyAt: Date.parse(instantOf(`${ready}T${READY_TIME}`, zone)),
    yardAt: Date.parse(instantOf(`${there}T${READY_TIME}`, zone)),
  }
}

/** Status of a cut-off at a time. */
export function verdictOf({ code, at }: CutOff, moment: number): Verdict {
  const left = Date.parse(at) - moment
  const light = left <= 0 ? 'missed' : left < SOON_HOURS * HOUR_MS ? 'soon' : 'ok'
  const hours = left <= 0 ? -Math.max(1, Math.ceil(-left / HOUR_MS)) : Math.floor(left / HOUR_MS)
  return { code, at, light, hours }
}

/** Relevant cut-offs for a container: reefers have their own, dangerous goods are not checked. */
export function cutOffsFor({ cutOffs }: Pick<ScheduledSailing, 'cutOffs'>, isoCode: string | undefined): CutOff[] {
  const isReefer = isoCode !== undefined && boxKindOf(isoCode) === 'REEFER'
  const yard: CutOffCode = isReefer && cutOffs.some(({ code }) => code === 'RCO') ? 'RCO' : 'FCO'
  const counted: readonly CutOffCode[] = ['DCO', 'VCO', yard, 'CUA']
  return cutOffs.filter(({ code }) => counted.includes(code))
}

const WORST: readonly Light[] = ['missed', 'soon', 'ok']

/**
 * Checks a sailing: documents and VGM need the packed cargo, yard and customs the container at the terminal; never
 * earlier than now.
 */
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

/** When the terminal starts to accept full containers. */
export function opensAt({ cutOffs }: Pick<ScheduledSailing, 'cutOffs'>): string | undefined {
  return cutOffs.find(({ code }) => code === 'EFC')?.at
}

/** True while the document cut-off is within a day: a container with late documents is rolled to the next vessel. */
export function mayRollOver({ cutOffs }: Pick<ScheduledSailing, 'cutOffs'>, now: number): boolean {
  const papers = cutOffs.find(({ code }) => code === 'DCO')
  return papers !== undefined && verdictOf(papers, now).light === 'soon'
}

/** True once the vessel has left. */
export function hasSailed({ etd }: Pick<ScheduledSailing, 'etd'>, now: number): boolean {
  return Date.parse(etd) <= now
}
