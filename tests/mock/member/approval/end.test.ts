import { beforeEach, describe, expect, test } from 'vitest'
import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import type { Approval } from '@/contract/member/approval/schemas.ts'
import { APPROVAL_HOURS } from '@/contract/member/approval/values.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { newRequestNo } from '../../support/market.ts'
import { approve, ask, asked, AWARD_TIERS, must, openOffice, read, toAward, type Office } from './support.ts'

const HOUR_MS = 3600_000
let office: Office
let buyer: string
let approver: string
let pending: Approval
let tenderId: string
let input: Awaited<ReturnType<typeof toAward>>['input']

beforeEach(async () => {
  office = await openOffice()
  buyer = await office.person('BUYER')
  approver = await office.person('APPROVER')
  await office.saveTiers(AWARD_TIERS)
  const made = await toAward(office, '30000')
  input = made.input
  tenderId = made.tender.id
  pending = await asked(office, buyer, 'tender/award', input)
})

const told = () =>
  office.rows.messages.all(({ target, type }) => target?.id === pending.id && type === 'APPROVAL_ANSWERED')

describe('a pending approval', () => {
  test('ends when what it is about changes, and can no longer be approved', async () => {
    const token = await office.owner()
    const body = { tenderId, version: input.version, note: '', requestNo: newRequestNo() }
    must(await office.market.call(tenderEndpoints.noAward, body, { token }))
    expect(await read(office, buyer, pending)).toMatchObject({ status: 'EXPIRED', expiry: 'CHANGED' })
    expect(told().map(({ params }) => params['variant'])).toEqual(['CHANGED'])
    expect((await approve(office, approver, pending)).code).toBe(4009)
    expect(office.rows.orders.count((row) => row.tenderId === tenderId)).toBe(0)
  })

  test('ends when its call is refused by then, and says why', async () => {
    await office.store.atomically(() => {
      const row = office.rows.members.get('buyer')
      if (row) office.rows.members.put({ ...row, role: 'VIEWER' })
    })
    const ended = must(await approve(office, approver, pending))
    expect(ended).toMatchObject({ status: 'EXPIRED', expiry: 'CHANGED' })
    expect(ended.refusal).toBe('Your role cannot do this. Ask the owner of your company account')
    expect(office.rows.tenders.get(tenderId)?.status).toBe('EVALUATING')
    expect(told()).toHaveLength(1)
  })

  test('expires after 72 hours', async () => {
    office.market.time.now += APPROVAL_HOURS * HOUR_MS - 1000
    expect((await read(office, buyer, pending)).status).toBe('PENDING')
    office.market.time.now += 2000
    expect(await read(office, buyer, pending)).toMatchObject({ status: 'EXPIRED', expiry: 'TIME' })
    expect(told().map(({ params }) => params['variant'])).toEqual(['TIME'])
  })

  test('is taken back by the one who asked only', async () => {
    const body = { id: pending.id, version: pending.version, requestNo: newRequestNo() }
    const other = await office.market.call(approvalEndpoints.cancel, body, { token: approver })
    expect(other.code).toBe(4003)
    must(await office.market.call(approvalEndpoints.cancel, { ...body, requestNo: newRequestNo() }, { token: buyer }))
    expect((await read(office, buyer, pending)).status).toBe('CANCELLED')
    expect((await ask(office, buyer, 'tender/award', input)).code).toBe(200)
  })

  test('is taken back when its asker is disabled', async () => {
    const token = await office.owner()
    must(await office.market.call(staffEndpoints.disable, { id: 'buyer', requestNo: newRequestNo() }, { token }))
    expect((await read(office, approver, pending)).status).toBe('CANCELLED')
  })

  test('is asked for once at a time', async () => {
    const again = await ask(office, buyer, 'tender/award', input)
    expect([again.code, (again.data as unknown as { current: Approval }).current.id]).toEqual([4009, pending.id])
  })

  test('is not seen by other enterprises', async () => {
    const token = await office.market.signIn('trader2')
    expect((await office.market.call(approvalEndpoints.detail, { id: pending.id }, { token })).code).toBe(4004)
    expect(must(await office.market.call(approvalEndpoints.page, {}, { token })).total).toBe(0)
  })
})

test('what would be refused is refused at once, in its own words', async () => {
  const stale = await ask(office, buyer, 'tender/award', { ...input, version: 99 })
  expect(stale.code).toBe(4009)
  const wrong = await ask(office, buyer, 'tender/award', { ...input, weights: { ...input.weights, price: 50 } })
  expect(JSON.stringify(wrong.data)).toContain('Weights total 50, must be 100')
  const role = await ask(office, await office.person('VIEWER'), 'tender/award', input)
  expect([role.code, (role.data as unknown as { permission: string }).permission]).toEqual([4003, 'DEAL'])
  expect(office.rows.approvals.count()).toBe(1)
})

test('the lists count what one may decide and what one asked for', async () => {
  const counts = async (token: string) => must(await office.market.call(approvalEndpoints.page, {}, { token })).counts
  expect(await counts(buyer)).toEqual({ all: 1, asked: 1 })
  expect(await counts(approver)).toEqual({ all: 1, decide: 1 })
  const query = { show: 'decide', subjectId: tenderId } as const
  const page = must(await office.market.call(approvalEndpoints.page, query, { token: approver }))
  expect(page.records.map(({ id }) => id)).toEqual([pending.id])
})

test('a person is told its limits, an owner none', async () => {
  const limitsOf = async (token: string) =>
    must(await office.market.call(memberEndpoints.currentUser, {}, { token })).limits
  expect(await limitsOf(buyer)).toEqual({ AWARD: '150000' })
  await office.limit(buyer, { AWARD: '2000', PAY: '0' })
  expect(await limitsOf(buyer)).toEqual({ AWARD: '2000', PAY: '0' })
  expect(await limitsOf(await office.owner())).toBeUndefined()
})
