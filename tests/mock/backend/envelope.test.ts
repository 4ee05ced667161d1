import { beforeEach, describe, expect, it, vi } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { get, post } from '@/contract/endpoint.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { newRequestNo, openMarket, START, type Market } from '../support/market.ts'

const calm = { delayMs: 0, errorPct: 0, endSessions: false }

describe('every answer', () => {
  let market: Market
  beforeEach(async () => {
    market = await openMarket()
  })

  it('is an envelope with the time of the market clock', async () => {
    const answer = await market.call(referenceEndpoints.dictAll, {})
    expect([answer.code, answer.message]).toEqual([200, 'OK'])
    expect(answer.headers.get('x-server-time')).toBe(new Date(START).toISOString())
    await market.call(demoEndpoints.clock, { advanceMs: 3600_000 })
    const later = await market.call(referenceEndpoints.dictAll, {})
    expect(later.headers.get('x-server-time')).toBe(new Date(START + 3600_000).toISOString())
  })

  it('to a guest is 4098 where a login is needed, even if the input is wrong too', async () => {
    expect((await market.call(memberEndpoints.currentUser, {})).code).toBe(4098)
    expect((await market.call(post('/trading/api/tender/submit'), { wrong: true })).code).toBe(4098)
    expect((await market.call(memberEndpoints.currentUser, {}, { token: 'forged' })).code).toBe(4098)
  })

  it('to a call that does not exist is 4004, in the language asked for, Chinese if none is', async () => {
    const nothing = get<object, never>('/trading/api/nothing')
    const said = async (language: string) => (await market.call(nothing, {}, { language })).message
    expect(await said('en-GB,en;q=0.8')).toBe('No such endpoint')
    expect(await said('fr')).toBe('没有这个接口')
  })

  it('to input of the wrong shape is 4001 with the fields', async () => {
    const wrong = await market.call(memberEndpoints.getSmsCode, { mobile: '1', scene: 'NONE' } as never)
    expect([wrong.code, wrong.data]).toMatchObject([4001, { fields: [{ field: 'scene' }, { field: 'captchaTicket' }] }])
    const request = new Request('http://mock.test/trading-api/trading/api/member/getSmsCode', {
      method: 'POST',
      body: '{"a":',
    })
    expect(await (await market.backend.handle(request)).json()).toMatchObject({ code: 4001 })
  })

  it('to an intent that was answered before is the first answer again, also when both arrive at once', async () => {
    const token = await market.signIn('trader')
    const body = { draft: { title: 'Twice' }, requestNo: newRequestNo() }
    const send = async () => market.call(tenderEndpoints.saveDraft, body, { token })
    const both = await Promise.all([send(), send()])
    expect(both[0].data).toEqual(both[1].data)
    expect((await send()).data).toEqual(both[0].data)
    const drafts = await market.call(tenderEndpoints.minePage, { keyword: 'Twice' }, { token })
    expect(drafts.data.total).toBe(1)
  })

  it('to a number of an intent with other content is a refusal, whatever order the fields come in, and nothing is done', async () => {
    const token = await market.signIn('trader')
    const requestNo = newRequestNo()
    const send = async (body: object) => market.call(tenderEndpoints.saveDraft, body as never, { token })
    const first = await send({ draft: { title: 'Once', remarks: 'R' }, requestNo })
    const again = await send({ requestNo, draft: { remarks: 'R', title: 'Once' } })
    expect(again.data).toEqual(first.data)
    const other = await send({ draft: { title: 'Once more', remarks: 'R' }, requestNo })
    expect([other.code, other.message]).toEqual([
      4008,
      'This request number was already used. Check the content and submit again',
    ])
    const drafts = await market.call(tenderEndpoints.minePage, { keyword: 'Once' }, { token })
    expect(drafts.data.records.map(({ title }) => title)).toEqual(['Once'])
    expect((await send({ draft: { title: 'Once more' }, requestNo: newRequestNo() })).code).toBe(200)
  })

  it('to another caller with the same requestNo is its own', async () => {
    const requestNo = newRequestNo()
    const body = { draft: { title: 'Mine' }, requestNo }
    const one = await market.call(tenderEndpoints.saveDraft, body, { token: await market.signIn('trader') })
    const other = await market.call(tenderEndpoints.saveDraft, body, { token: await market.signIn('trader2') })
    expect(other.data.id).not.toBe(one.data.id)
  })

  it('is 5000, with the work taken back, when the server itself fails', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    market.time.now = Number.NaN
    const broken = await market.call(demoEndpoints.state, {}).catch(() => undefined)
    market.time.now = START
    expect(broken?.code ?? 5000).toBe(5000)
    expect((await market.call(demoEndpoints.state, {})).code).toBe(200)
    complaint.mockRestore()
  })
})

describe('the controls of the mock', () => {
  let market: Market
  const slept: number[] = []
  beforeEach(async () => {
    slept.length = 0
    market = await openMarket({ sleep: async (ms) => void slept.push(ms) })
  })

  it('delay every answer but their own', async () => {
    await market.call(demoEndpoints.faults, { ...calm, delayMs: 700 })
    await market.call(referenceEndpoints.dictAll, {})
    await market.call(demoEndpoints.state, {})
    expect(slept).toEqual([700])
  })

  it('let a share of the calls fail', async () => {
    await market.call(demoEndpoints.faults, { ...calm, errorPct: 100 })
    expect((await market.call(referenceEndpoints.dictAll, {})).code).toBe(5000)
    await market.call(demoEndpoints.faults, calm)
    expect((await market.call(referenceEndpoints.dictAll, {})).code).toBe(200)
  })

  it('end every session once', async () => {
    const token = await market.signIn('trader')
    await market.call(demoEndpoints.faults, { ...calm, endSessions: true })
    expect((await market.call(memberEndpoints.currentUser, {}, { token })).code).toBe(4098)
    expect((await market.call(memberEndpoints.currentUser, {}, { token: await market.signIn('trader') })).code).toBe(
      200,
    )
  })

  it('move the market clock so that deadlines pass, while sessions live on', async () => {
    const token = await market.signIn('trader')
    const open = await market.call(tenderEndpoints.page, { status: 'QUOTING', sort: 'closing', size: 3 }, { token })
    await market.call(demoEndpoints.clock, { advanceMs: 10 * 3600_000 })
    const states = open.data.records.map(async ({ id }) => market.call(tenderEndpoints.detail, { id }, { token }))
    const after = (await Promise.all(states)).map((answer) => answer.data.status)
    expect(after.toSorted()).toEqual(['EVALUATING', 'EVALUATING', 'FAILED'])
  })

  it('reset everything, sessions included', async () => {
    const token = await market.signIn('trader')
    await market.call(tenderEndpoints.saveDraft, { draft: { title: 'Gone' }, requestNo: newRequestNo() }, { token })
    expect((await market.call(demoEndpoints.reset, {})).code).toBe(200)
    expect((await market.call(memberEndpoints.currentUser, {}, { token })).code).toBe(4098)
    const again = await market.signIn('trader')
    expect((await market.call(tenderEndpoints.minePage, { keyword: 'Gone' }, { token: again })).data.total).toBe(0)
  })
})
