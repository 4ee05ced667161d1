import { beforeEach, describe, expect, test } from 'vitest'
import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { checkDeputyDays } from '@/contract/member/staff/deputy/rules.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { newRequestNo } from '../../support/market.ts'
import { approve, ask, asked, AWARD_TIERS, must, openOffice, read, toAward, type Office } from './support.ts'

const DAY = 24 * 3600_000
let office: Office
let buyer: string
let approver: string
let finance: string

beforeEach(async () => {
  office = await openOffice()
  buyer = await office.person('BUYER')
  approver = await office.person('APPROVER')
  finance = await office.person('FINANCE')
  await office.saveTiers(AWARD_TIERS)
})

/** A day in China, some days from now. */
const dayIn = (days: number) => new Date(office.market.time.now + 8 * 3600_000 + days * DAY).toISOString().slice(0, 10)
const name = async (token: string, deputyId: string, from = 0, to = 9, memberId?: string) => {
  const days = { from: dayIn(from), to: dayIn(to) }
  const body = { deputyId, ...days, ...(memberId !== undefined && { memberId }), requestNo: newRequestNo() }
  return office.market.call(staffEndpoints.saveDeputy, body, { token })
}
const end = async (token: string, memberId?: string) =>
  office.market.call(
    staffEndpoints.removeDeputy,
    { ...(memberId !== undefined && { memberId }), requestNo: newRequestNo() },
    { token },
  )
const act = (id: string) => ({ id, requestNo: newRequestNo() })
const ownerId = async () =>
  (await office.market.call(memberEndpoints.currentUser, {}, { token: await office.owner() })).data.id
const middle = async (by = buyer) => asked(office, by, 'tender/award', (await toAward(office, '30000')).input)
const rules = async (token: string) => must(await office.market.call(approvalEndpoints.rules, {}, { token }))
const duty = async (token: string) => {
  const { duties } = must(await office.market.call(memberEndpoints.memCenter, {}, { token }))
  return duties.find(({ kind }) => kind === 'TO_APPROVE')?.count
}

