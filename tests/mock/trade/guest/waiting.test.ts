import { beforeEach, describe, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { decided, wholeForm } from '../../support/certification.ts'
import { newRequestNo, openMarket, type Market } from '../../support/market.ts'
import { draft, quote } from '../../support/trade.ts'
import { GUEST, joinBy, revoke, tenderForGuests } from './support.ts'

let market: Market
let guest: string
let made: Awaited<ReturnType<typeof tenderForGuests>>
beforeEach(async () => {
  market = await openMarket()
  made = await tenderForGuests(market)
  guest = await joinBy(market, made.code)
})

const seen = async (): Promise<TenderDetail> =>
  (await market.call(tenderEndpoints.detail, { id: made.tender.id }, { token: guest })).data
const leave = async (freight: string, token = guest) => {
  const bid = quote(await seen(), freight)
  const body = { bid, draft: { tenderId: bid.tenderId, form: freight }, requestNo: newRequestNo() }
  return market.call(bidEndpoints.submitLater, body, { token })
}
const own = async () => (await market.call(bidEndpoints.forTender, { tenderId: made.tender.id }, { token: guest })).data
const certify = async () => decided(market, guest, await wholeForm(market, guest, 2))
const told = async () =>
  (await market.call(messageEndpoints.page, { size: 20 }, { token: guest })).data.records
    .filter(({ type }) => type === 'BID_HANDED_IN')
    .map(({ title }) => title)

describe('a quote that waits for a certification', () => {
  test('is a draft until then, and is handed in as it was left last', async () => {
    expect((await leave('1500')).code).toBe(200)
    expect((await leave('1400')).code).toBe(200)
    expect(await own()).toMatchObject({ draft: { form: '1400' }, waitingSince: expect.any(String) })
    expect(await own()).not.toHaveProperty('bid')
    expect((await seen()).bidCount).toBe(0)
    expect(await certify()).toMatchObject({ state: 'APPROVED' })
    const after = await own()
    expect(after.bid).toMatchObject({ status: 'SUBMITTED', version: 1 })
    expect(after.bid?.lanes[0]?.charges[0]?.unitPrice).toBe('1400')
    expect(after).not.toHaveProperty('waitingSince')
    expect((await seen()).bidCount).toBe(1)
    expect(await told()).toEqual(['Your bid is submitted'])
  })

  test('passes all rules of a quote at once, and is a guest’s only', async () => {
    const bid = { ...quote(await seen(), '1500'), validTo: '2026-11-01' }
    const body = { bid, draft: { tenderId: bid.tenderId }, requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.submitLater, body, { token: guest })).code).toBe(4001)
    expect((await leave('1500', await market.signIn('forwarder'))).code).toBe(4004)
    await certify()
    expect((await leave('1500')).code).toBe(4003)
    expect(await told()).toEqual([])
  })

  test('can be kept back', async () => {
    await leave('1500')
    const body = { tenderId: made.tender.id, requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.cancelLater, body, { token: guest })).code).toBe(200)
    await certify()
    expect(await own()).not.toHaveProperty('bid')
    expect(await own()).toMatchObject({ draft: { form: '1500' } })
  })

  test('stays a draft if the tender has changed meanwhile, and says so', async () => {
    await leave('1500')
    const body = draft(market, {
      visibility: 'INVITED',
      guests: [GUEST],
      incoterm: 'CFR',
      deadline: new Date(market.time.now + 48 * 3600_000).toISOString(),
    })
    const amend = { id: made.tender.id, version: made.tender.version, draft: body, note: '', requestNo: newRequestNo() }
    expect((await market.call(tenderEndpoints.amend, amend, { token: made.trader })).code).toBe(200)
    await certify()
    expect(await own()).not.toHaveProperty('bid')
    expect(await own()).not.toHaveProperty('waitingSince')
    expect(await own()).toMatchObject({ draft: { form: '1500' } })
    expect(await told()).toEqual(['Your bid was not submitted'])
  })

  test('is not handed in once its invitation was taken back', async () => {
    await leave('1500')
    await revoke(market, made.trader, made.guestId)
    await certify()
    expect(await told()).toEqual(['Your bid was not submitted'])
  })
})
