import { env } from '@/config/env.ts'

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

/** Returns the store; until an answer says otherwise a market is real. */
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
