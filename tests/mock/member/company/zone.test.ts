import { beforeAll, describe, expect, it } from 'vitest'
import { companyEndpoints } from '@/contract/member/company/endpoints.ts'
import type { DirectoryQuery } from '@/contract/member/company/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { USER_TYPES } from '@/contract/userType.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { initialsOf } from '@mock/seed/pinyin.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, type Market } from '../../support/market.ts'

const store = memoryStore()
const rows = openRows(store)
let market: Market
beforeAll(async () => {
  market = await openMarket({ store })
})
const find = async (query: DirectoryQuery) =>
  (await market.call(companyEndpoints.directory, { size: 100, ...query })).data
const profileOf = (id: string, token?: string) => market.call(companyEndpoints.profile, { id }, token ? { token } : {})

describe('the public directory', () => {
  it.each(USER_TYPES)('holds all enterprises of kind %s, certified ones first', async (userType) => {
    const { records, total } = await find({ userType })
    expect(total).toBe(rows.companies.count((company) => company.userType === userType))
    expect(records.every((row) => row.userType === userType)).toBe(true)
    const firstOther = records.findIndex(({ certified }) => !certified)
    expect(records.slice(firstOther < 0 ? records.length : firstOther).every(({ certified }) => !certified)).toBe(true)
  })

  it('is searched by initials of the Chinese name, by province, lane, service, rating and certification', async () => {
    const [one] = (await find({ userType: 2 })).records
    if (!one) throw new Error('no companies')
    const named = await find({ userType: 2, keyword: initialsOf(one.nameZh).slice(0, 5).toUpperCase() })
    expect(named.records.map(({ id }) => id)).toContain(one.id)
    expect(named.total).toBeLessThan(23)
    const { provinceCode } = one
    expect((await find({ userType: 2, provinceCode })).records.every((row) => row.provinceCode === provinceCode)).toBe(
      true,
    )
    const [lane = ''] = one.lanes
    expect((await find({ userType: 2, lane })).records.every((row) => row.lanes.includes(lane))).toBe(true)
    expect((await find({ userType: 3, service: 'AIR' })).total).toBe(0)
    expect((await find({ userType: 2, minRating: 4 })).records.every(({ rating }) => rating >= 4)).toBe(true)
    expect((await find({ userType: 1, certifiedOnly: true })).records.every(({ certified }) => certified)).toBe(true)
  })

  it.each([
    ['orders', 'completedOrders', -1],
    ['rating', 'rating', -1],
    ['response', 'medianResponseMin', 1],
  ] as const)('is put in order by %s', async (sort, fact, sign) => {
    const { records } = await find({ userType: 2, certifiedOnly: true, sort })
    const values = records.map((row) => row[fact] * sign)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  })
})

describe('a public profile', () => {
  it('tells guests neither contacts nor the credit code, and members the code only', async () => {
    const id = 'c33'
    const guest = (await profileOf(id)).data
    const member = (await profileOf(id, await market.signIn('trader'))).data
    expect(guest.uscc).toBeUndefined()
    expect(member.uscc).toBe(rows.companies.get(id)?.uscc)
    for (const told of [guest, member])
      expect(['address', 'email', 'mobile', 'contactName'].filter((name) => name in told)).toEqual([])
  })

  it('counts what is open as the searches find it', async () => {
    const companies = rows.companies.all().map(({ id }) => id)
    let seen = 0
    for (const id of companies) {
      const { openTenders, listings } = (await profileOf(id)).data
      expect(openTenders).toBe((await market.call(tenderEndpoints.page, { buyerId: id, size: 1 })).data.total)
      expect(listings).toBe((await market.call(listingEndpoints.page, { sellerId: id, size: 1 })).data.total)
      seen += openTenders + listings
    }
    expect(seen).toBeGreaterThan(300)
  })

  it('shows published reviews with their mean and without a name', async () => {
    const order = rows.orders.all(({ status, reviews = [] }) => status === 'REVIEWED' && reviews.length === 2)[0]
    if (!order) throw new Error('no reviewed order')
    const { reviews, reviewCount, points } = (await profileOf(order.sellerId)).data
    expect(reviewCount).toBeGreaterThan(0)
    expect(reviews.every(({ at }, place) => place === 0 || at <= (reviews[place - 1]?.at ?? ''))).toBe(true)
    expect(points?.onTime).toBeGreaterThan(0)
    expect(points?.onTime).toBeLessThanOrEqual(5)
    const buyer = rows.companies.get(order.buyerId)
    expect(JSON.stringify(reviews)).not.toContain(buyer?.nameZh)
  })

  it('is missing for an id that nobody has', async () => {
    expect((await profileOf('nobody')).code).toBe(BUSINESS_CODES.notFound)
  })
})

describe('the figures of a zone', () => {
  it.each(USER_TYPES)('of kind %s are those of its members', async (userType) => {
    const { data } = await market.call(companyEndpoints.zone, { userType })
    expect(data.enterprises).toBe((await find({ userType })).total)
    expect(data.certified).toBe((await find({ userType, certifiedOnly: true })).total)
    const ids = new Set(rows.companies.all((company) => company.userType === userType).map(({ id }) => id))
    const { records } = (await market.call(tenderEndpoints.page, { size: 500 })).data
    expect(data.openTenders).toBe(records.filter(({ buyer }) => ids.has(buyer.id)).length)
  })

  it('refuses a kind that does not exist', async () => {
    const { code } = await market.call(companyEndpoints.zone, { userType: 4 as 1 })
    expect(code).toBe(BUSINESS_CODES.fieldErrors)
  })
})

describe('initials of Chinese', () => {
  it.each([
    ['\u4e0a\u6d77', 'sh'],
    ['\u6df1\u5733\u6cd3\u821f\u56fd\u9645\u7269\u6d41', 'szhzgjwl'],
    ['\u53a6\u95e8\u4e91\u951a', 'xmym'],
    ['\u91cd\u5e86', 'cq'],
    ['\u65e5\u7167', 'rz'],
    ['\u957f\u8363\u6d77\u8fd0', 'crhy'],
    ['Cangtong 24 (\u4ed3\u901a)', 'cangtong24ct'],
  ])('%s is %s', (text, initials) => {
    expect(initialsOf(text)).toBe(initials)
  })
})
