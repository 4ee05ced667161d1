/** How long the answer to what was sent may take to change the page. */
const SETTLE_MS = 3000

/**
 * Call it where the focus was given to something that may go soon: the button that opened a dialog goes with what the dialog
 * did, the heading of a page that is coming with the page. Then the page's heading has the focus, so that it is never nowhere.
 */
export function keepFocus(): void {
  const look = () => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), SETTLE_MS)
  look()
}
