import { iso, newId, type Deps } from '../../deps.ts'
import { nextNo } from '../../numbers.ts'
import type { CreditRow } from './row.ts'

/** A new line between two parties. */
export function newLine(
  deps: Deps,
  part: Pick<CreditRow, 'buyerId' | 'sellerId' | 'currency' | 'status'> & Partial<CreditRow>,
): CreditRow {
  const no = nextNo(deps.rows.credits, 'XY', deps.now())
  return put(deps, { id: newId(deps), no, version: 0, createdAt: iso(deps.now()), updatedAt: '', ...part })
}

/** Stores the next version of a line. */
export function put(deps: Deps, row: CreditRow): CreditRow {
  const next = { ...row, version: row.version + 1, updatedAt: iso(deps.now()) }
  deps.rows.credits.put(next)
  return next
}
