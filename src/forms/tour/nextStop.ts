/** What the tour says next: fields that wait to be filled in, or the button to press. */
export interface TourStop {
  /** What the panel stands beside. */
  target: HTMLElement
  /** The control that takes the focus. */
  control: HTMLElement
  /** Captions of the fields; none if the button is to be pressed. */
  fields: readonly string[]
  /** Caption of the button. */
  press?: string
  /** Heading of the part of the form that is shown, if it has parts. */
  part: string | undefined
}

/** The captions of more would not be read. */
const MOST_NAMED = 4
const BUTTON = '[data-tour-press]'
const PART = '[data-tour-part]'

/** The value of a control; a select or combobox keeps it in a hidden input beside. */
function valueOf(control: HTMLInputElement): string {
  if (control.getAttribute('role') !== 'combobox') return control.value
  for (let box = control.parentElement; box && !box.matches('section, form'); box = box.parentElement) {
    const kept = box.querySelector<HTMLInputElement>('input[type="hidden"]')
    if (kept) return kept.value
  }
  return control.value
}

function captionOf(control: HTMLElement): string {
  const label = (control as HTMLInputElement).labels?.[0]
  const text = control.getAttribute('aria-label') ?? label?.textContent ?? ''
  return text.replace(/\s*\*\s*$/, '').trim()
}

/**
 * Reads from the page what has to be filled in next: the first section with empty required fields, else the button that
 * leads on. It names what it finds by its own caption, so that the tour cannot differ from the form. Undefined if the
 * page has nothing to press.
 */
export function nextStop(root: ParentNode): TourStop | undefined {
  const part = root.querySelector(PART)?.textContent.trim()
  const required = root.querySelectorAll<HTMLInputElement>('[aria-required="true"]:not(:disabled)')
  const empty = [...required].filter((control) => valueOf(control) === '')
  const [first] = empty
  if (first) {
    const section = first.closest<HTMLElement>('section, fieldset') ?? first
    const fields = empty.filter((control) => section.contains(control)).map(captionOf)
    return { target: section, control: first, fields: fields.slice(0, MOST_NAMED), part }
  }
  const button = root.querySelector<HTMLElement>(BUTTON)
  return button ? { target: button, control: button, fields: [], press: button.textContent.trim(), part } : undefined
}
