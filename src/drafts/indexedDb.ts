import type { DraftDatabase } from './types.ts'

const STORE = 'drafts'

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return settled(request)
}

/** Gives the drafts' database; every method rejects where the browser denies IndexedDB. */
export function openDraftDatabase(name: string): DraftDatabase {
  let opening: Promise<IDBDatabase> | undefined
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opening ??= open(name)
    try {
      return (await opening).transaction(STORE, mode).objectStore(STORE)
    } catch (error) {
      // Denied or closed: the next call opens it anew.
      opening = undefined
      throw error
    }
  }
  return {
    get: async (key) => {
      const value: unknown = await settled((await store('readonly')).get(key))
      return typeof value === 'string' ? value : undefined
    },
    put: async (key, text) => {
      await settled((await store('readwrite')).put(text, key))
    },
    remove: async (key) => {
      await settled((await store('readwrite')).delete(key))
    },
    keys: async () => (await settled((await store('readonly')).getAllKeys())).map(String),
  }
}
