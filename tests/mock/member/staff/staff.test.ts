import { beforeEach, describe, expect, test } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import type { Role } from '@/contract/member/staff/values.ts'
import { INVITATION_DAYS } from '@/contract/member/staff/values.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Store } from '@mock/store/port.ts'
import { newRequestNo, openMarket, type Market } from '../../support/market.ts'
import { invite, join, MOBILE, PASSWORD, registerWith } from './support.ts'

const DAY_MS = 24 * 3600_000
let store: Store
let market: Market
let rows: Rows
let owner: string

beforeEach(async () => {
  store = memoryStore()
  market = await openMarket({ store })
  rows = openRows(store)
  owner = await market.signIn('trader')
})

const people = async () => (await market.call(staffEndpoints.page, { size: 100 }, { token: owner })).data
const meOf = async (token: string) => (await market.call(memberEndpoints.currentUser, {}, { token })).data
const act = (id: string) => ({ id, requestNo: newRequestNo() })

describe('an account without a role', () => {
  test('is its owner, and is told neither role nor permissions', async () => {
    const me = await meOf(owner)
    expect('role' in me || 'permissions' in me).toBe(false)
    const { records, invitations } = await people()
    expect(records).toMatchObject([{ id: me.id, role: 'OWNER', isSelf: true }])
    expect(records[0]?.lastLoginAt).toBe(new Date(market.time.now).toISOString())
    expect(invitations).toEqual([])
  })
})

describe('an invitation', () => {
  test('brings a person into the enterprise, in its role, once', async () => {
    const { code } = await invite(market, owner, 'FINANCE')
    const shown = await market.call(staffEndpoints.invitation, { code })
    expect(shown.data).toMatchObject({ role: 'FINANCE', status: 'PENDING', mobileMasked: '138****0071' })
    const token = await join(market, code)
    const me = await meOf(token)
    expect(me).toMatchObject({ companyId: (await meOf(owner)).companyId, role: 'FINANCE', contactName: '钱小满' })
    expect(me.permissions?.toSorted()).toEqual(['BILL', 'COSTS', 'KEEP', 'PAY', 'SELF'])
    expect((await people()).records.map(({ role }) => role)).toEqual(['OWNER', 'FINANCE'])
    expect((await people()).invitations).toEqual([])
    const again = await registerWith(market, '13800000079', { inviteCode: code })
    expect([again.code, JSON.stringify(again.data)]).toEqual([4001, expect.stringContaining('already used')])
    expect((await market.call(staffEndpoints.invitation, { code })).data.status).toBe('USED')
  })

  test('is good for its number only, and nothing of it is lost by a wrong one', async () => {
    const { code } = await invite(market, owner, 'BUYER')
    const wrong = await registerWith(market, '13800000079', { inviteCode: code })
    expect([wrong.code, JSON.stringify(wrong.data)]).toEqual([4001, expect.stringContaining('138****0071')])
    expect((await meOf(await join(market, code))).role).toBe('BUYER')
  })

  test('that was withdrawn or is too old no longer works', async () => {
    const first = await invite(market, owner, 'BUYER')
    await market.call(staffEndpoints.revokeInvite, act(first.code), { token: owner })
    const revoked = await registerWith(market, MOBILE, { inviteCode: first.code })
    expect(JSON.stringify(revoked.data)).toContain('withdrawn')
    const twice = await market.call(staffEndpoints.revokeInvite, act(first.code), { token: owner })
    expect(twice.code).toBe(4009)
    const second = await invite(market, owner, 'BUYER')
    market.time.now += INVITATION_DAYS * DAY_MS
    const late = await registerWith(market, MOBILE, { inviteCode: second.code })
    expect([late.code, JSON.stringify(late.data)]).toEqual([4001, expect.stringContaining('expired')])
    expect((await market.call(staffEndpoints.invitation, { code: second.code })).data.status).toBe('EXPIRED')
    expect(rows.members.count((row) => row.mobile === MOBILE)).toBe(0)
  })

  test('is refused for a number that is here or was invited, and unknown codes are not found', async () => {
    await invite(market, owner, 'BUYER')
    const body = { mobile: MOBILE, contactName: 'X', role: 'VIEWER' as const, requestNo: newRequestNo() }
    expect((await market.call(staffEndpoints.invite, body, { token: owner })).code).toBe(4001)
    const own = rows.members.get((await meOf(owner)).id)?.mobile ?? ''
    const mine = { ...body, mobile: own, requestNo: newRequestNo() }
    expect((await market.call(staffEndpoints.invite, mine, { token: owner })).code).toBe(4001)
    expect((await market.call(staffEndpoints.invitation, { code: 'nobody' })).code).toBe(4004)
    const other = await market.signIn('trader2')
    const [pending] = (await people()).invitations
    expect((await market.call(staffEndpoints.revokeInvite, act(pending?.id ?? ''), { token: other })).code).toBe(4004)
  })
})