describe('a deputy', () => {
  test('decides in the place of an approver, which the history and the log say', async () => {
    expect(must(await name(approver, 'finance'))).toMatchObject({ id: 'approver', deputyName: 'finance', to: dayIn(9) })
    const one = await middle()
    expect(await read(office, finance, one)).toMatchObject({ mayDecide: true, decidesFor: 'approver' })
    expect(await duty(finance)).toBe(1)
    const done = must(await approve(office, finance, one))
    expect(done).toMatchObject({ status: 'APPROVED', steps: [{ memberName: 'finance', deputyOf: 'approver' }] })
    const { records } = must(
      await office.market.call(staffEndpoints.log, { size: 10 }, { token: await office.owner() }),
    )
    const said = records.map(({ act: what, memberName, deputyOf, isIntact }) => [what, memberName, deputyOf, isIntact])
    expect(said).toContainEqual(['approve', 'finance', 'approver', true])
    expect(said).toContainEqual(['award', 'buyer', undefined, true])
    expect(said).toContainEqual(['saveDeputy', 'approver', undefined, true])
    const named = records.find(({ act: what }) => what === 'saveDeputy')
    expect(named).toMatchObject({ before: '–', targetId: 'approver' })
    expect(named?.after).toMatch(/^finance \d{4}/)
  })

  test('rejects too', async () => {
    must(await name(approver, 'finance'))
    const { id, version } = await middle()
    const body = { id, version, reason: 'Too dear', requestNo: newRequestNo() }
    const ended = must(await office.market.call(approvalEndpoints.reject, body, { token: finance }))
    expect(ended.steps[0]).toMatchObject({ memberName: 'finance', deputyOf: 'approver' })
  })

  test('may do so from the first day to the last, in China', async () => {
    must(await name(approver, 'finance', 2, 3))
    const may = async () => (await read(office, finance, await middle())).mayDecide
    // Each tender takes a day until it is awarded.
    const seen: boolean[] = []
    for (let round = 0; round < 4; round++) seen.push(await may())
    expect(seen).toEqual([false, true, true, false])
    expect((await rules(finance)).deputies).toBeUndefined()
  })

  test('gets no other right, and nothing before or after', async () => {
    const { input } = await toAward(office, '30000')
    must(await name(approver, 'finance'))
    const one = await asked(office, buyer, 'tender/award', input)
    const codes = async (token: string) => [
      (await ask(office, token, 'tender/award', input)).code,
      (await office.market.call(staffEndpoints.page, {}, { token })).code,
      (await name(token, 'buyer')).code,
      (await end(token)).code,
    ]
    expect(await codes(finance)).toEqual([4003, 4003, 4003, 4003])
    const me = must(await office.market.call(memberEndpoints.currentUser, {}, { token: finance }))
    expect(me.permissions).not.toContain('DECIDE')
    expect((await rules(finance)).people).toBeUndefined()
    must(await end(approver))
    expect((await approve(office, finance, one)).message).toContain('Your role cannot do this')
  })

  test('decides neither what it asked for nor what the person asked for', async () => {
    must(await name(approver, 'buyer'))
    const own = await middle()
    expect(own.mayDecide).toBe(false)
    expect((await approve(office, buyer, own)).message).toBe('You cannot approve your own request')
    // Of an owner who is alone, its own request stays with it.
    must(await name(await office.owner(), 'finance'))
    await office.limit(await office.owner(), { AWARD: '0' })
    await office.store.atomically(() => office.rows.members.remove('approver'))
    const { input } = await toAward(office, '1800')
    const alone = await asked(office, await office.owner(), 'tender/award', input)
    expect(alone.mayDecide).toBe(true)
    expect((await read(office, finance, alone)).mayDecide).toBe(false)
    expect((await approve(office, finance, alone)).code).toBe(4003)
  })

  test('decides one step only, and the person none of the others', async () => {
    await office.person('OWNER', 'second')
    must(await name('token-second', 'finance'))
    const dear = await asked(office, buyer, 'tender/award', (await toAward(office)).input)
    const half = must(await approve(office, finance, dear))
    expect(half.steps[0]).toMatchObject({ memberName: 'finance', deputyOf: 'second' })
    expect((await approve(office, finance, half)).code).toBe(4003)
    expect((await read(office, 'token-second', half)).mayDecide).toBe(false)
    expect(must(await approve(office, await office.owner(), half)).status).toBe('APPROVED')
  })

  test('cannot pass it on', async () => {
    must(await name(await office.owner(), 'approver'))
    must(await name(approver, 'finance'))
    await office.saveTiers({ AWARD: [{ chain: ['OWNER'] }] })
    const one = await middle()
    expect(await read(office, approver, one)).toMatchObject({ mayDecide: true })
    expect((await read(office, finance, one)).mayDecide).toBe(false)
    expect((await approve(office, finance, one)).code).toBe(4003)
  })
})

