import { beforeAll, describe, expect, it } from 'vitest'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import type { HsMatch } from '@/contract/tools/customs/values.ts'
import { GOODS } from '@mock/seed/market/goods.ts'
import { tariff } from '@mock/seed/tariff.ts'
import { openMarket, type Market } from '../../support/market.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
const find = async (keyword: string) => (await market.call(customsEndpoints.find, { keyword })).data
const detail = async (code: string) => (await market.call(customsEndpoints.detail, { code })).data

/** The search text, the expected first result, and how it matched. */
const QUERIES: readonly (readonly [typed: string, first: string, match: HsMatch])[] = [
  ['8712', '8712', 'CODE'],
  ['8712.00.30', '8712003000', 'CODE'],
  ['8712003000', '8712003000', 'CODE'],
  ['84 15', '8415', 'CODE'],
  ['8418102', '8418102000', 'CODE'],
  ['8712007777', '8712', 'CODE'],
  ['自行车', '8712', 'NAME_ZH'],
  ['山地自行车', '8712003000', 'NAME_ZH'],
  ['空气调节器', '8415', 'NAME_ZH'],
  ['空调', '8415', 'WORD'],
  ['冰箱', '8418', 'WORD'],
  ['滚筒洗衣机', '8450', 'WORD'],
  ['光伏组件', '8541', 'WORD'],
  ['锂离子电池', '8507', 'WORD'],
  ['轮胎', '4011', 'WORD'],
  ['二极管', '8541100000', 'NAME_ZH'],
  ['柠檬油', '3301130000', 'NAME_ZH'],
  ['冻罗非鱼', '0303230000', 'NAME_ZH'],
  ['瓷砖', '6907', 'WORD'],
  ['人体工学办公椅', '9401', 'WORD'],
  ['板式家具', '9403', 'WORD'],
  ['坐椅安全带', '8708210000', 'NAME_ZH'],
  ['bicycles', '8712', 'WORD'],
  ['air conditioners', '8415', 'WORD'],
  ['laptop', '8471', 'WORD'],
  ['Tyres', '4011', 'WORD'],
  ['plywood', '4412', 'WORD'],
  ['sports shoes', '6404', 'WORD'],
  ['dry-cleaning', '8451100000', 'NAME_EN'],
  ['solar panel', '8541', 'WORD'],
  ['seat belts', '8708210000', 'NAME_EN'],
  ['胎面花纹', '4011100000', 'ELEMENT'],
]

describe('the search of the tariff', () => {
  it.each(QUERIES)('%s leads to %s by %s', async (typed, first, match) => {
    const [hit] = (await find(typed)).hits
    expect([hit?.code, hit?.match]).toEqual([first, match])
  })

  it('proposes near headings and words where nothing is found', async () => {
    const code = await find('8420999')
    expect(code.hits.map((hit) => hit.code)).toEqual(['8420'])
    expect((await find('8469')).nearest.map((hit) => hit.code)).toEqual(['8468', '8470', '8467', '8471', '8466'])
    const word = await find('refrigeratr')
    expect(word.hits).toEqual([])
    expect(word.words[0]).toBe('refrigerator')
    expect((await find('特种橡胶轮毂')).nearest.length).toBeGreaterThan(0)
    expect(await find('zzzzqqq')).toEqual({ hits: [], total: 0, nearest: [], words: [] })
  })

  it('gives the type-ahead of the tender the same order', async () => {
    const { data } = await market.call(customsEndpoints.searchHs, { keyword: '山地自行车', size: 5 })
    expect(data[0]).toMatchObject({ code: '8712003000', nameZh: '山地自行车', nameEn: 'Mountain bicycles' })
    expect(data.length).toBeLessThanOrEqual(5)
  })
})

