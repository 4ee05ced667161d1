import { AUTH_FAILURE_CODE, TOKEN_REFRESH_MS } from '@/config/constants.ts'
import type { Pair, StoredSession, TokenStore } from './tokens.ts'

/** Result of an attempt to renew the tokens. RELIABILITY 4.5. */
export type RefreshOutcome =
  | 'none'
  | 'adopted'
  | 'ok'
  | 'discarded'
  | 'undone'
  | 'adopted-late'
  | 'ended'
  | 'kept'
  | 'backoff'

/** The used part of the Web Locks API. */
export interface Locks {
  request: <T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>) => Promise<T>
}

/** Dependencies of the renewal; tests pass their own clock, locks and server. */
export interface RefreshPorts {
  tokens: TokenStore
  hasUser: () => boolean
  now: () => number
  sleep: (ms: number) => Promise<void>
  /** Undefined if the browser has none (plain http). */
  locks: Locks | undefined
  lockName: string
  /** Requests a new pair; rejects if there is none. */
  ask: (refreshToken: string) => Promise<Partial<Pair>>
  /** Ends the session in this tab: the server rejected the refresh token. */
  end: () => void
}

/** Renews the tokens, once for all tabs. */
export interface Refresher {
  /** Milliseconds until the stored pair is due; 0 if due, undefined if there is nothing to renew. */
  dueIn: () => number | undefined
  /** Renews if due; concurrent callers in this tab share one attempt. Never rejects. */
  refresh: () => Promise<RefreshOutcome>
}

// RELIABILITY 4.5, measured: storage may lag behind the release of a lock.
const AFTER_LOCK_MS = 50
const HOLD_MS = 100
const AFTER_REFUSAL_MS = 150
const LOCK_TIMEOUT_MS = 20_000
const FUTURE_TOLERANCE_MS = 5 * 60_000
const FIRST_BACKOFF_MS = 30_000
const LAST_BACKOFF_MS = 10 * 60_000

/** Milliseconds until a pair must be renewed; a stored time in the future means that the clock was wrong. */
function remaining(stored: StoredSession, now: number): number {
  const age = now - stored.time
  return age < -FUTURE_TOLERANCE_MS ? 0 : Math.max(0, TOKEN_REFRESH_MS - age)
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === AUTH_FAILURE_CODE
}

/** Returns the renewal algorithm of RELIABILITY 4.5. */
export function createRefresher(ports: RefreshPorts): Refresher {
  const { tokens, now, sleep } = ports
  let running: Promise<RefreshOutcome> | undefined
  let fails = 0
  let nextTry = 0

  const keep = (): RefreshOutcome => {
    fails += 1
    nextTry = now() + Math.min(FIRST_BACKOFF_MS * 2 ** (fails - 1), LAST_BACKOFF_MS)
    return 'kept'
  }
  const refused = async (before: StoredSession): Promise<RefreshOutcome> => {
    await sleep(AFTER_REFUSAL_MS)
    const after = tokens.read()
    if (after.epoch !== before.epoch || after.refresh !== before.refresh) return 'adopted-late'
    ports.end()
    return 'ended'
  }
  const commit = async (before: StoredSession, answer: Partial<Pair>): Promise<RefreshOutcome> => {
    const current = tokens.read()
    if (current.epoch !== before.epoch || current.refresh !== before.refresh) return 'discarded'
    const { access, refresh } = answer
    if (!access || !refresh) return keep()
    tokens.writePair({ access, refresh })
    await sleep(HOLD_MS)
    if (tokens.read().epoch !== before.epoch) {
      // A logout happened during the write: remove the new tokens, which it may not have seen. A login would have
      // stored its own pair.
      const stored = tokens.read().access
      if (stored === undefined || stored === access) tokens.clear()
      return 'undone'
    }
    fails = 0
    nextTry = 0
    return 'ok'
  }
  const attempt = async (): Promise<RefreshOutcome> => {
    await sleep(AFTER_LOCK_MS)
    const before = tokens.read()
    if (!before.refresh || !ports.hasUser()) return 'none'
    if (remaining(before, now()) > 0) return 'adopted'
    let answer: Partial<Pair>
    try {
      answer = await ports.ask(before.refresh)
    } catch (error) {
      if (isRefusal(error)) return refused(before)
      const current = tokens.read()
      return current.epoch !== before.epoch || current.refresh !== before.refresh ? 'discarded' : keep()
    }
    return commit(before, answer)
  }
  const locked = async (): Promise<RefreshOutcome> => {
    if (!ports.locks) return attempt()
    let entered = false
    try {
      return await ports.locks.request(ports.lockName, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
        entered = true
        return attempt()
      })
    } catch (error) {
      const waitedInVain = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
      if (entered || waitedInVain) return keep()
      // Blocked storage makes Web Locks throw SecurityError (RELIABILITY finding 8): continue without.
      return attempt()
    }
  }

  return {
    dueIn: () => {
      const stored = tokens.read()
      if (!stored.refresh || !ports.hasUser()) return undefined
      return Math.max(remaining(stored, now()), nextTry - now(), 0)
    },
    refresh: () => {
      if (running) return running
      if (now() < nextTry) return Promise.resolve('backoff')
      running = locked()
        .catch(keep)
        .finally(() => {
          running = undefined
        })
      return running
    },
  }
}
