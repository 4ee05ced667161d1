import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import type { Favorite } from '@/contract/member/favorite/schemas.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { newRequestNo, openMarket, type Market } from '../../support/market.ts'
import { publish } from '../../support/trade.ts'

const DAY = 24 * 3600_000

let market: Market
let token: string
let tender: TenderDetail

beforeEach(async () => {
  market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  tender = await publish(market, await market.signIn('trader'))
  token = await market.signIn('forwarder')
})

const save = async (targetType: Favorite['targetType'], targetId: string, note?: string) =>
  market.call(favoriteEndpoints.save, { targetType, targetId, ...(note !== undefined && { note }) }, { token })
const mine = async (query: object = {}) =>
  (await market.call(favoriteEndpoints.page, { size: 200, ...query }, { token })).data.records
const find = async (targetId: string) => (await mine()).find((row) => row.targetId === targetId)
const cancel = async () => {
  const trader = await market.signIn('trader')
  const { id, version } = (await market.call(tenderEndpoints.detail, { id: tender.id }, { token: trader })).data
  const body = { id, version, reason: 'BUDGET' as const, note: '', requestNo: newRequestNo() }
  expect((await market.call(tenderEndpoints.cancel, body, { token: trader })).code).toBe(200)
}

describe('a favourite', () => {
  it('is saved once, counted, found by the search for favourites and shown on the tender', async () => {
    const first = await save('TENDER', tender.id, 'for Mr Zhou')
    expect(first.data.count).toBe(1)
    market.time.now += 60_000
    expect((await save('TENDER', tender.id)).data).toEqual(first.data)
    const row = await find(tender.id)
    expect(row).toMatchObject({ note: 'for Mr Zhou', changed: [], before: { kind: 'TENDER', status: 'QUOTING' } })
    expect(Date.parse(row?.savedAt ?? '')).toBe(market.time.now - 60_000)
    const seen = (await market.call(tenderEndpoints.detail, { id: tender.id }, { token })).data
    expect(seen).toMatchObject({ watching: true, watchCount: 1 })
    const found = await market.call(tenderEndpoints.page, { watched: true, size: 500 }, { token })
    expect(found.data.records.map(({ id }) => id)).toContain(tender.id)
    const guest = (await market.call(tenderEndpoints.detail, { id: tender.id }, {})).data
    expect(guest).toMatchObject({ watching: false, watchCount: 1 })
  })

  it('says how it was and how it is, and stays with what happened when it is over', async () => {
    await save('TENDER', tender.id)
    await cancel()
    expect(await find(tender.id)).toMatchObject({
      before: { status: 'QUOTING' },
      now: { status: 'CANCELLED' },
      changed: ['status'],
      gone: 'CANCELLED',
    })
  })

  it('of a sailing has sailed after its departure', async () => {
    const lane = { pol: 'CNSHA', pod: 'USLAX' }
    const { records } = (await market.call(shippingDateEndpoints.page, lane, {})).data
    const [sailing] = records
    await save('SAILING', sailing?.id ?? '')
    const row = await find(sailing?.id ?? '')
    expect(row).toMatchObject({ before: { vesselName: sailing?.vesselName, etd: sailing?.etd }, changed: [] })
    expect(row?.gone).toBeUndefined()
    market.time.now = Date.parse(sailing?.etd ?? '') + 1000
    token = await market.signIn('forwarder')
    expect((await find(sailing?.id ?? ''))?.gone).toBe('SAILED')
  })

  it('of a company, an HS code and a tender holds public facts only', async () => {
    await save('COMPANY', 'c01')
    expect((await save('HS', '8712002000')).code).toBe(200)
    await save('TENDER', tender.id)
    const kept = JSON.stringify((await mine()).map((row) => [row.before, row.now]))
    for (const secret of ['uscc', 'address', 'email', 'mobile', 'contact', 'allIn', 'amount'])
      expect(kept).not.toContain(secret)
    expect((await mine({ type: 'COMPANY' })).map(({ before }) => before.kind)).not.toContain('TENDER')
  })

  it('must exist and be of a kind that exists; drafts of others do not', async () => {
    expect((await save('TENDER', 'nobody')).code).toBe(4004)
    expect((await save('SAILING', 's-CNSHA-USLAX-0-1')).code).toBe(4004)
    expect((await save('HS', '0000')).code).toBe(4004)
    expect((await save('NEWS', 'x')).code).toBe(4004)
    expect((await save('LISTING', 'x')).code).toBe(4004)
    const trader = await market.signIn('trader')
    const draft = { draft: { title: 'secret' }, requestNo: newRequestNo() }
    const { id } = (await market.call(tenderEndpoints.saveDraft, draft, { token: trader })).data
    expect((await save('TENDER', id)).code).toBe(4004)
  })

  it('can be searched by name, number, port and note', async () => {
    await save('TENDER', tender.id, 'ask about free days')
    for (const keyword of [tender.no, 'uslax', '上海', 'free days'])
      expect((await mine({ keyword })).map(({ targetId }) => targetId)).toContain(tender.id)
    expect(await mine({ keyword: 'no such thing' })).toEqual([])
  })
})

