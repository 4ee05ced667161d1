import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowser, createTokenServer } from '@tests/setup/tabs.ts'
import { HOUR, openTab } from './refreshing.ts'

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
