import { hasJustActed } from '@/shared/ownAct.ts'
import { park } from './parked.ts'

/** Where the focus may go when what had it is gone, if that is still there. */
type Place = () => HTMLElement | null

const CONTROLS = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea',
].join()

/** Time for a component that lost the focus to move it itself, ms; less than `keepFocus` waits. */
const GRACE_MS = 30

/** The first control of a row, or of the row that came in its place. */
function inRow(row: Element): Place {
  const list = row.parentElement
  const at = list ? [...list.children].indexOf(row) : 0
  return () => {
    const now = row.isConnected ? row : list?.isConnected && (list.children[at] ?? list.lastElementChild)
    return now ? now.querySelector<HTMLElement>(CONTROLS) : null
  }
}

/** The heading of a section, or of a dialog that is still open. */
function headingOf(section: Element): Place {
  const id = section.getAttribute('aria-labelledby') ?? ''
  return () => (section.isConnected ? document.getElementById(id) : null)
}

/** The places around an element, the nearest first. */
function placesAround(element: Element): Place[] {
  const places: Place[] = []
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around.matches('tr, li, article')) places.push(inRow(around))
    else if (around.matches('section[aria-labelledby], dialog[aria-labelledby]')) places.push(headingOf(around))
  return places
}

let end: () => void = () => {}

/**
 * Puts a lost focus where its work went on: answers take the button away that was pressed, or the row that it was in. It
 * goes to the row, to the one that came in its place, to the heading of the section, else to that of the page. One watch
 * runs at a time. Returns what ends it.
 */
export function watchLostFocus(): () => void {
  end()
  const page = document
  let had: Element | undefined
  let places: Place[] = []
  let due: ReturnType<typeof setTimeout> | undefined
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    had = target
    places = placesAround(target)
  }
  const isLost = () => had !== undefined && page.activeElement === page.body
  const look = () => {
    if (!isLost()) return
    due ??= setTimeout(() => {
      due = undefined
      if (!isLost()) return
      const around = places.map((find) => find()).find((one) => one !== null)
      const place = around ?? page.querySelector<HTMLElement>('main h1')
      if (!place) return
      const isControl = place.matches(CONTROLS)
      if (!isControl) place.tabIndex = -1
      // The heading of what this person has just done may be out of sight; what others change scrolls nothing.
      park(place, { preventScroll: isControl || !around || !hasJustActed() })
    }, GRACE_MS)
  }
  // Who presses beside all controls has left the one that had the focus. What goes is still there while it tells.
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (target === had && had?.isConnected && !had.matches(':disabled')) had = undefined
      else look()
    })
  const observer = new MutationObserver(look)
  observer.observe(page.body, { childList: true, subtree: true })
  page.addEventListener('focusin', note)
  page.addEventListener('focusout', leave)
  end = () => {
    observer.disconnect()
    clearTimeout(due)
    page.removeEventListener('focusin', note)
    page.removeEventListener('focusout', leave)
  }
  return end
}
