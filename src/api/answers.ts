import { focusManager, notifyManager, QueryClient } from '@tanstack/react-query'
import type { Query, QueryKey } from '@tanstack/react-query'
import { FOCUS_REFRESH_MS } from '@/config/constants.ts'
import type { Endpoint, Question, Renewal } from '@/contract/endpoint.ts'
import type { ApiClient, CallOptions } from './client.ts'
import { TransportError } from './errors.ts'

const stores = new WeakMap<ApiClient, QueryClient>()

/** Returns the query store of a client; it lives as long as the client. */
export function answersOf(client: ApiClient): QueryClient {
  const known = stores.get(client)
  if (known) return known
  // Render a response in the same tick: a timer in between would show the page without it for one more frame.
  notifyManager.setScheduler(queueMicrotask)
  focusManager.setEventListener(onLook)
  const made = new QueryClient({
    defaultOptions: {
      queries: {
        // The client has its own timeouts; only the user retries.
        retry: false,
        // Offline attempts fail with a reason instead of pausing silently.
        networkMode: 'always',
        gcTime: 0,
        // No structural sharing: the bell detects responses from other tabs by object identity.
        structuralSharing: false,
      },
    },
  })
  stores.set(client, made)
  return made
}

/**
 * Calls back when the user returns to the page, at most every 5 s (Spec §9). TanStack Query only watches the
 * visibility, but a window beside another one is visible without having the focus.
 */
function onLook(tell: () => void): () => void {
  let toldAt = -FOCUS_REFRESH_MS
  const look = () => {
    const now = performance.now()
    if (document.visibilityState === 'hidden' || now - toldAt < FOCUS_REFRESH_MS) return
    toldAt = now
    tell()
  }
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Removes inactive responses, which would be wrong for another member. Active ones are removed with their screen. */
export function forgetAnswers(client: ApiClient): void {
  answersOf(client).removeQueries({ type: 'inactive' })
}

/** Member and language of a response. */
export interface AnsweredTo {
  member: string
  language: string
}

/** Query key of a response. */
export function keyOf({ member, language }: AnsweredTo, path: string, input: unknown) {
  return [member, language, path, input] as const
}

/** Query function of the store. @throws whatever the call throws; TransportError for an empty response. */
export function asking<In, Out>(client: ApiClient, endpoint: Endpoint<In, Out>, input: In, options: CallOptions) {
  return async ({ signal }: { signal: AbortSignal }): Promise<Out> => {
    const value = await client.call(endpoint, input, { ...options, signal })
    // Every read call has a result, including those that the owner defined as POST.
    if (value === null || value === undefined) throw new TransportError('badEnvelope')
    return value
  }
}

const ahead = new WeakSet<object>()

/** Prefetches the first query of a page. */
export function askAhead(client: ApiClient, to: AnsweredTo, { endpoint, input }: Question): void {
  const queryKey = keyOf(to, endpoint.path, input)
  const store = answersOf(client)
  const queryFn = asking(client, endpoint, input, { silent: true })
  // The page itself retries after a failure, and shows it.
  store.query({ queryKey, queryFn, staleTime: FOCUS_REFRESH_MS, gcTime: FOCUS_REFRESH_MS }).catch(() => undefined)
  const query = store.getQueryCache().find({ queryKey, exact: true })
  if (query) ahead.add(query)
}

/** True if a response was prefetched recently. */
export function wasAskedAhead(query: Pick<Query, 'isStaleByTime'>): boolean {
  return ahead.has(query) && !query.isStaleByTime(FOCUS_REFRESH_MS)
}

/** Updates or invalidates cached responses after a write. */
export function renew(client: ApiClient, to: AnsweredTo, renewals: readonly Renewal[]): void {
  const store = answersOf(client)
  for (const { path, change } of renewals) {
    for (const query of store.getQueryCache().findAll({ queryKey: [to.member, to.language, path] })) {
      const { queryKey, state } = query
      if (state.data === undefined) {
        // The first question left before the write, or failed before it: what it brings, or why it failed, is old.
        if (state.fetchStatus !== 'idle' || state.status === 'error') void askAnew(store, queryKey)
        continue
      }
      const next = change(state.data, queryKey[3])
      if (next === state.data) continue
      if (next === undefined) void store.invalidateQueries({ queryKey, exact: true })
      else put(client, queryKey, next)
    }
  }
}

async function askAnew(store: QueryClient, queryKey: QueryKey): Promise<void> {
  await store.cancelQueries({ queryKey, exact: true })
  await store.refetchQueries({ queryKey, exact: true })
}

function put(client: ApiClient, queryKey: QueryKey, answer: unknown): void {
  const store = answersOf(client)
  // A pending request would bring the older state.
  void store.cancelQueries({ queryKey, exact: true })
  store.setQueryData(queryKey, answer)
}
