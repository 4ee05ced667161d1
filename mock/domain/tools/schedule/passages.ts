import { transitDays } from '@/contract/tools/schedule/transit.ts'
import { MIN_DWELL_HOURS } from '@/contract/tools/schedule/values.ts'
import { lastAnswers } from '../../lastAnswers.ts'
import { fastestOf, hubsOf, LATE_MS, mostOf } from './hubs.ts'
import { HOUR_MS, WEEK_MS } from './timetable.ts'
import { isForeign, linksBetween, mayCarry, voyageById, voyagesBetween, type Voyage } from './voyages.ts'

/** Ports of the first of two changes. */
const FIRST_HUBS = ['SGSIN', 'MYPKG', 'KRPUS', 'CNSHA', 'CNYTN', 'CNNSA']
const MOST_DWELL_HOURS = 192
/** Weeks in which a better departure may follow. */
const BETTER_WEEKS = 4
/** A week of which every service has sailed several rounds: what the timetable offers without events. */
const PLAN_WEEK = Math.floor(Date.UTC(2026, 8, 7) / WEEK_MS)

/** Carriage between two ports by one to three ships; times in ms. Its id joins those of its voyages by `+`. */
export interface Passage {
  id: string
  legs: readonly [Voyage, ...Voyage[]]
  pol: string
  pod: string
  etd: number
  eta: number
  via: string[]
  /** Days from departure to arrival, waiting included, begun ones counted whole. */
  transitDays: number
}

function passageOf(legs: Passage['legs']): Passage {
  const [first] = legs
  const last = legs.at(-1) ?? first
  const [etd, eta] = [first.start.etd, last.end.eta]
  return {
    id: legs.map(({ id }) => id).join('+'),
    legs,
    pol: first.pol,
    pod: last.pod,
    etd,
    eta,
    via: legs.slice(0, -1).map(({ pod }) => pod),
    transitDays: transitDays(etd, eta),
  }
}

const hasTime = (from: Voyage, to: Voyage): boolean => to.start.etd - from.end.eta >= MIN_DWELL_HOURS * HOUR_MS

const MOST_WEEKS = 3000
const lastOneStop = lastAnswers<readonly Passage[]>(MOST_WEEKS)
const lastTwoStop = lastAnswers<readonly Passage[]>(MOST_WEEKS)
const lastPassages = lastAnswers<readonly Passage[]>(MOST_WEEKS)

/**
 * All that leaves a port for another within a week (weeks since the epoch), as known at a time, earliest first: direct
 * voyages, and connections that no other beats. Three ships only if the timetable has nothing else.
 */
export const passagesIn = (pol: string, pod: string, week: number, known: number): readonly Passage[] =>
  lastPassages(`${pol}${pod}|${week}|${known}`, () => {
    if (!isForeign(pol, pod)) return []
    const direct = directIn(pol, pod, week, known)
    const make = isInReach(pol, pod) ? oneStopIn : twoStopIn
    const changed = make(pol, pod, week, known)
    if (changed.length === 0) return direct.toSorted(byEtd)
    // Whatever leaves later than that cannot arrive before one of these.
    const latest = Math.max(...changed.map(({ eta }) => eta)) - fastestOf(pol, pod) + LATE_MS
    const weeks = Array.from({ length: BETTER_WEEKS }, (_, later) => week + later)
    const rivals = weeks
      .filter((one) => one * WEEK_MS <= latest)
      .flatMap((one) => [...directIn(pol, pod, one, known), ...make(pol, pod, one, known)])
    const best = changed.filter((one) => !rivals.some((other) => isBetter(other, one)))
    return [...direct, ...best].toSorted(byEtd)
  })

const byEtd = (a: Passage, b: Passage): number => a.etd - b.etd || a.id.localeCompare(b.id)

/** Leaves no earlier, arrives no later, changes ships no more often; the id decides between equals. */
const isBetter = (a: Passage, b: Passage): boolean =>
  a !== b &&
  a.etd >= b.etd &&
  a.eta <= b.eta &&
  a.legs.length <= b.legs.length &&
  (a.etd > b.etd || a.eta < b.eta || a.legs.length < b.legs.length || a.id < b.id)

/** Whether the timetable leads from a port to another with one change at most. */
const isInReach = (pol: string, pod: string): boolean =>
  linksBetween(pol, pod).length > 0 || oneStopIn(pol, pod, PLAN_WEEK, -Infinity).length > 0

function directIn(pol: string, pod: string, week: number, known: number): Passage[] {
  return isForeign(pol, pod) ? voyagesBetween(pol, pod, week, known).map((one) => passageOf([one])) : []
}

