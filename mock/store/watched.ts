import type { Row, Store, Table } from './port.ts'

/** A row that a transaction changed: as it was before and is after it; absent where there was or is none. */
export interface Written {
  table: string
  before?: Row
  after?: Row
}

/** What is done about the writes of transactions. */
export interface Watch {
  tables: readonly string[]
  /** Called before that, and may write more. */
  settle: (written: readonly Written[]) => void
  /** Called inside a transaction when its work is done, each row once; not for one that cleared the store. */
  beforeSave: (written: readonly Written[]) => void
  /** Called when a transaction with such writes has been saved. */
  afterSave: () => void
}

/** The same store, with somebody looking at what is written into some of its tables. */
export function watchedStore(store: Store, { tables, settle, beforeSave, afterSave }: Watch): Store {
  let written = new Map<string, Written>()
  let isCleared = false

  const note = <R extends Row>(table: Table<R>, name: string, id: string, after: R | undefined): void => {
    const key = `${name}\n${id}`
    const known = written.get(key)
    const before = known ? known.before : table.get(id)
    written.set(key, { table: name, ...(before && { before }), ...(after && { after }) })
  }
  const watched = <R extends Row>(name: string): Table<R> => {
    const table = store.table<R>(name)
    if (!tables.includes(name)) return table
    return {
      ...table,
      put: (row) => {
        note(table, name, row.id, row)
        table.put(row)
      },
      remove: (id) => {
        note(table, name, id, undefined)
        table.remove(id)
      },
    }
  }
  return {
    ...store,
    table: watched,
    clear: () => {
      isCleared = true
      store.clear()
    },
    atomically: async (work) => {
      let isTold = false
      const result = await store.atomically(async () => {
        // A store that tabs share may run the work again.
        written = new Map()
        isCleared = false
        const value = await work()
        if (!isCleared && written.size > 0) settle([...written.values()])
        isTold = isCleared || written.size > 0
        const all = [...written.values()]
        if (!isCleared && all.length > 0) beforeSave(all)
        return value
      })
      if (isTold) afterSave()
      return result
    },
  }
}
