import { beforeEach, describe, expect, test } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { exportEndpoints } from '@/contract/member/export/endpoints.ts'
import { permissionFor } from '@/contract/member/staff/calls.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import type { LogQuery } from '@/contract/member/staff/log/schemas.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { CALLS } from '@mock/conformance/wire.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { LABELS } from '@mock/seed/dictLabels.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Store } from '@mock/store/port.ts'
import { newRequestNo, openMarket, type Market } from '../../support/market.ts'
import { invite, join } from './support.ts'

const YEAR_MS = 366 * 24 * 3600_000
let store: Store
let market: Market
let rows: Rows
let owner: string

beforeEach(async () => {
  store = memoryStore()
  market = await openMarket({ store })
  await market.call(demoEndpoints.robots, { robots: false })
  rows = openRows(store)
  owner = await market.signIn('trader')
})

const log = async (query: LogQuery = {}, token = owner) =>
  (await market.call(staffEndpoints.log, { size: 100, ...query }, { token })).data
const wish = () => ({ kinds: ['ORDERS' as const], format: 'CSV' as const, requestNo: newRequestNo() })

describe('the log of an enterprise', () => {
  test('has a write once, also when it is sent again, with who, what, when and by which request', async () => {
    const body = wish()
    const { data } = await market.call(exportEndpoints.create, body, { token: owner })
    await market.call(exportEndpoints.create, body, { token: owner })
    const { records, total } = await log()
    expect(total).toBe(1)
    expect(records).toMatchObject([
      { kind: 'export', act: 'create', targetId: data.id, requestNo: body.requestNo, isIntact: true },
    ])
    expect(records[0]).toMatchObject({ memberName: '林知远', at: new Date(market.time.now).toISOString() })
  })

  test('has no reads, nothing that was refused, and nothing of other enterprises', async () => {
    await market.call(exportEndpoints.page, {}, { token: owner })
    expect((await market.call(exportEndpoints.create, { ...wish(), kinds: [] }, { token: owner })).code).toBe(4001)
    await market.call(memberEndpoints.queryMemInfo, {}, { token: owner })
    await market.call(exportEndpoints.create, wish(), { token: await market.signIn('trader2') })
    expect(await log()).toMatchObject({ total: 0, records: [] })
  })

  test('names an invitation by its person, never by the code that lets somebody in', async () => {
    const { code } = await invite(market, owner, 'BUYER')
    const { records } = await log()
    expect(records[0]).toMatchObject({ kind: 'staff', act: 'invite', title: expect.any(String) })
    expect(JSON.stringify(records)).not.toContain(code)
  })

  test('says what a role was and is, and names the person', async () => {
    await join(market, (await invite(market, owner, 'BUYER')).code)
    const { records } = (await market.call(staffEndpoints.page, { size: 10 }, { token: owner })).data
    const change = { id: records[1]?.id ?? '', role: 'VIEWER' as const, requestNo: newRequestNo() }
    await market.call(staffEndpoints.change, change, { token: owner })
    expect((await log()).records).toMatchObject([
      { act: 'change', title: '钱小满', before: 'BUYER', after: 'VIEWER' },
      { act: 'invite', title: '钱小满' },
    ])
  })

  test('is found by person, kind, day and word, a page at a time', async () => {
    const person = await join(market, (await invite(market, owner, 'BUYER')).code)
    const me = (await market.call(memberEndpoints.currentUser, {}, { token: person })).data
    await market.call(exportEndpoints.create, wish(), { token: person })
    market.time.now += 24 * 3600_000
    await market.call(exportEndpoints.create, wish(), { token: await market.signIn('trader') })
    const acts = async (query: LogQuery) =>
      (await log(query)).records.map(({ act, memberName }) => `${act} ${memberName}`)
    owner = await market.signIn('trader')
    expect(await acts({})).toEqual(['create 林知远', 'create 钱小满', 'invite 林知远'])
    expect(await acts({ memberId: me.id })).toEqual(['create 钱小满'])
    expect(await acts({ kind: 'staff' })).toEqual(['invite 林知远'])
    expect(await acts({ from: '2026-11-22' })).toEqual(['create 林知远'])
    expect(await acts({ to: '2026-11-21', keyword: 'CREATE' })).toEqual(['create 钱小满'])
    expect(await acts({ keyword: '钱小' })).toEqual(['create 钱小满', 'invite 林知远'])
    expect(await log({ current: 2, size: 2 })).toMatchObject({ total: 3, pages: 2, records: [{ act: 'invite' }] })
  })

  test('shows an entry that was changed, and where one was taken out', async () => {
    for (let count = 0; count < 3; count++) await market.call(memberEndpoints.signOutOthers, {}, { token: owner })
    const intact = async () => (await log()).records.map((one) => one.isIntact)
    expect(await intact()).toEqual([true, true, true])
    const [second] = (await log()).records.slice(1)
    const row = rows.logs.get(second?.id ?? '')
    if (!row) throw new Error('no such entry')
    await store.atomically(() => rows.logs.put({ ...row, memberId: 'somebody' }))
    expect(await intact()).toEqual([true, false, true])
    await store.atomically(() => rows.logs.remove(row.id))
    expect(await intact()).toEqual([false, true])
  })

  test('keeps two years, and what is left is intact', async () => {
    await market.call(memberEndpoints.signOutOthers, {}, { token: owner })
    market.time.now += YEAR_MS
    owner = await market.signIn('trader')
    await market.call(memberEndpoints.signOutOthers, {}, { token: owner })
    expect((await log()).total).toBe(2)
    market.time.now += YEAR_MS
    owner = await market.signIn('trader')
    await market.call(memberEndpoints.signOutOthers, {}, { token: owner })
    const { records } = await log()
    expect(records.map(({ id, isIntact }) => ({ id, isIntact }))).toEqual([
      { id: 'c01|3', isIntact: true },
      { id: 'c01|2', isIntact: true },
    ])
  })

  test('is the owner’s', async () => {
    const person = await join(market, (await invite(market, owner, 'APPROVER')).code)
    expect((await market.call(staffEndpoints.log, {}, { token: person })).code).toBe(4003)
  })
})

test('every call that is logged has a name in both languages', () => {
  const logged = CALLS.filter(({ method, path }) => method === 'POST' && permissionFor(path) !== undefined)
  const seen = new Set(['message/read', 'message/readAll', 'tender/seeSearch'])
  const missing = logged
    .map(({ path }) => path.split('/').slice(-2))
    .filter((parts) => !seen.has(parts.join('/')))
    .filter(([kind = '', act = '']) => !(kind in LABELS.log_kind) || !(act in LABELS.log_act))
  expect(missing).toEqual([])
  expect(logged.length).toBeGreaterThan(140)
})
