import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import type { Store } from '@mock/store/port.ts'
import { createQueue } from '@mock/store/queue.ts'
import { Tables } from '@mock/store/tables.ts'
import { openMarket, type Market } from '../support/market.ts'

/** A marketplace that rolls back every call, so that each starts from the same data. */
export interface Frozen {
  market: Market
  rows: Rows
  /** Sends one call after `before` has changed the rows for it; returns the tables that the call itself wrote to. */
  once: <T>(before: () => void, ask: () => Promise<T>) => Promise<{ answer: T; wrote: string[] }>
}

/** Opens the seeded marketplace, runs `prepare` on its rows, and freezes it. */
export async function freeze(prepare: (rows: Rows) => void): Promise<Frozen> {
  const tables = new Tables()
  const inTurn = createQueue()
  let before: (() => void) | undefined
  let isFrozen = false
  let wrote: string[] = []
  const store: Store = {
    kind: 'frozen',
    table: (name) => tables.view(name),
    clear: () => tables.clear(),
    close: async () => undefined,
    atomically: async (work) =>
      inTurn(async () => {
        tables.begin()
        try {
          before?.()
          const prepared = tables.changes().rows.map(({ table, id }) => `${table} ${id}`)
          const result = await work()
          const changed = tables.changes().rows.filter(({ table, id }) => !prepared.includes(`${table} ${id}`))
          wrote.push(...changed.map(({ table }) => table))
          return result
        } finally {
          if (isFrozen) tables.rollback()
          else tables.commit()
        }
      }),
  }
  const market = await openMarket({ store })
  const rows = openRows(store)
  await store.atomically(() => {
    // No job may become due: it would be rolled back and stay due for ever.
    for (const { id } of rows.jobs.all()) rows.jobs.remove(id)
    prepare(rows)
  })
  isFrozen = true
  return {
    market,
    rows,
    once: async (change, ask) => {
      before = change
      wrote = []
      const answer = await ask()
      before = undefined
      return { answer, wrote: [...new Set(wrote)] }
    },
  }
}
