import { beforeAll, describe, expect, it } from 'vitest'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OwnPage } from '@/contract/page.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { openMarket } from '../support/market.ts'
import type { Market } from '../support/market.ts'

type Row = { id: string; no: string }
type OwnCall = Endpoint<object, OwnPage<Row>, never>

// Their inputs differ; all have the filters of a list of one's own.
const LISTS = [
  ['tenders', tenderEndpoints.minePage as unknown as OwnCall, 'trader', 'status'],
  ['bids', bidEndpoints.minePage as unknown as OwnCall, 'forwarder', 'tab'],
  ['orders', orderEndpoints.page as unknown as OwnCall, 'trader', 'tab'],
  ['bookings', bookingEndpoints.page as unknown as OwnCall, 'forwarder', 'tab'],
  ['listings', listingEndpoints.minePage as unknown as OwnCall, 'forwarder', 'status'],
  ['invoices', invoiceEndpoints.page as unknown as OwnCall, 'trader', 'status'],
  ['batches', couponBatchEndpoints.page as unknown as OwnCall, 'forwarder', 'status'],
] as const

let market: Market
beforeAll(async () => {
  market = await openMarket()
})

describe.each(LISTS)('the list of own %s', (_name, endpoint, account, tab) => {
  const ask = async (query: object) => {
    const token = await market.signIn(account)
    const answer = await market.call(endpoint, { size: 500, ...query }, { token })
    expect(answer.code).toBe(200)
    return answer.data
  }

  it('counts its tabs as each of them lists', async () => {
    const { total, counts } = await ask({})
    expect(total).toBeGreaterThan(0)
    expect(counts['all']).toBe(total)
    const values = Object.keys(counts).filter((value) => value !== 'all')
    const totals = await Promise.all(values.map(async (value) => (await ask({ [tab]: value })).total))
    expect(totals).toEqual(values.map((value) => counts[value]))
  })

  it('counts under the same search, whatever the tab', async () => {
    const [row] = (await ask({})).records
    const found = await ask({ keyword: row?.no })
    expect(found.records.map(({ id }) => id)).toContain(row?.id)
    const [other] = Object.keys((await ask({})).counts).filter((value) => value !== 'all' && !found.counts[value])
    const elsewhere = other === undefined ? found : await ask({ keyword: row?.no, [tab]: other })
    expect(elsewhere.counts).toEqual(found.counts)
  })

  it('splits at a day of creation without a row lost or told twice', async () => {
    const all = await ask({})
    const day = '2026-03-01'
    const split = await Promise.all([
      ask({ to: '1999-12-31' }),
      ask({ from: '2000-01-01', to: day }),
      ask({ from: '2026-03-02' }),
    ])
    expect(split[0].total).toBe(0)
    expect(split.reduce((sum, { total }) => sum + total, 0)).toBe(all.total)
  })

  it('refuses what is no day', async () => {
    const token = await market.signIn(account)
    expect((await market.call(endpoint, { from: 'yesterday' }, { token })).code).toBe(4001)
  })
})
