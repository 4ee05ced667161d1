import { expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { ScheduleReason } from '@/contract/money/order/schedule/values.ts'
import { agreementEndpoints as calls } from '@/contract/trade/agreement/endpoints.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, type Market } from '../../support/market.ts'
import { accept, agreed, agreementNow, command, FLOATING, LANE, load, pay, request, rollTo } from './support.ts'

const RAISE = { code: 'PSS', lanes: [1], kind: 'INCREASE' as const, amount: '100', from: '2027-01-10' }

async function orderNow(market: Market, id: string, account = 'trader') {
  return (await market.call(orderEndpoints.detail, { id }, { token: await market.signIn(account) })).data
}

/** Two containers for 7 January, paid; from the 10th on PSS is 100 more a container, if the call-off comes after the notice. */
async function sailing(part: Parameters<typeof agreed>[1] = {}, etd = '2027-01-07', raise = RAISE) {
  const open = await agreed([LANE], { ...FLOATING, ...part })
  open.market.time.now = Date.parse('2026-12-09T01:00:00Z')
  const given = await command(open.market, calls.notice, 'forwarder', open.id, raise)
  if (given.code !== 200) throw new Error(JSON.stringify(given))
  open.market.time.now = Date.parse('2026-12-22T01:00:00Z')
  const { id } = (await request(open.market, open.id, { etd, readyDate: '2026-12-30' })).data
  const { version } = await orderNow(open.market, id)
  const done = await accept(open.market, { id, version }, etd, part.paymentTerm ? { creditLimit: '90000' } : {})
  if (done.code !== 200) throw new Error(JSON.stringify(done))
  return { ...open, orderId: id }
}
const usedIn = async (market: Market, id: string) => (await agreementNow(market, id)).lanes[0]?.quantities[0]

test('the seller rolls it past an increase: the price stays, it counts once and in its new week', async () => {
  const { market, id, orderId } = await sailing()
  const before = await orderNow(market, orderId)
  const since = market.time.now
  const rolled = await rollTo(market, orderId, '2027-01-14', 'ROLLED')
  expect(rolled.data.payable).toEqual(before.payable)
  expect(rolled.data.lanes).toEqual(before.lanes)
  expect(rolled.data.callOff?.rolled).toMatchObject([
    { etd: '2027-01-14', reason: 'ROLLED', change: { amount: '0.00' } },
  ])
  expect(await told(market, 'trader', since - 1, { group: 'AGREEMENT' })).toContainEqual(
    expect.stringMatching(/^AGREEMENT_ROLLED: The seller moved call-off .* to 2027-01-14; the price stays/),
  )
  expect(await usedIn(market, id)).toMatchObject({ confirmed: 2, remaining: 50 })
  const full = await request(market, id, {
    etd: '2027-01-12',
    readyDate: '2026-12-30',
    boxes: [{ isoCode: '45G1', qty: 1 }],
  })
  expect(full.data.callOff?.isOver).toBe(true)
  const free = await request(market, id, { etd: '2027-01-06', readyDate: '2026-12-30' })
  expect(free.data.callOff?.isOver).toBeUndefined()
})

test('at a lower price a paid order keeps its truth: lines, ledger and the balance of its buyer', async () => {
  // A decrease from the 10th on: the new sailing costs 2 x 40 less.
  const lower = { ...RAISE, code: 'PSS', kind: 'INCREASE' as const, from: '2027-01-08' }
  const { market, id, orderId } = await sailing({}, '2027-01-09', lower)
  await command(market, calls.notice, 'forwarder', id, { ...lower, kind: 'DECREASE', amount: '40', from: '2027-01-12' })
  market.time.now += 1000
  await pay(market, orderId)
  const before = await orderNow(market, orderId)
  expect(before.status).toBe('PAID')
  const since = market.time.now
  const { data } = await rollTo(market, orderId, '2027-01-14', 'ROLLED')
  expect(Number(before.payable.amount) - Number(data.payable.amount)).toBeCloseTo(80, 2)
  expect(data.status).toBe('PAID')
  expect(data.lanes[0]?.charges.find(({ code }) => code === 'PSS')).toMatchObject({ unitPrice: '60', amount: '120.00' })
  expect(data.ledger?.lines.find(({ code }) => code === 'PSS')).toMatchObject({ changes: '120.00', billed: '120.00' })
  expect(Number(data.ledger?.quoted) + Number(data.ledger?.changes)).toBeCloseTo(Number(data.ledger?.billed), 2)
  expect((await orderNow(market, orderId)).balance).toMatchObject([{ amount: '80.00', currency: 'USD' }])
  expect(await told(market, 'trader', since - 1, { group: 'AGREEMENT' })).toContainEqual(
    expect.stringMatching(/now sails on 2027-01-14: USD 80\.00 less by the agreement/),
  )
  // The first version stays that of the confirmation; the new sailing and its price are one more.
  const token = await market.signIn('trader')
  const read = async (version: number) =>
    (await market.call(orderEndpoints.contract, { id: orderId, version }, { token })).data
  expect((await read(1)).canonical).toMatch(/unitPrice\W+100\b/)
  const { canonical, versions } = await read(2)
  expect(canonical).not.toMatch(/unitPrice\W+100\b/)
  expect(versions?.map(({ parts }) => parts)).toEqual([[], ['SAILING', 'PRICE']])
})

test('at the wish of the buyer the new price holds: more of it is an addition that the buyer answers', async () => {
  const { market, orderId } = await sailing()
  await pay(market, orderId)
  const before = await orderNow(market, orderId)
  const { data } = await rollTo(market, orderId, '2027-01-14', 'CUSTOMER')
  expect(data.payable).toEqual(before.payable)
  const [charge] = data.adjustments
  expect(charge).toMatchObject({
    code: 'PSS',
    amount: { amount: '200.00' },
    status: 'PROPOSED',
    rolledTo: '2027-01-14',
  })
  expect(charge?.agreed).toMatchObject({ verdict: 'MATCH' })
  const answer = {
    id: orderId,
    chargeId: charge?.id ?? '',
    answer: 'APPROVED' as const,
    note: '',
    requestNo: newRequestNo(),
  }
  const token = await market.signIn('trader')
  const agreedTo = await market.call(orderEndpoints.answerCharge, answer, { token })
  expect(Number(agreedTo.data.payable.amount) - Number(before.payable.amount)).toBeCloseTo(200, 2)
  expect(agreedTo.data.dues?.some(({ rest }) => rest === '200.00')).toBe(true)
  // The seller moves it once more, to a day that costs no more: what was added stays.
  const again = await rollTo(market, orderId, '2027-01-21', 'ROLLED')
  expect(again.data.payable).toEqual(agreedTo.data.payable)
})

test('what the wish had added is taken back when the seller rolls it to a cheaper day', async () => {
  const { market, id, orderId } = await sailing({ paymentTerm: 'ON_BL' })
  const before = await orderNow(market, orderId)
  const { data } = await rollTo(market, orderId, '2027-01-14', 'CUSTOMER')
  const answer = { id: orderId, chargeId: data.adjustments[0]?.id ?? '', answer: 'APPROVED' as const, note: '' }
  const token = await market.signIn('trader')
  await market.call(orderEndpoints.answerCharge, { ...answer, requestNo: newRequestNo() }, { token })
  await command(market, calls.notice, 'forwarder', id, { ...RAISE, kind: 'DECREASE', amount: '60', from: '2027-01-15' })
  market.time.now += 1000
  const rolled = await rollTo(market, orderId, '2027-01-21', 'ROLLED')
  expect(Number(rolled.data.payable.amount) - Number(before.payable.amount)).toBeCloseTo(80, 2)
  expect(Number(rolled.data.ledger?.quoted) + Number(rolled.data.ledger?.changes)).toBeCloseTo(
    Number(rolled.data.payable.amount),
    2,
  )
})

test.each(['WEATHER', 'CONGESTION', 'BLANK_SAILING', 'OTHER'] as ScheduleReason[])(
  '%s moves the ship and changes neither price nor period',
  async (reason) => {
    const { market, orderId } = await sailing({ paymentTerm: 'ON_BL' }, '2027-01-12')
    const before = await orderNow(market, orderId)
    const { data } = await rollTo(market, orderId, '2027-01-14', reason)
    expect([data.payable, data.callOff?.rolled]).toEqual([before.payable, undefined])
  },
)

test('the buyer cannot wish it beyond the agreement; the ship of the seller sails when it sails', async () => {
  const { market, orderId } = await sailing({ paymentTerm: 'ON_BL' }, '2027-06-01')
  market.time.now = Date.parse('2027-05-20T01:00:00Z')
  const wished = await rollTo(market, orderId, '2027-06-08', 'CUSTOMER')
  expect(JSON.stringify(wished)).toContain('outside the agreement (2026-12-08 to 2027-06-07)')
  await load(market, orderId, '2027-06-01')
  const rolled = await rollTo(market, orderId, '2027-06-08', 'ROLLED')
  expect(rolled.data.callOff?.rolled).toMatchObject([{ etd: '2027-06-08' }])
})
