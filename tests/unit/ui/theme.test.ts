import { beforeEach, expect, test, vi } from 'vitest'
import { progress, PROGRESS_DELAY_MS } from '@/ui/progress.ts'
import { THEME_KEY, themeMode } from '@/ui/themeMode.ts'

beforeEach(() => localStorage.clear())

test('choosing dark is kept and shown at once', () => {
  themeMode.choose('dark')
  expect(localStorage.getItem(THEME_KEY)).toBe('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('going back to the system forgets the choice', () => {
  themeMode.choose('dark')
  themeMode.choose('auto')
  expect(localStorage.getItem(THEME_KEY)).toBeNull()
  expect(themeMode.choice()).toBe('auto')
})

test('another tab is followed', () => {
  const stop = themeMode.subscribe(() => undefined)
  localStorage.setItem(THEME_KEY, 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  stop()
})

test('the progress bar shows well within 300 ms and goes with the last pending page', () => {
  vi.useFakeTimers()
  const first = progress.start()
  const second = progress.start()
  expect(PROGRESS_DELAY_MS).toBeLessThan(300)
  vi.advanceTimersByTime(PROGRESS_DELAY_MS)
  expect(progress.isShown()).toBe(true)
  first()
  first()
  expect(progress.isShown()).toBe(true)
  second()
  expect(progress.isShown()).toBe(false)
  vi.useRealTimers()
})

test('a quick change of page never flickers', () => {
  vi.useFakeTimers()
  progress.start()()
  vi.advanceTimersByTime(1_000)
  expect(progress.isShown()).toBe(false)
  vi.useRealTimers()
})
