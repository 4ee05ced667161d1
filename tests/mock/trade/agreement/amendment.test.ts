import { expect, test } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { AmendAgreement } from '@/contract/trade/agreement/amendment/schemas.ts'
import { agreementEndpoints as calls } from '@/contract/trade/agreement/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, type Market } from '../../support/market.ts'
import { accept, agreed, agreedOverdue, agreementNow, command, LANE, request } from './support.ts'
import { SHORT } from './randomWalk.ts'

type Terms = Omit<AmendAgreement, 'id' | 'version' | 'requestNo'>
const NONE: Terms = { boxes: [], allocations: [], prices: [], note: '' }
const boxes = (qty: number): Terms => ({ ...NONE, boxes: [{ laneNo: 1, isoCode: '45G1', qty }] })

/** Another freight for departures from a day on; the freight of the tender is one a type or one for all. */
async function freight(market: Market, id: string, unitPrice: string, from = '2027-01-12'): Promise<Terms> {
  const line = (await agreementNow(market, id)).lanes[0]?.charges.find(({ code }) => code === 'OFR')
  const { isoCode } = line ?? {}
  return { ...NONE, from, prices: [{ laneNo: 1, code: 'OFR', ...(isoCode && { isoCode }), unitPrice }] }
}
const amend = (market: Market, account: string, id: string, terms: Terms) =>
  command(market, calls.amend, account, id, terms)
const answer = (market: Market, account: string, id: string, agree = true, note = '') =>
  command(market, calls.answerAmend, account, id, { agree, note })

/** Kinds of tasks of an account that are about this agreement. */
async function todosOf(market: Market, account: string, id: string) {
  const { data } = await market.call(memberEndpoints.memCenter, {}, { token: await market.signIn(account) })
  return data.duties.flatMap(({ kind, items }) =>
    kind.startsWith('AMENDMENT') && items.some((one) => one.id === id) ? [kind] : [],
  )
}
const freightOf = async (market: Market, orderId: string) => {
  const { data } = await market.call(orderEndpoints.detail, { id: orderId }, { token: await market.signIn('trader') })
  return data.lanes[0]?.charges.find(({ code }) => code === 'OFR')?.unitPrice
}
const on = (day: string) => ({ etd: day, readyDate: '2026-12-05' })

test('the buyer wants more containers and the seller agrees: quantities, bookings and the minimum follow', async () => {
  const { market, id } = await agreed([{ ...LANE, mqc: { pct: 80 } }])
  const since = market.time.now - 1
  const terms = { ...boxes(60), from: '2026-12-20', allocations: [{ laneNo: 1, boxes: 3 }], note: '旺季加量' }
  const sent = await amend(market, 'trader', id, terms)
  expect(sent.data.amendments).toMatchObject([
    { by: 'BUYER', from: '2026-12-20', boxes: [{ qty: 60, before: 52 }], allocations: [{ boxes: 3, before: 2 }] },
  ])
  const until = sent.data.amendments?.[0]?.answerBy ?? ''
  expect(await told(market, 'forwarder', since, { group: 'AGREEMENT' })).toContainEqual(
    expect.stringMatching(new RegExp(`proposes other quantities or prices\\. Answer by ${until}`)),
  )
  expect(await todosOf(market, 'forwarder', id)).toEqual(['AMENDMENT_SOLD'])
  expect(await todosOf(market, 'trader', id)).toEqual([])
  // Nothing has changed yet, and the proposer does not answer itself.
  expect((await agreementNow(market, id)).lanes[0]?.quantities).toMatchObject([{ contracted: 52 }])
  expect((await answer(market, 'trader', id)).code).toBe(4003)
  const done = await answer(market, 'forwarder', id)
  expect(done.data.lanes).toMatchObject([
    {
      plannedBookings: 30,
      quantities: [{ contracted: 60, remaining: 60 }],
      minimum: { committed: 48 },
      allocationSteps: [{ from: '2026-12-20', boxes: 3 }],
    },
  ])
  expect(done.data.lanes[0]?.charges.find(({ code }) => code === 'OFR')?.qty).toBe('60')
  expect(await todosOf(market, 'forwarder', id)).toEqual([])
  expect(await told(market, 'trader', since, { group: 'AGREEMENT' })).toContainEqual(
    expect.stringMatching(/the other party agreed\. The new terms are in force/),
  )
  expect((await agreementNow(market, id)).amendments).toMatchObject([{ answer: { agreed: true } }])
  expect((await answer(market, 'forwarder', id)).code).toBe(4009)
})

