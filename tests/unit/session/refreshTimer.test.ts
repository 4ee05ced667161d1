import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Refresher } from '@/session/refresh.ts'
import { startRefreshTimer, type RefreshTimer } from '@/session/refreshTimer.ts'

const HOUR = 60 * 60 * 1000
const running: RefreshTimer[] = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const timer of running.splice(0)) timer.stop()
  // Restore the spies over the fake timers first, or they would be restored as fakes.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A token pair that is due at a time; each renewal takes `takesMs` and adds an hour. */
function start(dueAt: number | undefined, takesMs = 0) {
  let due = dueAt
  let renewals = 0
  const refresher: Refresher = {
    dueIn: () => (due === undefined ? undefined : Math.max(0, due - Date.now())),
    refresh: async () => {
      renewals += 1
      await new Promise((resolve) => setTimeout(resolve, takesMs))
      due = Date.now() + HOUR
      return 'ok'
    },
  }
  const timer = startRefreshTimer(refresher)
  running.push(timer)
  return { timer, renewals: () => renewals, setDue: (at: number | undefined) => void (due = at) }
}
const settled = async () => vi.advanceTimersByTimeAsync(0)

describe('a pair of tokens is renewed', () => {
  test('by the timer, each time it is due, once it was told of', async () => {
    const { timer, renewals } = start(Date.now() + HOUR)
    await vi.advanceTimersByTimeAsync(2 * HOUR)
    expect(renewals()).toBe(0)
    timer.arm()
    await vi.advanceTimersByTimeAsync(3 * HOUR)
    expect(renewals()).toBeGreaterThanOrEqual(3)
  })

  test('never where there is none', async () => {
    const { timer, renewals } = start(undefined)
    timer.arm()
    dispatchEvent(new Event('focus'))
    await timer.beforeCall()
    await vi.advanceTimersByTimeAsync(3 * HOUR)
    expect(renewals()).toBe(0)
  })

  test.each(['focus', 'pageshow', 'online'])('on %s if it is due, and not before', async (event) => {
    const { renewals, setDue } = start(Date.now() + HOUR)
    dispatchEvent(new Event(event))
    await settled()
    expect(renewals()).toBe(0)
    setDue(Date.now())
    dispatchEvent(new Event(event))
    await settled()
    expect(renewals()).toBe(1)
  })

  test('when the page is shown again, not while it is hidden', async () => {
    const { renewals } = start(Date.now())
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(renewals()).toBe(0)
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(renewals()).toBe(1)
  })

  test('before a call, which waits for it, but no longer than three seconds', async () => {
    const quick = start(Date.now(), 500)
    const slow = start(Date.now(), 60_000)
    const done: string[] = []
    void quick.timer.beforeCall().then(() => done.push('quick'))
    void slow.timer.beforeCall().then(() => done.push('slow'))
    await settled()
    expect([quick.renewals(), slow.renewals(), done]).toEqual([1, 1, []])
    await vi.advanceTimersByTimeAsync(600)
    expect(done).toEqual(['quick'])
    await vi.advanceTimersByTimeAsync(2500)
    expect(done).toEqual(['quick', 'slow'])
  })

  test('not before a call while it holds', async () => {
    const { timer, renewals } = start(Date.now() + HOUR)
    await timer.beforeCall()
    expect(renewals()).toBe(0)
  })

  test('a call does not wait while it holds', async () => {
    const { timer } = start(Date.now() + HOUR)
    const set = vi.spyOn(globalThis, 'setTimeout')
    await timer.beforeCall()
    expect(set).not.toHaveBeenCalled()
  })

  test('no more once it is stopped', async () => {
    const { timer, renewals, setDue } = start(Date.now() + HOUR)
    timer.arm()
    timer.stop()
    setDue(Date.now())
    dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(2 * HOUR)
    expect(renewals()).toBe(0)
  })
})
