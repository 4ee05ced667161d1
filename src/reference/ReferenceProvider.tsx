import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { UNASKED } from './store.ts'
import type { ReferenceData, ReferenceName, ReferenceStore } from './store.ts'

const ReferenceContext = createContext<ReferenceStore | undefined>(undefined)

/** Provides the reference lists to the tree. */
export function ReferenceProvider({ store, children }: { store: ReferenceStore; children: ReactNode }) {
  return <ReferenceContext value={store}>{children}</ReferenceContext>
}

/** A list with its reload function; `isComing` until it has loaded or failed. */
export type ReferenceView<K extends ReferenceName> = ReferenceData[K] & { isComing: boolean; reload: () => void }

/** Returns one list, and loads it if it is wanted and not loaded at start. */
export function useReference<K extends ReferenceName>(name: K, isWanted = true): ReferenceView<K> {
  const store = useContext(ReferenceContext)
  if (!store) throw new Error('Reference hooks need a ReferenceProvider above them')
  const list: ReferenceData[K] = useSyncExternalStore(store.subscribe, store.get, store.get)[name] ?? UNASKED
  useEffect(() => {
    if (isWanted) void store.load(name)
  }, [store, name, isWanted])
  const isComing = list.data === undefined && list.error === undefined
  return { ...list, isComing, reload: () => void store.load(name) }
}