test('an amended freight binds what is requested after the agreement to it and leaves on its day or later', async () => {
  const { market, id } = await agreed()
  const early = (await request(market, id, on('2027-01-12'))).data
  expect((await amend(market, 'forwarder', id, await freight(market, id, '2450'))).code).toBe(200)
  market.time.now += 1000
  const waiting = (await request(market, id, on('2027-01-13'))).data
  market.time.now += 1000
  expect((await answer(market, 'trader', id)).code).toBe(200)
  market.time.now += 1000
  const before = (await request(market, id, on('2027-01-11'))).data
  const after = (await request(market, id, on('2027-01-12'))).data
  const prices = await Promise.all([early, waiting, before, after].map((one) => freightOf(market, one.id)))
  expect(prices).toEqual(['2400', '2400', '2400', '2450'])
  const token = await market.signIn('trader')
  const order = (await market.call(orderEndpoints.detail, { id: after.id }, { token })).data
  // The ledger counts the order anew from the agreement and its amendments.
  expect(order.ledger?.lines.find(({ code }) => code === 'OFR')).toMatchObject({ changes: '100.00' })
  expect((await accept(market, after, '2027-01-12')).code).toBe(200)
  expect(await freightOf(market, after.id)).toBe('2450')
})

test('it is refused below what is used, for what floats, twice, beside another, in another version and by others', async () => {
  const floating = ['PSS']
  const { market, id } = await agreed([LANE], { term: { leadDays: 7, confirmHours: 24, floating } })
  const asked = (await request(market, id, { boxes: [{ isoCode: '45G1', qty: 7 }] })).data
  await accept(market, asked)
  const few = await amend(market, 'forwarder', id, boxes(6))
  expect(few.code).toBe(4001)
  expect(JSON.stringify(few)).toContain('At least 7: so many containers are ordered or requested')
  expect((await amend(market, 'trader', id, NONE)).code).toBe(4001)
  const pss = await freight(market, id, '100')
  const floats = { ...pss, prices: pss.prices.map((one) => ({ ...one, code: 'PSS' })) }
  expect((await amend(market, 'forwarder', id, floats)).code).toBe(4001)
  expect((await amend(market, 'forwarder', id, await freight(market, id, '2450', '2026-11-01'))).code).toBe(4001)
  expect((await amend(market, 'forwarder', id, await freight(market, id, '2450', '2027-06-08'))).code).toBe(4001)
  expect((await amend(market, 'forwarder2', id, boxes(60))).code).toBe(4004)
  const stale = { id, version: 0, requestNo: newRequestNo(), ...boxes(60) }
  const token = await market.signIn('trader')
  expect((await market.call(calls.amend, stale, { token })).code).toBe(4009)
  expect((await amend(market, 'forwarder', id, boxes(7))).code).toBe(200)
  expect((await amend(market, 'trader', id, boxes(60))).code).toBe(4009)
  // What is asked for since keeps it from being agreed to.
  await request(market, id, on('2026-12-15'))
  const used = await answer(market, 'trader', id)
  expect([used.code, used.message]).toEqual([4003, expect.stringMatching(/More containers are ordered or requested/)])
  expect((await answer(market, 'trader', id, false, '不接受')).code).toBe(200)
  expect((await agreementNow(market, id)).lanes[0]?.quantities).toMatchObject([{ contracted: 52 }])
  expect((await answer(market, 'trader', id)).code).toBe(4009)
})

test('refused or unanswered it leaves the terms, and another can be proposed', async () => {
  const { market, id } = await agreed()
  await amend(market, 'forwarder', id, boxes(40))
  const since = market.time.now
  await answer(market, 'trader', id, false, '量不能少')
  expect(await told(market, 'forwarder', since - 1, { group: 'AGREEMENT' })).toContainEqual(
    expect.stringMatching(/the other party declined\. The terms stay/),
  )
  const again = await amend(market, 'forwarder', id, boxes(45))
  const until = again.data.amendments?.[1]?.answerBy ?? ''
  market.time.now = Date.parse(`${until}T15:59:00Z`)
  expect(await todosOf(market, 'trader', id)).toEqual(['AMENDMENT_BOUGHT'])
  market.time.now = Date.parse(`${until}T16:00:01Z`)
  expect(await todosOf(market, 'trader', id)).toEqual([])
  expect(await told(market, 'forwarder', since, { group: 'AGREEMENT' })).toContainEqual(
    expect.stringMatching(/the other party did not answer by/),
  )
  expect(await told(market, 'trader', since, { group: 'AGREEMENT' })).toContainEqual(
    expect.stringMatching(/you did not answer by .* The terms stay/),
  )
  expect((await answer(market, 'trader', id)).code).toBe(4009)
  expect((await agreementNow(market, id)).lanes[0]?.quantities).toMatchObject([{ contracted: 52 }])
  expect((await amend(market, 'trader', id, boxes(60))).code).toBe(200)
})