describe('naming a deputy', () => {
  test('is for who decides; for others of the enterprise for its owner', async () => {
    expect((await name(buyer, 'finance')).code).toBe(4003)
    expect((await name(approver, 'finance', 0, 9, await ownerId())).message).toBe(
      'Only an owner can name a deputy for somebody else',
    )
    const owner = await office.owner()
    expect((await name(owner, 'finance', 0, 9, 'buyer')).message).toContain('approves nothing')
    expect(must(await name(owner, 'finance', 0, 9, 'approver')).name).toBe('approver')
    expect(must(await name(approver, 'buyer')).deputyName).toBe('buyer')
    expect((await rules(buyer)).deputies).toMatchObject([{ id: 'approver', deputyId: 'buyer' }])
    expect((await rules(approver)).people?.map(({ id }) => id)).toContain('finance')
    expect(must(await end(owner, 'approver')).deputyName).toBe('buyer')
    expect((await end(owner, 'approver')).code).toBe(4004)
  })

  test('takes another person of the enterprise and at most 90 days that are not over', async () => {
    for (const who of ['approver', 'nobody', office.rows.members.of('companyId', 'c02')[0]?.id ?? ''])
      expect(JSON.stringify((await name(approver, who)).data)).toContain('deputyId')
    expect(JSON.stringify((await name(approver, 'finance', 5, 4)).data)).toContain('Not before the first day')
    expect(JSON.stringify((await name(approver, 'finance', -5, -1)).data)).toContain('Not before today')
    expect(JSON.stringify((await name(approver, 'finance', 0, 90)).data)).toContain('90 days')
    expect((await name(approver, 'finance', 0, 89)).code).toBe(200)
  })

  test.each([
    ['2026-11-21', '2026-11-21', undefined],
    ['2026-11-01', '2026-11-21', undefined],
    ['2026-11-22', '2026-11-21', 'order'],
    ['2026-11-01', '2026-11-20', 'past'],
    ['2026-11-21', '2027-02-18', undefined],
    ['2026-11-21', '2027-02-19', 'long'],
  ])('from %s to %s: %s', (from, to, wrong) => {
    expect(checkDeputyDays({ from, to }, '2026-11-21')).toBe(wrong)
  })
})

describe('it is told', () => {
  /** What a person has been told about deputies, the newest first. */
  const told = async (token: string, language: 'en-US' | 'zh-CN' = 'en-US') =>
    must(await office.market.call(messageEndpoints.page, { size: 20 }, { token, language }))
      .records.filter(({ type }) => type.startsWith('DEPUTY'))
      .map(({ body }) => body)

  test('when somebody else names it or removes it, and nobody else is', async () => {
    must(await name(approver, 'finance'))
    office.market.time.now += 1000
    must(await name(await office.owner(), 'buyer', 0, 3, 'approver'))
    office.market.time.now += 1000
    must(await end(await office.owner(), 'approver'))
    const days = (to: number) => `from ${dayIn(0)} to ${dayIn(to)}, both included`
    expect(await told(finance)).toEqual([
      'finance no longer approves in place of approver.',
      `finance approves in place of approver ${days(9)}.`,
    ])
    expect(await told(buyer)).toEqual([
      'buyer no longer approves in place of approver.',
      `buyer approves in place of approver ${days(3)}.`,
    ])
    expect(await told(buyer, 'zh-CN')).toEqual([
      'buyer 不再代 approver 审批。',
      `${dayIn(0)} 至 ${dayIn(3)}（含首尾两日）由 buyer 代 approver 审批。`,
    ])
    expect(await told(approver)).toEqual([])
  })

  test('of other days once, and not of what it does itself', async () => {
    must(await name(approver, 'finance'))
    must(await name(approver, 'finance', 0, 3))
    expect(await told(finance)).toHaveLength(2)
    await office.person('OWNER', 'second')
    must(await name('token-second', 'second', 0, 3, 'approver'))
    expect(await told('token-second')).toEqual([])
    expect((await told(finance))[0]).toContain('no longer')
  })
})

describe('it ends', () => {
  const named = async () => (await rules(buyer)).deputies?.length ?? 0
  test.each([
    ['the deputy is disabled', 'disable', 'finance'],
    ['the person is disabled', 'disable', 'approver'],
  ] as const)('when %s, also if that is undone', async (_why, how, id) => {
    must(await name(approver, 'finance'))
    const owner = await office.owner()
    must(await office.market.call(staffEndpoints[how], act(id), { token: owner }))
    expect(await named()).toBe(0)
    must(await office.market.call(staffEndpoints.enable, act(id), { token: owner }))
    expect(await named()).toBe(0)
    const one = await middle()
    expect((await read(office, await office.person('FINANCE'), one)).mayDecide).toBe(false)
  })

  test('when the person no longer decides', async () => {
    must(await name(approver, 'finance'))
    const body = { id: 'approver', role: 'VIEWER', requestNo: newRequestNo() } as const
    must(await office.market.call(staffEndpoints.change, body, { token: await office.owner() }))
    expect(await named()).toBe(0)
  })
})
