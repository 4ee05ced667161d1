import { beforeEach, expect, test } from 'vitest'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { partnerEndpoints } from '@/contract/member/partner/endpoints.ts'
import type { PartnerQuery } from '@/contract/member/partner/schemas.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Store } from '@mock/store/port.ts'
import { newRequestNo, openMarket, type Market } from '../../support/market.ts'

let market: Market
let store: Store
let trader: string
beforeEach(async () => {
  store = memoryStore()
  market = await openMarket({ store })
  trader = await market.signIn('trader')
})

const page = async (query: PartnerQuery = {}, token = trader) =>
  (await market.call(partnerEndpoints.page, { size: 100, ...query }, { token })).data.records
const save = async (id: string, note: string, groups: string[] = [], token = trader) =>
  market.call(partnerEndpoints.save, { id, note, groups, requestNo: newRequestNo() }, { token })
const group = async (name: string, id?: string) =>
  market.call(partnerEndpoints.saveGroup, { name, ...(id && { id }), requestNo: newRequestNo() }, { token: trader })
const remove = async (what: 'remove' | 'removeGroup', id: string) =>
  market.call(partnerEndpoints[what], { id, requestNo: newRequestNo() }, { token: trader })

test('are those one traded with, by the last contact, with what happened between the two', async () => {
  const rows = openRows(store)
  const all = await page()
  const sellers = new Set(rows.orders.of('buyerId', 'c01').map(({ sellerId }) => sellerId))
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([...sellers]))
  expect(all.some(({ id }) => id === 'c01')).toBe(false)
  const dates = all.flatMap(({ lastContactAt }) => lastContactAt ?? [])
  expect(dates).toEqual(dates.toSorted().toReversed())
  const one = all.find(({ id }) => id === 'c02')
  const orders = rows.orders.of('buyerId', 'c01').filter(({ sellerId }) => sellerId === 'c02')
  expect(one?.bought.orders).toBe(orders.length)
  const own = rows.tenders.of('companyId', 'c01').filter(({ status }) => !['QUOTING', 'CANCELLED'].includes(status))
  const quoted = own.filter(({ id }) =>
    rows.bids.of('tenderId', id).some((bid) => bid.companyId === 'c02' && bid.submittedAt !== undefined),
  )
  expect(one?.bought.quoted).toBe(quoted.length)
  expect(one?.bought.awarded).toBeGreaterThan(0)
  expect(one?.bought.confirmed).toBeLessThanOrEqual(one?.bought.toConfirm ?? 0)
  const mirrored = (await page({}, await market.signIn('forwarder'))).find(({ id }) => id === 'c01')
  expect(mirrored?.sold.orders).toBe(orders.length)
})

test('have a note and groups of one’s own, which the other never sees', async () => {
  const { data: asia } = await group('亚洲航线')
  const { data: good } = await group('优选')
  const saved = await save('c02', '响应快', [asia.id, good.id])
  expect(saved.data).toMatchObject({ isAdded: true, note: '响应快', groups: [asia.id, good.id] })
  expect((await page({ groupId: asia.id })).map(({ id }) => id)).toEqual(['c02'])
  expect((await page({ keyword: '响应快' })).map(({ id }) => id)).toEqual(['c02'])
  const { data } = await market.call(partnerEndpoints.groups, {}, { token: trader })
  expect(data.groups).toEqual(
    [
      { ...good, companyIds: ['c02'] },
      { ...asia, companyIds: ['c02'] },
    ].toSorted((a, b) => a.name.localeCompare(b.name, 'zh-Hans-CN-u-co-pinyin')),
  )
  const other = await market.signIn('forwarder')
  expect(JSON.stringify(await page({}, other))).not.toContain('响应快')
  expect((await save('c01', 'x', [asia.id], other)).code).toBe(4004)
  const kept = await market.call(favoriteEndpoints.page, { type: 'COMPANY', size: 100 }, { token: trader })
  expect(kept.data.records.find(({ targetId }) => targetId === 'c02')?.note).toBe('响应快')
})

test('stay when their group or their note goes', async () => {
  const { data: one } = await group('临时')
  await save('c02', '备注', [one.id])
  expect((await group('改名', one.id)).data).toMatchObject({ name: '改名', companyIds: ['c02'] })
  expect((await group('改名')).code).toBe(4001)
  expect((await remove('removeGroup', one.id)).code).toBe(200)
  expect((await page()).find(({ id }) => id === 'c02')).toMatchObject({ note: '备注', groups: [] })
  expect((await remove('remove', 'c02')).code).toBe(200)
  expect((await page()).find(({ id }) => id === 'c02')).toMatchObject({ isAdded: false, note: '' })
  expect((await remove('remove', 'c02')).code).toBe(4004)
})

test('are put into at most fifty groups', async () => {
  for (let no = 1; no <= 50; no += 1) expect((await group(`组 ${no}`)).code).toBe(200)
  expect((await group('组 51')).code).toBe(4001)
})