describe('removing favourites', () => {
  it('takes several at once and gives them back with note and date', async () => {
    await save('TENDER', tender.id, 'keep me')
    await save('COMPANY', 'c05')
    const before = await mine()
    const { counts } = (await market.call(favoriteEndpoints.page, {}, { token })).data
    const ids = before.filter(({ targetId }) => [tender.id, 'c05'].includes(targetId)).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    await market.call(favoriteEndpoints.remove, { ids }, { token })
    expect(await find(tender.id)).toBeUndefined()
    const state = { targetType: 'TENDER', targetIds: `${tender.id},other` } as const
    expect((await market.call(favoriteEndpoints.state, state, { token })).data.favorites).toEqual([])
    expect((await market.call(tenderEndpoints.detail, { id: tender.id }, { token })).data.watchCount).toBe(0)
    await market.call(favoriteEndpoints.restore, { ids }, { token })
    expect(await mine()).toEqual(before)
    expect((await market.call(favoriteEndpoints.page, {}, { token })).data.counts).toEqual(counts)
    expect((await market.call(favoriteEndpoints.state, state, { token })).data.favorites).toEqual([
      { id: ids.find((id) => id.includes(tender.id)), targetId: tender.id },
    ])
  })

  it('and notes are for one’s own only, and nothing happens to any if one is another’s', async () => {
    const { id } = (await save('TENDER', tender.id, 'mine')).data
    const own = token
    token = await market.signIn('forwarder2')
    const theirs = (await save('COMPANY', 'c01')).data.id
    for (const ids of [[id], [theirs, id]])
      expect((await market.call(favoriteEndpoints.remove, { ids }, { token })).code).toBe(4004)
    expect((await market.call(favoriteEndpoints.restore, { ids: [id] }, { token })).code).toBe(4004)
    expect((await market.call(favoriteEndpoints.note, { id, note: 'x' }, { token })).code).toBe(4004)
    expect(await find('c01')).toBeDefined()
    token = own
    expect(await find(tender.id)).toMatchObject({ note: 'mine' })
    expect((await market.call(favoriteEndpoints.note, { id, note: 'n'.repeat(201) }, { token })).code).toBe(4001)
    expect((await market.call(favoriteEndpoints.note, { id, note: 'new' }, { token })).code).toBe(200)
    expect(await find(tender.id)).toMatchObject({ note: 'new' })
    expect((await market.call(favoriteEndpoints.page, {})).code).toBe(4098)
  })

  it('cannot be taken back for ever', async () => {
    const { id } = (await save('TENDER', tender.id)).data
    const other = (await save('COMPANY', 'c05')).data.id
    await market.call(favoriteEndpoints.remove, { ids: [id] }, { token })
    market.time.now += DAY + 1000
    token = await market.signIn('forwarder')
    await market.call(favoriteEndpoints.remove, { ids: [other] }, { token })
    expect((await market.call(favoriteEndpoints.restore, { ids: [id] }, { token })).code).toBe(4004)
    expect((await market.call(favoriteEndpoints.restore, { ids: [other] }, { token })).code).toBe(200)
  })
})
