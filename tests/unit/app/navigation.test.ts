import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNavigation } from '@/app/navigation.ts'

const loaded = vi.fn<(path: string) => void>()
beforeEach(() => {
  vi.useFakeTimers()
  loaded.mockClear()
  vi.stubGlobal('location', { replace: loaded })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a path that is wanted before the router is mounted waits for it, the last one only', () => {
  const navigation = createNavigation()
  const go = vi.fn<(path: string) => void>()
  navigation.replace('/first')
  navigation.replace('/login')
  vi.advanceTimersByTime(9_000)
  navigation.connect(go)
  expect(go.mock.calls).toEqual([['/login']])
  navigation.replace('/home')
  vi.advanceTimersByTime(60_000)
  expect(go.mock.calls).toEqual([['/login'], ['/home']])
  expect(loaded).not.toHaveBeenCalled()
})

test('without a router the document is loaded in the end', () => {
  const navigation = createNavigation()
  navigation.replace('/login')
  vi.advanceTimersByTime(10_000)
  expect(loaded.mock.calls).toEqual([['/login']])
})
