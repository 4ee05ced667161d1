import type { Query, QueryClient } from '@tanstack/react-query'
import { env } from '@/config/env.ts'

/** What is used of a BroadcastChannel. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>

/** What a tab tells the others. */
interface Told {
  /** Language, call and input. */
  question: string
  /** When the question left, milliseconds since 1970. */
  askedAt: number
  answer: object
}

/** Answers that another tab was given, and by how much later their next poll is here. */
const heard = new WeakMap<object, number>()
/** Polls once more after this and up to twice this: so the tab that was answered last asks again, and the others when it is gone. */
const GRACE_MS = 2000

/** True for an answer that came from another tab, where it is told on and announced. */
export const wasHeard = (answer: object): boolean => heard.has(answer)

/** Milliseconds until the next poll of a query that is polled every `pollMs`. */
export function pollIn(pollMs: number, answer: unknown): number {
  return pollMs + ((typeof answer === 'object' && answer && heard.get(answer)) || 0)
}

/** What all tabs of one person ask alike; the rest of a key counts what happened in this tab. */
const questionOf = ({ queryKey: [, ...question] }: Query): string => JSON.stringify(question)
const isPolled = (query: Query): boolean => query.observers.some(({ options }) => Boolean(options.refetchInterval))

/** Lets a store tell other tabs what it polled, and take what they were answered. Gives the end of it. */
function share(store: QueryClient, open: () => Channel | undefined): () => void {
  const channel = open()
  if (!channel) return () => undefined
  const asked = new WeakMap<Query, number>()
  const cache = store.getQueryCache()
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'fetch') asked.set(query, Date.now())
    if (action.type !== 'success' || action.manual || !isPolled(query)) return
    const { state } = query
    const askedAt = asked.get(query) ?? state.dataUpdatedAt
    const told: Told = { question: questionOf(query), askedAt, answer: state.data as object }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    channel.postMessage(told)
  })
  // Only tabs of this product have a channel of this name.
  channel.addEventListener('message', ({ data: { question, askedAt, answer } }: MessageEvent<Told>) => {
    const query = cache.getAll().find((one) => isPolled(one) && questionOf(one) === question)
    if (!query) return
    // What is under way is newer, and so is what a write has put there since.
    if (query.state.fetchStatus !== 'idle' || query.state.dataUpdatedAt > askedAt) return
    heard.set(answer, GRACE_MS * (1 + Math.random()))
    store.setQueryData(query.queryKey, answer)
  })
  return () => {
    stop()
    channel.close()
  }
}

const sharing = new WeakMap<QueryClient, Map<string, { polls: number; stop: () => void }>>()

/**
 * Joins the polls of a store: as long as anything is polled, visible tabs of one build and `account` ask each question like one. Where
 * tabs cannot talk to each other, each asks for itself. Gives the way to leave.
 */
export function joinPolls(store: QueryClient, account: string, open = openChannel): () => void {
  const places = sharing.get(store) ?? new Map<string, { polls: number; stop: () => void }>()
  sharing.set(store, places)
  const place = places.get(account) ?? { polls: 0, stop: share(store, () => open(account)) }
  places.set(account, place)
  place.polls += 1
  return () => {
    place.polls -= 1
    if (place.polls > 0) return
    place.stop()
    places.delete(account)
  }
}

function openChannel(account: string): Channel | undefined {
  try {
    if (typeof BroadcastChannel === 'undefined') return undefined
    return new BroadcastChannel(['cangtong-polls', env.buildId, account].join(':'))
  } catch {
    // Denied in some privacy modes.
    return undefined
  }
}
