import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renew } from '@/api/answers.ts'
import { ApiProvider } from '@/api/ApiContext.tsx'
import { createApiClient } from '@/api/createApiClient.ts'
import { wasHeard } from '@/api/sharedPolls.ts'
import { useQuery } from '@/api/useQuery.ts'
import { get, renewal } from '@/contract/endpoint.ts'
import { fakePorts, fakeTransport, ok } from '@tests/setup/fakes.ts'

const MINUTE = 60_000
const POLL_MS = 8000
const unread = get<{ of?: string }, { count: number }>('/trading/api/x/unread')

/** BroadcastChannels of one browser that deliver synchronously. */
class Channel {
  static open = new Set<Channel>()
  private readonly listeners: ((event: { data: unknown }) => void)[] = []
  readonly name: string
  constructor(name: string) {
    this.name = name
    Channel.open.add(this)
  }
  addEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.listeners.push(listener)
  }
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        for (const listener of other.listeners) listener({ data: structuredClone(data) })
  }
  close() {
    Channel.open.delete(this)
  }
}

let answered = 0
interface TabOptions {
  account?: string
  member?: string
  language?: string
  of?: string
  /** Response time, ms. */
  slowMs?: number
}

/** A tab that polls, with the number of its requests. */
function openTab({ account = 'u1:5', member = '5.0', language = 'zh-CN', of = 'x', slowMs = 0 }: TabOptions = {}) {
  const { transport, requests } = fakeTransport({
    '*': async () => {
      answered += 1
      const count = answered
      if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs))
      return ok({ count })
    },
  })
  const client = createApiClient(fakePorts(transport).ports)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} member={member} language={language} account={account}>
      {children}
    </ApiProvider>
  )
  const hook = renderHook(() => useQuery(unread, { of }, { silent: true, pollMs: POLL_MS }), { wrapper })
  const write = (count: number) => renew(client, { member, language }, [renewal(unread, () => ({ count }))])
  return { ...hook, asked: () => requests.length, count: () => hook.result.current.data?.count, write }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  answered = 0
  Channel.open.clear()
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('tabs that poll the same', () => {
  test('ask like one, show the same, and know what they only heard', async () => {
    // The second number is the tab's count of ended sessions, so it differs between tabs.
    const tabs = ['5.0', '5.1', '5.2'].map((member) => openTab({ member }))
    await pass(MINUTE)
    const asked = tabs.map((tab) => tab.asked())
    // One request per tab on opening, then one for all.
    expect(asked.reduce((sum, one) => sum + one - 1, 0)).toBe(7)
    expect(asked.filter((one) => one > 1)).toHaveLength(1)
    expect(new Set(tabs.map((tab) => tab.count())).size).toBe(1)
    expect(tabs.filter(({ result }) => result.current.data && wasHeard(result.current.data))).toHaveLength(2)
  })

  test('go on when the one that asks is closed', async () => {
    const tabs = [openTab(), openTab()]
    await pass(MINUTE)
    const [leader, other] = tabs.toSorted((a, b) => b.asked() - a.asked())
    expect(other?.asked()).toBe(1)
    leader?.unmount()
    await pass(MINUTE)
    expect(other?.asked()).toBeGreaterThanOrEqual(6)
  })

  test('do not take what was asked before they were told something newer', async () => {
    const slow = openTab({ slowMs: 500 })
    const quick = openTab()
    await pass(600)
    // The slow tab sends a request, the other tab writes, then the slow response arrives.
    act(() => slow.result.current.refresh())
    await pass(100)
    act(() => quick.write(1000))
    await pass(550)
    expect(slow.count()).toBe(answered)
    expect(quick.count()).toBe(1000)
  })

  test.each([
    ['account', { account: 'u2:5' }],
    ['login', { account: 'u1:6' }],
    ['language', { language: 'en-US' }],
    ['question', { of: 'y' }],
  ])('hear nothing of another %s', async (_, other) => {
    const [one, stranger] = [openTab(), openTab(other)]
    await pass(MINUTE)
    expect([one.asked(), stranger.asked()]).toEqual([8, 8])
  })

  test('ask each for itself where they cannot talk, and close what they opened', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const silent = [openTab(), openTab()]
    await pass(MINUTE)
    expect(silent.map((tab) => tab.asked())).toEqual([8, 8])
    vi.stubGlobal('BroadcastChannel', Channel)
    const tab = openTab()
    expect(Channel.open.size).toBe(1)
    tab.unmount()
    expect(Channel.open.size).toBe(0)
  })

  test('do not ask while they are hidden, and hear meanwhile', async () => {
    const tab = openTab()
    await pass(0)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(MINUTE)
    expect(tab.asked()).toBe(1)
    const channel = new Channel([...Channel.open][0]?.name ?? '')
    const question = JSON.stringify(['zh-CN', unread.path, { of: 'x' }])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    channel.postMessage({ question, askedAt: Date.now(), answer: { count: 77 } })
    await pass(0)
    expect(tab.count()).toBe(77)
  })
})
