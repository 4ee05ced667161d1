import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useSharedLook } from '@/features/message/useSharedLook.ts'

interface Answer {
  count: number
}

/** A tab: what it shows and how many answers it sent to the others. */
function openTab(name: string) {
  return renderHook(() => {
    const [data, mutate] = useState<Answer>()
    const isHeard = useSharedLook<Answer>(name, {
      data,
      mutate,
      error: undefined,
      loading: false,
      isFirstLoad: false,
      refresh: () => undefined,
    })
    return { data, answer: mutate, isHeard }
  }).result
}

test('an answer is told once, and what was heard is not told on', async () => {
  const sent = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
  const [asking, ...others] = ['bell', 'bell', 'bell'].map(openTab)
  for (let count = 1; count <= 3; count += 1) {
    act(() => asking?.current.answer({ count }))
    for (const other of others) await vi.waitFor(() => expect(other.current.data).toEqual({ count }))
  }
  expect(sent).toHaveBeenCalledTimes(3)
  expect(others.map(({ current }) => current.data && current.isHeard(current.data))).toEqual([true, true])
  expect(asking?.current.data && asking.current.isHeard(asking.current.data)).toBe(false)
})

test('nothing is heard under another name', async () => {
  const [asking, stranger, sibling] = ['c01:1', 'c02:1', 'c01:1'].map(openTab)
  act(() => asking?.current.answer({ count: 1 }))
  await vi.waitFor(() => expect(sibling?.current.data).toEqual({ count: 1 }))
  expect(stranger?.current.data).toBeUndefined()
})
