import { useEffect, useSyncExternalStore } from 'react'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import { useApi, useApiIfAny } from './ApiContext.tsx'
import { createMarketKind } from './marketKind.ts'
import type { MarketKind } from './marketKind.ts'

const NOBODY = createMarketKind('real')

/** Returns the kind of this market. */
export function useMarketKind(): MarketKind {
  const market = useApiIfAny()?.market ?? NOBODY
  return useSyncExternalStore(market.subscribe, market.kind, market.kind)
}

/**
 * Returns the kind of this market to a place that hangs on it and may be shown before any answer came: the smallest of the owner's
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
