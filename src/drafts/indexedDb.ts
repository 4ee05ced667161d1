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

/** Maximum wait for a blocked or broken database that may never respond, ms. */
const ANSWER_MS = 2_000

/**
 * Returns the drafts' database; every method rejects where the browser denies IndexedDB, and after 2 s without a
 * response.
 */
export function openDraftDatabase(name: string, onStuck: () => void): DraftDatabase {
  let isStuck = false
  const limited = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isStuck) throw new Error('IndexedDB does not answer')
    let timer: ReturnType<typeof setTimeout> | undefined
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isStuck = true
        onStuck()
        reject(new Error('IndexedDB does not answer'))
      }, ANSWER_MS)
    })
    try {
      return await Promise.race([work(), limit])
    } finally {
      clearTimeout(timer)
    }
  }
  let opening: Promise<IDBDatabase> | undefined
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opening ??= open(name)
    try {
      return (await opening).transaction(STORE, mode).objectStore(STORE)
    } catch (error) {
      // Denied or closed: reopen on the next call.
      opening = undefined
      throw error
    }
  }
  return {
    get: (key) =>
      limited(async () => {
        const value: unknown = await settled((await store('readonly')).get(key))
        return typeof value === 'string' ? value : undefined
      }),
    put: (key, text) => limited(async () => void (await settled((await store('readwrite')).put(text, key)))),
    remove: (key) => limited(async () => settled((await store('readwrite')).delete(key))),
    keys: () => limited(async () => (await settled((await store('readonly')).getAllKeys())).map(String)),
  }
}
