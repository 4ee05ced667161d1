import { afterEach, expect, it, vi } from 'vitest'
import { watchVitals } from '@/app/reports/vitals.ts'

type Hear = (list: { getEntries: () => object[] }) => void
const heard: { type: string; hear: Hear }[] = []
const tell = (wanted: string, entry: object) => {
  for (const { type, hear } of heard) if (type === wanted) hear({ getEntries: () => [entry] })
}

/** A PerformanceObserver with entries from the test. */
class Observer {
  static readonly supportedEntryTypes = ['paint', 'layout-shift']
  readonly hear: Hear
  constructor(hear: Hear) {
    this.hear = hear
  }
  observe({ type }: { type: string }): void {
    heard.push({ type, hear: this.hear })
  }
  takeRecords = () => []
  disconnect(): void {}
}

afterEach(() => {
  heard.length = 0
  vi.unstubAllGlobals()
})

it('paints are told in whole milliseconds, shifts to the thousandth, once the page is put away', async () => {
  vi.stubGlobal('PerformanceObserver', Observer)
  const report = watchVitals()
  tell('paint', { name: 'first-contentful-paint', startTime: 12.4 })
  await vi.waitFor(() => expect(heard.some(({ type }) => type === 'layout-shift')).toBe(true))
  tell('layout-shift', { startTime: 20, value: 0.05, hadRecentInput: false })
  tell('layout-shift', { startTime: 30, value: 0.0404, hadRecentInput: false })
  await Promise.resolve()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(report()).toMatchObject({ kind: 'vitals', fcp: 12, cls: 0.09 })
  expect(report()).not.toHaveProperty('lcp')
})

it('a browser that measures nothing is no failure', () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  expect(watchVitals()()).toEqual({ kind: 'vitals' })
})
