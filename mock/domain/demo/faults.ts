import type { DemoFaults } from '@/contract/demo/schemas.ts'
import type { Deps } from '../deps.ts'
import type { MarketRow } from '../rows.ts'

const NONE: DemoFaults = { delayMs: 0, errorPct: 0, endSessions: false }

/** The currently configured faults. */
export function faultsOf(deps: Deps): DemoFaults {
  return deps.rows.market.get('market')?.faults ?? NONE
}

/** The row of the marketplace itself. */
export function marketRow(deps: Deps): MarketRow {
  const row = deps.rows.market.get('market')
  if (!row) throw new Error('The marketplace was not seeded')
  return row
}
