import { beforeEach, describe, expect, test } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { apiKeyEndpoints } from '@/contract/member/apiKey/endpoints.ts'
import { MAX_API_KEYS } from '@/contract/member/apiKey/values.ts'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { EVENT_STREAM_PATH } from '@/contract/member/event/values.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { Role } from '@/contract/member/staff/values.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import type { MemberRow } from '@mock/domain/rows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Store } from '@mock/store/port.ts'
import { newRequestNo, openMarket, START, type Market } from '../../support/market.ts'
import { create, created, dictAllOf, keysOf } from './support.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const SECOND = 'second-owner'
let market: Market
let rows: Rows
let store: Store
let owner: string

beforeEach(async () => {
  store = memoryStore()
  let opened: Market | undefined
  // Days pass here; the session of the owner does not end meanwhile, and the calls of a minute are counted.
  market = await openMarket({ store, clocks: { market: () => opened?.time.now ?? START, wall: () => START } })
  opened = market
  await market.call(demoEndpoints.robots, { robots: false })
  rows = openRows(store)
  owner = await market.signIn('trader')
})

const maker = (): MemberRow => {
  const row = rows.members.of('companyId', 'c01').find(({ id }) => id !== SECOND)
  if (!row) throw new Error('The seed has no trader')
  return row
}
const asRole = async (role: Role) => store.atomically(() => rows.members.put({ ...maker(), role }))
/** Another owner of the same enterprise, signed in. */
async function secondOwner(): Promise<string> {
  await store.atomically(() => {
    rows.members.put({ ...maker(), id: SECOND, account: 'second', mobile: '16400000070' })
    rows.sessions.put({ id: 'session-of-second', memberId: SECOND, createdAt: START })
    rows.tokens.put({ id: 'token-of-second', kind: 'access', sessionId: 'session-of-second', expiresAt: START + DAY })
  })
  return 'token-of-second'
}
const orders = async (token: string) => market.call(orderEndpoints.page, { size: 5 }, { token })
const draftBody = () => ({ draft: { title: 'Made by the ERP' }, requestNo: newRequestNo() })

describe('a key', () => {
  test('is shown once and kept only as its hash', async () => {
    const { key, ...shown } = await created(market, owner)
    expect(key).toMatch(/^ck_[0-9a-z]{40}$/)
    expect(shown).toMatchObject({ name: 'ERP', status: 'ACTIVE', last4: key.slice(-4), isSelf: true })
    const everything = JSON.stringify(Object.values(rows).map((table) => table.all()))
    expect(everything).not.toContain(key)
    expect(everything).toContain(shown.id)
    const [listed] = await keysOf(market, owner)
    expect(JSON.stringify(listed)).not.toMatch(new RegExp(`${key}|[0-9a-f]{64}`))
  })

  test('answers as its person would be answered', async () => {
    const { key } = await created(market, owner)
    const [mine, its] = [await orders(owner), await orders(key)]
    expect(its).toMatchObject({ code: 200, data: { total: mine.data.total } })
    expect(its.data.records.map(({ id }) => id)).toEqual(mine.data.records.map(({ id }) => id))
  })

  test('makes the calls of its scopes and no others, public ones included', async () => {
    const { key } = await created(market, owner)
    expect(await market.call(tenderEndpoints.minePage, {}, { token: key })).toMatchObject({
      code: 4003,
      data: { scope: 'tender:read' },
    })
    expect(await market.call(tenderEndpoints.saveDraft, draftBody(), { token: key })).toMatchObject({
      code: 4003,
      data: { scope: 'tender:write' },
    })
    expect((await dictAllOf(market, key)).code).toBe(4003)
    for (const [call, input] of [
      [apiKeyEndpoints.page, {}],
      [staffEndpoints.page, {}],
      [memberEndpoints.currentUser, {}],
      [memberEndpoints.sessions, {}],
    ] as const)
      expect((await market.call<object, unknown>(call, input, { token: key })).code).toBe(4003)
  })

  test('never renews, signs in or opens a stream', async () => {
    const { key } = await created(market, owner)
    const renewal = { grantType: 'refresh', userType: 'PC', refreshToken: key } as const
    expect((await market.call(authEndpoints.token, renewal)).code).toBe(4098)
    expect((await market.call(authEndpoints.token, renewal, { token: key })).code).toBe(4003)
    const stream = new Request(`http://mock.test/trading-api${EVENT_STREAM_PATH}`, { headers: { token: key } })
    expect(await (await market.backend.handle(stream)).json()).toMatchObject({ code: 4003 })
  })

  test('has no more rights than the role of its person has now', async () => {
    const { key } = await created(market, owner, { scopes: ['tender:read', 'tender:write', 'invoice:write'] })
    const write = async () => market.call(tenderEndpoints.saveDraft, draftBody(), { token: key })
    expect((await write()).code).toBe(200)
    const title = { type: 'COMPANY', name: 'A', taxNo: '', requestNo: newRequestNo() } as never
    await asRole('FINANCE')
    expect(await write()).toMatchObject({ code: 4003, data: { role: 'FINANCE', permission: 'DRAFT' } })
    expect((await market.call(invoiceEndpoints.saveTitle, title, { token: key })).code).toBe(4001)
    await asRole('VIEWER')
    expect((await market.call(invoiceEndpoints.saveTitle, title, { token: key })).code).toBe(4003)
    expect((await market.call(tenderEndpoints.minePage, {}, { token: key })).code).toBe(200)
  })

  test('stands beside its person in the log', async () => {
    const { key, id } = await created(market, owner, { scopes: ['tender:write'], name: 'ERP of Suzhou' })
    await market.call(tenderEndpoints.saveDraft, draftBody(), { token: key })
    await market.call(apiKeyEndpoints.revoke, { id }, { token: owner })
    const { records } = (await market.call(staffEndpoints.log, { size: 10 }, { token: owner })).data
    expect(records).toMatchObject([
      { kind: 'apiKey', act: 'revoke', targetId: id, title: 'ERP of Suzhou' },
      { kind: 'tender', act: 'saveDraft', memberName: '林知远', keyName: 'ERP of Suzhou', isIntact: true },
      { kind: 'apiKey', act: 'create', title: 'ERP of Suzhou' },
    ])
    expect(records[0]).not.toHaveProperty('keyName')
  })
})

