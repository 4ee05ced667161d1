import { expect, test } from 'vitest'
import type { Endpoint } from '@/contract/endpoint.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { questionEndpoints } from '@/contract/trade/question/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { BidRow, TenderRow } from '@mock/domain/tradeRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Store } from '@mock/store/port.ts'
import { countingStore } from '../support/countingStore.ts'
import { newRequestNo, openMarket, type Market } from '../support/market.ts'

/** How often the market's old tenders are put beside it, five times the seed. */
const COPIES = 4

/** Puts old, ended tenders of strangers with their bids into a store. */
async function growOld(store: Store): Promise<number> {
  const [tenders, bids] = [store.table<TenderRow>('tenders'), store.table<BidRow>('bids')]
  return store.atomically(() => {
    const [all, offers] = [tenders.all(), bids.all()]
    for (let copy = 0; copy < COPIES; copy++) {
      const of = (id: string) => `${id}-${copy}`
      for (const row of all) {
        const { award: _award, body, ...rest } = row
        const at = { createdAt: '2024-01-01T00:00:00.000Z', updatedAt: '2024-02-01T00:00:00.000Z' }
        const publishAt = '2024-01-02T00:00:00.000Z'
        const old = { ...rest, ...at, publishAt, no: `ZB20240101-${of(row.id)}`, companyId: 'c99' }
        tenders.put({ ...old, id: of(row.id), status: 'FAILED', ...(body && { body }) })
      }
      for (const row of offers) {
        const old = { companyId: 'c98', status: 'LOST', submittedAt: '2024-01-03T00:00:00.000Z' } as const
        bids.put({ ...row, ...old, id: of(row.id), no: `BJ20240103-${of(row.id)}`, tenderId: of(row.tenderId) })
      }
    }
    return Math.round(tenders.count() / all.length)
  })
}

/** Sends each call once and answers how many rows were looked at for it. */
async function workOf(market: Market, seen: { rows: number }): Promise<Record<string, number>> {
  const people = { buyer: await market.signIn('trader'), seller: await market.signIn('forwarder') }
  const open = await market.call(tenderEndpoints.page, { size: 1 }, { token: people.seller })
  const id = open.data.records[0]?.id ?? ''
  const work: Record<string, number> = {}
  const look = async <In, Out>(endpoint: Endpoint<In, Out>, input: In, who: keyof typeof people = 'seller') => {
    const send = async () => market.call(endpoint, input, { token: people[who] })
    // The first of its kind may make what is kept for the next.
    if (endpoint.method === 'GET') await send()
    const before = seen.rows
    const { code } = await send()
    expect({ path: endpoint.path, code }).toEqual({ path: endpoint.path, code: 200 })
    work[`${endpoint.path} ${JSON.stringify(input).slice(0, 20)}`] = seen.rows - before
  }
  await look(homeEndpoints.overview, {})
  await look(tenderEndpoints.page, { size: 20 })
  await look(tenderEndpoints.page, { quotable: true, sort: 'bids' })
  await look(tenderEndpoints.hall, {})
  await look(tenderEndpoints.laneStats, {})
  await look(tenderEndpoints.detail, { id })
  await look(tenderEndpoints.minePage, {}, 'buyer')
  await look(questionEndpoints.page, { tenderId: id })
  await look(bidEndpoints.minePage, {})
  await look(bidEndpoints.stats, {})
  await look(bidEndpoints.lastQuotes, { tenderId: id })
  await look(orderEndpoints.page, {})
  await look(messageEndpoints.unread, {})
  await look(memberEndpoints.memCenter, {}, 'buyer')
  await look(memberEndpoints.memCenter, {})
  await look(tenderEndpoints.saveDraft, { draft: { title: 'grown' }, requestNo: newRequestNo() }, 'buyer')
  await look(favoriteEndpoints.save, { targetType: 'TENDER', targetId: id })
  return work
}

test('a call looks at no more rows when five times as many tenders have ended', async () => {
  const { seen, store } = countingStore(memoryStore())
  const market = await openMarket({ store })
  const small = await workOf(market, seen)
  expect(await growOld(store)).toBe(COPIES + 1)
  const large = await workOf(market, seen)
  // A few more for the clerk's work of the day.
  const grown = Object.entries(large).filter(([call, rows]) => rows > (small[call] ?? 0) * 1.1 + 20)
  expect(grown).toEqual([])
})
