/** A pattern as plain data, so that it can go into the page. */
export interface Pattern {
  source: string
  flags: string
}

/** One step of the way to an element, within what the steps before found; all given conditions hold. */
export interface Step {
  role?: string
  css?: string
  /** Accessible name. */
  name?: Pattern
  /** Text that it contains. */
  has?: Pattern
  /** Which one of several; negative ones count from the end. */
  at?: number
  /** The innermost elements with this text. */
  text?: Pattern
}

/** What a page says about the elements that were looked for. */
export interface Found {
  count: number
  texts: string[]
  /** The first element's, where it has one. */
  value: string
  isChecked: boolean
  isSelect: boolean
  isExpanded: boolean
  list: string
  href: string
  options: string[]
  /** Where to press it; undefined while it cannot be, for the reason in `why`. */
  point?: { x: number; y: number }
  why: string
}

export type Act = 'look' | 'aim' | 'fill' | 'select' | 'mark'

/** Attribute that marks the element which files are given to. */
export const MARK = 'data-engines-mark'

/**
 * Finds elements as a person and a screen reader do, by role and name, and does to the first of them what a driver cannot.
 * Runs in the page, so it uses nothing from outside.
 */
export async function findInPage(steps: readonly Step[], act: Act, value = ''): Promise<Found> {
  const ROLES: Record<string, string> = {
    button: 'button, [role=button], input[type=submit]',
    link: 'a[href], [role=link]',
    heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
    row: 'tr, [role=row]',
    table: 'table, [role=table]',
    dialog: 'dialog, [role=dialog], [role=alertdialog]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    radio: 'input[type=radio], [role=radio]',
    combobox: 'select, [role=combobox]',
    field: 'input:not([type=hidden]), textarea, select, [role=combobox], [role=slider]',
    group: 'fieldset, [role=group]',
    image: 'img, [role=img]',
  }
  const isSeen = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect()
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]')
  }
  const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const wordsIn = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    if (node instanceof HTMLElement && !node.checkVisibility()) return ''
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    return own ?? [...node.childNodes].map(wordsIn).join(' ')
  }
  const nameOf = (one: Element): string => {
    const ids = one.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const told = ids.flatMap((id) => document.getElementById(id) ?? []).map((label) => label.textContent)
    const labels = 'labels' in one ? [...((one.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
    const legend = one.matches('fieldset') ? one.querySelector('legend') : one.querySelector('caption')
    const names = [
      told.join(' '),
      one.getAttribute('aria-label') ?? '',
      labels.map(wordsIn).join(' '),
      legend ? wordsIn(legend) : '',
      one.getAttribute('alt') ?? '',
      one.matches('input, select, textarea, dialog, table') ? '' : wordsIn(one),
      one.getAttribute('title') ?? one.getAttribute('placeholder') ?? '',
    ]
    return squeeze(names.find((name) => squeeze(name) !== '') ?? '')
  }
  const fits = (pattern: Pattern | undefined, text: () => string) =>
    !pattern || new RegExp(pattern.source, pattern.flags).test(squeeze(text()))
  const within = (root: ParentNode, { role, css, name, has, text, at }: Step): Element[] => {
    const all = [
      ...root.querySelectorAll(css ?? (role === undefined ? '*' : (ROLES[role] ?? `[role=${role}], ${role}`))),
    ]
    const right = all.filter(
      (one) =>
        fits(has ?? text, () => one.textContent) &&
        (one.matches('input[type=file]') || isSeen(one)) &&
        fits(name, () => nameOf(one)),
    )
    // Of nested elements with a text only the innermost.
    const inner = text ? right.filter((one) => !right.some((other) => other !== one && one.contains(other))) : right
    if (at === undefined) return inner
    const chosen = inner.at(at)
    return chosen ? [chosen] : []
  }
  let found: Element[] = []
  for (const [at, step] of steps.entries())
    found = at === 0 ? within(document, step) : [...new Set(found.flatMap((one) => within(one, step)))]

  const [first] = found
  const control = first as HTMLInputElement | HTMLSelectElement | HTMLAnchorElement | undefined
  const answer: Found = {
    count: found.length,
    texts: found.map((one) => squeeze(one.textContent)),
    value: control && 'value' in control ? control.value : '',
    isChecked: control instanceof HTMLInputElement && control.checked,
    isSelect: control instanceof HTMLSelectElement,
    isExpanded: first?.getAttribute('aria-expanded') === 'true',
    list: first?.getAttribute('aria-controls') ?? '',
    href: first?.getAttribute('href') ?? '',
    options: control instanceof HTMLSelectElement ? [...control.options].map((option) => squeeze(option.text)) : [],
    why: first ? '' : 'nothing like it is seen',
  }
  if (!first || act === 'look') return answer
  if (act === 'mark') {
    for (const old of document.querySelectorAll('[data-engines-mark]')) old.removeAttribute('data-engines-mark')
    first.setAttribute('data-engines-mark', '')
    return answer
  }
  if (first.matches(':disabled, [aria-disabled=true]')) return { ...answer, why: 'it is disabled' }
  if (act === 'fill' && (control instanceof HTMLInputElement || first instanceof HTMLTextAreaElement)) {
    const field = first as HTMLInputElement
    field.focus()
    field.select()
    // Past the setter that React has put on the field, so that it sees the change.
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value }))
    return { ...answer, value: field.value }
  }
  if (act === 'select' && control instanceof HTMLSelectElement) {
    control.focus()
    control.selectedIndex = [...control.options].findIndex((option) => squeeze(option.text) === value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
    return answer
  }
  const place = () => {
    const { left, top, width, height } = first.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const frame = async () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
  // A label, and the kit round its own field, stand for the field.
  const whole = first.closest('label, .ant-select, .ant-picker') ?? first
  const hitAt = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y)
    return hit && (whole.contains(hit) || hit.closest('label')?.control === first) ? undefined : (hit ?? document.body)
  }
  if (hitAt(place())) first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const before = place()
  await frame()
  const point = place()
  if (Math.abs(point.y - before.y) + Math.abs(point.x - before.x) > 1) return { ...answer, why: 'it moves' }
  const other = hitAt(point)
  if (other) return { ...answer, why: `it is covered by ${other.outerHTML.slice(0, 120)}` }
  // What moves away before the press arrives is pressed again, and nothing else in its place.
  const watched = window as { enginesMissed?: boolean; enginesWatch?: AbortController }
  watched.enginesWatch?.abort()
  watched.enginesWatch = new AbortController()
  watched.enginesMissed = false
  let isDown = false
  for (const name of ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup', 'click'])
    addEventListener(
      name,
      (event) => {
        const { target } = event
        const isRight =
          target instanceof Element && (whole.contains(target) || target.closest('label')?.control === first)
        if (!isDown) watched.enginesMissed = !isRight
        isDown = true
        if (!watched.enginesMissed) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      { capture: true, passive: false, signal: watched.enginesWatch.signal },
    )
  return { ...answer, point }
}
