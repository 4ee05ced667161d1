import type { KeyboardEvent } from 'react'

/** What the grid does at a key, besides moving. */
export interface GridKeys {
  /** Takes the cell above into this one. */
  onFillDown: (row: number, col: string) => void
  /** Puts the line's price on the other lanes. */
  onFillLanes: (row: number) => void
}

/**
 * Keys of the charge grid, as in a spreadsheet: Enter and arrow down go to the same column of the row below, with Shift or arrow up
 * above; Ctrl or Command with D takes the cell above, with Shift the line's price to all lanes. Tab stays the browser's.
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
