import { beforeEach, describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { newRequestNo, openMarket, type Market } from '../support/market.ts'
import { bidOn, publish } from '../support/trade.ts'

describe('a publisher', () => {
  let market: Market
  let trader: string
  beforeEach(async () => {
    market = await openMarket()
    trader = await market.signIn('trader')
  })
  const save = async (draft: Record<string, unknown>, part: { id?: string; version?: number } = {}) =>
    market.call(tenderEndpoints.saveDraft, { ...part, draft, requestNo: newRequestNo() }, { token: trader })

  it('may only ask for charges that there are: nobody could quote another', async () => {
    await expect(publish(market, trader, { requiredCharges: ['OFR', 'THC'] })).rejects.toThrow('requiredCharges')
    expect((await publish(market, trader, { requiredCharges: ['OFR', 'OTHC'] })).requiredCharges).toEqual([
      'OFR',
      'OTHC',
    ])
  })

  it('keeps a half-written draft, goes on with it and throws it away; nobody else sees it', async () => {
    const first = (await save({ title: 'half' })).data
    const second = (await save({ title: 'half done', anything: 1 }, { id: first.id, version: first.version })).data
    expect((await save({ title: 'late' }, { id: first.id, version: first.version })).code).toBe(4009)
    expect((await save({ title: 'stale' }, { id: first.id })).code).toBe(4009)
    expect((await market.call(tenderEndpoints.draft, { id: first.id }, { token: trader })).data.draft).toEqual({
      title: 'half done',
      anything: 1,
    })
    expect(
      (await market.call(tenderEndpoints.draft, { id: first.id }, { token: await market.signIn('trader2') })).code,
    ).toBe(4004)
    expect((await market.call(tenderEndpoints.detail, { id: first.id })).code).toBe(4004)
    const listed = await market.call(tenderEndpoints.minePage, { status: 'DRAFT' }, { token: trader })
    expect(listed.data.records.find((row) => row.id === first.id)?.title).toBe('half done')
    expect(
      (
        await market.call(
          tenderEndpoints.removeDraft,
          { id: first.id, version: second.version, requestNo: newRequestNo() },
          { token: trader },
        )
      ).data,
    ).toEqual({ done: true })
    expect((await market.call(tenderEndpoints.draft, { id: first.id }, { token: trader })).code).toBe(4004)
  })

  it('withdraws an open tender with a reason that the bidders read, and cannot do so twice', async () => {
    const tender = await publish(market, trader)
    const forwarder = await market.signIn('forwarder')
    await bidOn(market, forwarder, tender, '1800')
    const body = { id: tender.id, version: tender.version, reason: 'CARGO_DELAYED', note: 'factory strike' } as const
    const gone = await market.call(tenderEndpoints.cancel, { ...body, requestNo: newRequestNo() }, { token: trader })
    expect(gone.data.status).toBe('CANCELLED')
    expect((await market.call(tenderEndpoints.detail, { id: tender.id }, { token: forwarder })).data).toMatchObject({
      cancelReason: 'CARGO_DELAYED',
      cancelNote: 'factory strike',
      myBid: { status: 'LOST' },
    })
    expect(
      (await market.call(tenderEndpoints.cancel, { ...body, requestNo: newRequestNo() }, { token: trader })).code,
    ).toBe(4009)
    expect((await bidOn(market, forwarder, tender, '1700')).code).toBe(4030)
  })

  it('is refused without certification, as a consolidation enterprise and with a wrong draft', async () => {
    const as = async (account: string) =>
      (
        await market.call(
          tenderEndpoints.submit,
          { draft: await whole(), requestNo: newRequestNo() },
          { token: await market.signIn(account) },
        )
      ).code
    const whole = async () =>
      (await market.call(tenderEndpoints.detail, { id: (await publish(market, trader)).id }, { token: trader })).data
    expect(await as('consolidator')).toBe(4003)
    const wrong = await market.call(
      tenderEndpoints.submit,
      {
        draft: { ...(await whole()), deadline: new Date(market.time.now + 60_000).toISOString() },
        requestNo: newRequestNo(),
      },
      { token: trader, language: 'zh-CN' },
    )
    expect([wrong.code, wrong.data]).toMatchObject([
      4001,
      { fields: [{ field: 'deadline', message: '截止时间至少在 2 小时后' }] },
    ])
  })
})

describe('a bidder', () => {
  it('follows, quotes, withdraws before the deadline and may quote again', async () => {
    const market = await openMarket()
    const tender = await publish(market, await market.signIn('trader'))
    const token = await market.signIn('forwarder')
    const saved = { targetType: 'TENDER', targetId: tender.id } as const
    expect((await market.call(favoriteEndpoints.save, saved, { token })).data.count).toBe(1)
    expect(
      (await market.call(tenderEndpoints.page, { watched: true, size: 500 }, { token })).data.records.map(
        (row) => row.id,
      ),
    ).toContain(tender.id)
    const bid = (await bidOn(market, token, tender, '1800')).data
    const command = { id: bid.id, version: bid.version }
    expect(
      (await market.call(bidEndpoints.withdraw, { ...command, requestNo: newRequestNo() }, { token })).data.status,
    ).toBe('WITHDRAWN')
    const again = await bidOn(market, token, tender, '1750')
    expect(again.data).toMatchObject({ status: 'SUBMITTED', version: 2, history: [{ version: 1 }] })
    market.time.now += 25 * 3600_000
    expect(
      (
        await market.call(
          bidEndpoints.withdraw,
          { ...command, version: 2, requestNo: newRequestNo() },
          { token: await market.signIn('forwarder') },
        )
      ).code,
    ).toBe(4030)
  })

  it('learns its own rank in a ranking tender and never another price', async () => {
    const market = await openMarket()
    const tender = await publish(market, await market.signIn('trader'), { quoting: 'RANK' })
    const [one, two] = [await market.signIn('forwarder'), await market.signIn('forwarder2')]
    await bidOn(market, one, tender, '1900')
    const second = await bidOn(market, two, tender, '1800')
    expect(second.data).toMatchObject({ rank: 1, rankOf: 2 })
    const mine = await market.call(bidEndpoints.forTender, { tenderId: tender.id }, { token: one })
    expect(mine.data.bid).toMatchObject({ rank: 2, rankOf: 2 })
    expect(JSON.stringify(mine.data)).not.toContain(second.data.allIn.amount)
    expect((await market.call(bidEndpoints.received, { tenderId: tender.id }, { token: one })).code).toBe(4003)
  })

  it('sees the ladder without names in an open tender', async () => {
    const market = await openMarket()
    const tender = await publish(market, await market.signIn('trader'), { quoting: 'OPEN' })
    const [one, two] = [await market.signIn('forwarder'), await market.signIn('forwarder2')]
    await bidOn(market, one, tender, '1900')
    await bidOn(market, two, tender, '1800')
    const seen = (await market.call(bidEndpoints.received, { tenderId: tender.id }, { token: one })).data
    expect(seen.bids).toEqual([])
    expect(seen.openBoard?.map((step) => [step.rank, step.mine])).toEqual([
      [1, false],
      [2, true],
    ])
  })
})
