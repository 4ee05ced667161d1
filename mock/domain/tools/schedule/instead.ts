import { MIN_DWELL_HOURS, type BoxKind } from '@/contract/tools/schedule/values.ts'
import { cutOffsOf } from './cutOffs.ts'
import { passageById, passagesBetween, type Passage } from './passages.ts'
import { boxKindsOf } from './scheduled.ts'
import { carrierOf, knownAt } from './sailings.ts'
import { HOUR_MS, WEEK_MS } from './timetable.ts'
import { voyageById } from './voyages.ts'

/** Sailings offered in place of one that falls away, and how far ahead they are looked for. MARKET 8.2. */
const OFFERS = 2
const AHEAD_MS = 6 * WEEK_MS

/**
 * The next sailings in place of one that falls away, for containers of some kinds: those of its carrier before others, of
 * each the earliest; papers can still be handed in for them.
 */
export function sailingsInstead(id: string, kinds: readonly BoxKind[], now: number): Passage[] {
  const planned = passageById(id, -Infinity)
  if (!planned) return []
  const from = Math.max(planned.etd, now)
  const all = passagesBetween(planned.pol, planned.pod, from, from + AHEAD_MS, knownAt(now)).filter(
    (one) => one.id !== id && kinds.every((kind) => boxKindsOf(one).includes(kind)) && isOpen(one, now),
  )
  const own = carrierOf(planned)
  const [same, others] = [true, false].map((is) => all.filter((one) => (carrierOf(one) === own) === is))
  return [...(same ?? []), ...(others ?? [])].slice(0, OFFERS).toSorted((a, b) => a.etd - b.etd)
}

/** Whether papers are still taken for a passage. */
function isOpen({ legs }: Passage, now: number): boolean {
  const papers = cutOffsOf(legs[0], ['DRY']).find(({ code }) => code === 'DCO')
  return papers === undefined || Date.parse(papers.at) > now
}

/** How many calls after the port of discharge cargo may be put ashore instead. */
const CALLS_ON = 3

/**
 * How cargo that is on its way goes on when a later call or change of its passage falls away: from the port where it is
 * put ashore, by the next ship that arrives. Undefined if nothing leads on.
 */
export function onCarriage(id: string, now: number): Passage | undefined {
  const known = knownAt(now)
  const planned = passageById(id, -Infinity)
  const place = planned?.legs.findLastIndex(({ start }) => start.etd <= now) ?? -1
  const leg = planned?.legs[place]
  if (!planned || !leg) return undefined
  const before = planned.legs.slice(0, place).map((one) => one.id)
  const found = ashore(leg.id, known).flatMap((voyage) => {
    if (voyage.pod === planned.pod) return [[...before, voyage.id].join('+')]
    const from = voyage.end.eta + MIN_DWELL_HOURS * HOUR_MS
    return passagesBetween(voyage.pod, planned.pod, from, from + AHEAD_MS, known).map((onward) =>
      [...before, voyage.id, onward.id].join('+'),
    )
  })
  return found.flatMap((one) => passageById(one, known) ?? []).toSorted((a, b) => a.eta - b.eta)[0]
}

/** The voyage of a ship to its port of discharge if it calls there, and to the calls after it. */
function ashore(id: string, known: number) {
  const parts = id.split('.')
  const to = Number(parts[3])
  return Array.from({ length: CALLS_ON + 1 }, (_, on) => {
    parts[3] = String(to + on)
    return voyageById(parts.join('.'), known)
  }).flatMap((voyage) => voyage ?? [])
}
