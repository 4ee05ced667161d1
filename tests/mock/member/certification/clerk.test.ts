import { beforeEach, describe, expect, it } from 'vitest'
import { certificationEndpoints as calls } from '@/contract/member/certification/endpoints.ts'
import { PAPER_REJECTIONS } from '@/contract/member/certification/values.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { CLERK_MS, decided, paperFile, paperOf, submit, usccOf, wholeForm } from '../../support/certification.ts'
import { openMarket, type Market } from '../../support/market.ts'

const DAY_MS = 24 * 3_600_000

describe('the clerk', () => {
  let market: Market
  let token: string
  beforeEach(async () => {
    market = await openMarket()
    token = await market.signIn('trader-new')
  })
  const detail = async () => (await market.call(calls.detail, {}, { token })).data

  it('picks a form up, looks at it and approves it; company and contact are what the form says', async () => {
    expect(await detail()).toMatchObject({ state: 'NONE', version: 0, papers: [], history: [] })
    const sent = await submit(market, token, await wholeForm(market, token))
    expect(sent.data).toMatchObject({ state: 'SUBMITTED', stage: 'SUBMITTED' })
    expect(Date.parse(sent.data.expectedAt ?? '')).toBe(market.time.now + 6000)
    market.time.now += CLERK_MS
    expect(await detail()).toMatchObject({ state: 'REVIEWING', stage: 'REVIEWING' })
    market.time.now += CLERK_MS
    const done = await detail()
    expect(done).toMatchObject({ state: 'APPROVED', papers: [{ kind: 'BUSINESS_LICENCE', status: 'APPROVED' }] })
    expect(done.history.map(({ state }) => state)).toEqual(['SUBMITTED', 'REVIEWING', 'APPROVED'])
    const info = (await market.call(memberEndpoints.queryMemInfo, {}, { token })).data
    expect(info).toMatchObject({
      nameZh: '宁波海声进出口有限公司',
      uscc: usccOf('1234'),
      provinceCode: '330000',
      contactPosition: '经理',
      markets: ['US'],
      certification: 'APPROVED',
    })
  })

  const reached = new Set<string>()
  it.each([
    ['BLURRED', { name: 'licence blurred.pdf' }],
    ['BLURRED', { bytes: 100 }],
    ['EXPIRED', { name: '营业执照（过期）.pdf' }],
    ['NAME_MISMATCH', { name: 'othername.pdf' }],
    ['TYPE_MISMATCH', { name: 'wrongpaper.pdf' }],
    ['OTHER', { name: 'other.pdf' }],
    ['NUMBER_NOT_FOUND', { serial: '0000' }],
    ['UNVERIFIABLE', { serial: '9999' }],
  ] as const)(
    'refuses the licence as %s: %o',
    async (code, facts: { name?: string; bytes?: number; serial?: string }) => {
      const file = await paperFile(market, token, facts.name, facts.bytes)
      const form = await wholeForm(market, token, 1, {
        uscc: usccOf(facts.serial ?? '1234'),
        papers: [paperOf('BUSINESS_LICENCE', file)],
      })
      const answer = await decided(market, token, form)
      expect(answer).toMatchObject({ state: 'REJECTED', stage: 'REJECTED', papers: [{ rejectCode: code }] })
      expect(answer.history.at(-1)?.reasons).toContainEqual({ of: 'BUSINESS_LICENCE', code })
      reached.add(code)
    },
  )
  it('has given every reason there is', () => expect([...reached].toSorted()).toEqual([...PAPER_REJECTIONS].toSorted()))

  it('refuses fields as well: the name and code a licence speaks of, an unknown address, a vehicle', async () => {
    const answer = await decided(
      market,
      token,
      await wholeForm(market, token, 3, {
        uscc: usccOf('0000'),
        address: 'unknown street',
        vehicles: [{ tractorPlate: '浙B10000', trailerPlate: '浙B1234挂', axles: 6, insuranceTo: '2027-03-01' }],
      }),
    )
    expect(answer.reasons).toEqual([
      { field: 'uscc', code: 'NUMBER_NOT_FOUND' },
      { field: 'address', code: 'UNVERIFIABLE' },
      { field: 'vehicles.0.tractorPlate', code: 'NUMBER_NOT_FOUND' },
    ])
  })

  it('lets a certification end: EXPIRING thirty days before the first paper does, EXPIRED the day after', async () => {
    const file = await paperFile(market, token)
    const papers = [paperOf('BUSINESS_LICENCE', file, { validTo: '2027-01-20' })]
    const done = await decided(market, token, await wholeForm(market, token, 1, { papers }))
    expect(done).toMatchObject({ state: 'APPROVED', validTo: '2027-01-20' })
    market.time.now = Date.parse('2026-12-21T23:59:00+08:00')
    token = await market.signIn('trader-new')
    expect((await detail()).state).toBe('APPROVED')
    market.time.now = Date.parse('2026-12-22T00:00:00+08:00')
    expect((await detail()).state).toBe('EXPIRING')
    market.time.now = Date.parse('2027-01-20T23:59:00+08:00')
    token = await market.signIn('trader-new')
    expect((await detail()).state).toBe('EXPIRING')
    market.time.now += 60_000
    expect(await detail()).toMatchObject({ state: 'EXPIRED', stage: 'APPROVED' })
    const renewed = await decided(market, token, await wholeForm(market, token))
    expect(renewed).toMatchObject({ state: 'APPROVED' })
    expect(renewed.validTo).toBeUndefined()
  })

  it('revokes a day after the approval what the register took away, and nothing can be sent then', async () => {
    const file = await paperFile(market, token, 'licence revoke.pdf')
    const form = await wholeForm(market, token, 1, { papers: [paperOf('BUSINESS_LICENCE', file)] })
    expect(await decided(market, token, form)).toMatchObject({ state: 'APPROVED' })
    market.time.now += DAY_MS
    token = await market.signIn('trader-new')
    expect(await detail()).toMatchObject({ state: 'REVOKED' })
    expect((await submit(market, token, await wholeForm(market, token))).code).toBe(4009)
  })

  it('takes a day over the demo accounts that wait, then decides', async () => {
    market.time.now += DAY_MS + 2 * CLERK_MS
    for (const account of ['trader-submitted', 'forwarder-reviewing']) {
      token = await market.signIn(account)
      expect(await detail()).toMatchObject({ state: 'APPROVED' })
    }
  })
})
