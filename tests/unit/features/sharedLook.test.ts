import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { joinLooks } from '@/features/message/sharedLook.ts'
import type { Channel } from '@/features/message/sharedLook.ts'

const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Tabs of one browser; each is answered at once when it asks. */
function openBrowser() {
  const listeners = new Map<object, (event: MessageEvent<string>) => void>()
  const open = (): Channel => {
    const channel: Channel = {
      postMessage: (data: string) => {
        for (const [other, listener] of listeners) if (other !== channel) listener({ data } as MessageEvent<string>)
      },
      addEventListener: (_type: string, listener: unknown) =>
        void listeners.set(channel, listener as (event: MessageEvent<string>) => void),
      close: () => void listeners.delete(channel),
    }
    return channel
  }
  return (name: string, options: { isAnswered?: boolean; opens?: () => Channel | undefined } = {}) => {
    const { isAnswered = true, opens = open } = options
    const tab = { looks: 0, heard: [] as string[] }
    const place = joinLooks<string>(
      'bell',
      {
        look: () => {
          tab.looks += 1
          if (isAnswered) place.tell(`${name}${tab.looks}`)
        },
        hear: (answer) => void tab.heard.push(answer),
      },
      opens,
    )
    return Object.assign(tab, place)
  }
}

describe('tabs that look for the same', () => {
  test('ask like one, and all hear every answer', async () => {
    const open = openBrowser()
    const tabs = ['a', 'b', 'c'].map((name) => open(name))
    tabs[1]?.tell('b0')
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(tabs.map(({ looks }) => looks)).toEqual([0, 7, 0])
    expect(tabs[0]?.heard).toEqual(['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'])
    expect(tabs[2]?.heard).toEqual(tabs[0]?.heard)
  })

  test('go on when the one that asks is closed or gets no answers', async () => {
    const open = openBrowser()
    const [first, second] = [open('a'), open('b')]
    first.tell('a0')
    first.leave()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(first.looks).toBe(0)
    expect(second.looks).toBeGreaterThanOrEqual(6)
    const deaf = open('c', { isAnswered: false })
    await vi.advanceTimersByTimeAsync(MINUTE)
    second.leave()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(deaf.looks).toBeGreaterThanOrEqual(6)
  })

  test('do not ask while they are hidden, and hear meanwhile', async () => {
    const tab = openBrowser()('a')
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(tab.looks).toBe(0)
    isHidden.mockReturnValue(false)
    await vi.advanceTimersByTimeAsync(8000)
    expect(tab.looks).toBe(1)
  })

  test('ask each for itself where they cannot talk', async () => {
    const open = openBrowser()
    const tabs = ['a', 'b'].map((name) => open(name, { opens: () => undefined }))
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(tabs.map(({ looks }) => looks)).toEqual([7, 7])
  })
})
