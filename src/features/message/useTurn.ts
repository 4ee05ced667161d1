import { useCallback, useEffect, useRef, useState } from 'react'
import { browserTabs, joinBell } from './bellTurn.ts'
import type { BellPlace } from './bellTurn.ts'

/** One bell among those of all tabs. */
interface Turn<T> {
  /** Whether this tab asks for all. */
  isMine: boolean
  /** Whether it may ask for itself: a tab that was opened behind others waits until it is seen. */
  mayAsk: boolean
  /** What another tab was answered last. */
  heard: T | undefined
  tell: (answer: T) => void
}

/** Takes turns with the tabs that show the bell of the same `name`. */
export function useTurn<T>(name: string): Turn<T> {
  const [isMine, setMine] = useState(() => !document.hidden)
  const [wasSeen, setSeen] = useState(isMine)
  const [heard, setHeard] = useState<T>()
  const place = useRef<BellPlace<T>>(undefined)
  useEffect(() => {
    const ports = browserTabs()
    const joined = joinBell<T>(name, ports, { onTurn: setMine, onAnswer: (answer) => setHeard(() => answer) })
    const stop = ports.onVisibility(() => setSeen((was) => was || ports.isVisible()))
    place.current = joined
    return () => {
      stop()
      joined.leave()
    }
  }, [name])
  const tell = useCallback((answer: T) => place.current?.tell(answer), [])
  return { isMine, mayAsk: isMine || wasSeen, heard, tell }
}
