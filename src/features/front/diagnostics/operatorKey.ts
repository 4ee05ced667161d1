import { useSyncExternalStore } from 'react'
import { useAskedMarketKind } from '@/api/useMarketKind.ts'

const listeners = new Set<() => void>()
// In memory only: neither stored nor in a URL, lost on reload.
let key = ''

/** Sets the operator key of a pilot; '' removes it. */
export function setOperatorKey(typed: string): void {
  key = typed.trim()
  for (const listener of listeners) listener()
}

function useOperatorKey(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => key,
  )
}

/** Whether the market's controls may be requested, whether they need a key, and the call options. */
export function useControls() {
  const kind = useAskedMarketKind()
  const operatorKey = useOperatorKey()
  return {
    mayAsk: kind === 'demo' || (kind === 'pilot' && operatorKey !== ''),
    needsKey: kind === 'pilot',
    asking: { noToken: true, noRedirect: true, ...(operatorKey !== '' && { operatorKey }) },
  } as const
}
