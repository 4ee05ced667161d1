import type { Events } from '@/contract/member/event/schemas.ts'
import type { OpenStream, Told } from './stream.ts'

/** Waits before the stream is opened again, ms; the last one repeats. TRADE part 11. */
const AGAIN_MS = [1000, 2000, 5000, 10_000, 30_000] as const
/** A wait is up to this share longer, so that not everybody comes back at once after a restart of the server. */
const JITTER = 0.3
/** That many failures within that time: polling for a while, then the stream again. TRADE part 11. */
const FAILURES = 3
const FAILURES_MS = 60_000
const POLLING_MS = 10 * 60_000
const POLL_MS = 20_000
const HIDDEN_POLL_MS = 120_000

/** Dependencies of a connection. */
export interface ConnectionPorts {
  /** Undefined where nothing can be streamed: then polling only. */
  stream: OpenStream | undefined
  since: (input: { cursor: string }) => Promise<Events>
  tell: (told: Told) => void
  /** True while no tab of this user is visible. */
  isHidden: () => boolean
  random: () => number
}

/** A running connection. */
export interface Connection {
  /** Ends the present wait: the network is back, or somebody looks. */
  wake: () => void
  stop: () => void
}

/** Follows the events of the enterprise from a cursor until it is stopped; never throws. */
export function connect(ports: ConnectionPorts, from: string): Connection {
  const stopped = new AbortController()
  let cursor = from
  let endWait: () => void = () => undefined

  const isOver = () => stopped.signal.aborted
  const take = (told: Told) => {
    if (isOver()) return
    cursor = told.cursor
    ports.tell(told)
  }
  const wait = async (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      endWait = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  /** True if the stream was open and the server closed it as agreed. */
  const follow = async (stream: OpenStream, onOpen: () => void): Promise<boolean> => {
    let isHeard = false
    try {
      await stream(cursor, stopped.signal, (told) => {
        isHeard = true
        onOpen()
        take(told)
      })
      return isHeard
    } catch {
      return false
    }
  }
  const poll = async () => {
    try {
      take(await ports.since({ cursor }))
    } catch {
      // The next poll asks from the same cursor.
    }
  }

  const run = async () => {
    const { stream } = ports
    let failedAt: number[] = []
    let pollUntil = stream ? 0 : Number.POSITIVE_INFINITY
    let tries = 0
    while (!isOver()) {
      if (!stream || Date.now() < pollUntil) {
        await poll()
        if (!isOver()) await wait(ports.isHidden() ? HIDDEN_POLL_MS : POLL_MS)
        continue
      }
      const isFine = await follow(stream, () => (tries = 0))
      if (isOver()) return
      const now = Date.now()
      if (!isFine) failedAt = [...failedAt.filter((at) => at > now - FAILURES_MS), now]
      if (failedAt.length >= FAILURES) {
        failedAt = []
        tries = 0
        pollUntil = now + POLLING_MS
        continue
      }
      const ms = AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)] ?? 0
      tries += 1
      await wait(ms * (1 + JITTER * ports.random()))
    }
  }
  void run()
  return {
    wake: () => endWait(),
    stop: () => {
      stopped.abort()
      endWait()
    },
  }
}
