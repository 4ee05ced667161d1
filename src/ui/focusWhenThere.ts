import { isParked } from './parked.ts'

/** Moves the focus to an element if what had it is gone; whoever is elsewhere stays there. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (isParked(document.activeElement)) element?.focus({ preventScroll: true })
}

/**
 * Moves the focus now, or as soon as what it goes to is there: it may come with an answer or with its code. Whoever
 * goes on meanwhile is left alone. `find` moves the focus and returns whether it could. Returns what ends the wait.
 */
export function focusWhenThere(home: HTMLElement, find: () => boolean): () => void {
  const start = document.activeElement
  if (find()) return () => {}
  const coming = new MutationObserver(() => {
    const now = document.activeElement
    if ((now !== start && !isParked(now)) || find()) coming.disconnect()
  })
  coming.observe(home, { childList: true, subtree: true })
  return () => coming.disconnect()
}
