import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, type Connection } from '@/api/push/connection.ts'
import type { Told } from '@/api/push/stream.ts'

/** A stream that the test ends. */
interface Opened {
  cursor: string
  tell: (told: Told) => void
  close: () => void
  fail: () => void
}

const SECOND = 1000
let opened: Opened[]
let polls: string[]
let heard: Told[]
let isHidden: boolean
let connection: Connection
const told = (cursor: string): Told => ({ cursor, events: [], reset: false })
const last = () => opened.at(-1) as Opened

function start(options: { canStream?: boolean; from?: string; poll?: () => Promise<never> } = {}) {
  connection = connect(
    {
      stream:
        options.canStream === false
          ? undefined
          : async (cursor, signal, tell) =>
              new Promise<void>((resolve, reject) => {
                opened.push({ cursor, tell, close: resolve, fail: () => reject(new Error('cut')) })
                signal.addEventListener('abort', () => reject(new Error('aborted')))
              }),
      since: async ({ cursor }) => {
        polls.push(cursor)
        await options.poll?.()
        return { events: [], cursor: `p${polls.length}`, reset: false }
      },
      tell: (one) => heard.push(one),
      isHidden: () => isHidden,
      random: () => 0,
    },
    options.from ?? 'start',
  )
}

const pass = async (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** Breaks the stream that is open; each attempt before had been open. */
const cut = async () => {
  last().fail()
  await pass(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  polls = []
  heard = []
  isHidden = false
})
afterEach(() => {
  connection.stop()
  vi.useRealTimers()
})

describe('a connection', () => {
  test('follows the stream from its cursor and remembers the last one it heard', async () => {
    start({ from: 'a' })
    expect(last().cursor).toBe('a')
    last().tell(told('b'))
    expect(heard).toEqual([told('b')])
    last().close()
    await pass(SECOND)
    expect(opened).toHaveLength(2)
    expect(last().cursor).toBe('b')
    expect(polls).toEqual([])
  })

  test('tries again after 1, 2, 5, 10 and 30 seconds while failures are further apart than a minute allows', async () => {
    start()
    // Each attempt takes 40 s until it fails, so there are never three failures within a minute.
    for (const wait of [1, 2, 5, 10, 30, 30]) {
      const before = opened.length
      await pass(40 * SECOND)
      await cut()
      await pass(wait * SECOND - 1)
      expect(opened.length, `before ${wait} s`).toBe(before)
      await pass(1)
      expect(opened.length, `after ${wait} s`).toBe(before + 1)
    }
    expect(polls).toEqual([])
  })

  test('begins with the shortest wait again once the stream was open', async () => {
    start()
    for (const wait of [1, 2]) {
      await pass(40 * SECOND)
      await cut()
      await pass(wait * SECOND)
    }
    last().tell(told('a'))
    await pass(70 * SECOND)
    await cut()
    await pass(SECOND)
    expect(opened).toHaveLength(4)
  })

  test('polls every 20 s for ten minutes after three failures within a minute, then opens the stream again', async () => {
    start({ from: 'a' })
    await cut()
    await pass(SECOND)
    await cut()
    await pass(2 * SECOND)
    expect(polls).toEqual([])
    await cut()
    expect(polls).toEqual(['a'])
    await pass(20 * SECOND)
    expect(polls).toEqual(['a', 'p1'])
    await pass(9 * 60 * SECOND)
    expect(opened).toHaveLength(3)
    const before = polls.length
    await pass(60 * SECOND)
    expect(opened).toHaveLength(4)
    expect(last().cursor).toBe(`p${polls.length}`)
    expect(polls.length - before).toBeLessThanOrEqual(3)
  })

  test('counts a stream that ends without a word as a failure', async () => {
    start()
    for (const wait of [1, 2, 0]) {
      last().close()
      await pass(wait * SECOND)
    }
    expect(polls).toHaveLength(1)
  })

  test('polls every two minutes while nobody looks, and at once when somebody does', async () => {
    isHidden = true
    start({ canStream: false })
    await pass(119 * SECOND)
    expect(polls).toHaveLength(1)
    await pass(SECOND)
    expect(polls).toHaveLength(2)
    connection.wake()
    await pass(0)
    expect(polls).toHaveLength(3)
  })

  test('only polls where nothing can be streamed, and a failed poll loses nothing', async () => {
    let isDown = true
    start({
      canStream: false,
      from: 'a',
      poll: async () => {
        if (isDown) throw new Error('down')
        return undefined as never
      },
    })
    await pass(20 * SECOND)
    isDown = false
    await pass(20 * SECOND)
    expect(polls).toEqual(['a', 'a', 'a'])
    expect(heard).toEqual([told('p3')])
    expect(opened).toEqual([])
  })

  test('says and asks nothing more once it is stopped', async () => {
    start()
    const { tell } = last()
    connection.stop()
    tell(told('b'))
    await pass(3600 * SECOND)
    expect({ heard, polls, count: opened.length }).toEqual({ heard: [], polls: [], count: 1 })
  })
})
