import { env } from '@/config/env.ts'
import { eventEndpoints } from '@/contract/member/event/endpoints.ts'
import type { MarketEvent } from '@/contract/member/event/schemas.ts'
import { answersOf } from '../answers.ts'
import type { AnsweredTo } from '../answers.ts'
import type { ApiClient } from '../client.ts'
import { connect } from './connection.ts'
import { renewHeld } from './renewHeld.ts'
import { eventStream } from './stream.ts'
import type { Told } from './stream.ts'
import { joinTabs } from './tabs.ts'

/** Events that come together are handled together: several of one write concern the same answers. */
const TOGETHER_MS = 50

/** Who follows. */
export interface Follower {
  client: ApiClient
  /** Whose answers are renewed, at that moment. */
  to: () => AnsweredTo
  /** Id of the signed-in user, the same in all tabs. */
  account: string
  /** The server's time of the oldest answer that is shown, ms since 1970. */
  from: number
  /** Token and language of the stream. */
  headers: () => Promise<Record<string, string>>
}

/** Follows the events of the enterprise, and asks anew for what they made old. Returns the function to stop. */
export function followEvents({ client, to, account, from, headers }: Follower): () => void {
  const isHidden = () => document.visibilityState === 'hidden'
  let events: MarketEvent[] = []
  let reset = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    // A hidden tab asks for nothing; it does when somebody looks.
    if (isHidden() || (events.length === 0 && !reset)) return
    const all = { events, reset }
    events = []
    reset = false
    renewHeld(answersOf(client), to(), all)
  }
  const hear = (told: Told) => {
    events.push(...told.events)
    reset ||= told.reset
    clearTimeout(timer)
    timer = setTimeout(flush, TOGETHER_MS)
  }
  const since = async (input: { cursor: string }) =>
    client.call(eventEndpoints.since, input, { silent: true, noRedirect: true })
  // A service worker that stands for the server keeps no stream open.
  const stream = env.mock === 'worker' ? undefined : eventStream(env.apiPrefix, headers)
  const name = ['cangtong-events', env.buildId, account].join(':')
  const tab = joinTabs({
    name,
    locks: (navigator as { locks?: LockManager }).locks,
    channel: openChannel(name),
    isHidden,
    from,
    lead: (cursor, tell, isAllHidden) =>
      connect({ stream, since, tell, isHidden: isAllHidden, random: Math.random }, cursor),
    hear,
  })
  const onLook = () => {
    if (isHidden()) return
    tab.wake()
    flush()
  }
  window.addEventListener('online', tab.wake)
  document.addEventListener('visibilitychange', onLook)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', tab.wake)
    document.removeEventListener('visibilitychange', onLook)
    tab.leave()
  }
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  } catch {
    // Denied in some privacy modes.
    return undefined
  }
}
