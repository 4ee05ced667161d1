import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRefresher } from '@/session/refresh.ts'
import type { Locks, RefreshPorts } from '@/session/refresh.ts'
import { createTokenStore } from '@/session/tokens.ts'
import type { TokenStore } from '@/session/tokens.ts'
import type { Backing } from '@/storage/backing.ts'
import { createExpiringStorage } from '@/storage/expiringStorage.ts'
import { createBrowser, createTokenServer } from '@tests/setup/tabs.ts'

const HOUR = 60 * 60 * 1000
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function tokensOver(backing: Backing): TokenStore {
  const options = { backing, prefix: 'T__', lifetimeSeconds: 2_592_000, now: () => Date.now() }
  return createTokenStore(createExpiringStorage(options), backing)
}

function openTab(backing: Backing, locks: Locks | undefined, ask: RefreshPorts['ask'], hasUser = true) {
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

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('eight tabs', () => {
  test.each([0, 20, 45])('renew once an hour for 60 hours when writes are seen %i ms late', async (lag) => {
    const browser = createBrowser(lag)
    const server = createTokenServer(30)
    const tabs = Array.from({ length: 8 }, () => openTab(browser.openTab(), browser.locks, server.ask))
    tabs[0]?.tokens.writePair(server.current())
    await vi.advanceTimersByTimeAsync(100)
    for (let round = 0; round < 60; round += 1) {
      await vi.advanceTimersByTimeAsync(HOUR)
      const all = Promise.all(tabs.flatMap(({ refresher }) => [refresher.refresh(), refresher.refresh()]))
      await vi.advanceTimersByTimeAsync(10_000)
      await all
    }
    expect(server.stats).toEqual({ calls: 60, replays: 0 })
    for (const { ended, tokens } of tabs) {
      expect(ended).not.toHaveBeenCalled()
      expect(tokens.read().access).toBe('a60')
    }
  })

  test('are not signed out by a race even where there are no locks', async () => {
    const browser = createBrowser(10)
    const server = createTokenServer(30)
    const tabs = [1, 2].map(() => openTab(browser.openTab(), undefined, server.ask))
    tabs[0]?.tokens.writePair(server.current())
    await vi.advanceTimersByTimeAsync(100)
    for (let round = 0; round < 30; round += 1) {
      await vi.advanceTimersByTimeAsync(HOUR)
      const all = Promise.all(tabs.map(({ refresher }) => refresher.refresh()))
      await vi.advanceTimersByTimeAsync(5_000)
      await all
    }
    for (const { ended } of tabs) expect(ended).not.toHaveBeenCalled()
  })
})

describe('a logout during the renewal', () => {
  test.each(Array.from({ length: 40 }, (_, step) => step * 18))(
    '%i ms after it began never revives the session',
    async (at) => {
      const browser = createBrowser(5)
      const server = createTokenServer(200)
      const renewing = openTab(browser.openTab(), browser.locks, server.ask)
      const leaving = openTab(browser.openTab(), browser.locks, server.ask)
      renewing.tokens.writePair(server.current())
      await vi.advanceTimersByTimeAsync(HOUR)
      const outcome = renewing.refresher.refresh()
      await vi.advanceTimersByTimeAsync(at)
      leaving.tokens.bumpEpoch()
      leaving.tokens.clear()
      await vi.advanceTimersByTimeAsync(5_000)
      await outcome
      expect(renewing.tokens.read().access).toBeUndefined()
      expect(renewing.tokens.read().refresh).toBeUndefined()
      expect(leaving.tokens.read().access).toBeUndefined()
    },
  )

  test('followed by another login keeps the newer login', async () => {
    const browser = createBrowser(5)
    const server = createTokenServer(200)
    const renewing = openTab(browser.openTab(), browser.locks, server.ask)
    const other = openTab(browser.openTab(), browser.locks, server.ask)
    renewing.tokens.writePair(server.current())
    await vi.advanceTimersByTimeAsync(HOUR)
    const outcome = renewing.refresher.refresh()
    await vi.advanceTimersByTimeAsync(150)
    other.tokens.writePair({ access: 'B', refresh: 'rB' })
    other.tokens.bumpEpoch()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await outcome).toBe('discarded')
    expect(renewing.tokens.read()).toMatchObject({ access: 'B', refresh: 'rB' })
  })
})

const start = (ask: RefreshPorts['ask'], hasUser = true) => {
  const tab = openTab(createBrowser(0).openTab(), undefined, ask, hasUser)
  tab.tokens.writePair({ access: 'a0', refresh: 'r0' })
  return tab
}

const settle = async <T>(promise: Promise<T>) => {
  await vi.advanceTimersByTimeAsync(1_000)
  return promise
}

const pair = () => Promise.resolve({ access: 'a1', refresh: 'r1' })

