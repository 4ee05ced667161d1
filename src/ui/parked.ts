let parked: HTMLElement | undefined

/** Whether the focus is where nobody took it: nowhere, at the page's heading, or where a lost focus was put. */
export const isParked = (element: Element | null): boolean =>
  element === document.body || (element !== null && element === parked) || element?.matches('main h1') === true

/** Puts a lost focus on an element. */
export function park(place: HTMLElement, options: FocusOptions): void {
  place.focus(options)
  parked = place
}
