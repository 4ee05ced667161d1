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
  /** False keeps the query waiting, e.g. until an id is known. Default true. */
  ready?: boolean
  /** Keeps showing the former input's data until the new answer is here (lists). Default false (details). */
  keepPrevious?: boolean
  /** Shows the last answer of the same input at once while asking again, for 5 minutes (Spec §9). Public data only. */
  cached?: boolean
  /** Asks again when the window gets focus, at most every 5 s (Spec §9). */
  refreshOnFocus?: boolean
  /** Milliseconds between repeated questions while the page is visible; tabs that poll the same do it like one. */
  pollMs?: number
}

/** Data of one read call. */
export interface Query<T> {
  data: T | undefined
  /** The failure of the newest attempt; the page shows it with a retry. Aborted attempts never appear here. */
  error: Error | undefined
  /** True while any attempt is under way. */
  loading: boolean
  /** True while there is nothing to show yet: the place for a skeleton. */
  isFirstLoad: boolean
  /** Asks again. */
  refresh: () => void
}

interface Held<T> {
  member: string
  /** The call and its input, in whatever language it was answered. */
  question: string
  value: T
}

/**
 * Asks a read call as soon as the screen is there and whenever its input, the language or the member changes; after a change
 * of the language alone the former answer stays until the new one is there. Whoever asks the same shares one answer.
 * The newest question wins; superseded ones are aborted and stay silent (RELIABILITY T7, T8).
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

  // The first poll of the library comes one interval later; what is polled from now on is wanted now.
  const polledBefore = useRef(pollMs)
  useEffect(() => {
    if (pollMs !== undefined && polledBefore.current === undefined) refresh()
    polledBefore.current = pollMs
  }, [pollMs, refresh])

  // What failed while there was no network is asked again when it is back (RELIABILITY T4). The library looks for a change of
  // its own mark, which a page that was opened without a network never made.
  const failed = answer.error !== null
  useEffect(() => {
    if (!failed) return undefined
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [failed, refresh])

  // What stood here before. Not the library's placeholder: it goes when the newest question fails.
  const [held, setHeld] = useState<Held<Out>>()
  if (value !== undefined && (held?.value !== value || held.question !== question || held.member !== member))
    setHeld({ member, question, value })
  // A change of the language alone takes nothing off the screen: a form would lose its focus and what was typed into it.
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
