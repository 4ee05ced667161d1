import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { joinBell } from '@/features/message/bellTurn.ts'
import type { BellPorts } from '@/features/message/bellTurn.ts'
import { createBrowser } from '@tests/setup/tabs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Listener = (event: MessageEvent<string>) => void

/** A browser whose tabs are shown and hidden by the test. */
function openBrowser() {
  const { locks } = createBrowser(0)
  const listeners = new Map<object, Listener>()
  const openTab = (isShown = true) => {
    const tab = { isMine: isShown, answers: [] as string[] }
    let isVisible = isShown
    let look = () => undefined as void
    const ports: BellPorts = {
      locks,
      openChannel: () => ({
        postMessage: (data: string) => {
          for (const [other, listener] of listeners) if (other !== tab) listener({ data } as MessageEvent<string>)
        },
        addEventListener: (_type: string, listener: unknown) => void listeners.set(tab, listener as Listener),
        close: () => void listeners.delete(tab),
      }),
      isVisible: () => isVisible,
      onVisibility: (listener) => {
        look = listener
        return () => undefined
      },
    }
    const place = joinBell<string>('bell', ports, {
      onTurn: (isMine) => void (tab.isMine = isMine),
      onAnswer: (answer) => void tab.answers.push(answer),
    })
    const show = async (isNow: boolean) => {
      isVisible = isNow
      look()
      await vi.advanceTimersByTimeAsync(0)
    }
    return Object.assign(tab, { tell: place.tell, leave: place.leave, show })
  }
  return openTab
}
const settled = async () => vi.advanceTimersByTimeAsync(1500)

describe('tabs with the same bell', () => {
  test('let one ask, which tells the others', async () => {
    const openTab = openBrowser()
    const [first, second, third] = [openTab(), openTab(), openTab()]
    await settled()
    expect([first, second, third].map(({ isMine }) => isMine)).toEqual([true, false, false])
    first.tell('3 unread')
    expect([first, second, third].map(({ answers }) => answers)).toEqual([[], ['3 unread'], ['3 unread']])
  })

  test('hand the turn on when the one that asks is hidden, and give it back to whoever is seen', async () => {
    const openTab = openBrowser()
    const [first, second] = [openTab(), openTab()]
    await settled()
    await first.show(false)
    expect([first.isMine, second.isMine]).toEqual([false, true])
    await second.show(false)
    expect([first.isMine, second.isMine]).toEqual([false, false])
    await first.show(true)
    expect([first.isMine, second.isMine]).toEqual([true, false])
  })

  test('hand the turn on when the one that asks is closed, never to one that is hidden', async () => {
    const openTab = openBrowser()
    const [first, hidden, third] = [openTab(), openTab(false), openTab()]
    await settled()
    expect(hidden.isMine).toBe(false)
    first.leave()
    await settled()
    expect([hidden.isMine, third.isMine]).toEqual([false, true])
    await third.show(false)
    expect(hidden.isMine).toBe(false)
  })

  test('each ask for themselves where the browser has no locks, no channel, or denies the lock', async () => {
    const denied = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
    const { locks } = createBrowser(0)
    const channel = { postMessage: () => undefined, addEventListener: () => undefined, close: () => undefined }
    for (const [given, opened] of [
      [undefined, channel],
      [locks, undefined],
      [denied, channel],
    ] as const) {
      const said: boolean[] = []
      const ports: BellPorts = {
        locks: given,
        openChannel: () => opened,
        isVisible: () => true,
        onVisibility: () => () => undefined,
      }
      joinBell('bell', ports, { onTurn: (isMine) => void said.push(isMine), onAnswer: () => undefined })
      await settled()
      expect(said.at(-1)).toBe(true)
    }
  })
})
