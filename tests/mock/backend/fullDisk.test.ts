import { beforeEach, expect, it } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { planJob } from '@mock/domain/jobs.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { JOBS } from '@mock/handlers/jobs.ts'
import { CONTRACT } from '@mock/contract.ts'
import { keptBy } from '@mock/store/memory.ts'
import { Tables } from '@mock/store/tables.ts'
import { newRequestNo, openMarket, START, type Market } from '../support/market.ts'

const disk = { isFull: false }
let done: string[]
let market: Market
let token: string
let store: ReturnType<typeof keptBy>

beforeEach(async () => {
  disk.isFull = false
  done = []
  store = keptBy('disk', new Tables(), (tables) => {
    const { cleared, rows } = tables.changes()
    if (disk.isFull && (cleared || rows.length > 0)) throw new Error('database or disk is full')
  })
  const look = (_deps: Deps, target: string) => void done.push(target)
  market = await openMarket({ store, jobs: { ...JOBS, look } })
  token = await market.signIn('trader')
  await store.atomically(() => planJob({ rows: openRows(store) } as Deps, 'look', 'once', START - 1))
  disk.isFull = true
})
const save = async (language?: string) =>
  market.call(
    tenderEndpoints.saveDraft,
    { draft: { title: 'Kept later' }, requestNo: newRequestNo() },
    { token, ...(language && { language }) },
  )
const dueJobs = () => openRows(store).jobs.count((job) => job.dueAt <= START)

it('with a full disk and a job due, everything can be read', async () => {
  const reads = Object.values(CONTRACT)
    .flatMap(({ calls }) => Object.values(calls))
    .filter(({ method, path }) => method === 'GET' && path !== authEndpoints.captcha.path)
  expect(reads.length).toBeGreaterThan(60)
  const failed = []
  for (const read of reads) {
    if (read.path === authEndpoints.logout.path) continue
    const { code } = await market.call(read, {}, { token })
    if (code >= 5000) failed.push([read.path, code])
  }
  expect(failed).toEqual([])
  expect((await market.call(memberEndpoints.currentUser, {}, { token })).data.account).toBe('trader')
})

it('with a full disk a write is refused in words, and what was there stays as it was', async () => {
  const before = openRows(store).tenders.count()
  expect(await save('en-US')).toMatchObject({ code: 5003, message: 'Cannot save now. Try again later' })
  expect(await save('zh-CN')).toMatchObject({ code: 5003, message: '暂时无法保存，请稍后再试' })
  expect(openRows(store).tenders.count()).toBe(before)
  expect((await market.call(tenderEndpoints.minePage, { keyword: 'Kept later' }, { token })).data.total).toBe(0)
})

it('a job stays due until it can be kept, and then runs', async () => {
  await save()
  await market.backend.tick()
  expect(dueJobs()).toBe(1)
  disk.isFull = false
  done.length = 0
  expect((await save()).code).toBe(200)
  expect(done).toEqual(['once'])
  expect(dueJobs()).toBe(0)
})
