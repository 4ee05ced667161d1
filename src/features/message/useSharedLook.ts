import { useCallback, useEffect, useRef } from 'react'
import type { Query } from '@/api/useQuery.ts'
import { joinLooks } from './sharedLook.ts'
import type { LookingPlace } from './sharedLook.ts'

/**
 * Keeps a query fresh together with the other tabs that ask it under the same `name`. Gives whether an answer was heard from
 * another tab, where it is told on and announced.
 */
export function useSharedLook<T extends object>(
  name: string,
  { data, refresh, mutate }: Query<T>,
): (answer: T) => boolean {
  // All that were heard, not the last: the next one may come before the former was shown.
  const heard = useRef(new WeakSet<T>())
  const place = useRef<LookingPlace<T>>(undefined)
  const newest = useRef({ refresh, mutate })
  useEffect(() => {
    newest.current = { refresh, mutate }
  })
  useEffect(() => {
    const joined = joinLooks<T>(name, {
      look: () => newest.current.refresh(),
      hear: (answer) => {
        heard.current.add(answer)
        newest.current.mutate(answer)
      },
    })
    place.current = joined
    return () => joined.leave()
  }, [name])
  const isHeard = useCallback((answer: T) => heard.current.has(answer), [])
  useEffect(() => {
    if (data && !isHeard(data)) place.current?.tell(data)
  }, [data, isHeard])
  return isHeard
}
