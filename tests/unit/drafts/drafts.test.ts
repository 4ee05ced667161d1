import { act, renderHook, waitFor } from '@testing-library/react'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDraftStore } from '@/drafts/draftStore.ts'
import { flushDrafts } from '@/drafts/flush.ts'
import { openDraftDatabase } from '@/drafts/indexedDb.ts'
import { onDraftTrouble, tellDraftTrouble } from '@/drafts/trouble.ts'
import { useDraft } from '@/drafts/useDraft.ts'
import { memoryBacking } from '@/storage/backing.ts'

const id = { userId: 'u1', formId: 'tender.issue', entityId: 'new' }
let databases = 0

function open() {
  const local = memoryBacking()
  const database = openDraftDatabase(`drafts-${(databases += 1)}`, () => undefined)
  const time = { now: 1_000_000 }
  return { local, database, time, store: createDraftStore('P__', local, database, () => time.now) }
}
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
})
afterEach(() => vi.unstubAllGlobals())

const written = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('a draft', () => {
  test('is kept twice and the newer copy is restored', async () => {
    const { store, local, database } = open()
    store.save(id, { a: 1 }, 1)
    await written()
    expect(store.keyOf(id)).toBe('P__draft:u1:tender.issue:new')
    expect(await database.get(store.keyOf(id))).toBe(local.get(store.keyOf(id)))
    local.remove(store.keyOf(id))
    expect((await store.load(id, 1))?.values).toEqual({ a: 1 })
    await database.put(store.keyOf(id), JSON.stringify({ v: 1, savedAt: 9e12, version: 1, values: { a: 2 } }))
    expect((await store.load(id, 1))?.values).toEqual({ a: 2 })
  })

  test('is not waited for longer than 2 s where the database never answers, and that is told once', async () => {
    vi.useFakeTimers()
    // A request that never settles.
    vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest)
    const told = vi.fn<() => void>()
    const local = memoryBacking()
    const store = createDraftStore('P__', local, openDraftDatabase('stuck', told), Date.now)
    store.save(id, { a: 1 }, 1)
    const found = vi.fn<(draft: unknown) => void>()
    void store.load(id, 1).then(found)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(found).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(found.mock.calls[0]?.[0]).toMatchObject({ values: { a: 1 } })
    // Later calls do not wait at all.
    expect(await store.load({ ...id, entityId: 'other' }, 1)).toBeUndefined()
    expect(told).toHaveBeenCalled()
    vi.useRealTimers()
  })

  test('is kept again after the browser closed the database', async () => {
    const opened = vi.spyOn(indexedDB, 'open')
    const { database } = open()
    await database.put('a', '1')
    opened.mock.results[0]?.value.result.close()
    await expect(database.get('a')).rejects.toMatchObject({ name: 'InvalidStateError' })
    expect(await database.get('a')).toBe('1')
  })

  test('that may not come back is told of once, also to who listens later', () => {
    const told = vi.fn<() => void>()
    tellDraftTrouble()
    onDraftTrouble(told)
    tellDraftTrouble()
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('dies after 7 days and with another form version', async () => {
    const { store, time } = open()
    store.save(id, { a: 1 }, 1)
    time.now += 7 * 86_400_000
    expect(await store.load(id, 1)).toBeDefined()
    time.now += 1
    expect(await store.load(id, 1)).toBeUndefined()
    store.save(id, { a: 1 }, 1)
    expect(await store.load(id, 2)).toBeUndefined()
  })

  test('is never seen by another user, but a guest’s goes with the guest who signs in', async () => {
    const { store } = open()
    store.save(id, { a: 1 }, 1)
    expect(await store.adopt({ ...id, userId: 'u2' }, 1)).toBeUndefined()
    store.save({ ...id, userId: undefined, entityId: '7' }, { g: 1 }, 1)
    expect((await store.adopt({ ...id, entityId: '7' }, 1))?.values).toEqual({ g: 1 })
    expect(store.keysOf(undefined)).toEqual([])
    store.removeAllOf('u1')
    await written()
    expect(await store.load(id, 1)).toBeUndefined()
  })

  test('over 200 KB is refused, and the 21st drops the oldest', () => {
    const { store, time } = open()
    expect(store.save(id, 'x'.repeat(200_001), 1)).toBe(false)
    for (let n = 0; n <= 20; n += 1) {
      time.now += 1
      store.save({ ...id, entityId: String(n) }, n, 1)
    }
    expect(store.keysOf('u1')).toHaveLength(20)
    expect(store.keysOf('u1').some((key) => key.endsWith(':0'))).toBe(false)
  })

  test.each(['', 'null', '{}', '{"v":1}', '<'])('damaged text %j counts as none', async (text) => {
    const { store, local } = open()
    local.set(store.keyOf(id), text)
    expect(await store.load(id, 1)).toBeUndefined()
  })

  test('lives in localStorage alone where IndexedDB is denied', async () => {
    const denied = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('denied')))
    const database = { get: denied, put: denied, remove: denied, keys: denied }
    const store = createDraftStore('P__', memoryBacking(), database)
    store.save(id, { a: 1 }, 1)
    expect((await store.load(id, 1))?.values).toEqual({ a: 1 })
  })
})

describe('useDraft', () => {
  // useDraft's store lives as long as the process: a database opened here would be left for the next file.
  beforeEach(() => vi.unstubAllGlobals())

  test('restores, saves on flush, stays the member’s when the session ends, and is gone after discard', async () => {
    const options = { ...id, formId: 'hook', version: 1 }
    const first = renderHook((props) => useDraft<{ a: number }>(props), { initialProps: options })
    await waitFor(() => expect(first.result.current.isReady).toBe(true))
    act(() => first.result.current.save({ a: 1 }))
    first.rerender({ ...options, userId: undefined as unknown as string })
    act(() => flushDrafts())
    first.unmount()

    const second = renderHook(() => useDraft<{ a: number }>(options))
    await waitFor(() => expect(second.result.current.restored?.values).toEqual({ a: 1 }))
    act(() => second.result.current.discard())
    second.unmount()
    await written()
    const third = renderHook(() => useDraft(options))
    await waitFor(() => expect(third.result.current.isReady).toBe(true))
    expect(third.result.current.restored).toBeUndefined()
  })
})
