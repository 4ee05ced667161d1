import { useLayoutEffect, useSyncExternalStore } from 'react'
import { env } from '@/config/env.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { openBacking } from '@/storage/backing.ts'
import { storagePrefix } from '@/storage/keys.ts'

const COMPACT = 'compact'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The attribute is what work pages are drawn by (`src/ui/tokens.css`), so it is the state too. */
const isShown = (): boolean => document.documentElement.dataset['density'] === COMPACT

function show(isCompact: boolean): void {
  if (isCompact) document.documentElement.dataset['density'] = COMPACT
  else delete document.documentElement.dataset['density']
  for (const listener of listeners) listener()
}

/**
 * Whether this member wants work pages compact, and its setter: one choice for lists, details and forms, kept on this
 * device also after sign-out.
 */
export function useDensity(): [isCompact: boolean, setCompact: (isCompact: boolean) => void] {
  const { user } = useSession()
  const key = `${storagePrefix(env.mode)}view:${user?.id ?? 'guest'}:density`
  const isCompact = useSyncExternalStore(subscribe, isShown, () => false)
  useLayoutEffect(() => show(openBacking().get(key) === COMPACT), [key])
  return [
    isCompact,
    (next) => {
      openBacking().set(key, next ? COMPACT : 'usual')
      show(next)
    },
  ]
}
