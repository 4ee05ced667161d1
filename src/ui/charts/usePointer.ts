import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useLocale } from '@/i18n/LocaleProvider.tsx'

/** Handlers of the layer over a plot, and the point that is read now. */
export interface Pointer {
  at: number | undefined
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerLeave: (event: PointerEvent<HTMLElement>) => void
    onFocus: () => void
    onBlur: () => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/** Reads one of `count` evenly spaced points by mouse, touch and keyboard, which begins at `start`. */
export function usePointer(count: number, start: number): Pointer {
  const { direction } = useLocale()
  const [chosen, setChosen] = useState<number>()
  const isTouched = useRef(false)
  const last = count - 1
  const at = chosen === undefined || last < 0 ? undefined : Math.min(chosen, last)

  const read = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = width > 0 ? (clientX - left) / width : 0
    const place = Math.floor((direction === 'rtl' ? 1 - share : share) * count)
    setChosen(Math.min(last, Math.max(0, place)))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const now = at ?? start
    const right = direction === 'rtl' ? now - 1 : now + 1
    const left = direction === 'rtl' ? now + 1 : now - 1
    const steps: Record<string, number | undefined> = {
      ArrowRight: right,
      ArrowLeft: left,
      ArrowUp: now + 1,
      ArrowDown: now - 1,
      Home: 0,
      End: last,
    }
    if (event.key === 'Escape') return setChosen(undefined)
    const next = steps[event.key]
    if (next === undefined) return undefined
    event.preventDefault()
    return setChosen(Math.min(last, Math.max(0, next)))
  }
  return {
    at,
    handlers: {
      onPointerDown: (event) => {
        isTouched.current = event.pointerType !== 'mouse'
        read(event)
      },
      onPointerMove: read,
      // A finger leaves as soon as it is lifted; what it tapped stays until the focus goes.
      onPointerLeave: ({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse' && document.activeElement !== currentTarget) setChosen(undefined)
      },
      onFocus: () => setChosen((now) => (isTouched.current ? now : (now ?? start))),
      onBlur: () => {
        isTouched.current = false
        setChosen(undefined)
      },
      onKeyDown,
    },
  }
}
