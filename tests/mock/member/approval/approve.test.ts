import { beforeEach, describe, expect, test } from 'vitest'
import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import { APPROVAL_NEEDED } from '@/contract/member/approval/values.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import type { Award } from '@/contract/trade/tender/award/schemas.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { newRequestNo } from '../../support/market.ts'
import { approve, ask, asked, AWARD_TIERS, must, openOffice, read, toAward, type Office } from './support.ts'

let office: Office
let buyer: string
let approver: string

beforeEach(async () => {
  office = await openOffice()
  buyer = await office.person('BUYER')
  approver = await office.person('APPROVER')
  await office.saveTiers(AWARD_TIERS)
})

const awardAs = async (token: string, input: Award) =>
  office.market.call(tenderEndpoints.award, { ...input, requestNo: newRequestNo() }, { token })
const statusOf = (id: string) => office.rows.tenders.get(id)?.status

describe('an award of USD 124,069.01', () => {
  test('is refused in words to the buyer alone, and nothing is written', async () => {
    const { tender, input } = await toAward(office)
    const refused = await awardAs(buyer, input)
    expect(refused).toMatchObject({
      code: 4003,
      message: 'Award USD 124,069.01 is above your limit of CNY 150,000. Ask for approval by: Approver → Owner',
      data: {
        reason: APPROVAL_NEEDED,
        kind: 'AWARD',
        amount: { amount: '124069.01', currency: 'USD' },
        limit: '150000',
        chain: ['APPROVER', 'OWNER'],
      },
    })
    expect(Number((refused.data as unknown as { cny: string }).cny)).toBeGreaterThan(800_000)
    expect(statusOf(tender.id)).toBe('EVALUATING')
    expect(office.rows.orders.count((row) => row.tenderId === tender.id)).toBe(0)
  })

  test('needs two people, and is then done as the buyer', async () => {
    const { tender, input } = await toAward(office)
    const first = await asked(office, buyer, 'tender/award', input)
    expect(first).toMatchObject({ status: 'PENDING', kind: 'AWARD', isMine: true, mayDecide: false })
    expect(first.deadline).toBe(tender.deadline)
    expect(statusOf(tender.id)).toBe('EVALUATING')
    const half = must(await approve(office, approver, first))
    expect([half.status, statusOf(tender.id)]).toEqual(['PENDING', 'EVALUATING'])
    expect(half.steps.map(({ role, memberName }) => [role, memberName])).toEqual([
      ['APPROVER', 'approver'],
      ['OWNER', undefined],
    ])
    expect((await approve(office, approver, half)).code).toBe(4003)
    const owner = await office.owner()
    expect(must(await approve(office, owner, half)).status).toBe('APPROVED')
    expect(office.rows.tenders.get(tender.id)).toMatchObject({ status: 'AWARDED', award: { awardedBy: 'buyer' } })
    const { records } = must(await office.market.call(staffEndpoints.log, { size: 3 }, { token: owner }))
    expect(records.map(({ kind, act, memberName }) => `${kind}.${act} ${memberName}`).slice(0, 2)).toEqual([
      expect.stringContaining('approval.approve'),
      'tender.award buyer',
    ])
    expect(records[0]?.targetId).toBe(first.id)
  })

  test('is the approver’s alone up to the middle tier, and nobody’s below it', async () => {
    const middle = await toAward(office, '30000')
    const one = await asked(office, buyer, 'tender/award', middle.input)
    expect(one.steps.map(({ role }) => role)).toEqual(['APPROVER'])
    expect(must(await approve(office, approver, one)).status).toBe('APPROVED')
    const small = await toAward(office, '1800')
    const refused = await ask(office, buyer, 'tender/award', small.input)
    expect([refused.code, refused.message]).toEqual([4003, 'This is within your limit. Do it directly'])
    expect((await awardAs(buyer, small.input)).code).toBe(200)
  })
})

describe('who decides', () => {
  test('is never the one who asked, except an owner who is alone', async () => {
    const { input } = await toAward(office, '30000')
    const own = await asked(office, buyer, 'tender/award', input)
    await office.store.atomically(() => {
      const row = office.rows.members.get('buyer')
      if (row) office.rows.members.put({ ...row, role: 'OWNER' })
    })
    const refused = await approve(office, buyer, own)
    expect([refused.code, refused.message]).toEqual([4003, 'You cannot approve your own request'])
    expect((await read(office, buyer, own)).mayDecide).toBe(false)
    for (const id of ['approver', 'buyer']) await office.store.atomically(() => office.rows.members.remove(id))
    const owner = await office.owner()
    await office.limit(owner, { AWARD: '0' })
    const other = await toAward(office, '1800')
    const alone = await asked(office, await office.owner(), 'tender/award', other.input)
    expect(alone.mayDecide).toBe(true)
    expect(must(await approve(office, await office.owner(), alone)).status).toBe('APPROVED')
  })

  test('is told by message, and the asker too', async () => {
    const { input } = await toAward(office, '30000')
    const { id, version } = await asked(office, buyer, 'tender/award', input)
    const told = () =>
      office.rows.messages.all(({ target }) => target?.id === id).map(({ type, params }) => [type, params['variant']])
    expect(told()).toEqual([['APPROVAL_ASKED', undefined]])
    const { duties } = must(await office.market.call(memberEndpoints.memCenter, {}, { token: approver }))
    expect(duties.find(({ kind }) => kind === 'TO_APPROVE')).toMatchObject({ count: 1, items: [{ id }] })
    const body = { id, version, reason: 'Ask for a lower price first', requestNo: newRequestNo() }
    must(await office.market.call(approvalEndpoints.reject, body, { token: approver }))
    expect(told()).toEqual([
      ['APPROVAL_ASKED', undefined],
      ['APPROVAL_ANSWERED', 'REJECTED'],
    ])
    expect(await read(office, buyer, { id } as never)).toMatchObject({ status: 'REJECTED', reason: body.reason })
  })
})

test('of two approvers at once one has an effect', async () => {
  const second = await office.person('APPROVER', 'second')
  const { tender, input } = await toAward(office, '30000')
  const one = await asked(office, buyer, 'tender/award', input)
  const answers = await Promise.all([approve(office, approver, one), approve(office, second, one)])
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 4009])
  expect(office.rows.orders.count((row) => row.tenderId === tender.id)).toBe(1)
  const done = office.rows.logs.all(({ kind, act }) => kind === 'tender' && act === 'award')
  expect(done).toHaveLength(1)
})
