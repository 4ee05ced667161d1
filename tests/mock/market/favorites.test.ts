import { describe, expect, it } from 'vitest'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { told } from '../support/inbox.ts'
import { draftOf, listed, seen, send, type Listed } from '../support/listing.ts'
import { newRequestNo, START } from '../support/market.ts'

const DAY = 24 * 3600_000

const keep = async ({ market, listing, buyer }: Listed) =>
  market.call(favoriteEndpoints.save, { targetType: 'LISTING', targetId: listing.id }, { token: buyer })
const kept = async ({ market, listing }: Listed) => {
  const token = await market.signIn('trader')
  const { records } = (await market.call(favoriteEndpoints.page, { type: 'LISTING', size: 100 }, { token })).data
  return records.find(({ targetId }) => targetId === listing.id)
}
const renew = async ({ market, listing }: Listed, pricePct: number, validTo = listing.validTo) => {
  const token = await market.signIn('forwarder')
  const { id, version } = await seen(market, listing.id, token)
  return market.call(listingEndpoints.renew, { id, version, validTo, pricePct, requestNo: newRequestNo() }, { token })
}
const news = async ({ market }: Listed) =>
  (await told(market, 'trader', START)).filter((text) => text.startsWith('FAVORITE_CHANGED'))

describe('a listing among the favourites', () => {
  it('shows the price then and now; the day’s rates alone change nothing', async () => {
    const of = await listed()
    expect((await keep(of)).data.count).toBe(1)
    of.market.time.now += 2 * DAY
    expect(await kept(of)).toMatchObject({ changed: [] })
    await renew(of, 5)
    const { before, now, changed } = (await kept(of)) ?? {}
    expect(changed).toEqual(['price'])
    const price = (facts: typeof before) => (facts?.kind === 'LISTING' ? Number(facts.price) : 0)
    expect(price(now) / price(before)).toBeCloseTo(1.05, 2)
    expect(await news(of)).toEqual([
      expect.stringMatching(/lowest all-in rate of .+ is now USD \d{1,3}(,\d{3})*\.\d{2}/),
    ])
  })

  it('stays when it has ended or was taken off, and says so; whoever keeps it is told', async () => {
    const of = await listed({ validTo: '2026-11-22' })
    await keep(of)
    of.market.time.now += 3 * DAY
    expect(await kept(of)).toMatchObject({ gone: 'EXPIRED', now: { status: 'EXPIRED' }, changed: ['status'] })
    const token = await of.market.signIn('forwarder')
    const { id, version } = await seen(of.market, of.listing.id, token)
    await of.market.call(listingEndpoints.takeOff, { id, version, requestNo: newRequestNo() }, { token })
    expect(await kept(of)).toMatchObject({ gone: 'OFFLINE' })
    // Other favourites of the trader in the seed may have news too.
    expect((await news(of)).flatMap((text) => /expired|unlisted/.exec(text)?.[0] ?? []).toSorted()).toEqual([
      'expired',
      'unlisted',
    ])
    // A listing that was public stays reachable.
    expect((await seen(of.market, of.listing.id)).status).toBe('OFFLINE')
  })

  it('is not shown while its seller changes it, and nothing of the change is', async () => {
    const of = await listed()
    await keep(of)
    const { id, version } = of.listing
    await send(of.market, of.seller, draftOf({ title: '还没看过的标题' }), { id, version })
    const row = await kept(of)
    expect(row).toMatchObject({ gone: 'REVIEWING', changed: [] })
    expect(JSON.stringify(row)).not.toContain('还没看过的标题')
    of.market.time.now += 4000
    expect(await kept(of)).toMatchObject({ changed: ['title'] })
  })

  it('was public', async () => {
    const of = await listed()
    const draft = await send(of.market, of.seller, draftOf())
    const input = { targetType: 'LISTING', targetId: draft.data.id } as const
    expect((await of.market.call(favoriteEndpoints.save, input, { token: of.buyer })).code).toBe(4004)
  })
})
