import type { Cell, Table } from '@/shared/sheet/cells.ts'
import { cellText } from '@/shared/sheet/values.ts'

/** Number of rows searched for headings. */
const LOOK_IN = 20

/**
 * Joins a heading of two rows into its lower one, e.g. "Ocean freight" above 20GP, 40GP and 40HQ beside POL and POD of
 * the upper row. A table whose best heading is a single row stays as it is.
 */
export function joinedHeading(table: Table, isKnown: (heading: string) => boolean): Table {
  const known = (cell: Cell | undefined) => isKnown(cellText(cell))
  const count = (cells: readonly Cell[]) => cells.filter(known).length
  const head = table.slice(0, LOOK_IN)
  let best = { at: -1, score: Math.max(0, ...head.map(count)), cells: [] as Cell[] }
  for (const [at, upper] of head.entries()) {
    const lower = head[at + 1]
    if (!lower) break
    const named = lower.filter((cell) => cellText(cell) !== '')
    // A row of rates names a container or a charge at most.
    if (count(lower) < 2 || count(lower) * 2 < named.length) continue
    const width = Math.max(upper.length, lower.length)
    const cells = Array.from({ length: width }, (_, place): Cell => {
      const [below, above] = [lower[place] ?? null, upper[place] ?? null]
      if (known(below)) return below
      return known(above) || cellText(below) === '' ? above : below
    })
    const score = new Set(cells.filter(known).map(cellText)).size
    if (score > best.score) best = { at: at + 1, score, cells }
  }
  return best.at < 0 ? table : table.map((cells, at) => (at === best.at ? best.cells : cells))
}

/** FNV-1a of a text from a start, 8 hex digits. */
function hash(text: string, start: number): string {
  let value = start
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}

/** Fingerprint of the headings of a sheet, normalized and in any order: what a column mapping is remembered by. */
export function fingerprintOf(names: readonly string[]): string {
  const text = [...new Set(names)]
    .filter((name) => name !== '')
    .toSorted()
    .join('|')
  return hash(text, 0x811c9dc5) + hash(text, 0x2f0b4c47)
}
