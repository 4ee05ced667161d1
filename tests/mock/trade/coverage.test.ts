import { expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { newRequestNo, openMarket } from '../support/market.ts'
import { publish, quote } from '../support/trade.ts'

const BOXES = ['22G1', '45G1'].map((isoCode) => ({ isoCode, qty: 2 }))

/** A tender for both container types, and a quote on it that prices 40HQ only. */
async function halfQuoted() {
  const market = await openMarket()
  const trader = await market.signIn('trader')
  const plain = await publish(market, trader)
  const lanes: TenderDraft['lanes'] = plain.lanes.map((lane) => ({ ...lane, boxes: BOXES }))
  const tender = await publish(market, trader, { lanes })
  return { market, bid: quote(tender, '1800'), forwarder: await market.signIn('forwarder') }
}

test.each([
  ['zh-CN', 'OFR（20GP）必须报价；不承运请在“只报部分箱量”中去掉该箱型'],
  ['en-US', 'Price OFR for 20GP, or take 20GP out of what you offer'],
] as const)('freight for some of the types is refused at the charges of its lane, in %s', async (language, message) => {
  const { market, bid, forwarder: token } = await halfQuoted()
  const answer = await market.call(bidEndpoints.submit, { bid, requestNo: newRequestNo() }, { token, language })
  expect([answer.code, (answer.data as unknown as { fields: unknown }).fields]).toEqual([
    4001,
    [{ field: 'lanes.0.charges', message }],
  ])
})

test('without the type in the offer the same prices are accepted, and count as a half', async () => {
  const { market, bid, forwarder: token } = await halfQuoted()
  const lanes = bid.lanes.map((lane) => ({ ...lane, offeredBoxes: [{ isoCode: '45G1', qty: 2 }] }))
  const body = { bid: { ...bid, lanes }, requestNo: newRequestNo() }
  const answer = await market.call(bidEndpoints.submit, body, { token })
  expect([answer.code, answer.data.completeness]).toEqual([200, 50])
})

test('air freight by gross weight is refused at its quantity, by chargeable weight accepted', async () => {
  const market = await openMarket()
  const trader = await market.signIn('trader')
  const plain = await publish(market, trader)
  const loose = { pieces: 9, grossKg: '1200', cbm: '12' }
  const lanes = plain.lanes.map((lane) => ({ ...lane, pol: 'PVG', pod: 'LAX', boxes: [], loose }))
  const tender = await publish(market, trader, { mode: 'AIR', incoterm: 'FCA', lanes, requiredCharges: ['AIRF'] })
  const token = await market.signIn('forwarder')
  const send = (qty: string) => {
    const made = quote(tender, '1')
    const line = { code: 'AIRF', group: 'FREIGHT', basis: 'PER_KG', qty, unitPrice: '3.85', currency: 'USD' } as const
    const charges = [{ ...line, paymentTerm: 'PRE' as const, state: 'QUOTED' as const }]
    const bid = { ...made, lanes: made.lanes.map((lane) => ({ ...lane, charges })) }
    return market.call(bidEndpoints.submit, { bid, requestNo: newRequestNo() }, { token, language: 'en-US' })
  }
  const refused = await send('1200')
  expect((refused.data as unknown as { fields: { field: string }[] }).fields.map(({ field }) => field)).toEqual([
    'lanes.0.charges.0.qty',
  ])
  const taken = await send('2000')
  expect([taken.code, taken.data.allIn.amount, taken.data.completeness]).toEqual([200, '7700.00', 100])
})

test('a quantity that is not sent is the tender’s, and stands in the bid', async () => {
  const { market, bid, forwarder: token } = await halfQuoted()
  const lanes = bid.lanes.map((lane) => ({
    ...lane,
    offeredBoxes: [{ isoCode: '45G1', qty: 1 }],
    charges: lane.charges.map((line) => ({ ...line, qty: undefined })),
  }))
  const body = { bid: { ...bid, lanes }, requestNo: newRequestNo() }
  const answer = await market.call(bidEndpoints.submit, body, { token })
  expect(answer.data.lanes[0]?.charges.map(({ code, qty, amount }) => [code, qty, amount])).toEqual([
    ['OFR', '1', '1800.00'],
    ['DOC', '1', '450.00'],
  ])
})

test('a quantity that is sent and differs is refused, never corrected', async () => {
  const { market, bid, forwarder: token } = await halfQuoted()
  const lanes = bid.lanes.map((lane) => ({ ...lane, offeredBoxes: [{ isoCode: '45G1', qty: 1 }] }))
  const body = { bid: { ...bid, lanes }, requestNo: newRequestNo() }
  const answer = await market.call(bidEndpoints.submit, body, { token, language: 'en-US' })
  expect([answer.code, (answer.data as unknown as { fields: unknown }).fields]).toEqual([
    4001,
    [{ field: 'lanes.0.charges.0.qty', message: 'The quantity must be 1' }],
  ])
})