describe('the tree', () => {
  it('has all headings of every chapter that the market trades in', async () => {
    const chapters = (await market.call(customsEndpoints.chapters, {})).data
    const counts = Object.fromEntries(chapters.map(({ code, headings }) => [code, headings]))
    // Number of headings in HS 2022.
    const full = { '03': 9, '33': 7, '39': 26, '40': 17, '44': 21, '61': 17, '64': 6, '69': 13, '73': 26, '84': 86 }
    const rest = { '85': 48, '87': 16, '94': 6, '95': 6 }
    expect(counts).toMatchObject({ ...full, ...rest })
    const traded = new Set(GOODS.map(({ hsCode }) => hsCode.slice(0, 2)))
    expect([...traded].filter((chapter) => !(chapter in { ...full, ...rest }))).toEqual([])
  })

  it('lists the headings of a chapter with their entries and refuses a chapter it does not know', async () => {
    const headings = (await market.call(customsEndpoints.headings, { chapter: '87' })).data
    const bicycles = headings.find(({ code }) => code === '8712')
    expect(bicycles?.entries.map(({ code }) => code)).toContain('8712003000')
    expect((await market.call(customsEndpoints.headings, { chapter: '77' })).code).toBe(4004)
  })
})

describe('a line of the tariff', () => {
  it('says rates, letters, units and elements in two languages, with source and day', async () => {
    expect(await detail('8415102100')).toMatchObject({
      status: 'CHECKED',
      mfnPct: 8,
      generalPct: 130,
      vatRebatePct: 13,
      supervision: [{ code: 'A', nameEn: 'Entry inspection and quarantine' }],
      inspection: [{ code: 'L' }, { code: 'M' }],
      source: { url: 'http://hs.bianmachaxun.com/query/code.php?word=8415', readOn: '2026-11-21' },
    })
    expect((await detail('8712003000')).elements?.[3]).toEqual({ nameZh: '轮径', nameEn: 'Wheel diameter' })
  })

  it('invents nothing: what no page said is null, and the line is a sample', async () => {
    const toy = await detail('9503006000')
    expect(toy).toMatchObject({ status: 'SAMPLE', mfnPct: null, generalPct: null, elements: null, vatRebatePct: 13 })
    const wrong = tariff().entries.filter(({ code, source, mfnPct, generalPct, vatPct, vatRebatePct }) => {
      const rates = [mfnPct, generalPct, vatPct, vatRebatePct]
      const isOdd = rates.some((rate) => rate !== null && (rate < 0 || rate > 230))
      const isOddVat = (vatPct !== null && vatPct !== 9 && vatPct !== 13) || (vatRebatePct ?? 0) > 13
      return isOdd || isOddVat || source.readOn === '' || !/^\d{10}$/.test(code)
    })
    expect(wrong).toEqual([])
  })

  it('is one of more than three hundred, two in three with both duty rates read; every letter and term is explained', () => {
    const { entries, headings, supervision, inspection, english, words, byCode, former } = tariff()
    expect(entries.length).toBeGreaterThanOrEqual(300)
    expect(byCode.size).toBe(entries.length + headings.length + former.length)
    expect(entries.filter(({ mfnPct, generalPct }) => mfnPct !== null && generalPct !== null).length).toBe(196)
    const unknown = entries.flatMap((entry) => [
      ...(entry.supervision ?? []).filter((letter) => !supervision.has(letter)),
      ...(entry.inspection ?? []).filter((letter) => !inspection.has(letter)),
      ...[...(entry.units ?? []), ...(entry.elements ?? [])].filter((term) => !english.has(term)),
      ...(byCode.has(entry.code.slice(0, 4)) ? [] : [entry.code]),
    ])
    expect(unknown).toEqual([])
    expect(words.filter(({ code }) => !byCode.has(code))).toEqual([])
  })

  it('tells of the codes that took its place, and a heading of its entries', async () => {
    expect((await detail('8712008110')).replacedBy).toEqual(['8712008100'])
    expect((await detail('8712008100')).replaces).toEqual(['8712008110', '8712008190'])
    const heading = await detail('8712')
    expect(heading).toMatchObject({ status: 'HEADING', mfnPct: null })
    expect(heading.source).toBeUndefined()
    expect(heading.near.length).toBeGreaterThan(5)
    expect((await market.call(customsEndpoints.detail, { code: '9999999999' })).code).toBe(4004)
  })
})
