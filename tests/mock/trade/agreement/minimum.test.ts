import { expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { agreementEndpoints as calls } from '@/contract/trade/agreement/endpoints.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { picture } from '../../support/fulfilled.ts'
import { newRequestNo, type Market } from '../../support/market.ts'
import { MINIMUM, used } from './short.ts'
import { accept, agreed, agreementNow, command, FLOATING, load, request } from './support.ts'

const REASON = '协议期内未达到最低箱量'

const shortOf = async (market: Market, id: string) => {
  const { lanes, shortfall, status } = await agreementNow(market, id)
  return { status, minimum: lanes[0]?.minimum, shortfall }
}
const claim = (market: Market, id: string, account = 'forwarder') =>
  command(market, calls.claimShortfall, account, id, { reason: REASON })

test('what is missing is claimed on the last shipment once the agreement is over, and the buyer answers it there', async () => {
  const { market, id, orderId } = await used()
  expect(await shortOf(market, id)).toMatchObject({
    status: 'ACTIVE',
    minimum: { committed: 8, needed: 8, loaded: 2, refused: 2, shortfall: 4, fee: '600.00', sellerShortfall: 2 },
    shortfall: { fee: { amount: '600.00', currency: 'USD' }, toLoad: 0, order: { id: orderId } },
  })
  // Not before the end, and not by the buyer.
  expect((await claim(market, id)).code).toBe(4009)
  market.time.now = Date.parse('2027-06-08T01:00:00Z')
  expect((await claim(market, id, 'trader')).code).toBe(4003)
  const short = await command(market, calls.claimShortfall, 'forwarder', id, { reason: 'x' })
  expect(short).toMatchObject({ code: 4001, data: { fields: [{ field: 'reason' }] } })
  const claimed = await claim(market, id)
  expect(claimed).toMatchObject({ code: 200, data: { shortfall: { claim: { status: 'PROPOSED' } } } })
  expect((await claim(market, id)).code).toBe(4009)
  const token = await market.signIn('trader')
  const order = (await market.call(orderEndpoints.detail, { id: orderId }, { token })).data
  const charge = order.adjustments.find(({ code }) => code === 'DFR')
  expect(charge).toMatchObject({
    amount: { amount: '600.00', currency: 'USD' },
    reason: REASON,
    shortfall: 4,
    status: 'PROPOSED',
    agreed: { verdict: 'MATCH', expected: '600.00' },
  })
  const answer = { id: orderId, chargeId: charge?.id ?? '', answer: 'APPROVED' as const, note: '' }
  const agreedTo = await market.call(orderEndpoints.answerCharge, { ...answer, requestNo: newRequestNo() }, { token })
  expect(agreedTo.code).toBe(200)
  expect(Number(agreedTo.data.payable.amount) - Number(order.payable.amount)).toBe(600)
  expect((await shortOf(market, id)).shortfall?.claim?.status).toBe('APPROVED')
  expect((await claim(market, id)).code).toBe(4009)
})

test('a claim that was not answered can be made again; nothing is claimed while something is to be loaded', async () => {
  const { market, id } = await used()
  const late = (await request(market, id, { etd: '2027-06-01', readyDate: '2027-05-20' })).data
  expect((await accept(market, late, '2027-06-01')).code).toBe(200)
  market.time.now = Date.parse('2027-06-08T01:00:00Z')
  expect((await shortOf(market, id)).shortfall).toMatchObject({ toLoad: 2 })
  expect((await claim(market, id)).code).toBe(4009)
  await load(market, late.id, '2027-06-09')
  expect(await shortOf(market, id)).toMatchObject({
    minimum: { loaded: 4, shortfall: 2, fee: '300.00' },
    shortfall: { toLoad: 0, order: { id: late.id, isOpen: true } },
  })
  expect((await claim(market, id)).code).toBe(200)
  market.time.now += 30 * 86_400_000
  expect((await shortOf(market, id)).shortfall?.claim?.status).toBe('LAPSED')
  expect((await claim(market, id)).code).toBe(200)
})

test('a termination lowers the minimum, an objection to an increase takes it away', async () => {
  const { market, id } = await used()
  market.time.now = Date.parse('2026-12-09T01:00:00Z')
  expect((await command(market, calls.terminate, 'trader', id, { reason: '改走铁路运输' })).code).toBe(200)
  // 8 December to 8 January are 32 days of 182: floor(8 x 32 / 182) = 1.
  expect((await shortOf(market, id)).minimum).toMatchObject({ committed: 1, shortfall: 0 })

  const other = await agreed([MINIMUM], FLOATING)
  other.market.time.now = Date.parse('2026-12-09T01:00:00Z')
  const raise = { code: 'PSS', lanes: [1], kind: 'INCREASE' as const, amount: '100', from: '2027-01-10' }
  const given = await command(other.market, calls.notice, 'forwarder', other.id, raise)
  const noticeId = given.data.notices?.[0]?.id ?? ''
  expect((await shortOf(other.market, other.id)).minimum).toMatchObject({ committed: 8, shortfall: 8 })
  const objection = { noticeId, agree: false, note: '' }
  expect((await command(other.market, calls.answerNotice, 'trader', other.id, objection)).code).toBe(200)
  expect((await shortOf(other.market, other.id)).minimum).toMatchObject({ committed: 0, fee: '0.00' })
})

test.each(['DFR', 'LATE_FEE'])('%s has a name, and cannot be added to an order by hand or quoted', async (code) => {
  expect(REFERENCE.freight.charges.map((charge) => charge.code)).toContain(code)
  expect(REFERENCE.chargeByCode.has(code)).toBe(false)
  const { market, orderId } = await used()
  const token = await market.signIn('forwarder')
  const evidence = [await picture({ market }, token)]
  const input = { id: orderId, code, amount: '10', reason: REASON, evidence, requestNo: newRequestNo() }
  const byHand = await market.call(orderEndpoints.proposeCharge, input, { token })
  expect(byHand).toMatchObject({ code: 4001, data: { fields: [{ field: 'code' }] } })
})