test('registering without an invitation still needs a type of enterprise', async () => {
  const answer = await registerWith(market, MOBILE, {})
  expect([answer.code, JSON.stringify(answer.data)]).toEqual([4001, expect.stringContaining('"userType"')])
})

describe('a person', () => {
  let token: string
  let id: string
  const as = async (role: Role) => {
    const { code } = await invite(market, owner, role)
    token = await join(market, code)
    ;({ id } = await meOf(token))
  }

  test('who is disabled is out at the next call, cannot sign in, and its drafts are the owner’s', async () => {
    await as('BUYER')
    const { tenders } = rows
    const [draft] = tenders.all((row) => row.companyId === 'c01' && row.status === 'DRAFT')
    const [open] = tenders.all((row) => row.companyId === 'c01' && row.status === 'QUOTING')
    if (!draft || !open) throw new Error('The seed has no tenders of the trader')
    await store.atomically(() => {
      tenders.put({ ...draft, memberId: id })
      tenders.put({ ...open, memberId: id })
    })
    const done = await market.call(staffEndpoints.disable, act(id), { token: owner })
    expect(done.data).toMatchObject({ id, disabledAt: new Date(market.time.now).toISOString() })
    expect((await market.call(memberEndpoints.currentUser, {}, { token })).code).toBe(4098)
    expect(tenders.get(draft.id)?.memberId).toBe((await meOf(owner)).id)
    expect(tenders.get(open.id)?.memberId).toBe(id)
    const login = { grantType: 'password', userType: 'PC', account: MOBILE, password: PASSWORD } as const
    const refused = await market.call(authEndpoints.token, login)
    expect([refused.code, refused.message]).toEqual([4003, expect.stringContaining('disabled this account')])
    expect((await market.call(staffEndpoints.disable, act(id), { token: owner })).code).toBe(4009)
    const back = await market.call(staffEndpoints.enable, act(id), { token: owner })
    expect([back.code, back.data.role]).toEqual([200, 'BUYER'])
    expect((await market.call(authEndpoints.token, login)).code).toBe(200)
    expect((await market.call(staffEndpoints.enable, act(id), { token: owner })).code).toBe(4009)
  })

  test('has a new role from the next call on', async () => {
    await as('VIEWER')
    const save = async () => {
      const body = { name: 'A', filters: { pol: 'CNSHA' } }
      const call = { method: 'POST', path: '/trading/api/tender/saveSearch' } as const
      return market.call<unknown, unknown>(call, { ...body, requestNo: newRequestNo() }, { token })
    }
    expect(await save()).toMatchObject({ code: 4003, data: { role: 'VIEWER', permission: 'KEEP' } })
    await market.call(staffEndpoints.change, { ...act(id), role: 'OPERATIONS' }, { token: owner })
    expect((await save()).code).not.toBe(4003)
  })

  test('of another enterprise is not found', async () => {
    await as('BUYER')
    const other = await market.signIn('trader2')
    for (const call of [staffEndpoints.disable, staffEndpoints.enable, staffEndpoints.transferOwner])
      expect((await market.call(call, act(id), { token: other })).code).toBe(4004)
    const change = { ...act(id), role: 'VIEWER' as const }
    expect((await market.call(staffEndpoints.change, change, { token: other })).code).toBe(4004)
  })

  test('who is the last owner cannot leave, but can hand the enterprise over', async () => {
    await as('BUYER')
    const me = (await meOf(owner)).id
    expect((await market.call(staffEndpoints.disable, act(me), { token: owner })).code).toBe(4003)
    const change = { ...act(me), role: 'VIEWER' as const }
    const refused = await market.call(staffEndpoints.change, change, { token: owner })
    expect([refused.code, refused.message]).toEqual([4003, expect.stringContaining('at least one owner')])
    expect((await market.call(staffEndpoints.transferOwner, act(id), { token: owner })).data.role).toBe('OWNER')
    expect((await meOf(owner)).role).toBe('BUYER')
    expect((await meOf(token)).permissions).toContain('MANAGE')
    expect((await market.call(staffEndpoints.page, {}, { token: owner })).code).toBe(4003)
    // Of two owners one may leave; a disabled owner does not count.
    const give = { ...act(me), role: 'OWNER' as const }
    expect((await market.call(staffEndpoints.change, give, { token })).code).toBe(200)
    expect((await market.call(staffEndpoints.disable, act(me), { token })).code).toBe(200)
    expect((await market.call(staffEndpoints.disable, act(id), { token })).code).toBe(4003)
  })
})
