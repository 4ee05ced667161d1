/** Time for a response to change the page. */
const SETTLE_MS = 3000

/** Time for a component that lost the focus to move it itself. */
const GRACE_MS = 50

/**
 * Moves the focus to the page's heading whenever it is lost, now and for a short time: a dialog may remove the button
 * that opened it, and a new page may replace the heading.
 */
export function keepFocus(): void {
  // In tests a pending timeout outlives the global document.
  const page = document
  let due: ReturnType<typeof setTimeout> | undefined
  const isLost = () => page.activeElement === page.body
  const look = () => {
    if (!isLost()) return
    due ??= setTimeout(() => {
      due = undefined
      if (!isLost()) return
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
