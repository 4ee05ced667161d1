import { lastAnswers } from '../../lastAnswers.ts'
import { eventOf, wonBackAfter, type RoundEvent } from './events.ts'
import { HOUR_MS, planOf, shipOf, startOf, type Service } from './timetable.ts'

/** A call of a ship at a port; times in ms. */
export interface Call {
  port: string
  plannedEta: number
  plannedEtd: number
  eta: number
  etd: number
  /** False if the ship does not come, or does not leave on this round. */
  comes: boolean
  leaves: boolean
  /** When a change of its times was announced. */
  changedAt?: number
}

const MOST_ROUNDS = 2000
const lastRounds = lastAnswers<readonly Call[]>(MOST_ROUNDS)

/** The calls of a round as known at a time, ms; `Infinity` knows everything, `-Infinity` the plan only. */
export function roundOf(service: Service, round: number, known: number): readonly Call[] {
  const [event, before] = [eventOf(service, round), eventOf(service, round - service.vesselsNeeded)].map((one) =>
    one && one.announcedAt <= known ? one : undefined,
  )
  const told = `${event ? 1 : 0}${before ? 1 : 0}`
  return lastRounds(`${service.code}|${round}|${told}`, () => makeRound(service, round, event, before))
}

function makeRound(
  service: Service,
  round: number,
  event: RoundEvent | undefined,
  before: RoundEvent | undefined,
): Call[] {
  const start = startOf(service, round)
  const calls = planOf(service).map(({ eta, etd }, place): Call => {
    const times = { eta: start + eta, etd: start + etd }
    const { port } = service.rotation[place] ?? { port: '' }
    return { port, plannedEta: times.eta, plannedEtd: times.etd, ...times, comes: true, leaves: true }
  })
  const [first] = calls
  if (first && before?.type === 'DELAY') {
    // The lay-by takes up what the round before could not win back.
    const late = service.rotation
      .slice(before.call)
      .reduce((hours, _, place) => Math.max(0, hours - wonBackAfter(service, before.call + place)), before.hours)
    first.eta += late * HOUR_MS
    if (late > 0) first.changedAt = before.announcedAt
  }
  if (!event) return calls
  if (event.type === 'BLANK') calls.forEach((call, place) => Object.assign(call, { comes: place === 0, leaves: false }))
  else if (event.type === 'OMISSION') Object.assign(calls[event.call] ?? {}, { comes: false, leaves: false })
  else delay(service, calls, event)
  return calls
}

function delay(service: Service, calls: Call[], event: { call: number; hours: number; announcedAt: number }): void {
  let late = event.hours
  calls.forEach((call, place) => {
    if (place < event.call || late <= 0) return
    call.eta += late * HOUR_MS
    call.etd += late * HOUR_MS
    call.changedAt = event.announcedAt
    late -= wonBackAfter(service, place)
  })
}

/** Voyage number of a round when its ship leaves a call: it grows with every round of the ship. */
export function voyageOf(service: Service, round: number, call: number): string {
  const out = shipOf(service, round).voyageBase + 2 * Math.floor(round / service.vesselsNeeded)
  const isBack = call >= service.rotation.findIndex(({ turn }) => turn)
  return `${String(isBack ? out + 1 : out).padStart(3, '0')}${isBack ? service.backLetter : service.outLetter}`
}
