import type { Deps } from '../domain/deps.ts'
import { seedCompanies } from './companies.ts'
import { createRandom } from './random.ts'
import { seedTrade } from './trade.ts'

/** Fills an empty store: the same seed text gives the same marketplace, with all dates relative to now. */
export async function seedMarket(deps: Deps, seed: string): Promise<void> {
  const random = createRandom(seed)
  deps.rows.market.put({
    id: 'market',
    seed,
    seededAt: deps.wall(),
    aheadMs: 0,
    robots: true,
    faults: { delayMs: 0, errorPct: 0, endSessions: false },
  })
  const now = deps.now()
  const companies = await seedCompanies(deps, random, now)
  seedTrade(deps, random, companies, now)
}
