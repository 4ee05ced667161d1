import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Told } from '@/api/push/stream.ts'
import type { MarketEvent } from '@/contract/member/event/schemas.ts'
import { joinTabs, type Tab } from '@/api/push/tabs.ts'

type Listener = (event: MessageEvent) => void
const told = (cursor: string): Told => ({ cursor, events: [], reset: false })

/** Tabs of one browser: what one posts the others get at once, and one of them has the lock. */
function browser() {
  const channels = new Set<{ listeners: Listener[] }>()
  const waiting: (() => void)[] = []
  let isHeld = false
  const tabs: {
    cursor: string | undefined
    tell: (told: Told) => void
    isAllHidden: () => boolean
    stopped: boolean
  }[] = []
  const open = (isHidden = false) => {
    const mine = { listeners: [] as Listener[] }
    channels.add(mine)
    const heard: Told[] = []
    const tab: Tab = joinTabs({
      name: 'events',
      locks: {
        request: (async (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
          if (isHeld)
            await new Promise<void>((resolve, reject) => {
              waiting.push(resolve)
              signal.addEventListener('abort', () => {
                waiting.splice(waiting.indexOf(resolve), 1)
                reject(new Error('aborted'))
              })
            })
          isHeld = true
          await work()
          isHeld = false
          waiting.shift()?.()
        }) as LockManager['request'],
      },
      channel: {
        postMessage: (data: unknown) => {
          for (const one of channels)
            if (one !== mine) for (const listener of one.listeners) listener({ data } as MessageEvent)
        },
        addEventListener: ((_type: string, listener: Listener) => mine.listeners.push(listener)) as never,
        close: () => channels.delete(mine),
      },
      isHidden: () => isHidden,
      from: 5000,
      lead: (cursor, tell, isAllHidden) => {
        const entry = { cursor, tell, isAllHidden, stopped: false }
        tabs.push(entry)
        return { wake: () => undefined, stop: () => (entry.stopped = true) }
      },
      hear: (one) => heard.push(one),
    })
    return { tab, heard }
  }
  return { open, leaders: tabs }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settle = async () => vi.advanceTimersByTimeAsync(0)

test('of two tabs one has the connection, and both hear what it tells', async () => {
  const { open, leaders } = browser()
  const [one, two] = [open(), open()]
  await settle()
  expect(leaders).toHaveLength(1)
  leaders[0]?.tell(told('a'))
  expect([one.heard, two.heard]).toEqual([[told('a')], [told('a')]])
})

test('when the leading tab leaves another one takes over from the cursor that it heard', async () => {
  const { open, leaders } = browser()
  const one = open()
  const two = open()
  await settle()
  leaders[0]?.tell(told('b'))
  one.tab.leave()
  await settle()
  expect(leaders).toHaveLength(2)
  expect(leaders.map(({ cursor, stopped }) => ({ cursor, stopped }))).toEqual([
    { cursor: '@5000', stopped: true },
    { cursor: 'b', stopped: false },
  ])
  leaders[1]?.tell(told('c'))
  expect(two.heard.at(-1)).toEqual(told('c'))
})

test('a tab that came later knows from where, though nothing happened since', async () => {
  const { open, leaders } = browser()
  const one = open()
  await settle()
  leaders[0]?.tell(told('b'))
  open()
  await settle()
  one.tab.leave()
  await settle()
  expect(leaders[1]?.cursor).toBe('b')
})

test('a tab that comes hears what happened while its page was loading, not what was before', async () => {
  const { open, leaders } = browser()
  open()
  await settle()
  const at = (ms: number) => ({ id: String(ms), at: new Date(ms).toISOString() }) as MarketEvent
  leaders[0]?.tell({ cursor: 'b', events: [at(4000), at(6000)], reset: false })
  expect(open().heard).toEqual([{ cursor: 'b', events: [at(6000)], reset: false }])
})

test('a hidden tab that leads knows of another one that is seen', async () => {
  const { open, leaders } = browser()
  open(true)
  await settle()
  expect(leaders[0]?.isAllHidden()).toBe(true)
  const two = open()
  expect(leaders[0]?.isAllHidden()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(leaders[0]?.isAllHidden()).toBe(false)
  two.tab.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(leaders[0]?.isAllHidden()).toBe(true)
})

test('a tab that leaves before its turn never leads', async () => {
  const { open, leaders } = browser()
  const one = open()
  const two = open()
  await settle()
  two.tab.leave()
  one.tab.leave()
  await settle()
  expect(leaders).toHaveLength(1)
})

test('without locks or a channel each tab connects for itself', async () => {
  const heard: Told[] = []
  let stops = 0
  const tab = joinTabs({
    name: 'events',
    locks: undefined,
    channel: undefined,
    isHidden: () => false,
    from: 5000,
    lead: (_cursor, tell) => {
      tell(told('a'))
      return { wake: () => undefined, stop: () => (stops += 1) }
    },
    hear: (one) => heard.push(one),
  })
  tab.leave()
  expect({ heard, stops }).toEqual({ heard: [told('a')], stops: 1 })
})
