import type { Query, QueryClient } from '@tanstack/react-query'
import { env } from '@/config/env.ts'

/** The used part of a BroadcastChannel. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>

/** Message between tabs. */
interface Told {
  /** Language, path and input. */
  question: string
  /** Send time of the request, ms since 1970. */
  askedAt: number
  answer: object
}

/** Responses received from another tab, with the delay added to their next poll here. */
const heard = new WeakMap<object, number>()
/**
 * Minimum added delay, up to twice as long: the tab that polled last polls again, and another one takes over if it is
 * closed.
 */
const GRACE_MS = 2000

/** True for a response from another tab, which has already announced it. */
export const wasHeard = (answer: object): boolean => heard.has(answer)

/** Milliseconds until the next poll of a query that is polled every `pollMs`. */
export function pollIn(pollMs: number, answer: unknown): number {
  return pollMs + ((typeof answer === 'object' && answer && heard.get(answer)) || 0)
}

/** The part of a key that is the same in all tabs of one user; the rest counts events in this tab. */
const questionOf = ({ queryKey: [, ...question] }: Query): string => JSON.stringify(question)
const isPolled = (query: Query): boolean => query.observers.some(({ options }) => Boolean(options.refetchInterval))

/** Shares poll responses of a store with other tabs. Returns the function to stop. */
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
  // Only tabs of this product use a channel of this name.
  channel.addEventListener('message', ({ data: { question, askedAt, answer } }: MessageEvent<Told>) => {
    const query = cache.getAll().find((one) => isPolled(one) && questionOf(one) === question)
    if (!query) return
    // A pending request or a later write is newer.
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
 * Shares the polls of a store: while anything is polled, visible tabs of one build and `account` poll each query once.
 * Without a channel each tab polls for itself. Returns the function to leave.
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
