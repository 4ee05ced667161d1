import { expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { awardShares, bidNow, laneOf, openContract, quoteLane, quoteLanes } from '../support/contract.ts'

/** A pair of ports that the demo forwarders of the seed do not quote. */
const QUIET = { pol: 'CNSHA', pod: 'FRLEH' }

test('own prices per box are told version by version, in dollars at the rates of their tender, and nobody else’s', async () => {
  const lane = { ...laneOf(1, 10, 3), ...QUIET }
  const { market, tender } = await openContract([lane])
  const token = await market.signIn('forwarder')
  const history = async () => (await market.call(bidEndpoints.laneHistory, QUIET, { token })).data.points
  const before = (await history()).length
  await quoteLanes(market, 'forwarder2', tender, [quoteLane(lane, '777')])
  await quoteLanes(market, 'forwarder', tender, [quoteLane(lane, '1100')])
  const inYuan = quoteLane(lane, '7089.4')
  const charges = inYuan.charges.map((line) => (line.code === 'OFR' ? { ...line, currency: 'CNY' as const } : line))
  market.time.now += 60_000
  await quoteLanes(market, 'forwarder', tender, [{ ...inYuan, charges }], { version: 1 })
  const points = (await history()).slice(before)
  expect(tender.rates.cnyPer.USD).toBe('7.0894')
  expect(points.map(({ version, isoCode, price, usd, won }) => [version, isoCode, price, usd, won])).toEqual([
    [1, '22G1', { amount: '900', currency: 'USD' }, '900.00', false],
    [1, '45G1', { amount: '1100', currency: 'USD' }, '1100.00', false],
    // 900 / 7.0894 = 126.95
    [2, '22G1', { amount: '900', currency: 'CNY' }, '126.95', false],
    [2, '45G1', { amount: '7089.4', currency: 'CNY' }, '1000.00', false],
  ])
  expect(points.every(({ tenderNo }) => tenderNo === tender.no)).toBe(true)
})

test('the version that won is marked, and other lanes are left out', async () => {
  const lanes = [{ ...laneOf(1), ...QUIET }, laneOf(2)]
  const { market, tender } = await openContract(lanes)
  const [first, second] = lanes
  if (!first || !second) throw new Error('no lanes')
  await quoteLanes(market, 'forwarder', tender, [quoteLane(first, '1100'), quoteLane(second, '1300')])
  await market.call(demoEndpoints.clock, { advanceMs: 73 * 3600_000 })
  const bid = await bidNow(market, 'forwarder', tender.id)
  await awardShares(market, tender.id, [{ bidId: bid?.id ?? '', lanes: [{ laneNo: 1, boxes: first.boxes }] }])
  const token = await market.signIn('forwarder')
  const { points } = (await market.call(bidEndpoints.laneHistory, QUIET, { token })).data
  const mine = points.filter(({ tenderNo }) => tenderNo === tender.no)
  expect(mine.map(({ usd, won }) => [usd, won])).toEqual([['1100.00', true]])
})

test('a guest and an address that is no port are refused', async () => {
  const { market } = await openContract([laneOf(1)])
  expect((await market.call(bidEndpoints.laneHistory, QUIET)).code).toBe(4098)
  const token = await market.signIn('forwarder')
  expect((await market.call(bidEndpoints.laneHistory, { pol: '<b>', pod: 'x' }, { token })).code).toBe(4001)
})
