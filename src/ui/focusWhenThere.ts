/** Where the focus is when nobody went anywhere: a lost focus is put on the page's heading (`keepFocus`). */
const isParked = (element: Element | null) => element === document.body || element?.matches('main h1') === true

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

/** Time for an answer to change the page, ms. */
const ANSWER_MS = 3000

/** After something was done in a section: if the control that did it goes, the heading of the section takes the focus. */
export function keepFocusInSection(): void {
  const section = document.activeElement?.closest('section[aria-labelledby]')
  const heading = document.getElementById(section?.getAttribute('aria-labelledby') ?? '')
  if (!heading) return
  const coming = new MutationObserver(() => {
    if (!isParked(document.activeElement)) return
    heading.tabIndex = -1
    // Below a long form it may be out of sight.
    heading.focus()
    coming.disconnect()
  })
  coming.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => coming.disconnect(), ANSWER_MS)
}
