import { beforeAll, describe, expect, it } from 'vitest'
import { companyEndpoints } from '@/contract/member/company/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import services from '@mock/seed/data/services.json' with { type: 'json' }
import { initialsOf, soundsOf } from '@mock/seed/pinyin.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { tariff } from '@mock/seed/tariff.ts'
import { searchEndpoints } from '@/contract/front/search/endpoints.ts'
import type { SearchGroup, SearchQuery } from '@/contract/front/search/schemas.ts'
import { SEARCH_KINDS } from '@/contract/front/search/values.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { openMarket, type Market } from '../../support/market.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
const find = async (q: string, query: Partial<SearchQuery> = {}, token?: string) =>
  (await market.call(searchEndpoints.all, { q, ...query }, token ? { token } : {})).data.groups
const groupOf = <K extends SearchGroup['kind']>(groups: readonly SearchGroup[], kind: K) =>
  groups.find((group): group is Extract<SearchGroup, { kind: K }> => group.kind === kind)

/** The search text, the first group, and its first hit: its id, or a part of its name. */
const TABLE: readonly (readonly [q: string, kind: SearchGroup['kind'], first: string])[] = [
  ['上海', 'PORT', 'CNSHA'],
  ['shanghai', 'PORT', 'CNSHA'],
  ['SHANGHAI', 'PORT', 'CNSHA'],
  ['sh', 'PORT', 'CNSHA'],
  ['SHA', 'PORT', 'CNSHA'],
  ['CNSHA', 'PORT', 'CNSHA'],
  ['cnsgh', 'PORT', 'CNSHA'],
  ['ｃｎｓｈａ', 'PORT', 'CNSHA'],
  ['宁波', 'PORT', 'CNNGB'],
  ['nb', 'PORT', 'CNNGB'],
  ['ningbo', 'PORT', 'CNNGB'],
  ['厦门', 'PORT', 'CNXMN'],
  ['xm', 'PORT', 'CNXMN'],
  ['洛杉矶', 'PORT', 'USLAX'],
  ['lsj', 'PORT', 'USLAX'],
  ['LAX', 'PORT', 'USLAX'],
  ['los angeles', 'PORT', 'USLAX'],
  ['Los Ángeles', 'PORT', 'USLAX'],
  ['luoshanji', 'PORT', 'USLAX'],
  ['rotterdam', 'PORT', 'NLRTM'],
  ['鹿特丹', 'PORT', 'NLRTM'],
  ['hamburg', 'PORT', 'DEHAM'],
  ['汉堡', 'PORT', 'DEHAM'],
  ['yt', 'PORT', 'CNYTN'],
  ['yantian', 'PORT', 'CNYTN'],
  ['yan tian', 'PORT', 'CNYTN'],
  ['盐田', 'PORT', 'CNYTN'],
  ['CNYTN', 'PORT', 'CNYTN'],
  ['YTN', 'PORT', 'CNYTN'],
  ['PVG', 'AIRPORT', 'PVG'],
  ['shanghai pudong', 'AIRPORT', 'PVG'],
  ['CNXIY', 'STATION', 'CNXIY'],
  ['昆山', 'CITY', 'Kunshan'],
  ['yiwu', 'STATION', '义乌'],
  ['COSU', 'CARRIER', 'COSU'],
  ['mashiji', 'CARRIER', 'MAEU'],
  ['PW1', 'SERVICE', 'PW1'],
  ['cui dao tai ping yang', 'SERVICE', 'PW1'],
  ['zixingche', 'HS', '8712'],
  ['8712', 'HS', '8712'],
  ['8712003000', 'HS', '8712003000'],
  ['8712.00.30.00', 'HS', '8712003000'],
  ['8471', 'HS', '8471'],
  ['茶', 'HS', '0902'],
  ['tea', 'HS', '0902'],
  ['冻鱼', 'HS', '0303'],
  ['dy', 'HS', '0303'],
  ['frozen fish', 'HS', '0303'],
  ['zxc', 'HS', '8712'],
  ['上海 洛杉矶', 'TENDER', '上海→洛杉矶'],
  ['SHA LAX', 'TENDER', '上海→洛杉矶'],
  ['shanghai los angeles', 'TENDER', '上海→洛杉矶'],
  ['自行车', 'TENDER', '→'],
  ['bicycle', 'TENDER', '→'],
  ['澜屿', 'TENDER', '→'],
  ['拼箱', 'TENDER', '拼箱'],
  ['空箱', 'LISTING', '空箱'],
  ['整箱现舱', 'LISTING', '整箱现舱'],
  ['整箱运价', 'LISTING', '整箱运价'],
  ['ltd', 'PORT', 'NLRTM'],
  ['集装箱运输有限公司', 'COMPANY', '集装箱运输有限公司'],
  ['安全提示', 'NEWS', '安全提示'],
]

