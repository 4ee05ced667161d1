import { beforeEach, describe, expect, it } from 'vitest'
import { companyEndpoints } from '@/contract/member/company/endpoints.ts'
import type { CompanyQuery } from '@/contract/member/company/schemas.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { openMarket, type Market } from '../../support/market.ts'

let market: Market
beforeEach(async () => {
  market = await openMarket()
})
const find = async (query: CompanyQuery = {}, token?: string) =>
  (await market.call(companyEndpoints.page, { size: 100, ...query }, token ? { token } : {})).data

describe('the directory of enterprises', () => {
  it('holds certified ones that quote, as everybody may see them', async () => {
    const { records, total } = await find()
    expect(total).toBeGreaterThan(10)
    expect(records.every(({ userType, certified }) => userType !== 1 && certified)).toBe(true)
    const told = new Set(records.flatMap((one) => Object.keys(one)))
    expect(['uscc', 'address', 'email', 'contactName', 'mobile'].filter((name) => told.has(name))).toEqual([])
  })

  it('leaves out the one that asks', async () => {
    const forwarder = await market.signIn('forwarder')
    const all = await find()
    const others = await find({}, forwarder)
    expect(others.total).toBe(all.total - 1)
  })

  it('gives those that may quote on a mode', async () => {
    const fcl = await find({ mode: 'FCL' })
    const truck = await find({ mode: 'TRUCK' })
    expect(new Set(fcl.records.map(({ userType }) => userType))).toEqual(new Set([2]))
    expect(new Set(truck.records.map(({ userType }) => userType))).toEqual(new Set([2, 3]))
  })

  it('is searched by part of a name in either language, and by ids', async () => {
    const [one, two] = (await find()).records
    if (!one?.nameEn || !two) throw new Error('no companies')
    expect((await find({ keyword: one.nameZh.slice(0, 3) })).records.map(({ id }) => id)).toContain(one.id)
    expect((await find({ keyword: one.nameEn.slice(0, 6).toUpperCase() })).records.map(({ id }) => id)).toContain(
      one.id,
    )
    expect((await find({ keyword: 'no such company' })).total).toBe(0)
    const picked = await find({ ids: [one.id, two.id].join() })
    expect(picked.records.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted())
  })

  it('comes in pages, and begins with those the caller awarded, the latest first', async () => {
    const trader = await market.signIn('trader')
    const orders = (await market.call(orderEndpoints.page, { side: 'BUYER', size: 200 }, { token: trader })).data
      .records
    expect(orders.length).toBeGreaterThan(1)
    const { records } = await find({}, trader)
    const known = records.filter(({ lastAwardedAt }) => lastAwardedAt !== undefined)
    expect(known.length).toBeGreaterThan(0)
    expect(records.slice(0, known.length)).toEqual(known)
    const dates = known.map(({ lastAwardedAt }) => lastAwardedAt ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    const second = await find({ current: 2, size: 5 }, trader)
    expect(second.records.map(({ id }) => id)).toEqual(records.slice(5, 10).map(({ id }) => id))
    const guest = await find()
    expect(guest.records.every(({ lastAwardedAt }) => lastAwardedAt === undefined)).toBe(true)
  })
})
