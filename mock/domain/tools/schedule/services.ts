import type { Port } from '@/contract/reference/schemas.ts'
import { waysBetween } from './hubs.ts'

/** One weekly line between two ports. */
export interface Service {
  carrierScac: string
  code: string
  /** Days since the epoch modulo 7. */
  weekday: number
  /** Minutes after midnight UTC. */
  minute: number
  transitDays: number
  via: string[]
  takesReefers: boolean
  takesSpecial: boolean
}

/** Typical days from a main Chinese port. */
const DAYS_FROM_CHINA: Record<string, number> = {
  CHINA: 3,
  JAPAN_KOREA: 3,
  SE_ASIA: 7,
  S_ASIA: 14,
  MIDDLE_EAST: 18,
  MEDITERRANEAN: 29,
  N_EUROPE: 33,
  FAR_EAST_RU: 5,
  US_WEST: 15,
  US_EAST: 29,
  LATIN_AMERICA: 27,
  AFRICA: 29,
  OCEANIA: 15,
}
const GLOBAL = ['COSU', 'MAEU', 'MSCU', 'CMDU', 'HLCU', 'ONEY', 'EGLV', 'OOLU', 'HDMU', 'YMLU']
const ASIAN = ['COSU', 'OOLU', 'EGLV', 'WHLC', 'KMTU', 'TSTU', 'PCIU', 'YMLU', 'ONEY', 'GSLU']
const TRANSPACIFIC = ['COSU', 'EGLV', 'ONEY', 'HLCU', 'MSCU', 'YMLU', 'HDMU', 'ZIMU', 'OOLU', 'CMDU', 'MATS']
/** Cache: the lines of a pair are needed repeatedly while the market is generated. */
const known = new Map<string, Service[]>()

/** A deterministic number from a text, 0 or more. */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Transit days of the direct route between two ports. */
function directDays(pol: Port, pod: Port): number {
  const [from = 20, to = 20] = [DAYS_FROM_CHINA[pol.lane], DAYS_FROM_CHINA[pod.lane]]
  if (pol.lane === pod.lane) return 3 + (hashOf(`${pol.unlocode}${pod.unlocode}`) % 3)
  const base = pol.lane === 'CHINA' || pod.lane === 'CHINA' ? Math.max(from, to) : Math.max(from, to) + 4
  return base + (hashOf(`${pol.unlocode}|${pod.unlocode}`) % 5)
}

/** The weekly lines of a port pair, always the same. None within one country. */
export function servicesOf(pol: Port, pod: Port): Service[] {
  if (pol.unlocode === pod.unlocode || pol.country === pod.country) return []
  const key = `${pol.unlocode}-${pod.unlocode}`
  const services = known.get(key) ?? makeServices(pol, pod, key)
  known.set(key, services)
  return services
}

/**
 * The first two lines are direct, the third and fourth have one transhipment, the fifth two, if there are hubs on the
 * route.
 */
function makeServices(pol: Port, pod: Port, key: string): Service[] {
  const count = 3 + (hashOf(key) % 3)
  const carriers = carriersFor(pod.lane)
  const direct = directDays(pol, pod)
  const routes = waysBetween(pol, pod)
  return Array.from({ length: count }, (_, index) => {
    const hash = hashOf(`${key}#${index}`)
    const choice = index > 3 && routes.two.length > 0 ? routes.two : index > 1 ? routes.one : []
    const via = choice[hash % Math.max(1, choice.length)] ?? []
    const carrierScac = carriers[(hashOf(key) + index * 3) % carriers.length] ?? 'COSU'
    return {
      carrierScac,
      code: `${pod.lane.replaceAll('_', '').slice(0, 2)}${(hash % 89) + 10}`,
      weekday: hash % 7,
      minute: (hash >>> 3) % 1440,
      transitDays: direct + (index % 3) + via.length * (5 + (hash % 4)),
      via,
      // Reefers need plugs, which some lines lack; out-of-gauge containers go on direct vessels only.
      takesReefers: index !== 2,
      takesSpecial: via.length === 0,
    }
  })
}

function carriersFor(lane: string): string[] {
  if (lane === 'US_WEST' || lane === 'US_EAST') return TRANSPACIFIC
  if (lane === 'JAPAN_KOREA' || lane === 'SE_ASIA' || lane === 'CHINA' || lane === 'FAR_EAST_RU') return ASIAN
  return GLOBAL
}
