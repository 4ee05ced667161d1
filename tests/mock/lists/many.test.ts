import { beforeAll, describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { orderUntil } from '@mock/domain/money/order/view.ts'
import { partOf } from '@mock/domain/trade/tender/winners.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, type Market } from '../support/market.ts'

const FEW = 1_000
const MANY = 10_000
const HOUR = 3600_000

interface Big {
  market: Market
  rows: Rows
  tokens: Record<'trader' | 'forwarder', string>
}

/** A market with `count` more tenders of `trader`, each with a quote, an order and a message. */
async function bigMarket(count: number): Promise<Big> {
  const store = memoryStore()
  const market = await openMarket({ store })
  const rows = openRows(store)
  const tokens = { trader: await market.signIn('trader'), forwarder: await market.signIn('forwarder') }
  const tender = rows.tenders.all((row) => row.status === 'QUOTING' && row.body?.mode === 'FCL')[0]
  const bid = rows.bids.all((row) => row.companyId === 'c02' && row.status === 'SUBMITTED')[0]
  const order = rows.orders.all((row) => row.buyerId === 'c01')[0]
  const { body } = tender ?? {}
  if (!tender || !body || !bid || !order) throw new Error('The seed has no such rows')
  const at = (index: number) => new Date(market.time.now + (60 + ((index * 7919) % count)) * HOUR).toISOString()
  const before = (index: number) => new Date(market.time.now - 1000 - ((index * 104_729) % (24 * HOUR))).toISOString()
  await store.atomically(() => {
    for (let index = 0; index < count; index++) {
      const id = `many${index}`
      const now = before(index)
      const deadline = at(index)
      rows.tenders.put({
        ...tender,
        id,
        no: id,
        companyId: 'c01',
        body: { ...body, deadline },
        publishAt: now,
        updatedAt: now,
      })
      rows.bids.put({
        ...bid,
        id: `b${id}`,
        no: id,
        tenderId: id,
        companyId: index % 2 ? 'c02' : 'c04',
        updatedAt: now,
      })
      rows.orders.put({ ...order, id: `o${id}`, no: id, buyerId: 'c01', sellerId: 'c02', updatedAt: now })
      rows.messages.put({ id: `n${id}`, companyId: 'c01', type: 'BID_RECEIVED', params: {}, at: now })
    }
  })
  return { market, rows, tokens }
}

type List = readonly [
  name: string,
  account: 'trader' | 'forwarder' | 'guest',
  endpoint: Endpoint<never, unknown>,
  input: object,
]
const list = <In>(name: string, account: List[1], endpoint: Endpoint<In, unknown>, input: NoInfer<In>): List => [
  name,
  account,
  endpoint as unknown as Endpoint<never, unknown>,
  input as object,
]

const LISTS: List[] = [
  list('the search by deadline', 'guest', tenderEndpoints.page, { size: 100 }),
  list('the search by quotes', 'guest', tenderEndpoints.page, { size: 100, sort: 'bids' }),
  list('the search by volume', 'forwarder', tenderEndpoints.page, { size: 100, sort: 'volume' }),
  list('the search for what can be quoted', 'forwarder', tenderEndpoints.page, { size: 100, quotable: true }),
  list('own tenders', 'trader', tenderEndpoints.minePage, { size: 100 }),
  list('own quotes', 'forwarder', bidEndpoints.minePage, { size: 100 }),
  list('own figures of quotes', 'forwarder', bidEndpoints.stats, {}),
  list('orders', 'trader', orderEndpoints.page, { size: 100 }),
  list('messages', 'trader', messageEndpoints.page, { size: 100 }),
  list('the bell', 'trader', messageEndpoints.unread, {}),
  list('the hall', 'guest', tenderEndpoints.hall, {}),
  list('the lanes of the hall', 'guest', tenderEndpoints.laneStats, {}),
  list('the home page', 'guest', homeEndpoints.overview, {}),
]

const ask = async ({ market, tokens }: Big, [, account, endpoint, input]: List) =>
  market.call(endpoint, input as never, account === 'guest' ? {} : { token: tokens[account] })

/** The shortest of three runs, ms. */
async function timeOf(big: Big, one: List): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const from = performance.now()
    const answer = await ask(big, one)
    times.push(performance.now() - from)
    expect(answer.code).toBe(200)
  }
  return Math.min(...times)
}

