const IDLE_TIMEOUT_MS = 2_000

/** Runs work when the browser is idle, after 2 s at the latest. */
export function whenIdle(work: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(work, 200)
}

/** Whether files may be fetched ahead of need; not if the browser is set to save data. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData !== true
}
