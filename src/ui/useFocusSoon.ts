import { useCallback, useEffect, useState } from 'react'

/** Finds the thing that is to have the focus; nothing moves when it is not there. */
type Find = () => HTMLElement | null | undefined

/**
 * Returns a function that moves the focus in the effect of the drawing that follows: what came with an answer stands by then,
 * however busy the machine is. The text of an input is marked, so that what is typed next takes its place.
 */
export function useFocusSoon(): (find: Find) => void {
  const [wanted, setWanted] = useState<{ find: Find }>()
  useEffect(() => {
    const control = wanted?.find()
    control?.focus()
    if (control instanceof HTMLInputElement) control.select()
  }, [wanted])
  return useCallback((find: Find) => setWanted({ find }), [])
}
