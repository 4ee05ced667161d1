import { useEffect, useRef } from 'react'
import { useMemoizedFn } from 'ahooks'
import { focusIfLost } from './focusWhenThere.ts'

/** When what is shown changes, gives the focus a place if the pressed control went with it; `find` is asked after that. */
export function useFocusIfLost(shown: unknown, find: () => HTMLElement | null | undefined): void {
  const place = useMemoizedFn(find)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) focusIfLost(place())
    before.current = shown
  }, [shown, place])
}
