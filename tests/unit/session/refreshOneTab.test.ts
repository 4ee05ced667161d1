import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RefreshPorts } from '@/session/refresh.ts'
import { createBrowser } from '@tests/setup/tabs.ts'
import { failing, HOUR, openTab, pair, settle, sleep, start } from './refreshing.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('one tab', () => {
  test.each([
    ['one millisecond early', HOUR - 1, 1],
    ['on the minute', HOUR, 0],
    ['after eight hours of sleep', 8 * HOUR, 0],
    ['with the clock set back a day', -24 * HOUR, 0],
    ['with the clock set back four minutes', -4 * 60_000, HOUR + 4 * 60_000],
    ['with the clock set back five minutes', -5 * 60_000, HOUR + 5 * 60_000],
    ['with the clock set back by more', -5 * 60_000 - 1, 0],
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

  test('asks for nothing without a user, though a refresh token is there', async () => {
    const ask = vi.fn<RefreshPorts['ask']>(pair)
    const { refresher } = start(ask, false)
    vi.setSystemTime(Date.now() + HOUR)
    expect(await settle(refresher.refresh())).toBe('none')
    expect(ask).not.toHaveBeenCalled()
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

  test.each([
    ['does not try again a millisecond before the moment until which it waits', 1, 'backoff'],
    ['tries again at that very moment', 0, 'kept'],
  ])('%s', async (_, early, outcome) => {
    const { refresher } = start(() => Promise.reject(new Error('network')))
    vi.setSystemTime(Date.now() + HOUR)
    await settle(refresher.refresh())
    await vi.advanceTimersByTimeAsync((refresher.dueIn() ?? 0) - early)
    expect(await settle(refresher.refresh())).toBe(outcome)
  })

  test('keeps the session when the server answers with any other code', async () => {
    const { refresher, ended } = start(() => Promise.reject(Object.assign(new Error('no'), { code: 5000 })))
    vi.setSystemTime(Date.now() + HOUR)
    expect(await settle(refresher.refresh())).toBe('kept')
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

  test('keeps the pair that another tab was given while the server answered', async () => {
    const tab = start(async () => {
      await sleep(100)
      tab.tokens.writePair({ access: 'B', refresh: 'rB' })
      return pair()
    })
    vi.setSystemTime(Date.now() + HOUR)
    expect(await settle(tab.refresher.refresh())).toBe('discarded')
    expect(tab.tokens.read()).toMatchObject({ access: 'B', refresh: 'rB' })
  })

  test.each([
    ['answers', pair, 'discarded'],
    ['refuses', () => Promise.reject(Object.assign(new Error('no'), { code: 4098 })), 'adopted-late'],
    ['does not answer', () => Promise.reject(new Error('network')), 'discarded'],
  ])(
    'gives way to a logout or login of which it has seen only the count when the server %s',
    async (_, ask, outcome) => {
      const tab = start(async () => {
        tab.tokens.bumpEpoch()
        return ask()
      })
      vi.setSystemTime(Date.now() + HOUR)
      expect(await settle(tab.refresher.refresh())).toBe(outcome)
      expect(tab.tokens.read()).toMatchObject({ access: 'a0', refresh: 'r0' })
      expect(tab.ended).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['did not see the new pair', false],
    ['took away the access token only', true],
  ])('leaves nothing behind after a logout that %s', async (_, isPart) => {
    const backing = createBrowser(0).openTab()
    const { tokens, refresher } = openTab(backing, undefined, pair)
    tokens.writePair({ access: 'a0', refresh: 'r0' })
    vi.setSystemTime(Date.now() + HOUR)
    const outcome = refresher.refresh()
    await vi.advanceTimersByTimeAsync(80)
    expect(tokens.read().refresh).toBe('r1')
    tokens.bumpEpoch()
    if (isPart) backing.remove(tokens.keys.token)
    expect(await settle(outcome)).toBe('undone')
    expect([tokens.read().access, tokens.read().refresh]).toEqual([undefined, undefined])
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
    const ask = vi.fn<RefreshPorts['ask']>(async () => {
      await sleep(100)
      return pair()
    })
    const { refresher } = start(ask)
    vi.setSystemTime(Date.now() + HOUR)
    await settle(Promise.all([refresher.refresh(), refresher.refresh()]))
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('goes on without locks when the browser forbids them, and gives up waiting for a stuck one', async () => {
    for (const [name, expected] of [
      ['SecurityError', 'ok'],
      ['TimeoutError', 'kept'],
      ['AbortError', 'kept'],
    ] as const) {
      const tab = openTab(createBrowser(0).openTab(), failing(name), pair)
      tab.tokens.writePair({ access: 'a0', refresh: 'r0' })
      vi.setSystemTime(Date.now() + HOUR)
      expect(await settle(tab.refresher.refresh())).toBe(expected)
    }
  })
})
