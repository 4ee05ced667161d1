import { useEffect, useState } from 'react'
import { useApi } from './ApiContext.tsx'

/** Returns the server time in ms since 1970, updated every `everyMs` (default 1 s); 0 or less never updates. */
export function useServerNow(everyMs = 1000): number {
  const { clock } = useApi()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const update = () => setNow(clock.now())
    const unsubscribe = clock.subscribe(update)
    const timer = everyMs > 0 ? setInterval(update, everyMs) : undefined
    return () => {
      unsubscribe()
      clearInterval(timer)
    }
  }, [clock, everyMs])
  return now
}
