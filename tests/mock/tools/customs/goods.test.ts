import { beforeEach, describe, expect, it } from 'vitest'
import { customsEndpoints as calls } from '@/contract/tools/customs/endpoints.ts'
import type { GoodsInput } from '@/contract/tools/customs/schemas.ts'
import { newRequestNo, openMarket, type Market } from '../../support/market.ts'

const LAMP: GoodsInput = {
  nameZh: 'LED台灯',
  nameEn: 'LED desk lamp',
  hsCode: '9405.21',
  elements: [{ name: '材质', value: ' 铝 ' }],
  netKg: '0.8',
  grossKg: '1',
  packageType: 'CT',
}

let market: Market
let token: string
beforeEach(async () => {
  market = await openMarket()
  token = await market.signIn('trader')
})
const save = async (goods: Partial<GoodsInput> = {}, id?: string, by = token) =>
  market.call(
    calls.saveGoods,
    { ...(id && { id }), goods: { ...LAMP, ...goods }, requestNo: newRequestNo() },
    { token: by },
  )
const list = async (keyword = '', by = token) =>
  (await market.call(calls.goods, { size: 200, ...(keyword && { keyword }) }, { token: by })).data.records
const fieldsOf = async (goods: Partial<GoodsInput>) => {
  const answer = await save(goods)
  const data = answer.data as unknown as { fields?: { field: string }[] }
  return [answer.code, data?.fields?.map(({ field }) => field)]
}

describe('goods that an enterprise keeps', () => {
  it('are kept clean, found, changed and taken away; the seeded trader has some', async () => {
    expect((await list()).length).toBeGreaterThanOrEqual(3)
    const { data } = await save()
    expect(data).toMatchObject({ hsCode: '940521', elements: [{ name: '材质', value: '铝' }] })
    expect((await list('lamp')).map(({ id }) => id)).toEqual([data.id])
    expect((await list('940521 台灯')).map(({ id }) => id)).toEqual([data.id])
    market.time.now += 1000
    expect((await save({ netKg: '0.9', nameEn: '' }, data.id)).data).toMatchObject({ id: data.id, netKg: '0.9' })
    expect((await list())[0]?.id).toBe(data.id)
    expect((await list())[0]?.nameEn).toBeUndefined()
    expect((await market.call(calls.removeGoods, { id: data.id }, { token })).code).toBe(200)
    expect(await list('台灯')).toEqual([])
  })

  it('are refused where name, code or weights are wrong, and when they are there already', async () => {
    expect(await fieldsOf({ nameZh: ' ' })).toEqual([4001, ['goods.nameZh']])
    expect(await fieldsOf({ hsCode: '940' })).toEqual([4001, ['goods.hsCode']])
    expect(await fieldsOf({ hsCode: '7700' })).toEqual([4001, ['goods.hsCode']])
    expect(await fieldsOf({ netKg: '2', grossKg: '1' })).toEqual([4001, ['goods.grossKg']])
    expect((await save()).code).toBe(200)
    expect(await fieldsOf({ nameZh: 'led台灯', hsCode: '940521' })).toEqual([4001, ['goods.nameZh']])
    expect((await save({ hsCode: '9405' })).code).toBe(200)
  })

  it('are nobody else’s: others neither see, change nor remove them, and guests are sent to the login', async () => {
    const { data } = await save()
    const other = await market.signIn('forwarder')
    expect((await list('', other)).map(({ id }) => id)).not.toContain(data.id)
    expect((await save({}, data.id, other)).code).toBe(4004)
    expect((await market.call(calls.removeGoods, { id: data.id }, { token: other })).code).toBe(4004)
    expect((await market.call(calls.goods, {}, {})).code).toBe(4098)
    expect((await list('台灯'))[0]?.id).toBe(data.id)
  })

  it('are kept once however often one intent is sent', async () => {
    const requestNo = newRequestNo()
    const send = async () => market.call(calls.saveGoods, { goods: LAMP, requestNo }, { token })
    expect((await send()).data).toEqual((await send()).data)
    expect(await list('台灯')).toHaveLength(1)
  })
})
