import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from '@/ui/Toaster.tsx'
import { toast, toastStore } from '@/ui/toast.ts'
import { inLanguage } from './inLanguage.tsx'

const texts = () => toastStore.snapshot().map((entry) => entry.text)

beforeEach(() => {
  vi.useFakeTimers()
  toastStore.reset()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a message stays three seconds', () => {
  toast.error('no such port')
  vi.advanceTimersByTime(2_999)
  expect(texts()).toEqual(['no such port'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('a notification stays four and a half seconds', () => {
  toast.notify({ title: 'Award', text: 'You won' })
  vi.advanceTimersByTime(4_499)
  expect(texts()).toEqual(['You won'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('the same text is shown once within three seconds and again later', () => {
  toast.error('down')
  toast.error('down')
  expect(texts()).toEqual(['down'])
  vi.advanceTimersByTime(3_000)
  toast.error('down')
  expect(texts()).toEqual(['down'])
})

test('at most three are on the screen, the oldest leaves', () => {
  for (let n = 1; n <= 20; n += 1) toast.error(`fault ${n}`)
  expect(texts()).toEqual(['fault 18', 'fault 19', 'fault 20'])
})

test('a text is cut at two hundred characters', () => {
  toast.error('x'.repeat(500))
  expect(texts()[0]).toHaveLength(200)
})

test('hovering stops the clock and leaving goes on with the rest', () => {
  toast.info('read me')
  vi.advanceTimersByTime(2_000)
  toastStore.pause()
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['read me'])
  toastStore.resume()
  vi.advanceTimersByTime(999)
  expect(texts()).toEqual(['read me'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('three parallel calls show one loading toast that goes with the last', () => {
  toast.loading('call')
  toast.loading('call')
  toast.loading('call')
  vi.advanceTimersByTime(600_000)
  expect(texts()).toEqual(['loading'])
  toast.dismiss('call')
  toast.dismiss('call')
  expect(texts()).toEqual(['loading'])
  toast.dismiss('call')
  expect(texts()).toEqual([])
})

test('messages never push out a loading toast', () => {
  toast.loading('call')
  for (let n = 1; n <= 5; n += 1) toast.error(`fault ${n}`)
  expect(texts()).toEqual(['loading', 'fault 4', 'fault 5'])
})

test('dismissing what was never shown does nothing', () => {
  toast.dismiss('nothing')
  expect(texts()).toEqual([])
})

test('an error interrupts a screen reader, the rest waits its turn', async () => {
  render(await inLanguage('en-US', <Toaster />))
  act(() => toast.error('refused'))
  act(() => toast.success('saved'))
  expect(screen.getByRole('alert').textContent).toBe('refused')
  expect(screen.getByRole('status').textContent).toBe('saved')
})
