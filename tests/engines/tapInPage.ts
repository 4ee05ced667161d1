/**
 * Touches a point with events of a script, as WebKitGTK has no touch of its own over WebDriver: it turns it into a mouse.
 * Ends with a click and the focus, as a finger does. Runs in the page.
 */
export function tapInPage(x: number, y: number): void {
  const target = document.elementFromPoint(x, y)
  if (!target) return
  const at = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y }
  const finger = { ...at, pointerId: 7, pointerType: 'touch', isPrimary: true }
  const touch = (name: string, isDown: boolean): boolean => {
    const points = isDown ? [new Touch({ identifier: 7, target, clientX: x, clientY: y })] : []
    return target.dispatchEvent(new TouchEvent(name, { ...at, touches: points, targetTouches: points }))
  }
  target.dispatchEvent(new PointerEvent('pointerdown', finger))
  const isTaken = !touch('touchstart', true)
  target.dispatchEvent(new PointerEvent('pointerup', finger))
  if (!touch('touchend', false) || isTaken) return
  if (target.dispatchEvent(new MouseEvent('mousedown', at)))
    target.closest<HTMLElement>('input, select, textarea, button, a[href], [tabindex]')?.focus()
  target.dispatchEvent(new MouseEvent('mouseup', at))
  if (target instanceof HTMLElement) target.click()
  else target.dispatchEvent(new MouseEvent('click', at))
}