describe('the search over everything', () => {
  it.each(TABLE)('%s finds first of %s: %s', async (q, kind, first) => {
    const [group] = await find(q)
    const [hit] = group?.hits ?? []
    expect(group?.kind).toBe(kind)
    expect([hit?.id, hit?.titleZh].some((text) => text === first || text?.includes(first))).toBe(true)
  })

  it('has a table of more than forty questions over every kind', () => {
    expect(TABLE.length).toBeGreaterThan(40)
    expect(new Set(TABLE.map(([, kind]) => kind))).toEqual(new Set(SEARCH_KINDS))
  })

  it('finds a tender and a listing by their numbers, whole or in part', async () => {
    const [tender] = (await market.call(tenderEndpoints.page, { size: 1 })).data.records
    const [listing] = (await market.call(listingEndpoints.page, { size: 1 })).data.records
    if (!tender || !listing) throw new Error('nothing is on the market')
    for (const q of [tender.no, tender.no.toLowerCase(), tender.no.slice(2)]) {
      expect(groupOf(await find(q), 'TENDER')?.hits[0]?.id).toBe(tender.id)
    }
    const [first] = await find(listing.no)
    expect([first?.kind, first?.isExact, first?.hits[0]?.id]).toEqual(['LISTING', true, listing.id])
  })

  it('finds an enterprise by name, initials and its whole registration number, but not by a part of that', async () => {
    const token = await market.signIn('forwarder')
    const me = (await market.call(memberEndpoints.currentUser, {}, { token })).data
    const profile = (await market.call(companyEndpoints.profile, { id: me.companyId }, { token })).data
    const company = async (q: string) => groupOf(await find(q), 'COMPANY')?.hits[0]
    expect((await company(profile.nameZh))?.id).toBe(me.companyId)
    expect((await company(profile.nameEn ?? ''))?.id).toBe(me.companyId)
    expect((await company(initialsOf(profile.nameZh)))?.titleZh).toHaveLength(profile.nameZh.length)
    expect((await company(profile.uscc ?? ''))?.id).toBe(me.companyId)
    expect(await company((profile.uscc ?? '').slice(0, 12))).toBeUndefined()
  })

  it('comes in the order of the kinds, and what was named exactly before all', async () => {
    const plain = (await find('water')).map(({ kind }) => kind)
    expect(plain).toEqual(SEARCH_KINDS.filter((kind) => plain.includes(kind)))
    const groups = await find('宁波')
    const kinds = groups.map(({ kind }) => kind)
    const isExact = new Set(groups.flatMap((group) => (group.isExact ? [group.kind] : [])))
    const inOrder = (exact: boolean) =>
      SEARCH_KINDS.filter((kind) => kinds.includes(kind) && isExact.has(kind) === exact)
    expect(kinds[0]).toBe('PORT')
    expect(kinds).toEqual([...inOrder(true), ...inOrder(false)])
    expect(isExact.size).toBeLessThan(kinds.length)
  })

  it('gives as many of each kind as are wanted, and tells how many there are', async () => {
    const few = groupOf(await find('上海', { size: 2 }), 'TENDER')
    expect(few?.hits).toHaveLength(2)
    expect(few?.total).toBeGreaterThan(2)
    expect(groupOf(await find('上海'), 'TENDER')?.hits).toHaveLength(5)
    const wrong = await market.call(searchEndpoints.all, { q: '上海', size: 21 })
    expect(wrong.code).toBe(4001)
    expect((await market.call(searchEndpoints.all, { q: '  ' })).code).toBe(4001)
  })

  it('finds nothing for signs and for what nobody wrote', async () => {
    expect(await find('…')).toEqual([])
    expect(await find('qqqqqqqq')).toEqual([])
    expect(await find('<script>alert(1)</script>')).toEqual([])
  })

  it('shows a guest no price of a listing, and a member those of the same listings', async () => {
    const guest = groupOf(await find('整箱运价', { size: 20 }), 'LISTING')
    const token = await market.signIn('trader')
    const member = groupOf(await find('整箱运价', { size: 20 }, token), 'LISTING')
    expect(member?.hits.map(({ id }) => id)).toEqual(guest?.hits.map(({ id }) => id))
    expect(member?.hits.some(({ price }) => price !== undefined)).toBe(true)
    expect(guest?.hits.some(({ price }) => price !== undefined)).toBe(false)
  })

  it('costs a keystroke no more than some pages of listings', async () => {
    const costs = async (ask: () => Promise<unknown>): Promise<number> => {
      const from = performance.now()
      await ask()
      return performance.now() - from
    }
    const middle = (all: number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
    const keystrokes: number[] = []
    const pages: number[] = []
    await find('warm')
    // By turns, so that both meet the same load of the machine.
    for (const word of ['s', 'sh', 'sha', 'shan', 'shang', 'shangh', 'shangha', 'shanghai']) {
      keystrokes.push(await costs(() => find(word)))
      pages.push(await costs(() => market.call(listingEndpoints.page, { size: 20 })))
    }
    expect(middle(keystrokes) / middle(pages)).toBeLessThan(5)
  })
})

describe('one index over every name of a place', () => {
  it('finds Guangzhou, its airport and its city by gz', async () => {
    const groups = await find('gz', { size: 20 })
    const ids = groups.flatMap(({ kind, hits }) => hits.map(({ id }) => `${kind} ${id}`))
    expect(ids).toEqual(expect.arrayContaining(['PORT CNCAN', 'AIRPORT CAN', 'CITY Guangzhou']))
  })

  it.each([
    ['CNYTN', 'CODE'],
    ['YTN', 'CODE'],
    ['盐田', 'NAME_ZH'],
    ['Yantian', 'NAME_EN'],
    ['yt', 'INITIALS'],
  ])('says that %s matched by %s', async (q, by) => {
    expect(groupOf(await find(q), 'PORT')?.hits[0]).toMatchObject({ id: 'CNYTN', by })
  })

  it('says aliases and pinyin too, and of HS codes the same', async () => {
    expect(groupOf(await find('CNSGH'), 'PORT')?.hits[0]).toMatchObject({ id: 'CNSHA', by: 'ALIAS' })
    expect(groupOf(await find('luo shan ji'), 'PORT')?.hits[0]).toMatchObject({ id: 'USLAX', by: 'PINYIN' })
    expect(groupOf(await find('dongyu'), 'HS')?.hits[0]).toMatchObject({ id: '0303', by: 'PINYIN' })
    expect(groupOf(await find('dy'), 'HS')?.hits[0]).toMatchObject({ id: '0303', by: 'INITIALS' })
  })

  it('knows the pinyin of every name: none is without', () => {
    const { provinces, countries, cities, freight } = REFERENCE
    const { headings, entries } = tariff()
    const named = [
      ...provinces,
      ...countries,
      ...cities,
      ...freight.ports,
      ...freight.carriers,
      ...headings,
      ...entries,
    ]
    const others = [...(freight.airports ?? []), ...(freight.stations ?? []), ...services.items]
    const without = [...named, ...others].filter(({ nameZh }) => !/^[a-z0-9]+$/.test(soundsOf(nameZh).pinyin))
    expect(without.map(({ nameZh }) => nameZh)).toEqual([])
  })
})
