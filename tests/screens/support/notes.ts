/** What is told with a control: the elements that describe it. */
export const notesOf = (control: Element): HTMLElement[] =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? [])

/** The words told with a control. */
export const noteText = (control: Element): string =>
  notesOf(control)
    .map((note) => note.textContent)
    .join(' ')
