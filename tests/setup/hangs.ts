import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

/** How much longer than its own limit a test may take before its process is given up, ms. */
const GRACE_MS = 240_000

let watcher: Worker | undefined

/**
 * Tells the watcher of this process what runs now. A loop without end keeps the timers of tests from running, so that
 * it would hold the process, and with it the whole run, for ever: a thread beside it prints where it is, and ends it.
 */
export function runsNow(what: string, mostMs: number, graceMs = GRACE_MS): void {
  if (!watcher) {
    watcher = new Worker(resolve('tests/setup/watcher.mjs'), { execArgv: [] })
    watcher.unref()
  }
  watcher.postMessage({ what, mostMs: mostMs + graceMs }, [])
}