const failing = (name: string): Locks => ({
  request: () => Promise.reject(new DOMException('x', name)),
})

describe('one tab', () => {
  test.each([
    ['one millisecond early', HOUR - 1, 1],
    ['on the minute', HOUR, 0],
    ['after eight hours of sleep', 8 * HOUR, 0],
    ['with the clock set back a day', -24 * HOUR, 0],
    ['with the clock set back four minutes', -4 * 60_000, HOUR + 4 * 60_000],
  ])('%s is due in %i -> %i ms', (_, passed, expected) => {
    const { refresher } = start(pair)
    vi.setSystemTime(Date.now() + passed)
    expect(refresher.dueIn()).toBe(expected)
  })

  test('has nothing to renew without a user or without a refresh token', async () => {
    expect(start(pair, false).refresher.dueIn()).toBeUndefined()
    const guest = openTab(createBrowser(0).openTab(), undefined, pair)
    expect(guest.refresher.dueIn()).toBeUndefined()
    expect(await settle(guest.refresher.refresh())).toBe('none')
  })

  test('stores both tokens', async () => {
    const { refresher, tokens } = start(pair)
    vi.setSystemTime(Date.now() + HOUR)
    expect(await settle(refresher.refresh())).toBe('ok')
    expect(tokens.read()).toMatchObject({ access: 'a1', refresh: 'r1' })
  })

  test.each([
    ['a network failure', () => Promise.reject(new Error('network'))],
    ['an answer without a refresh token', () => Promise.resolve({ access: 'a1' })],
  ])('keeps the session after %s and waits 30 s, then 60 s, at most 10 min', async (_, ask) => {
    const { refresher, tokens, ended } = start(ask)
    vi.setSystemTime(Date.now() + HOUR)
    for (const wait of [30, 60, 120, 240, 480, 600, 600]) {
      expect(await settle(refresher.refresh())).toBe('kept')
      const due = refresher.dueIn() ?? 0
      expect(due).toBeLessThanOrEqual(wait * 1000)
      expect(due).toBeGreaterThan(wait * 1000 - 1_100)
      expect(await refresher.refresh()).toBe('backoff')
      await vi.advanceTimersByTimeAsync(wait * 1000)
    }
    expect(tokens.read().access).toBe('a0')
    expect(ended).not.toHaveBeenCalled()
  })

  test('ends the session when the server refuses the refresh token', async () => {
    const { refresher, tokens, ended } = start(() => Promise.reject(Object.assign(new Error('no'), { code: 4098 })))
    vi.setSystemTime(Date.now() + HOUR)
    expect(await settle(refresher.refresh())).toBe('ended')
    expect(ended).toHaveBeenCalledTimes(1)
    expect(tokens.read().access).toBeUndefined()
  })

  test.each([
    ['refuses the older one', Object.assign(new Error('no'), { code: 4098 }), 'adopted-late'],
    ['does not answer', new Error('network'), 'discarded'],
  ])('keeps the pair that another tab was given while the server %s', async (_, error, outcome) => {
    const tab = start(async () => {
      await sleep(100)
      tab.tokens.writePair({ access: 'a1', refresh: 'r1' })
      throw error
    })
    vi.setSystemTime(Date.now() + HOUR)
    expect(await settle(tab.refresher.refresh())).toBe(outcome)
    expect(tab.tokens.read()).toMatchObject({ access: 'a1', refresh: 'r1' })
    expect(tab.ended).not.toHaveBeenCalled()
  })

  test('keeps the pair of a login that came right after it had written its own', async () => {
    const { refresher, tokens } = start(pair)
    vi.setSystemTime(Date.now() + HOUR)
    const outcome = refresher.refresh()
    await vi.advanceTimersByTimeAsync(80)
    expect(tokens.read().access).toBe('a1')
    tokens.writePair({ access: 'B', refresh: 'rB' })
    tokens.bumpEpoch()
    expect(await settle(outcome)).toBe('undone')
    expect(tokens.read()).toMatchObject({ access: 'B', refresh: 'rB' })
  })

  test('asks once for all who wait, also without locks', async () => {
    const ask = vi.fn<RefreshPorts['ask']>(pair)
    const { refresher } = start(ask)
    vi.setSystemTime(Date.now() + HOUR)
    await settle(Promise.all([refresher.refresh(), refresher.refresh()]))
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('goes on without locks when the browser forbids them, and gives up waiting for a stuck one', async () => {
    for (const [name, expected] of [
      ['SecurityError', 'ok'],
      ['TimeoutError', 'kept'],
    ] as const) {
      const tab = openTab(createBrowser(0).openTab(), failing(name), pair)
      tab.tokens.writePair({ access: 'a0', refresh: 'r0' })
      vi.setSystemTime(Date.now() + HOUR)
      expect(await settle(tab.refresher.refresh())).toBe(expected)
    }
  })
})
