import { useQuery as useAnswer } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { FOCUS_REFRESH_MS, REQUEST_CACHE_MS } from '@/config/constants.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { answersOf, asking, keyOf, wasAskedAhead } from './answers.ts'
import { useApiScope } from './ApiContext.tsx'
import type { CallOptions } from './client.ts'
import { isAborted } from './errors.ts'
import { joinPolls, pollIn } from './sharedPolls.ts'

/** Options of a query. */
export interface QueryOptions extends Pick<
  CallOptions,
  'silent' | 'noToken' | 'noRedirect' | 'timeoutMs' | 'operatorKey'
> {
  /** False delays the query, e.g. until an id is known. Default true. */
  ready?: boolean
  /** Keeps the previous input's data until the new response arrives (lists). Default false (details). */
  keepPrevious?: boolean
  /** Shows the last response of the same input at once while refetching, for 5 minutes (Spec §9). Public data only. */
  cached?: boolean
  /** Refetches on window focus, at most every 5 s (Spec §9). */
  refreshOnFocus?: boolean
  /** Poll interval while the page is visible, ms; tabs with the same poll share it. */
  pollMs?: number
}

/** Data of one read call. */
export interface Query<T> {
  data: T | undefined
  /** Error of the last attempt; the page shows it with a retry. Aborted attempts never appear here. */
  error: Error | undefined
  /** True while a request is pending. */
  loading: boolean
  /** True while there is nothing to show yet: render a skeleton. */
  isFirstLoad: boolean
  /** Refetches. */
  refresh: () => void
}

interface Held<T> {
  member: string
  /** Path and input, regardless of the language. */
  question: string
  value: T
}

/**
 * Fetches a read call on mount and whenever input, language or member change; after a mere change of language the
 * previous data stays until the new arrives. Equal queries share one response. The latest request wins; superseded ones
 * are aborted silently (RELIABILITY T7, T8).
 */
export function useQuery<In, Out>(endpoint: Endpoint<In, Out>, input: In, options: QueryOptions = {}): Query<Out> {
  const { ready = true, keepPrevious = false, cached = false, refreshOnFocus = false, pollMs, ...callOptions } = options
  const { client, member, language, account } = useApiScope()
  const queryKey = keyOf({ member, language }, endpoint.path, input)
  const question = JSON.stringify([endpoint.path, input])

  const answer = useAnswer<Out, Error, Out>({
    queryKey,
    queryFn: asking(client, endpoint, input, callOptions),
    enabled: ready,
    staleTime: FOCUS_REFRESH_MS,
    refetchOnMount: (query) => (wasAskedAhead(query) ? false : 'always'),
    refetchOnWindowFocus: refreshOnFocus || pollMs !== undefined ? 'always' : false,
    refetchOnReconnect: false,
    ...(cached && { gcTime: REQUEST_CACHE_MS }),
    ...(pollMs !== undefined && { refetchInterval: (query) => pollIn(pollMs, query.state.data) }),
  })
  const { data: value, isFetching: loading, refetch } = answer
  const refresh = useCallback(() => void refetch(), [refetch])

  const isPolling = pollMs !== undefined
  useEffect(
    () => (isPolling && account !== undefined ? joinPolls(answersOf(client), account) : undefined),
    [client, account, isPolling],
  )

  // The library polls first after one interval; when polling is switched on over older data, fetch at once.
  const polledBefore = useRef(pollMs)
  const { dataUpdatedAt } = answer
  useEffect(() => {
    const isSwitchedOn = pollMs !== undefined && polledBefore.current === undefined
    if (isSwitchedOn && Date.now() - dataUpdatedAt >= pollMs) refresh()
    polledBefore.current = pollMs
  }, [pollMs, dataUpdatedAt, refresh])

  // Refetch a failed query when the network is back (RELIABILITY T4). The library only reacts to a change it has seen,
  // which is missing if the page was opened offline.
  const failed = answer.error !== null
  useEffect(() => {
    if (!failed) return undefined
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [failed, refresh])

  // Data shown before. Not the library's placeholder: that disappears when the latest request fails.
  const [held, setHeld] = useState<Held<Out>>()
  if (value !== undefined && (held?.value !== value || held.question !== question || held.member !== member))
    setHeld({ member, question, value })
  // A change of language keeps the data on screen: a form would lose its focus and its input.
  const isOwn = held?.member === member && (keepPrevious || held.question === question)
  const data = value ?? (isOwn ? held.value : undefined)
  const error = loading || answer.error === null || isAborted(answer.error) ? undefined : answer.error
  return {
    data,
    error,
    loading,
    isFirstLoad: data === undefined && (loading || (ready && error === undefined)),
    refresh,
  }
}
