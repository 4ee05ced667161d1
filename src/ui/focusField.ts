/** Returns the control of a field, else the group of that name, else the control of a parent path. */
export function controlOf(root: HTMLElement | null | undefined, field: string): HTMLElement | undefined {
  const name = CSS.escape(field)
  const found = root?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`)
  if (!found) {
    const parent = field.split('.').slice(0, -1).join('.')
    return parent === '' ? undefined : controlOf(root, parent)
  }
  // A combobox keeps its value in a hidden input beside the visible one.
  const isHidden = found instanceof HTMLInputElement && found.type === 'hidden'
  return isHidden ? (found.parentElement?.querySelector<HTMLElement>('[role="combobox"]') ?? found) : found
}

/** Focuses the control of a field; returns false if it is not on the page. */
export function focusField(root: HTMLElement | null | undefined, field: string): boolean {
  const control = controlOf(root, field)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView?.({ block: 'center' })
  return control !== undefined
}
