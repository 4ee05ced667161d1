import type { Deps } from '@mock/domain/deps.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Store } from '@mock/store/port.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { countingChance, START } from './market.ts'

/** The dependencies of domain functions over an empty store, with a clock that the test moves. */
export function depsOver(store: Store): { deps: Deps; time: { now: number } } {
  const time = { now: START }
  const deps: Deps = {
    rows: openRows(store),
    reference: REFERENCE,
    now: () => time.now,
    wall: () => time.now,
    chance: countingChance(),
    language: 'en-US',
    agent: '',
    address: '',
    operatorKey: '',
    delays: { clerkMs: 1000, bidderMs: 1000, qrPayMs: 1000 },
    host: 'test',
    storeKind: 'memory',
    meter: {},
    reseed: async () => undefined,
  }
  return { deps, time }
}
