import type { Channel } from '../sharedPolls.ts'
import type { Connection } from './connection.ts'
import type { Told } from './stream.ts'

/** Interval at which a visible tab says so to the leading one, ms. */
const SEEN_MS = 20_000
/** So long a tab counts as visible after it said so, ms. */
const SEEN_FOR_MS = 1.5 * SEEN_MS

/** Messages between the tabs of one user. */
type Line = { kind: 'told'; told: Told } | { kind: 'ask'; from: number } | { kind: 'seen' }
/** How many events the leading tab remembers for tabs that come. */
const REMEMBERED = 50

/** Dependencies of a tab. */
export interface TabPorts {
  /** Name of lock and channel: build and account. */
  name: string
  /** Undefined without Web Locks (plain http): then each tab connects for itself. */
  locks: Pick<LockManager, 'request'> | undefined
  channel: Channel | undefined
  isHidden: () => boolean
  /** The server's time of the oldest answer that this tab shows, ms since 1970. */
  from: number
  /** Opens the connection of the leading tab. */
  lead: (cursor: string, tell: (told: Told) => void, isAllHidden: () => boolean) => Connection
  /** What the connection told, here or in the leading tab. */
  hear: (told: Told) => void
}

/** One tab's part in the connection that all tabs of a user share. */
export interface Tab {
  /** Ends a wait of the connection, if this tab leads. */
  wake: () => void
  leave: () => void
}

/** Joins the tabs of a user: one leads and has the connection, the others hear from it, and one of them takes over. */
export function joinTabs({ name, locks, channel, isHidden, from, lead, hear }: TabPorts): Tab {
  if (!locks || !channel) {
    const connection = lead(`@${from}`, hear, isHidden)
    return { wake: connection.wake, leave: connection.stop }
  }
  const left = new AbortController()
  let connection: Connection | undefined
  let cursor: string | undefined
  let recent: Told['events'] = []
  let seenAt = 0
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  const post = (line: Line) => channel.postMessage(line)
  const take = (told: Told) => {
    cursor = told.cursor
    hear(told)
  }
  channel.addEventListener('message', ({ data: line }: MessageEvent<Line>) => {
    if (line.kind === 'told' && !connection) take(line.told)
    if (line.kind === 'seen') seenAt = Date.now()
    if (line.kind === 'ask' && connection && cursor !== undefined)
      post({
        kind: 'told',
        told: { cursor, events: recent.filter(({ at }) => Date.parse(at) >= line.from), reset: false },
      })
  })
  const say = () => {
    if (!isHidden() && !connection) post({ kind: 'seen' })
  }
  const timer = setInterval(say, SEEN_MS)
  // What came while this page was loading; and a tab that takes over later has to know from where.
  post({ kind: 'ask', from })
  say()

  const hold = async () =>
    new Promise<void>((resolve) => {
      const tell = (told: Told) => {
        recent = [...recent, ...told.events].slice(-REMEMBERED)
        take(told)
        post({ kind: 'told', told })
      }
      connection = lead(cursor ?? `@${from}`, tell, () => isHidden() && Date.now() - seenAt > SEEN_FOR_MS)
      left.signal.addEventListener('abort', () => resolve())
    })
  // Aborted when this tab leaves before its turn.
  locks.request(name, { signal: left.signal }, hold).catch(() => undefined)
  return {
    wake: () => connection?.wake(),
    leave: () => {
      clearInterval(timer)
      connection?.stop()
      left.abort()
      channel.close()
    },
  }
}
