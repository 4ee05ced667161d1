const CODES: Record<string, number> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ' ': 32,
  ArrowUp: 38,
  ArrowDown: 40,
}

/** Browsers number the keys too, and antd reads the numbers; the simulated keyboard leaves them at 0. */
const number = (event: KeyboardEvent) => {
  if (event.keyCode === 0 && CODES[event.key] !== undefined)
    Object.defineProperty(event, 'keyCode', { value: CODES[event.key] })
}

/** Gives keys that are pressed in the simulated browser their numbers. */
export function numberKeys(): void {
  for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, number, true)
}
