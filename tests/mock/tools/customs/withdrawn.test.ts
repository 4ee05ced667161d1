import { beforeAll, describe, expect, it } from 'vitest'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import hsMore from '@mock/seed/data/hsMore.json' with { type: 'json' }
import { tariff } from '@mock/seed/tariff.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { draft, publish } from '../../support/trade.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
const find = async (keyword: string) => (await market.call(customsEndpoints.find, { keyword })).data
const detail = async (code: string) => (await market.call(customsEndpoints.detail, { code })).data

describe('codes that were withdrawn', () => {
  it('are found by themselves and lead to what replaced them', async () => {
    const [hit] = (await find('6109100021')).hits
    expect(hit).toMatchObject({ code: '6109100021', status: 'WITHDRAWN', replacedBy: ['6109100000'] })
    expect((await detail('6109100021')).replacedBy).toEqual(['6109100000'])
    expect((await detail('6109100000')).replaces).toContain('6109100021')
  })

  it.each(['8507400000', '6109909022'])('%s is one of them, no longer a line in use', async (code) => {
    expect(tariff().entries.some((entry) => entry.code === code)).toBe(false)
    expect((await detail(code)).status).toBe('WITHDRAWN')
  })

  it('all have a name and somewhere to go; where that is no line of ours it is a code of its heading or chapter', () => {
    const { replacedBy, byCode } = tariff()
    for (const [code, to] of replacedBy) {
      expect(byCode.get(code)?.nameZh ?? hsMore.about).not.toBe('')
      expect(to.length).toBeGreaterThan(0)
      expect(to.every((one) => /^\d{10}$/.test(one) && one.slice(0, 2) === code.slice(0, 2))).toBe(true)
    }
  })

  it('are refused in kept goods and in a tender, and the codes to use are named', async () => {
    const token = await market.signIn('trader')
    const goods = { nameZh: '棉制T恤', hsCode: '6109.10.0021', elements: [] }
    const kept = await market.call(customsEndpoints.saveGoods, { goods, requestNo: 'withdrawn-goods-1' }, { token })
    expect([kept.code, JSON.stringify(kept.data)]).toEqual([4001, expect.stringContaining('6109100000')])
    const cargo = { ...draft(market).cargo, hsCode: '6109100021' }
    await expect(publish(market, token, { cargo })).rejects.toThrow(/cargo\.hsCode.*6109100000/)
  })
})

describe('the second list of codes', () => {
  it('says of each rebate whether it was read, is usual or not known, and that is never nought', async () => {
    const usual = await detail('3305200000')
    expect([usual.rebate, usual.vatRebatePct, usual.source?.readOn]).toEqual(['USUAL', 13, hsMore.readOn])
    const unknown = await detail('0703201000')
    expect([unknown.rebate, unknown.vatRebatePct]).toEqual(['UNKNOWN', null])
    const { entries } = tariff()
    expect(entries.every(({ rebate, vatRebatePct }) => (rebate === 'UNKNOWN') === (vatRebatePct === null))).toBe(true)
    expect(entries.every(({ source }) => source.readOn !== '')).toBe(true)
  })

  it('adds four hundred lines, each once, of a heading and a chapter that are listed', () => {
    const { entries, headings, chapters, replacedBy } = tariff()
    expect(entries.length).toBeGreaterThan(700)
    expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length)
    const [four, two] = [new Set(headings.map(({ code }) => code)), new Set(chapters.map(({ code }) => code))]
    expect(entries.filter(({ code }) => !four.has(code.slice(0, 4)) || !two.has(code.slice(0, 2)))).toEqual([])
    expect(hsMore.items.some(([code]) => replacedBy.has(String(code)))).toBe(false)
  })

  it('says the base duty of the United States for forty products', async () => {
    expect((await detail('6109100000')).destinationDuty).toMatchObject({
      country: 'US',
      line: '6109.10.00',
      rate: '16.5%',
      asOf: '2025-01',
    })
    expect(tariff().usDuty.size).toBe(40)
    expect([...tariff().usDuty.keys()].every((code) => tariff().byCode.has(code))).toBe(true)
  })
})
