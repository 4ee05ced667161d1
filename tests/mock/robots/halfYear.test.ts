import { expect, it } from 'vitest'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { robotCompanies } from '@mock/domain/robots/companies.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { isWhole } from '@tests/setup/whole.ts'
import { carried, wrongSailings } from '../support/carried.ts'
import { depsOver } from '../support/deps.ts'
import { openMarket, START } from '../support/market.ts'
import { changedLate, isGivenTwice, overdrawn, oversold, shipsTwice, wrongOrder } from './marketChecks.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** Half a year; in CI its first weeks, for it takes minutes. */
const DAYS = (isWhole ? 26 : 4) * 7
/** Orders that run to their end meanwhile. */
const LEAST_ENDED = isWhole ? 500 : 10
/** What is over between robots goes after 120 days, and at most so many rows a day. */
const KEPT_DAYS = 130
const UNDECIDED_DAYS = 3
/** What a marketplace of half a year may hold at most, all tables together. */
const MOST_ROWS = 26_000

it(`trades for ${DAYS} days without a contradiction on any of them`, { timeout: 600_000 }, async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const { deps, time } = depsOver(store)
  const { rows } = deps
  const wrong: string[] = []
  const counted = () => rows.companies.all().reduce((sum, { completedOrders }) => sum + completedOrders, 0)
  const before = counted()
  let most = 0
  for (let day = 0; day <= DAYS; day++) {
    const since = new Date(market.time.now).toISOString()
    time.now = market.time.now = START + day * DAY_MS
    // A call does what is due.
    // oxlint-disable-next-line eslint/no-await-in-loop -- one day comes after the other
    const { total } = (await market.call(listingEndpoints.page, {})).data
    const isNew = ({ updatedAt }: { updatedAt: string }) => day === 0 || updatedAt >= since
    const open = rows.tenders.count(({ status }) => status === 'QUOTING')
    const newest = rows.news.all().reduce((last, { publishedAt }) => Math.max(last, Date.parse(publishedAt)), 0)
    const coupons = rows.batches.count(
      ({ status, body }) =>
        status === 'SENDING' &&
        body !== undefined &&
        Date.parse(body.claimTo) > time.now &&
        Date.parse(body.claimFrom) > time.now - WEEK_MS,
    )
    const found = [
      ...shipsTwice(time.now).map((ship) => `two places: ${ship}`),
      ...carried(rows)
        .filter(({ at }) => isNew({ updatedAt: at }))
        .flatMap(wrongSailings),
      ...rows.orders.all(isNew).flatMap((order) => wrongOrder(deps, order)),
      ...rows.tenders.all(isNew).flatMap((tender) => (isGivenTwice(tender) ? [`given twice: ${tender.no}`] : [])),
      ...changedLate(deps).map((no) => `changed before what happened: ${no}`),
      ...oversold(deps).map((no) => `oversold: ${no}`),
      ...overdrawn(deps).map((no) => `overdrawn: ${no}`),
      ...(open < 100 || open > 140 ? [`${open} open tenders`] : []),
      ...(total < 300 ? [`${total} listings`] : []),
      ...(time.now - newest > WEEK_MS ? ['no news for a week'] : []),
      ...(coupons === 0 ? ['no coupons of this week'] : []),
    ]
    wrong.push(...found.map((text) => `day ${day}: ${text}`))
    most = Math.max(
      most,
      Object.values(rows).reduce((sum, table) => sum + table.count(), 0),
    )
  }
  expect(wrong.slice(0, 20)).toEqual([])
  expect(most).toBeLessThan(MOST_ROWS)
  const robots = new Set(robotCompanies(deps).map(({ id }) => id))
  const old = new Date(time.now - KEPT_DAYS * DAY_MS).toISOString()
  const kept = rows.orders.count(
    ({ status, updatedAt, buyerId, sellerId }) =>
      status === 'REVIEWED' && updatedAt < old && robots.has(buyerId) && robots.has(sellerId),
  )
  expect(kept).toBe(0)
  // No robot leaves a tender undecided for long after its deadline.
  const late = new Date(time.now - UNDECIDED_DAYS * DAY_MS).toISOString()
  const undecided = rows.tenders.all(
    ({ status, companyId, updatedAt }) => status === 'EVALUATING' && robots.has(companyId) && updatedAt < late,
  )
  expect(undecided.map(({ no }) => no)).toEqual([])
  // Trade went on: orders of the half year were shipped, paid, reviewed and counted for both sides; their tenders are done.
  const ended = rows.orders.count(({ status, createdAt }) => status === 'REVIEWED' && Date.parse(createdAt) > START)
  expect(ended).toBeGreaterThan(LEAST_ENDED)
  expect(counted() - before).toBeGreaterThanOrEqual(2 * ended)
  expect(rows.tenders.count(({ status }) => status === 'DONE')).toBeGreaterThan(LEAST_ENDED)
})
