import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchVitals } from '@/app/reports/vitals.ts'

type Hear = (list: { getEntries: () => object[] }) => void
const heard = new Map<string, Hear>()
const tell = (type: string, ...entries: object[]) => heard.get(type)?.({ getEntries: () => entries })

/** A browser that measures what the test says. */
class Observer {
  static readonly supportedEntryTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'event']
  readonly hear: Hear
  constructor(hear: Hear) {
    this.hear = hear
  }
  observe({ type }: { type: string }): void {
    heard.set(type, this.hear)
  }
}

beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 81.6 } as unknown as PerformanceEntry])
})
afterEach(() => {
  heard.clear()
  vi.unstubAllGlobals()
})

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })

it('the first byte, the first paint and the last of the largest ones are told in milliseconds', () => {
  const report = watchVitals()
  tell('paint', { name: 'first-paint', startTime: 90 }, { name: 'first-contentful-paint', startTime: 120.4 })
  tell('largest-contentful-paint', { startTime: 300 })
  tell('largest-contentful-paint', { startTime: 610.7 })
  expect(report()).toMatchObject({ kind: 'vitals', ttfb: 82, fcp: 120, lcp: 611 })
})

it('what is painted after somebody did something does not count as the largest', () => {
  const report = watchVitals()
  tell('largest-contentful-paint', { startTime: 300 })
  tell('event', { interactionId: 1, duration: 48 })
  tell('largest-contentful-paint', { startTime: 9000 })
  expect(report().lcp).toBe(300)
})

it('the worst burst of shifts counts, without those that somebody caused', () => {
  const report = watchVitals()
  tell('layout-shift', shift(100, 0.05), shift(900, 0.04), shift(5000, 0.02), shift(5100, 0.5, true))
  expect(report().cls).toBe(0.09)
  const longer = watchVitals()
  tell('layout-shift', ...[0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(at, 0.01)))
  expect(longer().cls).toBe(0.06)
})

it('the slowest interaction counts, of fifty and more the second slowest', () => {
  const report = watchVitals()
  expect(report().inp).toBeUndefined()
  tell(
    'event',
    { interactionId: 1, duration: 56 },
    { interactionId: 1, duration: 72 },
    { interactionId: 0, duration: 900 },
  )
  expect(report().inp).toBe(72)
  for (let id = 2; id <= 50; id += 1) tell('event', { interactionId: id, duration: 40 })
  tell('event', { interactionId: 51, duration: 800 })
  expect(report().inp).toBe(72)
})

it('a browser that measures nothing is no failure', () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  expect(watchVitals()()).toEqual({ kind: 'vitals' })
})
