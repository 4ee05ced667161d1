/** Focuses the control of a field, or the group of that name; returns false if it is not on the page. */
export function focusField(root: HTMLElement, field: string): boolean {
  const name = CSS.escape(field)
  const found = root.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`)
  if (!found) {
    const parent = field.split('.').slice(0, -1).join('.')
    return parent !== '' && focusField(root, parent)
  }
  // A combobox keeps its value in a hidden input beside the visible one.
  const isHidden = found instanceof HTMLInputElement && found.type === 'hidden'
  const target = isHidden ? (found.parentElement?.querySelector<HTMLElement>('[role="combobox"]') ?? found) : found
  target.focus({ preventScroll: true })
  target.scrollIntoView?.({ block: 'center' })
  return true
}
