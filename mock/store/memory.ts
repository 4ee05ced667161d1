import { CannotSave, type Store } from './port.ts'
import { createQueue } from './queue.ts'
import { Tables } from './tables.ts'

/** Stores the marketplace in memory; lost with the process. */
export function memoryStore(): Store {
  return keptBy('memory', new Tables(), () => undefined)
}

/** A store over `tables` that passes each transaction's changes to `keep` before it resolves. */
export function keptBy(kind: string, tables: Tables, keep: (tables: Tables) => void, close?: () => void): Store {
  const inTurn = createQueue()
  return {
    kind,
    table: (name) => tables.view(name),
    clear: () => tables.clear(),
    atomically: async (work) =>
      inTurn(async () => {
        tables.begin()
        try {
          const result = await work()
          save(keep, tables)
          tables.commit()
          return result
        } catch (error) {
          tables.rollback()
          throw error
        }
      }),
    close: async () => inTurn(async () => close?.()),
  }
}

function save(keep: (tables: Tables) => void, tables: Tables): void {
  try {
    keep(tables)
  } catch (error) {
    throw new CannotSave(error)
  }
}
