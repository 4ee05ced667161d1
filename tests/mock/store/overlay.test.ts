import { expect, test } from 'vitest'
import { memoryStore } from '@mock/store/memory.ts'
import { overlayOn } from '@mock/store/overlay.ts'
import type { Row } from '@mock/store/port.ts'

interface Crate extends Row {
  port: string
  weight: number
}

const crate = (id: string, port: string, weight: number): Crate => ({ id, port, weight })
const byWeight = (a: Crate, b: Crate) => a.weight - b.weight
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

async function filled() {
  const store = memoryStore()
  const below = store.table<Crate>('crates')
  await store.atomically(() => {
    for (const row of [crate('a', 'CNSHA', 1), crate('b', 'CNSHA', 2), crate('c', 'USLAX', 3)]) below.put(row)
  })
  const { table, keep } = overlayOn(below)
  table.put(crate('a', 'USLAX', 9))
  table.put(crate('d', 'CNSHA', 4))
  table.remove('b')
  return { store, below, table, keep }
}

test('an overlay reads what was written into it, by every way', async () => {
  const { table } = await filled()
  expect(table.get('a')?.port).toBe('USLAX')
  expect([table.get('b'), table.get('c')?.weight]).toEqual([undefined, 3])
  expect(idsOf(table.all()).toSorted((a, b) => a.localeCompare(b))).toEqual(['a', 'c', 'd'])
  expect(idsOf(table.of('port', 'CNSHA'))).toEqual(['d'])
  expect(idsOf(table.of('port', 'USLAX')).toSorted((a, b) => a.localeCompare(b))).toEqual(['a', 'c'])
  expect(table.count(({ weight }) => weight > 3)).toBe(2)
  const part = table.part(() => true, byWeight, 1, 1)
  expect([idsOf(part.rows), part.total]).toEqual([['d'], 3])
})

test('what is below changes only when it is kept', async () => {
  const { store, below, keep } = await filled()
  expect(idsOf(below.of('port', 'CNSHA'))).toEqual(['a', 'b'])
  await store.atomically(keep)
  expect(idsOf(below.of('port', 'CNSHA'))).toEqual(['d'])
  expect(below.get('a')?.weight).toBe(9)
})
