import { expect, test } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { Goods } from '@/contract/market/booking/shipment/schemas.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { tenderGoods } from '@/contract/trade/agreement/goods.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { accept, agreed, agreementNow, LANE, request } from './support.ts'

const GOODS: Goods = {
  cargo: { name: '家具 请致电 13812345678', hsCode: '940360' },
  weights: [{ isoCode: '45G1', kg: '18500' }],
}
const DANGEROUS = { unNo: '1263', class: '3', packingGroup: 'II' as const }

const orderNow = async (market: Market, id: string, account: string) =>
  (await market.call(orderEndpoints.detail, { id }, { token: await market.signIn(account) })).data

test('the cargo of a call-off is on its order; the seller reads it whole before it accepts, and whom to ask', async () => {
  const { market, id } = await agreed()
  const asked = (await request(market, id, GOODS)).data
  expect(asked.callOff).toMatchObject(GOODS)
  const [row] = (await agreementNow(market, id, 'forwarder')).callOffs
  expect(row?.callOff).toMatchObject(GOODS)
  expect((await agreementNow(market, id, 'forwarder')).contact?.mobile).toMatch(/^1\d{10}$/)
  const waiting = await orderNow(market, asked.id, 'forwarder')
  expect(waiting.contact?.mobile).toMatch(/^1\d{10}$/)
  expect(waiting).not.toHaveProperty('ownContact')
  await accept(market, asked)
  expect((await orderNow(market, asked.id, 'forwarder')).callOff).toMatchObject(GOODS)
  const token = await market.signIn('trader')
  const { terms } = (await market.call(orderEndpoints.contract, { id: asked.id }, { token })).data
  expect(terms.shipment).toMatchObject({
    cargo: { hsCode: '940360' },
    weights: GOODS.weights,
    readyDate: '2026-12-01',
    packages: [],
  })
})

test('what a booking could not say is refused at its field', async () => {
  const { market, id } = await agreed()
  const refusedAt = async (part: Partial<Goods>) => {
    const answer = await request(market, id, part)
    return [answer.code, ...JSON.stringify(answer.data).matchAll(/"field":"([^"]+)"/g)].map((one) =>
      typeof one === 'number' ? one : one[1],
    )
  }
  const { cargo, weights } = GOODS
  expect(await refusedAt({ cargo, weights: [] })).toEqual([4001, 'weights.0.kg'])
  expect(await refusedAt({ cargo, weights: [{ isoCode: '45G1', kg: '30481' }] })).toEqual([4001, 'weights.0.kg'])
  expect(await refusedAt({ weights })).toEqual([4001, 'cargo.name', 'cargo.hsCode'])
  const unknown = { ...cargo, dg: { ...DANGEROUS, packingGroup: 'II' as const } }
  expect((await request(market, id, { cargo: unknown, weights })).code).toBe(200)
})

test('without cargo it is that of the tender, as far as that says enough', async () => {
  const { market, id } = await agreed()
  const { cargo } = await agreementNow(market, id)
  const asked = (await request(market, id)).data
  expect(cargo?.nameZh).toBeTruthy()
  expect(asked.callOff?.cargo?.name).toBe(cargo?.nameZh)
  expect(asked.callOff?.weights).toEqual([{ isoCode: '45G1', kg: cargo?.kgPerBox }])
  expect((await agreementNow(market, id, 'forwarder')).cargo).toBeUndefined()
})

test('the weight of a tender is spread over its containers, up to what a container may weigh', () => {
  const cargo = { nameZh: '家具', packageType: 'CT', pieces: 1, cbm: '1', stackable: true }
  const goods = (grossKg: string, qty: number) =>
    tenderGoods({ cargo: { ...cargo, grossKg }, lanes: [{ boxes: [{ isoCode: '45G1', qty }] }] }).kgPerBox
  expect(goods('1000000', 52)).toBe('19231')
  expect(goods('61000', 2)).toBeUndefined()
  expect(goods('0', 2)).toBeUndefined()
  expect(LANE.boxes).toEqual([{ isoCode: '45G1', qty: 52 }])
})

test('a robot seller takes no cargo that explodes, and owes nothing for it', async () => {
  const market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: true })
  const token = await market.signIn('trader')
  const page = await market.call(agreementEndpoints.page, { size: 50 }, { token })
  const people = new Set(['c01', 'c02', 'c03', 'c04', 'c05'])
  const found = page.data.records.find(({ status, seller }) => status === 'ACTIVE' && !people.has(seller.id))
  const agreement = await agreementNow(market, found?.id ?? '')
  const day = (days: number) => new Date(market.time.now + days * 86_400_000).toISOString().slice(0, 10)
  const cargo = { name: '烟花', hsCode: '360410', dg: { unNo: '0335', class: '1.3', packingGroup: 'II' as const } }
  const weights = [{ isoCode: '45G1', kg: '9000' }]
  const times = { etd: day(16), readyDate: day(10) }
  const asked = (await request(market, agreement.id, { cargo, weights, ...times })).data
  const before = agreement.lanes[0]?.quantities
  market.time.now += 60_000
  expect((await orderNow(market, asked.id, 'trader')).callOff?.refusal?.reason).toBe('EMBARGO')
  expect((await agreementNow(market, agreement.id)).lanes[0]?.quantities).toEqual(before)
})
