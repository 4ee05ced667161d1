import type { Services } from './services.ts'

const IDLE_TIMEOUT_MS = 2_000

/** Runs work when the browser has nothing better to do, at the latest after 2 s. */
export function whenIdle(work: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(work, 200)
}

/** Spec §4: provinces, countries and dictionaries at start, silently, after the first paint. The session starts by its provider. */
export function startup({ reference }: Pick<Services, 'reference'>): void {
  whenIdle(() => void reference.start())
}
