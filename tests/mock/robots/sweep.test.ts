import { expect, it } from 'vitest'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { seedFavorite } from '@mock/seed/favorites.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, START } from '../support/market.ts'

const DAY = 86_400_000

it('removes what failed long ago with its bids, but not what a person saved or bid on', async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const rows = openRows(store)
  const isRobot = new Set(rows.members.all((row) => !row.demo && row.passwordHash === '').map((row) => row.companyId))
  const bidsOf = (id: string) => rows.bids.all(({ tenderId }) => tenderId === id)
  const failed = rows.tenders.all(({ status, companyId }) => status === 'FAILED' && isRobot.has(companyId))
  const isSaved = (id: string) => rows.favorites.count(({ targetId }) => targetId === id) > 0
  const isByPerson = (id: string) => bidsOf(id).some(({ companyId }) => !isRobot.has(companyId))
  const [saved, ...others] = failed.filter(({ id }) => !isByPerson(id) && !isSaved(id))
  const quoted = failed.filter(({ id }) => isByPerson(id))
  if (!saved) throw new Error('no failed tender')
  expect(others.length).toBeGreaterThan(0)
  await store.atomically(() =>
    seedFavorite({ rows, now: () => market.time.now } as Deps, 'c01', 'TENDER', saved.id, START),
  )
  const mine = rows.tenders
    .all(({ companyId, status }) => companyId === 'c01' && status === 'FAILED')
    .map(({ id }) => id)

  market.time.now = START + DAY
  await market.call(couponEndpoints.center, {})
  expect(others.every(({ id }) => rows.tenders.get(id) !== undefined)).toBe(true)
  market.time.now = START + 160 * DAY
  await market.call(couponEndpoints.center, {})
  expect(others.filter(({ id }) => rows.tenders.get(id) !== undefined || bidsOf(id).length > 0)).toEqual([])
  for (const { id } of [saved, ...quoted]) expect(rows.tenders.get(id)?.status).toBe('FAILED')
  for (const id of mine) expect(rows.tenders.get(id)?.status).toBe('FAILED')
})

it('removes old news that nobody opened or saved, whatever the crowd read', async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const rows = openRows(store)
  const isDerived = rows.news.all(({ cause, seen }) => cause !== undefined && !seen)
  const [saved, opened, other] = isDerived.filter(({ id, views }) => views > 0 && !isSaved(id))
  function isSaved(id: string): boolean {
    return rows.favorites.count(({ targetId }) => targetId === id) > 0
  }
  if (!saved || !opened || !other) throw new Error('no news')
  await store.atomically(() =>
    seedFavorite({ rows, now: () => market.time.now } as Deps, 'c01', 'NEWS', saved.id, START),
  )
  await market.call(newsEndpoints.read, { id: opened.id, visitor: 'visitor-0000001' })
  market.time.now = START + 440 * DAY
  await market.call(couponEndpoints.center, {})
  const left = [saved, opened, other].filter(({ id }) => rows.news.get(id) !== undefined)
  expect(left).toEqual([saved, opened].map(({ id }) => expect.objectContaining({ id })))
})
