/** How long the answer to what was sent may take to change the page. */
const SETTLE_MS = 3000

/** Long enough for the part that lost the focus to give it to something of its own. */
const GRACE_MS = 50

/**
 * Moves the focus to the page's heading while it stands nowhere, now and in the moments to come: the button that opened a dialog
 * goes with what the dialog did, the heading of a page that is coming with the page.
 */
export function keepFocus(): void {
  // A look that is due outlives the page in tests.
  const page = document
  let due: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    due ??= setTimeout(() => {
      due = undefined
      if (page.activeElement !== page.body) return
      const heading = page.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    }, GRACE_MS)
  }
  const observer = new MutationObserver(look)
  observer.observe(page.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), SETTLE_MS)
  look()
}
