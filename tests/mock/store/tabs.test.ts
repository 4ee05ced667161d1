import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { indexedDbStore } from '@mock/store/indexeddb.ts'
import type { Row } from '@mock/store/port.ts'
import './adapters.ts'

interface Count extends Row {
  n: number
}

describe('two tabs over one IndexedDB', () => {
  const twoTabs = async () => {
    const factory = new IDBFactory()
    return [await indexedDbStore('tabs', factory), await indexedDbStore('tabs', factory)] as const
  }

  it('see each other’s writes and removals', async () => {
    const [one, two] = await twoTabs()
    await one.atomically(() => one.table<Count>('t').put({ id: 'a', n: 1 }))
    expect(await two.atomically(() => two.table<Count>('t').get('a')?.n)).toBe(1)
    await two.atomically(() => two.table<Count>('t').remove('a'))
    expect(await one.atomically(() => one.table<Count>('t').all())).toEqual([])
  })

  it('never lose a count when both write at once', async () => {
    const [one, two] = await twoTabs()
    const add = async (store: typeof one) =>
      store.atomically(() => {
        const n = store.table<Count>('t').get('a')?.n ?? 0
        store.table<Count>('t').put({ id: 'a', n: n + 1 })
      })
    await Promise.all(Array.from({ length: 30 }, async (_, i) => add(i % 2 ? one : two)))
    expect(await one.atomically(() => one.table<Count>('t').get('a')?.n)).toBe(30)
  })

  it('both start over when one clears', async () => {
    const [one, two] = await twoTabs()
    await one.atomically(() => one.table<Count>('t').put({ id: 'a', n: 1 }))
    await two.atomically(() => two.clear())
    expect(await one.atomically(() => one.table<Count>('t').all())).toEqual([])
  })
})
