import { overlayOn } from '../store/overlay.ts'
import type { Row, Table } from '../store/port.ts'
import type { Deps } from './deps.ts'
import type { Rows } from './rows.ts'

/** Dependencies whose writes have no effect until they are kept. */
export interface Apart {
  deps: Deps
  keep: () => void
}

/** Dependencies over others, so that a command can be tried and dropped whole. */
export function apart(deps: Deps): Apart {
  const keeps: (() => void)[] = []
  const above = <R extends Row>(below: Table<R>): Table<R> => {
    const { table, keep } = overlayOn(below)
    keeps.push(keep)
    return table
  }
  const entries = Object.entries(deps.rows).map(([name, table]) => [name, above(table as Table<Row>)] as const)
  // The same tables under the same names.
  const rows = Object.fromEntries(entries) as unknown as Rows
  return { deps: { ...deps, rows }, keep: () => keeps.forEach((keep) => keep()) }
}