describe('a key ends', () => {
  const expectDead = async (key: string) => {
    expect((await orders(key)).code).toBe(4098)
    // Also where guests are answered: a system must hear that its key is over.
    expect((await dictAllOf(market, key)).code).toBe(4098)
  }

  test('when it is revoked, at once', async () => {
    const { key, id } = await created(market, owner)
    expect((await orders(key)).code).toBe(200)
    expect(await market.call(apiKeyEndpoints.revoke, { id }, { token: owner })).toMatchObject({ data: { id } })
    await expectDead(key)
    expect(await keysOf(market, owner)).toEqual([])
  })

  test('when its person is disabled, and works again when that person does', async () => {
    const { key } = await created(market, owner)
    const session = await secondOwner()
    await market.call(staffEndpoints.disable, { id: maker().id, requestNo: newRequestNo() }, { token: session })
    await expectDead(key)
    expect(await keysOf(market, session)).toMatchObject([{ status: 'STOPPED', isSelf: false }])
    await market.call(staffEndpoints.enable, { id: maker().id, requestNo: newRequestNo() }, { token: session })
    expect((await orders(key)).code).toBe(200)
  })

  test('after its last day in China', async () => {
    const { key } = await created(market, owner, { expiresOn: '2026-11-22' })
    market.time.now = Date.parse('2026-11-22T23:59:59+08:00')
    expect((await orders(key)).code).toBe(200)
    market.time.now += 1000
    await expectDead(key)
    expect(await keysOf(market, owner)).toMatchObject([{ status: 'EXPIRED' }])
  })

  test('a day after it was replaced, and both are listed until then', async () => {
    const first = await created(market, owner)
    const { data: second } = await market.call(apiKeyEndpoints.rotate, { id: first.id }, { token: owner })
    expect(second.key).not.toBe(first.key)
    expect(await keysOf(market, owner)).toMatchObject([
      { id: first.id, last4: second.key.slice(-4), old: { last4: first.key.slice(-4) } },
    ])
    market.time.now += DAY - 1
    expect([(await orders(first.key)).code, (await orders(second.key)).code]).toEqual([200, 200])
    market.time.now += 1
    await expectDead(first.key)
    expect((await orders(second.key)).code).toBe(200)
    expect((await keysOf(market, owner))[0]).not.toHaveProperty('old')
  })

  test('at once when it is replaced twice', async () => {
    const first = await created(market, owner)
    await market.call(apiKeyEndpoints.rotate, { id: first.id }, { token: owner })
    expect((await orders(first.key)).code).toBe(200)
    await market.call(apiKeyEndpoints.rotate, { id: first.id }, { token: owner })
    await expectDead(first.key)
  })
})

describe('keys are kept', () => {
  test('by owners, each of whom rotates only its own', async () => {
    const { id } = await created(market, owner)
    const second = await secondOwner()
    expect((await market.call(apiKeyEndpoints.rotate, { id }, { token: second })).code).toBe(4003)
    expect((await market.call(apiKeyEndpoints.revoke, { id }, { token: second })).code).toBe(200)
    const stranger = await market.signIn('trader2')
    const mine = await created(market, owner)
    expect((await market.call(apiKeyEndpoints.revoke, { id: mine.id }, { token: stranger })).code).toBe(4004)
    expect(await keysOf(market, stranger)).toEqual([])
  })

  test(`up to ${MAX_API_KEYS}, each with a name, a scope, right addresses and a day to come`, async () => {
    const fields = async (part: Parameters<typeof create>[2]) => {
      const { code, data } = await create(market, owner, part)
      expect(code).toBe(4001)
      return (data as unknown as { fields: { field: string }[] }).fields.map(({ field }) => field)
    }
    expect(await fields({ name: ' ' })).toEqual(['name'])
    expect(await fields({ scopes: [] })).toEqual(['scopes'])
    expect(await fields({ addresses: ['10.0.0.1', '10.0.0.256'] })).toEqual(['addresses'])
    expect(await fields({ expiresOn: '2026-11-20' })).toEqual(['expiresOn'])
    for (let count = 0; count < MAX_API_KEYS; count++) await created(market, owner)
    expect(await fields({})).toEqual(['name'])
    const [{ id } = { id: '' }] = await keysOf(market, owner)
    await market.call(apiKeyEndpoints.revoke, { id }, { token: owner })
    expect((await create(market, owner)).code).toBe(200)
  })

  test('with the time of their last use to the minute, so that reading seldom writes', async () => {
    const { key } = await created(market, owner)
    const last = () => rows.apiKeys.all()[0]?.lastUsedAt
    expect(last()).toBeUndefined()
    await orders(key)
    const first = last()
    expect(first).toBe(new Date(market.time.now).toISOString())
    market.time.now += 59_000
    await orders(key)
    expect(last()).toBe(first)
    market.time.now += 1000
    await orders(key)
    expect(last()).toBe(new Date(market.time.now).toISOString())
  })
})
