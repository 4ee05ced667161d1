import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { ReferenceData } from '../../seed/reference.ts'
import { hashOf } from '../hash.ts'
import { laneUsd } from './laneIndex.ts'
import { callsAt, type Service } from '../tools/schedule/timetable.ts'

/** Invented level of trade lanes that the index leaves out, USD for a 20-foot container. */
const OTHER_USD20: Record<string, number> = { CHINA: 180 }
const USUAL_USD20 = 1500
/** The part of its lane's level that a pair of ports asks at least and at most, by its distance. */
const NEAREST = 0.8
const FARTHEST = 1.25

type Pair = Pick<TenderLane, 'pol' | 'pod'>

/** Level of a pair as the index has it at an instant, ms: USD for a 20-foot container. MARKET 4.2. */
export function levelAt(reference: ReferenceData, { pol, pod = pol }: Pair, now: number): number {
  const laneOf = (port: string) => reference.portByCode.get(port)?.lane ?? ''
  const usdTo = (lane: string) => laneUsd(lane, 20, now) ?? OTHER_USD20[lane] ?? USUAL_USD20
  const there = usdTo(laneOf(pod))
  const back = usdTo(laneOf(pol))
  const isAbroad = laneOf(pol) !== '' && laneOf(pol) !== 'CHINA'
  // Trade that starts abroad uses the more expensive of its two ends.
  return isAbroad && back > there ? back * pairFactor(reference, pod, pol) : there * pairFactor(reference, pol, pod)
}

/** Level of a pair of ports in parts of its lane's: by the distance of its fastest service, and a little of its own. */
export function pairFactor(reference: ReferenceData, pol: string, pod: string): number {
  const mean = meansOf(reference).get(reference.portByCode.get(pod)?.lane ?? '')
  const nm = fastestNm(pol, pod)
  const far = mean && nm ? Math.min(FARTHEST, Math.max(NEAREST, nm / mean)) : 1
  return far * (1 + ((hashOf(`${pol}|${pod}`) % 9) - 4) / 100)
}

/** Nautical miles by the service that takes the fewest hours; undefined where none goes without a change of ship. */
function fastestNm(pol: string, pod: string): number | undefined {
  const ways = callsAt(pol).flatMap(({ service, call }) => wayTo(service, call, pod) ?? [])
  return ways.toSorted((a, b) => a.hours - b.hours)[0]?.nm
}

/** From a call of a service to the next one at a port. */
function wayTo({ rotation }: Service, call: number, pod: string): { hours: number; nm: number } | undefined {
  const way = { hours: 0, nm: 0 }
  for (let on = 0; on < rotation.length; on++) {
    const from = rotation[(call + on) % rotation.length]
    const to = rotation[(call + on + 1) % rotation.length]
    if (!from || !to) return undefined
    way.hours += from.legHours + (on > 0 ? from.stayHours : 0)
    way.nm += from.nm
    if (to.port === pod) return way
  }
  return undefined
}

const means = new WeakMap<ReferenceData, Map<string, number>>()

/** Mean distance of each lane's direct pairs from China, nautical miles; the rotations never change. */
function meansOf(reference: ReferenceData): Map<string, number> {
  const known = means.get(reference)
  if (known) return known
  const ports = [...reference.portByCode.values()]
  const origins = ports.filter(({ lane }) => lane === 'CHINA')
  const sums = new Map<string, { nm: number; pairs: number }>()
  for (const { unlocode, lane } of ports)
    for (const origin of lane === 'CHINA' ? [] : origins) {
      const nm = fastestNm(origin.unlocode, unlocode)
      const sum = sums.get(lane) ?? { nm: 0, pairs: 0 }
      if (nm !== undefined) sums.set(lane, { nm: sum.nm + nm, pairs: sum.pairs + 1 })
    }
  const made = new Map([...sums].map(([lane, { nm, pairs }]) => [lane, nm / pairs]))
  means.set(reference, made)
  return made
}