/** Connections with one change: of every first ship, the one that arrives first. */
const oneStopIn = (pol: string, pod: string, week: number, known: number): readonly Passage[] =>
  lastOneStop(`${pol}${pod}|${week}|${known}`, () => {
    const best = new Map<string, readonly [Voyage, Voyage]>()
    for (const hub of hubsOf(pol, pod))
      for (const first of voyagesBetween(pol, hub, week, known)) {
        if (!mayCarry(first.service, pol, hub)) continue
        const key = first.id.split('.', 3).join('.')
        for (const second of onwards(first, pod, known)) {
          const held = best.get(key)
          if (!held || second.end.eta < held[1].end.eta) best.set(key, [first, second])
        }
      }
    const most = mostOf(pol, pod)
    return [...best.values()].map(passageOf).filter(({ etd, eta }) => eta - etd <= most)
  })

/** Weeks in which a ship may leave that takes over a container. */
function weeksAfter({ end: { eta } }: Voyage): number[] {
  const first = Math.floor((eta + MIN_DWELL_HOURS * HOUR_MS) / WEEK_MS)
  const last = Math.floor((eta + MOST_DWELL_HOURS * HOUR_MS) / WEEK_MS)
  return Array.from({ length: last - first + 1 }, (_, later) => first + later)
}

/** Ships of other services that take a container on to a port. */
function onwards(first: Voyage, pod: string, known: number): Voyage[] {
  const latest = first.end.eta + MOST_DWELL_HOURS * HOUR_MS
  return weeksAfter(first)
    .flatMap((week) => voyagesBetween(first.pod, pod, week, known))
    .filter(
      (second) =>
        second.service !== first.service &&
        mayCarry(second.service, first.pod, pod) &&
        hasTime(first, second) &&
        second.start.etd <= latest,
    )
}

/** Connections with two changes: of every first ship, the onward connection that arrives first. */
const twoStopIn = (pol: string, pod: string, week: number, known: number): readonly Passage[] =>
  lastTwoStop(`${pol}${pod}|${week}|${known}`, () =>
    FIRST_HUBS.filter((hub) => hub !== pol && hub !== pod).flatMap((hub) =>
      voyagesBetween(pol, hub, week, known)
        .filter(({ service }) => mayCarry(service, pol, hub))
        .flatMap((first) => {
          const latest = first.end.eta + MOST_DWELL_HOURS * HOUR_MS
          const [rest] = weeksAfter(first)
            .flatMap((one) => oneStopIn(hub, pod, one, known))
            .filter(
              ({ legs: [next], via }) =>
                next.service !== first.service &&
                hasTime(first, next) &&
                next.start.etd <= latest &&
                !via.includes(pol),
            )
            .toSorted((a, b) => a.eta - b.eta || b.etd - a.etd || a.id.localeCompare(b.id))
          return rest ? [passageOf([first, ...rest.legs])] : []
        }),
    ),
  )

/**
 * The passage of an id, as known at a time; undefined if there is none, if a ship no longer calls, or if a change can no
 * longer be made.
 */
export function passageById(id: string, known: number): Passage | undefined {
  const legs = id.split('+').map((part) => voyageById(part, known))
  const [first, ...rest] = legs.flatMap((one) => one ?? [])
  if (!first || rest.length !== legs.length - 1 || legs.length > 3) return undefined
  const fits = rest.every((leg, place) => {
    const before = rest[place - 1] ?? first
    return leg.pol === before.pod && hasTime(before, leg)
  })
  const passage = passageOf([first, ...rest])
  return fits && isForeign(passage.pol, passage.pod) ? passage : undefined
}

/** Whether any ship leads from a port to another, by the timetable. */
export const isServed = (pol: string, pod: string): boolean => passagesIn(pol, pod, PLAN_WEEK, -Infinity).length > 0

/** Direct passages that leave within a time span, ms, as known at a time, earliest first. */
export function directBetween(pol: string, pod: string, from: number, to: number, known: number): Passage[] {
  const found: Passage[] = []
  for (let week = Math.floor(from / WEEK_MS); week * WEEK_MS <= to; week++)
    for (const one of directIn(pol, pod, week, known)) if (one.etd >= from && one.etd <= to) found.push(one)
  return found.toSorted(byEtd)
}

/** Passages that leave within a time span, ms, as known at a time, earliest first. */
export function passagesBetween(pol: string, pod: string, from: number, to: number, known: number): Passage[] {
  const found: Passage[] = []
  for (let week = Math.floor(from / WEEK_MS); week * WEEK_MS <= to; week++)
    for (const one of passagesIn(pol, pod, week, known)) if (one.etd >= from && one.etd <= to) found.push(one)
  return found
}
