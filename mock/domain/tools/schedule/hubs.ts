import type { Port } from '@/contract/reference/schemas.ts'
import { REFERENCE } from '../../../seed/reference.ts'
import { kmBetween } from '../../market/listing/places.ts'

/** Transhipment ports of each trade lane. */
const HUBS: Record<string, string[]> = {
  MEDITERRANEAN: ['SGSIN', 'GRPIR', 'EGPSD'],
  N_EUROPE: ['SGSIN', 'MAPTM', 'ESALG'],
  MIDDLE_EAST: ['SGSIN', 'LKCMB'],
  S_ASIA: ['SGSIN', 'MYPKG'],
  AFRICA: ['SGSIN', 'OMSLL'],
  US_WEST: ['KRPUS'],
  US_EAST: ['KRPUS', 'PABLB'],
  LATIN_AMERICA: ['KRPUS', 'MXZLO'],
  OCEANIA: ['SGSIN', 'KRPUS'],
  SE_ASIA: ['HKHKG', 'SGSIN'],
}
/** Maximum detour factor of a route via hubs, and minimum length of a leg. */
const MOST_DETOUR = 1.8
const LEAST_KM = 250

const portAt = (code: string): Port | undefined => REFERENCE.portByCode.get(code)

/** Distances between the ports of a route in km, leg by leg; legs with an unknown port are left out. */
export function legKm(way: readonly string[]): number[] {
  return way.slice(1).flatMap((to, place) => {
    const [a, b] = [portAt(way[place] ?? ''), portAt(to)]
    return a && b ? [kmBetween(a, b)] : []
  })
}

function isSensible(way: readonly string[]): boolean {
  const [straight = 0] = legKm([way[0] ?? '', way.at(-1) ?? ''])
  const legs = legKm(way)
  return legs.every((km) => km >= LEAST_KM) && legs.reduce((sum, km) => sum + km, 0) <= straight * MOST_DETOUR
}

/** Reasonable routes via one and via two hubs between two ports, without the ends. */
export function waysBetween(pol: Port, pod: Port): { one: string[][]; two: string[][] } {
  const near = [...new Set([...(HUBS[pod.lane] ?? []), ...(HUBS[pol.lane] ?? [])])]
  const hubs = near.filter((hub) => hub !== pol.unlocode && hub !== pod.unlocode)
  const whole = (via: string[]) => [pol.unlocode, ...via, pod.unlocode]
  const pairs = hubs.flatMap((first) => hubs.filter((one) => one !== first).map((second) => [first, second]))
  return {
    one: hubs.map((hub) => [hub]).filter((via) => isSensible(whole(via))),
    two: pairs.filter((via) => isSensible(whole(via))),
  }
}
