import { CannotSave, type Row, type Store } from './port.ts'
import { createQueue } from './queue.ts'
import { Tables, type Changes } from './tables.ts'

/** One stored record; a removed row stays as a tombstone so that other tabs notice. */
interface Entry {
  t: string
  id: string
  /** Version of the whole store at this write. */
  v: number
  row?: Row
}
interface Version {
  t: '~'
  id: 'version'
  v: number
  /** Incremented when everything was cleared. */
  epoch: number
}

const STORE = 'rows'
const TRIES = 20

/**
 * Stores the marketplace in IndexedDB, shared by every tab of the origin. All tables are in one object store with the
 * key `[table, id]`, so a new table needs no upgrade. Before each transaction the tab reads the writes of others; if
 * another tab commits in between, the transaction is rolled back and repeated.
 */
export async function indexedDbStore(name = 'cangtong-mock', factory: IDBFactory = indexedDB): Promise<Store> {
  const db = await open(factory, name)
  const tables = new Tables()
  const seen = { v: 0, epoch: 0 }
  const inTurn = createQueue()
  await catchUp(db, tables, seen)
  return {
    kind: 'indexeddb',
    table: (table) => tables.view(table),
    clear: () => tables.clear(),
    atomically: async (work) =>
      inTurn(async () => {
        for (let attempt = 0; attempt < TRIES; attempt++) {
          await catchUp(db, tables, seen)
          tables.begin()
          try {
            const result = await work()
            const kept = await write(db, tables.changes(), seen).catch((error: unknown) => {
              throw new CannotSave(error)
            })
            if (kept) {
              tables.commit()
              return result
            }
            tables.rollback()
          } catch (error) {
            tables.rollback()
            throw error
          }
        }
        throw new Error('Another tab kept changing the store')
      }),
    close: async () => inTurn(async () => db.close()),
  }
}

async function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, 1)
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore(STORE, { keyPath: ['t', 'id'] })
    store.createIndex('v', 'v')
  }
  return answer(request)
}

async function catchUp(db: IDBDatabase, tables: Tables, seen: { v: number; epoch: number }): Promise<void> {
  const store = db.transaction(STORE, 'readonly').objectStore(STORE)
  const version = (await answer(store.get(['~', 'version']))) as Version | undefined
  if (!version || (version.v === seen.v && version.epoch === seen.epoch)) return
  const whole = version.epoch !== seen.epoch || seen.v === 0
  const entries = (await answer(
    whole ? store.index('v').getAll() : store.index('v').getAll(IDBKeyRange.lowerBound(seen.v, true)),
  )) as Entry[]
  if (whole) tables.forget()
  tables.load(
    entries
      .filter((entry) => entry.t !== '~')
      .map(({ t, id, row }) => (row ? { table: t, id, row } : { table: t, id })),
  )
  seen.v = version.v
  seen.epoch = version.epoch
}

/** Writes the changes in one transaction; returns false, without writing, if another tab has written first. */
async function write(db: IDBDatabase, changes: Changes, seen: { v: number; epoch: number }): Promise<boolean> {
  if (!changes.cleared && changes.rows.length === 0) return true
  const transaction = db.transaction(STORE, 'readwrite')
  const store = transaction.objectStore(STORE)
  const version = (await answer(store.get(['~', 'version']))) as Version | undefined
  if ((version?.v ?? 0) !== seen.v || (version?.epoch ?? 0) !== seen.epoch) return false
  const next = { v: seen.v + 1, epoch: seen.epoch + (changes.cleared ? 1 : 0) }
  if (changes.cleared) store.clear()
  for (const { table, id, row } of changes.rows) {
    const entry: Entry = row ? { t: table, id, v: next.v, row } : { t: table, id, v: next.v }
    store.put(entry)
  }
  store.put({ t: '~', id: 'version', ...next } satisfies Version)
  await done(transaction)
  Object.assign(seen, next)
  return true
}

async function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}

async function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(transaction.error ?? new Error('IndexedDB transaction was given up'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', failed)
    transaction.addEventListener('abort', failed)
  })
}
