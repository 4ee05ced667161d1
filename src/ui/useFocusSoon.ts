import { useCallback, useEffect, useState } from 'react'

/** Finds the element to focus; nothing happens if it is missing. */
type Find = () => HTMLElement | null | undefined

/**
 * Returns a function that moves the focus in the effect of the next render, when content of a response is in the DOM.
 * The text of an input is selected, so that typing replaces it.
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
