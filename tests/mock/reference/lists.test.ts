import { beforeAll, describe, expect, it } from 'vitest'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { TENDER_STATUSES } from '@/contract/trade/tender/values.ts'
import { openMarket, type Market } from '../support/market.ts'

describe('the reference lists', () => {
  let market: Market
  beforeAll(async () => {
    market = await openMarket()
  })

  it('find a province by Chinese, English, pinyin and initials', async () => {
    const find = async (name: string) =>
      (await market.call(referenceEndpoints.provinces, { name })).data.map((one) => one.shortZh)
    expect((await market.call(referenceEndpoints.provinces, {})).data).toHaveLength(34)
    for (const name of ['浙江', 'Zhejiang', 'zj']) expect(await find(name)).toEqual(['浙江'])
    expect(await find('nowhere')).toEqual([])
  })

  it('name 248 countries and regions, whole or by the page', async () => {
    expect((await market.call(referenceEndpoints.countries, {})).data).toHaveLength(248)
    expect((await market.call(referenceEndpoints.countries, { current: 2, size: 100 })).data).toHaveLength(100)
  })

  it('find a country by code, Chinese, English and pinyin, which every one has', async () => {
    const all = (await market.call(referenceEndpoints.countries, {})).data
    expect(all.filter(({ pinyin }) => !/^[a-z]+ [a-z]+$/.test(pinyin))).toEqual([])
    const find = async (name: string) =>
      (await market.call(referenceEndpoints.countries, { name })).data.map(({ code }) => code)
    for (const name of ['印度尼西亚', 'Indonesia', 'yindunixiya', 'ydnxy']) expect(await find(name)).toEqual(['ID'])
    for (const name of ['gangguojin', 'ggj']) expect(await find(name)).toEqual(['CD'])
  })

  it('say of an award that was not confirmed in time that it lapsed, not that it was declined', async () => {
    const all = (await market.call(referenceEndpoints.dictAll, {}, { language: 'zh-CN' })).data
    const winner = all.find((dict) => dict.dictCode === 'winner_status')
    const nameOf = (code: string) => winner?.items.find(({ itemCode }) => itemCode === code)
    expect(nameOf('LAPSED')).toMatchObject({ itemName: '逾期未确认' })
    expect(nameOf('DECLINED')).toMatchObject({ itemName: '已放弃' })
  })

  it('have one dictionary for each enumeration, with every value in both languages', async () => {
    const all = (await market.call(referenceEndpoints.dictAll, {})).data
    const status = all.find((dict) => dict.dictCode === 'tender_status')
    expect(status?.items.map((item) => item.itemCode)).toEqual([...TENDER_STATUSES])
    for (const item of all.flatMap((dict) => dict.items)) {
      expect(item.itemName).not.toBe('')
      expect(item.itemNameEn).not.toBe('')
    }
    const page = (await market.call(referenceEndpoints.dictPage, { dictCode: 'tender' })).data
    expect(page.records.map((dict) => dict.dictCode)).toContain('tender_status')
    const dictId = status?.dictId ?? ''
    expect((await market.call(referenceEndpoints.dictItems, { dictId })).data).toEqual(status?.items)
    expect((await market.call(referenceEndpoints.dictDetail, { id: dictId })).data).toEqual(status)
    expect((await market.call(referenceEndpoints.dictDetail, { id: 'none' })).code).toBe(4004)
  })

  it('place every port on the map, near its country, with pinyin in lower case', async () => {
    const { ports } = (await market.call(referenceEndpoints.freight, {})).data
    expect(ports).toHaveLength(153)
    const box: Record<string, [west: number, east: number, south: number, north: number]> = {
      CN: [73, 135, 18, 54],
      US: [-125, -66, 24, 50],
      JP: [129, 146, 30, 46],
      DE: [5, 16, 47, 56],
      AU: [112, 154, -44, -10],
      BR: [-74, -34, -34, 6],
      IN: [68, 98, 6, 36],
    }
    const misplaced = ports.filter((port) => {
      const [west, east, south, north] = box[port.country] ?? [-180, 180, -60, 75]
      return port.lon < west || port.lon > east || port.lat < south || port.lat > north
    })
    expect(misplaced).toEqual([])
    for (const port of ports) expect(`${port.pinyin}${port.initials}`).toMatch(/^[a-z]+$/)
  })

  it('find HS codes by digits with or without dots, Chinese and English', async () => {
    const codes = async (keyword: string) =>
      (await market.call(customsEndpoints.searchHs, { keyword })).data.map((hit) => hit.code)
    expect(await codes('8712.00.20')).toContain('8712002000')
    expect(await codes('自行车')).toContain('8712')
    expect(await codes('Bicycles')).toContain('8712')
    expect(await codes('zzzz')).toEqual([])
  })
})

describe('the sailing schedule', () => {
  let market: Market
  beforeAll(async () => {
    market = await openMarket()
  })
  const page = async (input: object) =>
    market.call(shippingDateEndpoints.page, { pol: 'CNSHA', pod: 'USLAX', size: 200, ...input })

  it('lists the weeks ahead, earliest first, the same ones every time, in port-local time', async () => {
    const { records } = (await page({})).data
    expect(records.length).toBeGreaterThanOrEqual(3 * 8 - 3)
    expect((await page({})).data.records).toEqual(records)
    const times = records.map((one) => Date.parse(one.etd))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    for (const one of records) {
      expect(one.etd).toMatch(/\+08:00$/)
      expect(one.eta).toMatch(/-0[78]:00$/)
      const days = (Date.parse(one.eta) - Date.parse(one.etd)) / 86_400_000
      expect(Math.abs(days - one.transitDays)).toBeLessThan(1)
    }
  })

  it('keeps to the days and the carrier asked for', async () => {
    const { records } = (await page({ etdFrom: '2026-12-01', etdTo: '2026-12-07' })).data
    expect(records.length).toBeGreaterThan(0)
    for (const one of records) {
      expect(one.etd >= '2026-12-01' && one.etd < '2026-12-08').toBe(true)
    }
    const carrierScac = records[0]?.carrierScac ?? ''
    const own = (await page({ carrierScac })).data.records
    expect(new Set(own.map((one) => one.carrierScac))).toEqual(new Set([carrierScac]))
  })

  it('knows ports by their second code, and refuses unknown ones', async () => {
    expect((await page({ pol: 'CNSGH' })).data.total).toBeGreaterThan(0)
    expect((await page({ pol: 'CNZZZ' })).data).toMatchObject({ fields: [{ field: 'pol' }] })
  })

  it('has at least 3,000 sailings in the next eight weeks', async () => {
    const { ports } = (await market.call(referenceEndpoints.freight, {})).data
    let total = 0
    for (const pol of ports.filter((port) => port.country === 'CN').slice(0, 5)) {
      for (const pod of ports.filter((port) => port.lane !== 'CHINA')) {
        total += (await page({ pol: pol.unlocode, pod: pod.unlocode, size: 1 })).data.total
      }
    }
    expect(total).toBeGreaterThan(3000)
  })
})
