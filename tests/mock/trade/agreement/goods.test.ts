import { expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { Goods } from '@/contract/market/booking/shipment/schemas.ts'
import { tenderGoods } from '@/contract/trade/agreement/goods.ts'
import type { Market } from '../../support/market.ts'
import { accept, agreed, agreementNow, LANE, request } from './support.ts'

const GOODS: Goods = {
  cargo: { name: '家具 请致电 13812345678', hsCode: '940360' },
  weights: [{ isoCode: '45G1', kg: '18500' }],
}
const DANGEROUS = { unNo: '1263', class: '3', packingGroup: 'II' as const }

const orderNow = async (market: Market, id: string, account: string) =>
  (await market.call(orderEndpoints.detail, { id }, { token: await market.signIn(account) })).data

test('the cargo of a call-off is on its order; the seller reads it before it accepts, without contact data', async () => {
  const { market, id } = await agreed()
  const asked = (await request(market, id, GOODS)).data
  expect(asked.callOff).toMatchObject(GOODS)
  const [row] = (await agreementNow(market, id, 'forwarder')).callOffs
  expect(row?.callOff?.weights).toEqual(GOODS.weights)
  expect(row?.callOff?.cargo?.hsCode).toBe('940360')
  expect(row?.callOff?.cargo?.name).not.toContain('13812345678')
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
