import { env } from '@/config/env.ts'

/** Kind of market: real, a public demo, or a pilot among invited companies (docs/pilot.md). */
export type MarketKind = 'real' | 'demo' | 'pilot'

/** Store of the market kind: from the build if the mock runs in the browser, else from response headers. */
export interface MarketKindStore {
  kind: () => MarketKind
  /** True once, for the first caller that needs the kind before any response. */
  mustAsk: () => boolean
  /** Reads the `x-market` header of a response; only simulated markets send it. */
  observe: (header: string | undefined) => void
  subscribe: (listener: () => void) => () => void
}

/** Returns the store; a market counts as real until a response says otherwise. */
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
