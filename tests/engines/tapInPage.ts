/**
 * Touches a point with events of a script, as WebKitGTK makes a mouse of a touch over WebDriver and no TouchEvent at all.
 * Ends with a click and the focus, as a finger does. Runs in the page.
 */
export function tapInPage(x: number, y: number): void {
  const target = document.elementFromPoint(x, y)
  if (!target) return
  const at = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y }
  const finger = { ...at, pointerId: 7, pointerType: 'touch', isPrimary: true }
  // A finger that the page has kept for itself moves no focus and makes no mouse, only a click.
  const isMouseToo = target.dispatchEvent(new PointerEvent('pointerdown', finger))
  target.dispatchEvent(new PointerEvent('pointerup', finger))
  if (isMouseToo) {
    if (target.dispatchEvent(new MouseEvent('mousedown', at)))
      target.closest<HTMLElement>('input, select, textarea, button, a[href], [tabindex]')?.focus()
    target.dispatchEvent(new MouseEvent('mouseup', at))
  }
  if (target instanceof HTMLElement) target.click()
  else target.dispatchEvent(new MouseEvent('click', at))
}
