import { useEffect, useSyncExternalStore } from 'react'
import { env } from '@/config/env.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import { useApi, useApiIfAny } from './ApiContext.tsx'

/** Whether the market is a real one, a demonstration for everybody, or a pilot among invited companies (docs/pilot.md). */
export type MarketKind = 'real' | 'demo' | 'pilot'

/** The one place that knows it: the build where the market lives in the browser, else the answers of the server. */
export interface MarketKindStore {
  kind: () => MarketKind
  /** True once, to the first who needs to know before any answer came. */
  mustAsk: () => boolean
  /** Takes the `x-market` header of an answer; only pretend markets send it. */
  observe: (header: string | undefined) => void
  subscribe: (listener: () => void) => () => void
}

/** Gives the store; until an answer says otherwise a market is real. */
export function createMarketKind(initial: MarketKind = env.mock === 'worker' ? 'demo' : 'real'): MarketKindStore {
  const listeners = new Set<() => void>()
  let kind = initial
  let isHeard = initial !== 'real'
  return {
    kind: () => kind,
    mustAsk: () => {
      const isFirst = !isHeard
      isHeard = true
      return isFirst
    },
    observe: (header) => {
      isHeard = true
      if ((header !== 'demo' && header !== 'pilot') || header === kind) return
      kind = header
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const NOBODY = createMarketKind('real')

/** Gives the kind of this market. */
export function useMarketKind(): MarketKind {
  const market = useApiIfAny()?.market ?? NOBODY
  return useSyncExternalStore(market.subscribe, market.kind, market.kind)
}

/**
 * Gives the kind of this market to a place that hangs on it and may be shown before any answer came: the smallest of the owner's
 * calls is sent then, which every back end has.
 */
export function useAskedMarketKind(): MarketKind {
  const { call, market } = useApi()
  const kind = useMarketKind()
  useEffect(() => {
    if (!market.mustAsk()) return
    const quiet = { silent: true, noToken: true, noRedirect: true }
    call(referenceEndpoints.dictPage, { current: 1, size: 1 }, quiet).catch(() => undefined)
  }, [call, market])
  return kind
}

/** Says whether enterprises, prices and money of this market are invented: texts that say so ask here. */
export function useIsPretend(): boolean {
  return useMarketKind() !== 'real'
}
