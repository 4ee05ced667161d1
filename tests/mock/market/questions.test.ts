import { beforeEach, describe, expect, it } from 'vitest'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { questionEndpoints as calls } from '@/contract/trade/question/endpoints.ts'
import { told } from '../support/inbox.ts'
import { listed, seen, type Listed } from '../support/listing.ts'
import { newRequestNo, START } from '../support/market.ts'

describe('questions on a listing', () => {
  let of: Listed
  beforeEach(async () => {
    of = await listed()
  })
  const ask = async (token: string, text: string) =>
    of.market.call(calls.ask, { listingId: of.listing.id, text, requestNo: newRequestNo() }, { token })
  const answer = async (token: string, id: string, version: number, text: string) =>
    of.market.call(calls.answer, { id, version, text, requestNo: newRequestNo() }, { token })
  const read = async (token?: string) =>
    (await of.market.call(calls.page, { listingId: of.listing.id }, token ? { token } : {})).data

  it('are read by all, without a name and without contact data, and count as enquiries', async () => {
    const asked = await ask(of.buyer, '请致电 13800138000，能否周五装箱？')
    await ask(await of.market.signIn('consolidator'), 'Free time?')
    await answer(of.seller, asked.data.id, 1, '可以，微信 freight_demo88')
    const guests = await read()
    expect(guests.records.map(({ asker }) => asker).toSorted()).toEqual(['A', 'B'])
    expect([guests.total, guests.waiting]).toEqual([2, 1])
    expect(JSON.stringify([guests, await read(of.seller), await read(of.buyer)])).not.toMatch(
      /13800138000|freight_demo88|companyId|c01|c03/,
    )
    expect((await seen(of.market, of.listing.id, of.seller)).enquiries).toBe(2)
  })

  it('are asked by certified enterprises but its own, and answered by its seller alone', async () => {
    const codes = []
    for (const account of ['forwarder', 'trader-new', 'consolidator-rejected'])
      codes.push((await ask(await of.market.signIn(account), 'May I?')).code)
    codes.push((await ask('', 'May I?')).code)
    expect(codes).toEqual([4003, 4003, 4003, 4098])
    const { id } = (await ask(of.buyer, 'When?')).data
    expect((await answer(of.buyer, id, 1, 'Now')).code).toBe(4004)
    expect((await answer(await of.market.signIn('forwarder2'), id, 1, 'Now')).code).toBe(4004)
    expect((await answer(of.seller, id, 1, 'Friday')).data.answer).toMatchObject({ text: 'Friday' })
    expect((await answer(of.seller, id, 1, 'Monday')).code).toBe(4009)
  })

  it('tell the seller, then the asker, with the way to them', async () => {
    const { id } = (await ask(of.buyer, 'When?')).data
    await answer(of.seller, id, 1, 'Soon')
    await answer(of.seller, id, 2, 'Later')
    const since = async (account: string) =>
      (await told(of.market, account, START)).filter((text) => /^LISTING_A(SK|NSW)/.test(text))
    expect(await since('forwarder')).toEqual([expect.stringMatching(/^LISTING_ASKED: .+new question/)])
    expect((await since('trader')).toSorted()).toEqual([
      expect.stringMatching(/answered your question/),
      expect.stringMatching(/changed the answer/),
    ])
    expect(await since('forwarder2')).toEqual([])
    const { records } = (await of.market.call(messageEndpoints.page, { size: 50 }, { token: of.buyer })).data
    expect(records.find(({ type }) => type === 'LISTING_ANSWERED')?.target).toEqual({
      kind: 'LISTING_QUESTIONS',
      id: of.listing.id,
    })
  })

  it('go on after its end, for a new price, and end when it is taken off', async () => {
    const command = async (call: typeof listingEndpoints.pause) => {
      const { id, version } = await seen(of.market, of.listing.id, of.seller)
      return of.market.call(call, { id, version, requestNo: newRequestNo() }, { token: of.seller })
    }
    await command(listingEndpoints.pause)
    expect((await ask(of.buyer, 'Paused for long?')).code).toBe(200)
    await command(listingEndpoints.takeOff)
    const late = await ask(of.buyer, 'Any other?')
    expect([late.code, late.data]).toMatchObject([4009, { current: { status: 'OFFLINE' } }])
    of = await listed({ validTo: '2026-11-22' })
    of.market.time.now += 3 * 24 * 3600_000
    expect((await seen(of.market, of.listing.id)).status).toBe('EXPIRED')
    expect((await ask(await of.market.signIn('trader'), "Today's price?")).code).toBe(200)
  })
})
