import { openBacking } from '@/storage/backing.ts'
import { LANES_KEY } from './key.ts'

/** A lane searched for on this device. */
export interface RecentLane {
  kind: string
  pol: string
  pod: string
  isoCode?: string
}

const MOST = 5

function isLane(value: unknown): value is RecentLane {
  const lane = value as Partial<Record<keyof RecentLane, unknown>> | null
  return typeof lane === 'object' && [lane?.kind, lane?.pol, lane?.pod].every((part) => typeof part === 'string')
}

/** The last lanes, newest first; empty if the entry is unreadable. */
export function recentLanes(): RecentLane[] {
  try {
    const kept: unknown = JSON.parse(openBacking().get(LANES_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLane).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Moves a lane to the top, without duplicates. */
export function keepLane(lane: RecentLane): void {
  const others = recentLanes().filter(
    ({ kind, pol, pod }) => `${kind}${pol}${pod}` !== `${lane.kind}${lane.pol}${lane.pod}`,
  )
  openBacking().set(LANES_KEY, JSON.stringify([lane, ...others].slice(0, MOST)))
}

export function forgetLanes(): void {
  openBacking().remove(LANES_KEY)
}
