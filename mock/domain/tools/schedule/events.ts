import { hashOf } from '../../hash.ts'
import { inZone } from '../../zone.ts'
import { lastAnswers } from '../../lastAnswers.ts'
import { DAY_MS, HOUR_MS, planOf, startOf, WEEK_MS, type Service } from './timetable.ts'

/** Events are drawn from this text, the service and the round alone. */
const SEED = 'cangtong-1'
/** Part of a leg that a late ship wins back. */
const WON_BACK = 0.08
/** Least delay worth telling, and hours of the lay-by that are not used up. */
const LEAST_HOURS = 6
const LAY_KEPT = 4

/** What happens to a round. Nobody sees it before `announcedAt`, ms. */
export type RoundEvent = { announcedAt: number } & (
  | { type: 'DELAY'; call: number; hours: number }
  | { type: 'OMISSION'; call: number }
  /** The whole round is not sailed; the ship waits at the first port. */
  | { type: 'BLANK' }
)

/** Hours that a late ship wins back on the leg after a call. */
export const wonBackAfter = (service: Service, call: number): number =>
  Math.floor((service.rotation[call]?.legHours ?? 0) * WON_BACK)

const MOST_EVENTS = 10_000
const lastEvents = lastAnswers<{ event: RoundEvent | undefined }>(MOST_EVENTS)

/** The event of a round, if any; the same for every reader and every clock. */
export const eventOf = (service: Service, round: number): RoundEvent | undefined =>
  round < 0 ? undefined : lastEvents(`${service.code}|${round}`, () => ({ event: drawEvent(service, round) })).event

function drawEvent(service: Service, round: number): RoundEvent | undefined {
  const { code, rotation, layHours } = service
  const hash = hashOf(`${SEED}|${code}|${round}`)
  const notice = (least: number): number => (least + ((hash >>> 20) % 168)) * HOUR_MS
  if (isBlank(service, round)) return { type: 'BLANK', announcedAt: startOf(service, round) - notice(120) }
  const roll = hash % 100
  const call = 1 + ((hash >>> 8) % (rotation.length - 1))
  const leaves = startOf(service, round) + (planOf(service)[call]?.etd ?? 0)
  if (roll < 9) {
    const legs = rotation.slice(call).reduce((sum, _, place) => sum + wonBackAfter(service, call + place), 0)
    const hours = Math.min(12 + ((hash >>> 14) % 60), legs + Math.max(0, layHours - LAY_KEPT))
    return hours < LEAST_HOURS ? undefined : { type: 'DELAY', call, hours, announcedAt: leaves - notice(48) }
  }
  if (roll < 14 && rotation.length > 3 && !rotation[call]?.turn)
    return { type: 'OMISSION', call, announcedAt: leaves - notice(120) }
  return undefined
}

/** Days of Chinese New Year. */
const NEW_YEARS = ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03', '2031-01-23', '2032-02-11']

/**
 * One service in three leaves out a round in the two weeks after Chinese New Year, and one in three in the first week of
 * October; never two rounds running.
 */
function isBlank(service: Service, round: number): boolean {
  const day = inZone(startOf(service, round), 'Asia/Shanghai').slice(0, 10)
  const year = day.slice(0, 4)
  const pick = (time: string): number => hashOf(`${SEED}|blank|${service.code}|${time}${year}`)
  if (day.slice(5, 8) === '10-') return day.slice(8) <= '07' && pick('10') % 3 === 0
  const newYear = NEW_YEARS.find((one) => one.startsWith(year))
  if (!newYear) return false
  const week = Math.floor((Date.parse(day) - Date.parse(newYear)) / WEEK_MS)
  const hash = pick('new year')
  return hash % 3 === 0 && week === (hash >>> 8) % 2 && Date.parse(day) - Date.parse(newYear) < 14 * DAY_MS
}
