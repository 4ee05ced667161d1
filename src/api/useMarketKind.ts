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
 * Returns the kind of this market for a component that needs it and may render before any response: sends the owner's
 * smallest call, which every back end has.
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

/** Whether enterprises, prices and money of this market are fictitious: controls the texts that say so. */
export function useIsPretend(): boolean {
  return useMarketKind() !== 'real'
}
