import type { KeyboardEvent } from 'react'

/** Grid actions on keys, besides moving. */
export interface GridKeys {
  /** Copies the cell above into this one. */
  onFillDown: (row: number, col: string) => void
  /** Copies the line's price to the other lanes. */
  onFillLanes: (row: number) => void
}

/**
 * Spreadsheet keys of the charge grid: Enter and arrow down move to the row below, with Shift or arrow up to the row
 * above; Ctrl or Command with D copies the cell above, with Shift the line's price to all lanes. Tab keeps the
 * browser's behaviour.
 */
export function handleGridKey(event: KeyboardEvent<HTMLTableElement>, keys: GridKeys): void {
  const from = event.target
  if (!(from instanceof HTMLInputElement || from instanceof HTMLSelectElement)) return
  if (event.nativeEvent.isComposing) return
  const { row, col } = from.dataset
  if (row === undefined || col === undefined) return
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
    event.preventDefault()
    if (event.shiftKey) keys.onFillLanes(Number(row))
    else keys.onFillDown(Number(row), col)
    return
  }
  const isInput = from instanceof HTMLInputElement
  const isDown = (event.key === 'Enter' && !event.shiftKey) || (isInput && event.key === 'ArrowDown')
  const isUp = (event.key === 'Enter' && event.shiftKey) || (isInput && event.key === 'ArrowUp')
  if (!isDown && !isUp) return
  event.preventDefault()
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-col="${col}"]:not(:disabled)`)]
  const at = cells.findIndex((cell) => cell.dataset['row'] === row)
  cells[at + (isDown ? 1 : -1)]?.focus()
}
