import { describe, expect, it } from 'vitest'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { BulkListings, ListingDetail } from '@/contract/market/listing/schemas.ts'
import { chargesOf, draftOf, listed, seen, send } from '../support/listing.ts'
import type { Listed } from '../support/listing.ts'
import { newRequestNo } from '../support/market.ts'

/** Three online listings of one seller. */
async function three(): Promise<Listed & { all: ListingDetail[] }> {
  const state = await listed()
  const { market, seller, listing } = state
  const more = [
    await send(market, seller, draftOf({ title: 'two', charges: chargesOf('1799.99') })),
    await send(market, seller, draftOf({ title: 'three' })),
  ]
  market.time.now += 4000
  const all = [listing]
  for (const { data } of more) all.push(await seen(market, data.id, seller))
  return { ...state, all }
}
const itemsOf = (all: readonly { id: string; version: number }[]) => all.map(({ id, version }) => ({ id, version }))

async function bulk({ market, seller }: Listed, input: Omit<BulkListings, 'requestNo'>, requestNo = newRequestNo()) {
  return market.call(listingEndpoints.bulk, { ...input, requestNo }, { token: seller })
}
const statusOf = async ({ market, seller }: Listed, id: string) => (await seen(market, id, seller)).status

describe('one command for several listings', () => {
  it('answers each for itself: done, changed meanwhile, in no state for it, not one’s own', async () => {
    const state = await three()
    const [first, second, third] = itemsOf(state.all)
    if (!first || !second || !third) throw new Error('no three')
    await bulk(state, { verb: 'pause', items: [third] })
    const { code, data } = await bulk(state, {
      verb: 'pause',
      items: [
        first,
        { ...second, version: 99 },
        { ...third, version: third.version + 1 },
        { id: 'nobody', version: 1 },
      ],
    })
    expect(code).toBe(200)
    expect(data.results.map(({ outcome }) => outcome)).toEqual(['DONE', 'CHANGED', 'STATE', 'MISSING'])
    expect(await statusOf(state, first.id)).toBe('PAUSED')
    expect(await statusOf(state, second.id)).toBe('ONLINE')
  })

  it('does it once for a request that comes twice', async () => {
    const state = await three()
    const requestNo = newRequestNo()
    const input = { verb: 'price', pricePct: 5, items: itemsOf(state.all.slice(0, 1)) } as const
    const once = await bulk(state, input, requestNo)
    const again = await bulk(state, input, requestNo)
    expect(again.data).toEqual(once.data)
    const { charges, validTo } = await seen(state.market, state.listing.id, state.seller)
    expect(charges.map(({ unitPrice }) => unitPrice)).toEqual(['1890.00', '472.50'])
    expect(validTo).toBe(state.listing.validTo)
  })

  it('renews with new dates, and sends a price that differs by more than ten percent to the clerk', async () => {
    const state = await three()
    const renewed = await bulk(state, { verb: 'renew', validTo: '2026-12-31', items: itemsOf(state.all) })
    expect(renewed.data.results.map(({ outcome }) => outcome)).toEqual(['DONE', 'DONE', 'DONE'])
    const fresh = []
    for (const { id } of state.all) fresh.push(await seen(state.market, id, state.seller))
    expect(fresh.map(({ validTo }) => validTo)).toEqual(['2026-12-31', '2026-12-31', '2026-12-31'])
    const dear = await bulk(state, { verb: 'price', pricePct: 10.5, items: itemsOf(fresh) })
    expect(dear.data.results.map(({ outcome }) => outcome)).toEqual(['REVIEW', 'REVIEW', 'REVIEW'])
    expect(await statusOf(state, state.listing.id)).toBe('REVIEWING')
  })

  it('takes off and confirms', async () => {
    const state = await three()
    state.market.time.now += 3600_000
    const items = itemsOf(state.all)
    await bulk(state, { verb: 'confirm', items: items.slice(0, 1) })
    await bulk(state, { verb: 'takeOff', items: items.slice(1) })
    const { confirmedAt } = await seen(state.market, state.listing.id, state.seller)
    expect(Date.parse(confirmedAt)).toBe(state.market.time.now)
    expect(await statusOf(state, items[2]?.id ?? '')).toBe('OFFLINE')
  })

  it('refuses the whole where what is asked is wrong for all', async () => {
    const state = await three()
    const items = itemsOf(state.all)
    const fieldOf = async (input: Omit<BulkListings, 'requestNo'>) => {
      const { code, data } = await bulk(state, input)
      return [code, (data as unknown as { fields: { field: string }[] }).fields[0]?.field]
    }
    expect(await fieldOf({ verb: 'renew', items })).toEqual([4001, 'validTo'])
    expect(await fieldOf({ verb: 'renew', items, validTo: '2026-11-01' })).toEqual([4001, 'validTo'])
    expect(await fieldOf({ verb: 'price', items, pricePct: 0 })).toEqual([4001, 'pricePct'])
    const trader = { ...state, seller: state.buyer }
    expect((await bulk(trader, { verb: 'pause', items })).code).toBe(4003)
  })
})

describe('the preview of prices', () => {
  it('says what the change then makes, with the rounding of each line', async () => {
    const state = await three()
    const ids = state.all.map(({ id }) => id)
    const { data } = await state.market.call(
      listingEndpoints.pricePreview,
      { ids: [...ids.slice(0, 2), 'nobody'], pricePct: 3 },
      { token: state.seller },
    )
    const [first, second, third] = data.rows
    expect(second?.lines).toEqual([
      { code: 'OFR', isoCode: '45G1', currency: 'USD', before: '1799.99', after: '1853.99', exact: '1853.9897' },
      { code: 'DOC', currency: 'CNY', before: '450', after: '463.50', exact: '463.5' },
    ])
    expect(third).toMatchObject({ refusal: 'MISSING' })
    await bulk(state, { verb: 'price', pricePct: 3, items: itemsOf(state.all) })
    expect((await seen(state.market, ids[0] ?? '', state.seller)).prices).toEqual(first?.after)
    expect(first?.before).toEqual(state.listing.prices)
    expect(first?.isReviewed).toBe(false)
  })

  it('says which prices cannot be changed, and which are read again', async () => {
    const state = await three()
    await bulk(state, { verb: 'takeOff', items: itemsOf(state.all.slice(1)) })
    const ids = state.all.map(({ id }) => id)
    const { data } = await state.market.call(
      listingEndpoints.pricePreview,
      { ids, pricePct: -11 },
      { token: state.seller },
    )
    expect(data.rows.map(({ refusal, isReviewed }) => [refusal, isReviewed])).toEqual([
      [undefined, true],
      ['STATE', false],
      ['STATE', false],
    ])
  })
})
