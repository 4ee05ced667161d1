import { expect, it, vi } from 'vitest'
import { planJob } from '@mock/domain/jobs.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { JOBS } from '@mock/handlers/jobs.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, START } from '../support/market.ts'

it('a job that fails is given up with its writes taken back, the others are done, and the market goes on', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const store = memoryStore()
  const done: string[] = []
  const bad = (deps: Deps) => {
    deps.rows.counters.put({ id: 'half', times: [] })
    throw new Error('bad job')
  }
  const market = await openMarket({ store, jobs: { ...JOBS, bad, good: (_deps, target) => void done.push(target) } })
  const rows = openRows(store)
  await store.atomically(() => {
    const deps = { rows } as Deps
    planJob(deps, 'good', 'first', START - 3)
    planJob(deps, 'bad', 'x', START - 2)
    planJob(deps, 'good', 'last', START - 1)
  })
  expect((await market.call(referenceEndpoints.dictAll, {})).code).toBe(200)
  expect(new Set(done)).toEqual(new Set(['first', 'last']))
  expect(rows.counters.get('half')).toBeUndefined()
  expect(rows.jobs.count((job) => job.dueAt <= START)).toBe(0)
  expect(complaint).toHaveBeenCalledOnce()
})
