import { useSyncExternalStore } from 'react'
import { useAskedMarketKind } from '@/api/useMarketKind.ts'

const listeners = new Set<() => void>()
// Kept by this page alone: neither stored nor in an address, gone with the reload.
let key = ''

/** Takes the key that the operator of a pilot typed; empty forgets it. */
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

/** Says whether the controls of this market may be asked for, whether they wait for a key, and how they are asked. */
export function useControls() {
  const kind = useAskedMarketKind()
  const operatorKey = useOperatorKey()
  return {
    mayAsk: kind === 'demo' || (kind === 'pilot' && operatorKey !== ''),
    needsKey: kind === 'pilot',
    asking: { noToken: true, noRedirect: true, ...(operatorKey !== '' && { operatorKey }) },
  } as const
}
