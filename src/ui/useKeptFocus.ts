import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'
import { isParked } from './parked.ts'

/** Props for the element around controls that may disappear. */
interface KeptFocus {
  ref: RefObject<HTMLDivElement | null>
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

/**
 * Keeps the focus among controls that an answer replaces: when the focused one disappears, the first of the rest gets
 * it, at once or as soon as there is one. Whoever left before is not called back.
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(undefined)
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    if (!isParked(document.activeElement)) focused.current = undefined
    // Its own focus event replaces what is remembered.
    else ref.current?.querySelector<HTMLElement>('a, button')?.focus()
  })
  return {
    ref,
    onFocus: ({ target }) => {
      focused.current = target
    },
    onBlur: ({ target }) => {
      if (target.isConnected) focused.current = undefined
    },
  }
}
