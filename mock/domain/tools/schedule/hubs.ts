import type { Port } from '@/contract/reference/schemas.ts'
import { REFERENCE } from '../../../seed/reference.ts'
import { kmBetween } from '../../market/listing/places.ts'

/** Where boxes to or from a trade lane change ships. */
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
/** A way over hubs may be this much longer than the straight one, and a ship sails at least so far. */
const MOST_DETOUR = 1.8
const LEAST_KM = 250

const portAt = (code: string): Port | undefined => REFERENCE.portByCode.get(code)

/** Kilometres between the ports of a way, leg by leg; nothing if one of them is unknown. */
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

/** The ways over one hub and over two that make sense between two ports, without the ends. */
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
