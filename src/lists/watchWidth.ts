/**
 * Marks the frame of a table that is wider than its place, so that it scrolls in itself and never the page. CSS cannot
 * tell: a table that always scrolled in itself would lose its heads when the page scrolls.
 */
export function watchWidth(frame: HTMLElement | null): (() => void) | undefined {
  const table = frame?.querySelector('table')
  if (!frame || !table || typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(() => {
    // The frame's own border, 1 px on each side.
    frame.toggleAttribute('data-wide', table.offsetWidth > frame.clientWidth - 2)
  })
  observer.observe(frame)
  observer.observe(table)
  return () => observer.disconnect()
}
