const CODES: Record<string, number> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ' ': 32,
  ArrowUp: 38,
  ArrowDown: 40,
}

/** Browsers set `keyCode`, which antd reads; user-event leaves it at 0. */
const number = (event: KeyboardEvent) => {
  // oxlint-disable-next-line typescript/no-deprecated -- what antd reads
  if (event.keyCode === 0 && CODES[event.key] !== undefined)
    Object.defineProperty(event, 'keyCode', { value: CODES[event.key] })
}

/** Sets `keyCode` of simulated key events. */
export function numberKeys(): void {
  for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, number, true)
}
