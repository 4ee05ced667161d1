import { vi } from 'vitest'
import { createRefresher } from '@/session/refresh.ts'
import type { Locks, RefreshPorts } from '@/session/refresh.ts'
import { createTokenStore } from '@/session/tokens.ts'
import type { TokenStore } from '@/session/tokens.ts'
import type { Backing } from '@/storage/backing.ts'
import { createExpiringStorage } from '@/storage/expiringStorage.ts'
import { createBrowser } from '@tests/setup/tabs.ts'

export const HOUR = 60 * 60 * 1000
export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function tokensOver(backing: Backing): TokenStore {
  const options = { backing, prefix: 'T__', lifetimeSeconds: 2_592_000, now: () => Date.now() }
  return createTokenStore(createExpiringStorage(options), backing)
}

/** A tab with its own view of the storage, which ends its session when the server rejects it. */
export function openTab(backing: Backing, locks: Locks | undefined, ask: RefreshPorts['ask'], hasUser = true) {
  const tokens = tokensOver(backing)
  const ended = vi.fn<() => void>()
  const refresher = createRefresher({
    tokens,
    locks,
    lockName: 'refresh',
    ask,
    sleep,
    now: () => Date.now(),
    hasUser: () => hasUser,
    end: () => {
      ended()
      tokens.bumpEpoch()
      tokens.clear()
    },
  })
  return { tokens, refresher, ended }
}

/** A logged-in tab without locks. */
export const start = (ask: RefreshPorts['ask'], hasUser = true) => {
  const tab = openTab(createBrowser(0).openTab(), undefined, ask, hasUser)
  tab.tokens.writePair({ access: 'a0', refresh: 'r0' })
  return tab
}

/** The result after everything waiting has finished. */
export const settle = async <T>(promise: Promise<T>) => {
  await vi.advanceTimersByTimeAsync(1_000)
  return promise
}

export const pair = () => Promise.resolve({ access: 'a1', refresh: 'r1' })

/** A browser that rejects every lock. */
export const failing = (name: string): Locks => ({
  request: () => Promise.reject(new DOMException('x', name)),
})