describe('lists over ten thousand rows', () => {
  let few: Big
  let many: Big
  beforeAll(async () => {
    few = await bigMarket(FEW)
    many = await bigMarket(MANY)
  })

  it.each(LISTS)('%s costs no more than its rows', async (...one) => {
    // Ten times the rows; sorting and a busy machine may add to that, quadratic cost would be a hundred times.
    // Repeated, in case the machine was busy during one measurement.
    let ratio = Infinity
    for (let turn = 0; turn < 5 && ratio >= 30; turn++) {
      const slow = await timeOf(many, one)
      ratio = Math.min(ratio, slow / Math.max(await timeOf(few, one), 1))
    }
    expect(ratio).toBeLessThan(30)
  })

  it('the search has every tender once over its pages, in order', async () => {
    const found: { id: string; deadline: string }[] = []
    let total = 0
    for (let current = 1; current <= 21; current++) {
      const { data } = await many.market.call(tenderEndpoints.page, { current, size: 500 })
      found.push(...data.records)
      total = data.total
    }
    const open = many.rows.tenders.all((row) => row.status === 'QUOTING' && row.body?.visibility !== 'INVITED')
    expect(total).toBe(open.length)
    expect(new Set(found.map(({ id }) => id)).size).toBe(Math.min(total, 21 * 500))
    expect(found.map(({ deadline }) => deadline)).toEqual(found.map(({ deadline }) => deadline).toSorted())
  })

  it('first pages are what sorting all rows gives', async () => {
    const { market, rows, tokens } = many
    type Row = { id: string; updatedAt: string }
    const first = <R extends Row>(all: readonly R[], until: (row: R) => string | undefined): string[] =>
      all
        .toSorted(
          (a, b) =>
            (until(a) ?? '9').localeCompare(until(b) ?? '9') ||
            b.updatedAt.localeCompare(a.updatedAt) ||
            a.id.localeCompare(b.id),
        )
        .slice(0, 20)
        .map(({ id }) => id)
    const ids = ({ data }: { data: { records: { id: string }[] } }) => data.records.map(({ id }) => id)
    const size = { size: 20 }
    const mine = await market.call(tenderEndpoints.minePage, size, { token: tokens.trader })
    const ownTenders = rows.tenders.all((row) => row.companyId === 'c01')
    expect([mine.data.total, ids(mine)]).toEqual([
      ownTenders.length,
      first(ownTenders, ({ status, body }) => (status === 'QUOTING' ? body?.deadline : undefined)),
    ])
    const bids = await market.call(bidEndpoints.minePage, size, { token: tokens.forwarder })
    const ownBids = rows.bids.all((row) => row.companyId === 'c02')
    const untilOfBid = ({ id, status, tenderId, counter }: (typeof ownBids)[0]) => {
      const tender = rows.tenders.get(tenderId)
      if (counter?.status === 'OPEN') return counter.until
      if (status === 'AWARDED') return tender && partOf(tender, id)?.confirmBy
      return status === 'DRAFT' && tender?.status === 'QUOTING' ? tender.body?.deadline : undefined
    }
    expect([bids.data.total, ids(bids)]).toEqual([ownBids.length, first(ownBids, untilOfBid)])
    const orders = await market.call(orderEndpoints.page, size, { token: tokens.trader })
    const ownOrders = rows.orders.all((row) => row.buyerId === 'c01' || row.sellerId === 'c01')
    expect([orders.data.total, ids(orders)]).toEqual([ownOrders.length, first(ownOrders, orderUntil)])
    const messages = await market.call(messageEndpoints.page, size, { token: tokens.trader })
    const own = rows.messages.all((row) => row.companyId === 'c01')
    expect(messages.data.total).toBe(own.length)
    expect(messages.data.records.map(({ at }) => at)).toEqual(
      own
        .map(({ at }) => at)
        .toSorted((a, b) => b.localeCompare(a))
        .slice(0, 20),
    )
  })

  it('the home page and the hall count all of them, not a page of them', async () => {
    const open = many.rows.tenders.all((row) => row.status === 'QUOTING' && row.body?.visibility !== 'INVITED')
    const home = (await many.market.call(homeEndpoints.overview, {})).data
    expect(home.figures.openTenders).toBe(open.length)
    const hall = (await many.market.call(tenderEndpoints.hall, {})).data
    expect(hall.figures.open).toBe(open.length)
    expect(Math.abs(home.figures.openTeu - hall.figures.teu)).toBeLessThanOrEqual(1)
  })
})
