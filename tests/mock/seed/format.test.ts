import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createBackend } from '@mock/backend.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { ROWS_FORMAT } from '@mock/seed/format.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Row, Store } from '@mock/store/port.ts'
import { openMarket } from '../support/market.ts'

/** Names and types of the fields of the rows, two levels deep. */
function shapeOf(rows: readonly Row[]): string[] {
  const found = new Set<string>()
  const look = (value: unknown, path: string, depth: number) => {
    found.add(`${path}:${Array.isArray(value) ? 'list' : typeof value}`)
    if (depth === 2 || typeof value !== 'object' || value === null) return
    const parts = Array.isArray(value) ? value.map((one): [string, unknown] => ['', one]) : Object.entries(value)
    for (const [name, part] of parts) look(part, `${path}.${name}`, depth + 1)
  }
  for (const row of rows) look(row, '', 0)
  return [...found].toSorted()
}

const marked = async (store: Store, format: number | undefined) =>
  store.atomically(async () => {
    const { market } = openRows(store)
    const row = market.get('market')
    if (!row) throw new Error('not seeded')
    const { format: _, ...rest } = row
    market.put(format === undefined ? rest : { ...rest, format })
  })

test('rows look as they did when the number of their form was last set', async () => {
  const store = memoryStore()
  await openMarket({ store })
  const shape = Object.entries(openRows(store)).map(([name, table]) => [name, shapeOf(table.all())])
  const print = createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16)
  // New fingerprint: can rows of the previous version still be read? If not, raise ROWS_FORMAT. Then update it here.
  expect({ format: ROWS_FORMAT, print }).toEqual({ format: 3, print: '60497aa1288c455e' })
})

test.each([undefined, ROWS_FORMAT + 1])('a server refuses a file of form %s and leaves it as it is', async (format) => {
  const store = memoryStore()
  await openMarket({ store })
  await marked(store, format)
  await expect(createBackend({ store, host: 'server' })).rejects.toThrow('docs/pilot.md')
  expect(openRows(store).market.get('market')?.format).toBe(format)
  expect(openRows(store).companies.count()).toBeGreaterThan(0)
})

test('a browser with rows of another form begins anew', async () => {
  const store = memoryStore()
  await openMarket({ store })
  await marked(store, undefined)
  await store.atomically(async () => {
    for (const { id } of openRows(store).companies.all()) openRows(store).companies.remove(id)
  })
  await createBackend({ store, host: 'worker' })
  expect(openRows(store).market.get('market')?.format).toBe(ROWS_FORMAT)
  expect(openRows(store).companies.count()).toBeGreaterThan(0)
})
