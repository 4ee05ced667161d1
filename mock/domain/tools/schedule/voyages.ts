import { REFERENCE } from '../../../seed/reference.ts'
import { lastAnswers } from '../../lastAnswers.ts'
import { roundOf, voyageOf, type Call } from './rounds.ts'
import { callsAt, DAY_MS, planOf, SERVICES, shipOf, startOf, WEEK_MS, type Service, type Ship } from './timetable.ts'

/** Part of a rotation that cargo stays on board at most. */
const MOST_OF_ROUND = 0.6

/** One ship from a port to another. Its id is `s-<service>.<round>.<call>.<call at discharge>.<1 if in the next round>`. */
export interface Voyage {
  id: string
  service: Service
  ship: Ship
  round: number
  voyage: string
  pol: string
  pod: string
  start: Call
  end: Call
}

/** A part of a rotation between two ports. */
interface Link {
  service: Service
  call: number
  to: number
  /** 1 if the port of discharge belongs to the next round of the ship. */
  wrap: 0 | 1
  /** Planned hours at sea and in ports between, ms. */
  takes: number
}

const linksKnown = new Map<string, readonly Link[]>()

/** Parts of rotations between two ports, the same every week; the first call at the port of discharge comes first. */
export function linksBetween(pol: string, pod: string): readonly Link[] {
  const key = `${pol}${pod}`
  const links = linksKnown.get(key) ?? callsAt(pol).flatMap(({ service, call }) => linksOf(service, call, pod))
  linksKnown.set(key, links)
  return links
}

function linksOf(service: Service, call: number, pod: string): Link[] {
  const plan = planOf(service)
  const roundMs = service.rotationDays * DAY_MS
  const leaves = plan[call]?.etd ?? 0
  return service.rotation
    .flatMap(({ port }, to): Link[] => {
      if (port !== pod || to === call) return []
      const wrap = to > call ? 0 : 1
      return [{ service, call, to, wrap, takes: (plan[to]?.eta ?? 0) + wrap * roundMs - leaves }]
    })
    .filter(({ takes }) => takes <= roundMs * MOST_OF_ROUND)
    .toSorted((a, b) => a.takes - b.takes)
}

/** True for two ports of different countries. */
export function isForeign(one: string, other: string): boolean {
  const { portByCode } = REFERENCE
  return portByCode.get(one)?.country !== portByCode.get(other)?.country
}

/** Whether a ship may carry between two ports: abroad, or on a river. */
export const mayCarry = ({ reach }: Service, pol: string, pod: string): boolean =>
  reach === 'RIVER' || isForeign(pol, pod)

/** The voyage of a link on a round; undefined if the ship does not call at one of its ports. */
function voyageOn({ service, call, to, wrap }: Link, round: number, known: number): Voyage | undefined {
  const start = roundOf(service, round, known)[call]
  const end = roundOf(service, round + wrap * service.vesselsNeeded, known)[to]
  if (!start?.leaves || !end?.comes) return undefined
  return {
    id: `s-${service.code}.${round}.${call}.${to}.${wrap}`,
    service,
    ship: shipOf(service, round),
    round,
    voyage: voyageOf(service, round, call),
    pol: start.port,
    pod: end.port,
    start,
    end,
  }
}

/** Rounds are numbered with three digits, which last for twenty years. */
const LAST_ROUND = 999
const MOST_WEEKS = 4000
const lastWeeks = lastAnswers<readonly Voyage[]>(MOST_WEEKS)

/** Voyages that leave a port for another within a week (number of weeks since the epoch), as known at a time. */
export const voyagesBetween = (pol: string, pod: string, week: number, known: number): readonly Voyage[] =>
  lastWeeks(`${pol}${pod}|${week}|${known}`, () => makeVoyages(pol, pod, week, known))

function makeVoyages(pol: string, pod: string, week: number, known: number): Voyage[] {
  const byDeparture = new Map<string, Voyage>()
  for (const link of linksBetween(pol, pod)) {
    const { service, call } = link
    const planned = (week * WEEK_MS - startOf(service, 0) - (planOf(service)[call]?.etd ?? 0)) / WEEK_MS
    // A late ship of the week before may leave in this one.
    for (const round of [Math.ceil(planned) - 1, Math.ceil(planned)]) {
      const key = `${service.code}.${round}.${call}`
      if (round < 0 || round > LAST_ROUND || byDeparture.has(key)) continue
      const voyage = voyageOn(link, round, known)
      if (voyage && Math.floor(voyage.start.etd / WEEK_MS) === week) byDeparture.set(key, voyage)
    }
  }
  return [...byDeparture.values()]
}

const ID = /^s-([A-Z]{2}\d)\.(\d{1,3})\.(\d{1,2})\.(\d{1,2})\.([01])$/

/** The voyage of an id, as known at a time; undefined if there is none, or the ship no longer calls there. */
export function voyageById(id: string, known: number): Voyage | undefined {
  const [, code = '', round, call, to, wrap] = ID.exec(id) ?? []
  const service = SERVICES.get(code)
  const [pol, pod] = [service?.rotation[Number(call)]?.port, service?.rotation[Number(to)]?.port]
  if (!service || pol === undefined || pod === undefined) return undefined
  const link = linksOf(service, Number(call), pod).find((one) => one.to === Number(to) && one.wrap === Number(wrap))
  return link && voyageOn(link, Number(round), known)
}
