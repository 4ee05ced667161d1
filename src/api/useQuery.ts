import { useRequest } from 'ahooks'
import { useEffect, useRef } from 'react'
import { FOCUS_REFRESH_MS } from '@/config/constants.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { useCall, useScope } from './ApiContext.tsx'
import type { CallOptions } from './client.ts'
import { isAborted, TransportError } from './errors.ts'
import { keepAnswer, keptAnswer } from './queryCache.ts'

/** How a screen wants its data. */
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
  /** Milliseconds between repeated questions while the page is visible. */
  pollMs?: number
}

/** Data of one reading call. */
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
  /** Replaces the shown data, e.g. by the fresh object of a 4009 answer. */
  mutate: (data: T) => void
}

interface Keyed<T> {
  member: string
  /** The call and its input, in whatever language it was answered. */
  question: string
  value: T
}

/**
 * Asks a reading call as soon as the screen is there and whenever its input, the language or the member changes; after a change
 * of the language alone the former answer stays until the new one is there.
 * The newest question wins; superseded ones are aborted and stay silent (RELIABILITY T7, T8).
 */
export function useQuery<In, Out>(endpoint: Endpoint<In, Out>, input: In, options: QueryOptions = {}): Query<Out> {
  const { ready = true, keepPrevious = false, cached = false, refreshOnFocus = false, pollMs, ...callOptions } = options
  const call = useCall()
  const { member, language } = useScope()
  const running = useRef<AbortController>(undefined)
  const question = `${member}|${endpoint.path}|${JSON.stringify(input) ?? ''}`
  const key = `${language}|${question}`

  const ask = async (): Promise<Keyed<Out>> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const value = await call(endpoint, input, { ...callOptions, signal: controller.signal })
    // Every reading call promises something; also those that the owner asks by POST.
    if (value === null || value === undefined) throw new TransportError('badEnvelope')
    if (cached) keepAnswer(key, value)
    return { member, question, value }
  }

  const request = useRequest(ask, {
    ready,
    refreshDeps: [key],
    onError: ignore,
    refreshOnWindowFocus: refreshOnFocus,
    focusTimespan: FOCUS_REFRESH_MS,
    ...(pollMs !== undefined && { pollingInterval: pollMs, pollingWhenHidden: false }),
  })

  useEffect(() => () => running.current?.abort(), [])

  // ahooks plans the next poll when an answer comes; polling that is switched on later needs a first question.
  const polledBefore = useRef(pollMs)
  const { refresh } = request
  useEffect(() => {
    if (pollMs !== undefined && polledBefore.current === undefined) refresh()
    polledBefore.current = pollMs
  }, [pollMs, refresh])

  // What failed while there was no network is asked again when it is back (RELIABILITY T4).
  const failed = request.error !== undefined
  useEffect(() => {
    if (!failed) return undefined
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [failed, refresh])

  // A change of the language alone takes nothing off the screen: a form would lose its focus and what was typed into it.
  const held = request.data
  const isOwn = held?.question === question || (keepPrevious && held?.member === member)
  const own = held && isOwn ? held.value : undefined
  // Not by the cache of ahooks: it listens while drawing, also for drawings that are thrown away.
  // The key names the call, so what was kept is an answer to it.
  const data = own ?? (cached ? (keptAnswer(key) as Out | undefined) : undefined)
  const error = isAborted(request.error) ? undefined : request.error
  return {
    data,
    error: request.loading ? undefined : error,
    loading: request.loading,
    isFirstLoad: data === undefined && (request.loading || (ready && error === undefined)),
    refresh: request.refresh,
    mutate: (value) => request.mutate({ member, question, value }),
  }
}

function ignore(): void {
  // The error is in the result; without a handler ahooks would log it.
}
