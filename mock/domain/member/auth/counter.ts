import type { Deps } from '../../deps.ts'

/** How often an event happened within the last `withinMs` of the wall clock. */
export function countRecent(deps: Deps, name: string, withinMs: number): number {
  return recent(deps, name, withinMs).length
}

/** Longest period of all counters; older entries are not needed. */
const LONGEST_MS = 24 * 3600_000

/**
 * Counts an event now, and removes entries older than `withinMs` and unused counters, because guests create some too.
 */
export function countUp(deps: Deps, name: string, withinMs: number): void {
  const since = deps.wall() - LONGEST_MS
  for (const { id } of deps.rows.counters.all(({ times }) => (times.at(-1) ?? 0) <= since))
    deps.rows.counters.remove(id)
  deps.rows.counters.put({ id: name, times: [...recent(deps, name, withinMs), deps.wall()] })
}

/** Whole seconds until the oldest counted event is `withinMs` old. */
export function secondsUntilFewer(deps: Deps, name: string, withinMs: number): number {
  const [oldest = deps.wall()] = recent(deps, name, withinMs)
  return Math.max(1, Math.ceil((oldest + withinMs - deps.wall()) / 1000))
}

export function forgetCount(deps: Deps, name: string): void {
  deps.rows.counters.remove(name)
}

function recent(deps: Deps, name: string, withinMs: number): number[] {
  const since = deps.wall() - withinMs
  return (deps.rows.counters.get(name)?.times ?? []).filter((time) => time > since)
}
