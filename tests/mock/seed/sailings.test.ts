import { beforeAll, describe, expect, it } from 'vitest'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { isServed } from '@mock/domain/tools/schedule/passages.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { carried, wrongSailings } from '../support/carried.ts'
import { openMarket, type Market } from '../support/market.ts'

const DAY_MS = 86_400_000
const SEA = ['FCL', 'LCL']

describe.each([0, 35])('sailings %i days after the start', (days) => {
  let market: Market
  let rows: Rows
  beforeAll(async () => {
    const store = memoryStore()
    market = await openMarket({ store })
    rows = openRows(store)
    market.time.now += days * DAY_MS
    // A call does what is due.
    for (let call = 0; call <= days; call += 5) await market.call(listingEndpoints.page, {})
  })

  it('are those of the timetable in every listing, bid and order, with their transit time', () => {
    const all = carried(rows)
    expect(all.filter(({ sailings }) => sailings.length > 0).length).toBeGreaterThan(1000)
    expect(all.flatMap(wrongSailings)).toEqual([])
  })

  it('do not leave before the listing that names them is valid', () => {
    const early = rows.listings
      .all()
      .filter(({ body }) => body?.sailings.some(({ etd }) => etd.slice(0, 10) < body.validFrom))
    expect(early.map(({ id }) => id)).toEqual([])
  })

  it('lead to the ports of every tender, listing and bid by sea', () => {
    const tenders = rows.tenders.all().flatMap(({ body }) => (body && SEA.includes(body.mode) ? body.lanes : []))
    const listings = rows.listings
      .all()
      .flatMap(({ body }) => (body && SEA.includes(body.mode) && body.pod !== undefined ? [body] : []))
    const pairs = [...tenders, ...listings].map(({ pol = '', pod = '' }) => `${pol}-${pod}`)
    expect(pairs.length).toBeGreaterThan(700)
    const unserved = [...new Set(pairs)].filter((pair) => !isServed(pair.slice(0, 5), pair.slice(6)))
    expect(unserved).toEqual([])
  })

  it('are read in a listing as in the schedules', async () => {
    const online = rows.listings.all(
      ({ status, body }) => status === 'ONLINE' && body?.sailings.some(({ id }) => id !== undefined) === true,
    )
    expect(online.length).toBeGreaterThan(days === 0 ? 200 : 20)
    for (const { id } of online.slice(0, 120)) {
      const { data } = await market.call(listingEndpoints.detail, { id })
      for (const { id: sailingId = '', ...pick } of data.sailings) {
        const { data: told } = await market.call(shippingDateEndpoints.detail, { id: sailingId })
        const papersBy = told.cutOffs.find(({ code }) => code === 'DCO')?.at
        const { vesselName: vessel, voyage, etd, eta } = told
        expect([id, pick]).toEqual([id, { vessel, voyage, etd, eta, papersBy }])
        expect([id, told.pol, told.pod]).toEqual([id, data.pol, data.pod])
      }
      const next = data.sailings.find(({ etd }) => Date.parse(etd) > market.time.now)
      const told = next && (await market.call(shippingDateEndpoints.detail, { id: next.id ?? '' })).data
      expect([id, data.transitDays]).toEqual([id, told?.transitDays ?? data.transitDays])
    }
  })
})