test('one proposal at a time, whether to amend or to renew', async () => {
  const { market, id } = await agreed()
  market.time.now = Date.parse('2027-04-01T01:00:00Z')
  const renewal = { validTo: '2027-09-05', lanes: [{ laneNo: 1, boxes: [{ isoCode: '45G1', qty: 26 }] }], prices: [] }
  await amend(market, 'trader', id, boxes(60))
  expect((await command(market, calls.renew, 'forwarder', id, { ...renewal, note: '' })).code).toBe(4009)
  await answer(market, 'forwarder', id)
  const terms = { ...(await freight(market, id, '2450', '2027-04-10')), allocations: [{ laneNo: 1, boxes: 4 }] }
  await amend(market, 'forwarder', id, terms)
  await answer(market, 'trader', id)
  expect((await command(market, calls.renew, 'forwarder', id, { ...renewal, note: '' })).code).toBe(200)
  expect((await amend(market, 'trader', id, boxes(62))).code).toBe(4009)
  // The agreement that follows goes on with what was amended, and has no history of its own.
  const { data } = await command(market, calls.answerRenew, 'trader', id, { agree: true, note: '' })
  const next = await agreementNow(market, data.follower?.id ?? '')
  expect(next.lanes).toMatchObject([{ allocation: { boxes: 4 }, plannedBookings: 13 }])
  expect(next.lanes[0]?.charges.find(({ code }) => code === 'OFR')?.unitPrice).toBe('2450')
  expect([next.amendments, next.lanes[0]?.allocationSteps]).toEqual([undefined, undefined])
})

test('what is used up by then goes on with more containers; a suspended or ended one is not amended', async () => {
  const { market, id } = await agreed([{ ...SHORT, boxes: [{ isoCode: '45G1', qty: 2 }], plannedBookings: 1 }])
  await amend(market, 'trader', id, boxes(4))
  await accept(market, (await request(market, id)).data)
  expect((await agreementNow(market, id)).status).toBe('FULFILLED')
  expect((await answer(market, 'forwarder', id)).code).toBe(200)
  expect((await agreementNow(market, id)).status).toBe('PENDING_START')
  const open = await agreedOverdue([SHORT])
  await command(open.market, calls.suspend, 'forwarder', open.id, { note: '' })
  expect((await amend(open.market, 'trader', open.id, boxes(30))).code).toBe(4009)
  await command(open.market, calls.resume, 'forwarder', open.id, {})
  await amend(open.market, 'trader', open.id, boxes(30))
  await command(open.market, calls.terminate, 'trader', open.id, { reason: 'No more cargo' })
  await command(open.market, calls.answerTerminate, 'forwarder', open.id, { agree: true, note: '' })
  expect((await answer(open.market, 'forwarder', open.id)).code).toBe(4009)
})

test('it survives a restart, and its note is whole: there is a deal', async () => {
  const store = memoryStore()
  const { market, id } = await agreed([LANE], {}, store)
  await amend(market, 'trader', id, { ...boxes(60), note: '请联系 13800138000' })
  expect((await agreementNow(market, id, 'forwarder')).amendments?.[0]?.note).toBe('请联系 13800138000')
  await answer(market, 'forwarder', id)
  const row = openRows(store).agreements.get(id)
  expect(row).toMatchObject({ lanes: [{ boxes: [{ qty: 60 }] }], amendments: [{ answer: { agreed: true } }] })
})

/** An agreement whose seller is a robot. */
async function agreedWithRobot() {
  const store = memoryStore()
  const { market, id } = await agreed([LANE], {}, store)
  await market.call(demoEndpoints.robots, { robots: true })
  await store.atomically(() => {
    const { members } = openRows(store)
    for (const { demo: _, ...row } of members.all(({ companyId }) => companyId === 'c02'))
      members.put({ ...row, passwordHash: '' })
  })
  return { market, id }
}

test.each([
  ['more containers', async () => boxes(60), true],
  ['a fifth fewer', async () => boxes(42), true],
  ['more than a fifth fewer', async () => boxes(41), false],
  [
    'a smaller allocation',
    async () => ({ ...NONE, from: '2027-01-12', allocations: [{ laneNo: 1, boxes: 1 }] }),
    false,
  ],
  ['a freight 4 % lower', (market: Market, id: string) => freight(market, id, '2304'), true],
  ['a freight 7 % lower', (market: Market, id: string) => freight(market, id, '2232'), false],
  ['a higher freight', (market: Market, id: string) => freight(market, id, '2900'), true],
] as const)('a robot seller answers %s', async (_name, terms, isAgreed) => {
  const { market, id } = await agreedWithRobot()
  expect((await amend(market, 'trader', id, await terms(market, id))).code).toBe(200)
  market.time.now += 7 * 3600_000
  expect((await agreementNow(market, id)).amendments?.[0]?.answer?.agreed).toBe(isAgreed)
})
