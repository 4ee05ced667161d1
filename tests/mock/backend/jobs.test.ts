import { expect, it, vi } from 'vitest'
import { dropJob, planJob, type JobHandlers } from '@mock/domain/jobs.ts'
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

/** Does these jobs of the hour before, and yields what was done when, in minutes from the start of them. */
async function doneOf(plans: readonly (readonly [target: string, minute: number])[], handlers: JobHandlers) {
  const store = memoryStore()
  const done: [target: string, minute: number][] = []
  const from = START - 60 * 60_000
  const note = (deps: Deps, target: string) => void done.push([target, (deps.now() - from) / 60_000])
  const market = await openMarket({ store, jobs: { ...JOBS, note, ...handlers } })
  await store.atomically(() => {
    const deps = { rows: openRows(store) } as Deps
    for (const [target, minute] of plans)
      planJob(deps, target in handlers ? target : 'note', target, from + minute * 60_000)
  })
  await market.call(referenceEndpoints.dictAll, {})
  return done
}

it('what a job plans for an earlier time than the next one is done before it', async () => {
  const plan = (deps: Deps) => planJob(deps, 'note', 'planned', deps.now() + 60_000)
  const done = await doneOf(
    [
      ['plan', 5],
      ['late', 7],
    ],
    { plan },
  )
  expect(done).toEqual([
    ['planned', 6],
    ['late', 7],
  ])
})

it('a job that another one drops is not done, and one that it moves is done at its new time', async () => {
  const change = (deps: Deps) => {
    dropJob(deps, 'note', 'dropped')
    planJob(deps, 'note', 'moved', deps.now() + 50 * 60_000)
  }
  const done = await doneOf(
    [
      ['change', 5],
      ['dropped', 10],
      ['moved', 20],
      ['other', 30],
    ],
    { change },
  )
  expect(done).toEqual([
    ['other', 30],
    ['moved', 55],
  ])
})
