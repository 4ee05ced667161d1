import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { indexedDbStore } from '@mock/store/indexeddb.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Store } from '@mock/store/port.ts'
import { sqliteStore } from '@mock/store/sqlite.ts'

globalThis.IDBKeyRange = IDBKeyRange

/** A location in which one store can be opened repeatedly. */
export interface Place {
  open: () => Promise<Store>
  /** False for memory, which is not persistent. */
  keeps: boolean
  remove: () => void
}

/** Every kind of store, each in a fresh location. */
export const PLACES: Record<string, () => Place> = {
  memory: () => ({ open: async () => memoryStore(), keeps: false, remove: () => undefined }),
  indexeddb: () => {
    const factory = new IDBFactory()
    return { open: async () => indexedDbStore('test', factory), keeps: true, remove: () => undefined }
  },
  sqlite: () => {
    const folder = mkdtempSync(join(tmpdir(), 'cangtong-store-'))
    return {
      open: async () => sqliteStore(join(folder, 'market.sqlite')),
      keeps: true,
      remove: () => rmSync(folder, { recursive: true, force: true }),
    }
  },
}
