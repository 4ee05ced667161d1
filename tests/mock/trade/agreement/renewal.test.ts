import { expect, test } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { agreementEndpoints as calls } from '@/contract/trade/agreement/endpoints.ts'
import type { RenewAgreement } from '@/contract/trade/agreement/renewal/schemas.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, type Market } from '../../support/market.ts'
import { accept, agreed, agreementNow, command, FLOATING, LANE, request } from './support.ts'

/** LANE ends on 7 June 2027, after 182 days with 52 containers in 26 bookings. */
const TERMS: Omit<RenewAgreement, 'id' | 'version' | 'requestNo'> = {
  validTo: '2027-09-05',
  lanes: [{ laneNo: 1, boxes: [{ isoCode: '45G1', qty: 26 }] }],
  prices: [],
  note: '',
}
const PRICE = { laneNo: 1, code: 'OFR', isoCode: '45G1', unitPrice: '2450' }

/** An agreement in the last months of its period. */
async function late(day = '2027-04-01', part = {}) {
  const open = await agreed([LANE], part)
  open.market.time.now = Date.parse(`${day}T01:00:00Z`)
  return open
}

async function todosOf(market: Market, account: string) {
  const { data } = await market.call(memberEndpoints.memCenter, {}, { token: await market.signIn(account) })
  return data.duties.filter(({ kind }) => kind.startsWith('RENEWAL'))
}

test('a renewal agreed is an agreement that follows, with its containers, prices and bookings', async () => {
  const { market, id } = await late()
  const line = (await agreementNow(market, id)).lanes[0]?.charges.find(({ code }) => code === 'OFR')
  const price = { ...PRICE, ...(line?.isoCode === undefined && { isoCode: undefined }) }
  const since = market.time.now - 1
  const given = await command(market, calls.renew, 'forwarder', id, { ...TERMS, prices: [price], note: '涨 50' })
  expect(given.code).toBe(200)
  expect(given.data.renewal).toMatchObject({ by: 'SELLER', validFrom: '2027-06-08', answerBy: '2027-04-15' })
  expect(await told(market, 'trader', since, { group: 'AGREEMENT' })).toEqual([
    expect.stringMatching(/proposes to renew it until 2027-09-05\. Answer by 2027-04-15/),
  ])
  expect(await todosOf(market, 'trader')).toMatchObject([{ kind: 'RENEWAL_BOUGHT', items: [{ id }] }])
  expect((await command(market, calls.answerRenew, 'forwarder', id, { agree: true, note: '' })).code).toBe(4003)
  const done = await command(market, calls.answerRenew, 'trader', id, { agree: true, note: '' })
  expect(done.data.follower?.no).toMatch(/^HT/)
  expect(await told(market, 'forwarder', since, { group: 'AGREEMENT' })).toContainEqual(
    expect.stringMatching(new RegExp(`agreement ${done.data.follower?.no} runs from 2027-06-08`)),
  )
  expect(await todosOf(market, 'trader')).toEqual([])
  const next = await agreementNow(market, done.data.follower?.id ?? '')
  expect(next).toMatchObject({
    status: 'PENDING_START',
    supersedes: { id },
    validFrom: '2027-06-08',
    validTo: '2027-09-05',
    lanes: [{ plannedBookings: 13, allocation: LANE.allocation, quantities: [{ contracted: 26, remaining: 26 }] }],
  })
  const charges = next.lanes[0]?.charges ?? []
  expect(charges.find(({ code }) => code === 'OFR')).toMatchObject({ unitPrice: '2450', qty: '26' })
  expect(charges.find(({ code }) => code === 'DOC')).toMatchObject({ qty: '13' })
  // It can be called off for its own days, at its own price; the old one stays what it was.
  const asked = await request(market, next.id, { etd: '2027-06-10', readyDate: '2027-06-01' })
  const sent = await accept(market, asked.data, '2027-06-10')
  expect(sent.code).toBe(200)
  const token = await market.signIn('trader')
  const order = (await market.call(orderEndpoints.detail, { id: asked.data.id }, { token })).data
  expect(order.lanes[0]?.charges.find(({ code }) => code === 'OFR')).toMatchObject({ unitPrice: '2450' })
  expect((await agreementNow(market, id)).lanes[0]?.quantities[0]).toMatchObject({ contracted: 52, remaining: 52 })
  market.time.now = Date.parse('2027-06-08T01:00:00Z')
  expect([(await agreementNow(market, id)).status, (await agreementNow(market, next.id)).status]).toEqual([
    'EXPIRED',
    'ACTIVE',
  ])
})

test('too early, too late, too long, twice, in another version and by others it is refused', async () => {
  const { market, id } = await late('2027-03-08')
  expect((await command(market, calls.renew, 'trader', id, TERMS)).code).toBe(4003)
  market.time.now = Date.parse('2027-03-09T01:00:00Z')
  const long = await command(market, calls.renew, 'trader', id, { ...TERMS, validTo: '2027-09-06' })
  expect(JSON.stringify(long)).toContain('The new end must be between 2027-06-08 and 2027-09-05')
  const none = await command(market, calls.renew, 'trader', id, { ...TERMS, lanes: [{ laneNo: 1, boxes: [] }] })
  expect(none.code).toBe(4001)
  const unknown = { ...PRICE, code: 'XYZ' }
  expect((await command(market, calls.renew, 'trader', id, { ...TERMS, prices: [unknown] })).code).toBe(4001)
  expect((await command(market, calls.renew, 'forwarder2', id, TERMS)).code).toBe(4004)
  expect((await command(market, calls.renew, 'trader', id, TERMS)).code).toBe(200)
  expect((await command(market, calls.renew, 'forwarder', id, TERMS)).code).toBe(4009)
  const stale = { id, version: 1, requestNo: newRequestNo(), agree: true, note: '' }
  expect((await market.call(calls.answerRenew, stale, { token: await market.signIn('forwarder') })).code).toBe(4009)
  market.time.now = Date.parse('2027-07-08T01:00:00Z')
  expect((await command(market, calls.renew, 'trader', id, TERMS)).code).toBe(4003)
})

test('refused or unanswered it ends as it was, and another can be proposed; a notice of the end makes it void', async () => {
  const { market, id } = await late()
  await command(market, calls.renew, 'trader', id, TERMS)
  const since = market.time.now
  await command(market, calls.answerRenew, 'forwarder', id, { agree: false, note: '舱位不足' })
  expect(await told(market, 'trader', since - 1, { group: 'AGREEMENT' })).toEqual([
    expect.stringMatching(/the other party declined the renewal/),
  ])
  expect((await command(market, calls.answerRenew, 'forwarder', id, { agree: true, note: '' })).code).toBe(4009)
  expect((await command(market, calls.renew, 'trader', id, TERMS)).code).toBe(200)
  expect(await todosOf(market, 'forwarder')).toMatchObject([{ kind: 'RENEWAL_SOLD', count: 1 }])
  market.time.now = Date.parse('2027-04-15T15:59:59Z')
  expect(await told(market, 'trader', market.time.now - 1000, { group: 'AGREEMENT' })).toEqual([])
  market.time.now = Date.parse('2027-04-16T01:00:00Z')
  // Both read it at the end of the last day.
  const over = Date.parse('2027-04-15T15:59:59Z')
  expect(await told(market, 'trader', over, { group: 'AGREEMENT' })).toEqual([
    expect.stringMatching(/the other party did not answer by 2027-04-15/),
  ])
  expect(await told(market, 'forwarder', over, { group: 'AGREEMENT' })).toEqual([
    expect.stringMatching(/you did not answer by 2027-04-15/),
  ])
  expect((await command(market, calls.answerRenew, 'forwarder', id, { agree: true, note: '' })).code).toBe(4009)
  expect(await todosOf(market, 'forwarder')).toEqual([])
  await command(market, calls.renew, 'trader', id, TERMS)
  await command(market, calls.terminate, 'forwarder', id, { reason: 'No more ships' })
  expect((await command(market, calls.answerRenew, 'forwarder', id, { agree: true, note: '' })).code).toBe(4009)
  expect((await agreementNow(market, id)).follower).toBeUndefined()
  // Void already: nobody reads that it was not answered.
  const end = Date.parse('2027-04-30T15:00:00Z')
  market.time.now = Date.parse('2027-05-01T01:00:00Z')
  expect(await told(market, 'trader', end, { group: 'AGREEMENT' })).not.toContainEqual(
    expect.stringMatching(/answer by/),
  )
})

test('prices go on as notices left them, and lanes that the buyer left do not', async () => {
  const { market, id } = await late('2027-03-20', FLOATING)
  const raise = { code: 'PSS', lanes: [1], kind: 'INCREASE' as const, amount: '100', from: '2027-04-25' }
  await command(market, calls.notice, 'forwarder', id, raise)
  market.time.now += 1000
  await command(market, calls.renew, 'forwarder', id, TERMS)
  const done = await command(market, calls.answerRenew, 'trader', id, { agree: true, note: '' })
  const next = await agreementNow(market, done.data.follower?.id ?? '')
  expect(next.notices).toBeUndefined()
  expect(next.lanes[0]?.charges.find(({ code }) => code === 'PSS')).toMatchObject({ unitPrice: '100', qty: '26' })
  const other = await late('2027-03-20', FLOATING)
  const given = await command(other.market, calls.notice, 'forwarder', other.id, raise)
  const noticeId = given.data.notices?.[0]?.id ?? ''
  await command(other.market, calls.answerNotice, 'trader', other.id, { noticeId, agree: false, note: '' })
  expect((await command(other.market, calls.renew, 'trader', other.id, TERMS)).code).toBe(4001)
})

test.each([
  ['trader', '-4.9', true],
  ['trader', '-6', false],
  ['trader', '9', true],
  ['forwarder', '5', true],
  ['forwarder', '6', false],
])('a robot answers the %s whose prices move by %s percent: agreed %s', async (by, pct, isAgreed) => {
  const store = memoryStore()
  const { market, id } = await agreed([LANE], {}, store)
  market.time.now = Date.parse('2027-04-01T01:00:00Z')
  await market.call(demoEndpoints.robots, { robots: true })
  await store.atomically(() => {
    const { members } = openRows(store)
    for (const { demo: _, ...row } of members.all(({ companyId }) => companyId === (by === 'trader' ? 'c02' : 'c01')))
      members.put({ ...row, passwordHash: '' })
  })
  // Everything moves by the same part, so that the total does.
  const { lanes, version = 1 } = await agreementNow(market, id, by)
  const prices = (lanes[0]?.charges ?? []).map(({ code, isoCode, unitPrice }) => ({
    laneNo: 1,
    code,
    ...(isoCode !== undefined && { isoCode }),
    unitPrice: ((Number(unitPrice) * (100 + Number(pct))) / 100).toFixed(4),
  }))
  const input = { ...TERMS, id, version, prices, requestNo: newRequestNo() }
  expect((await market.call(calls.renew, input, { token: await market.signIn(by) })).code).toBe(200)
  market.time.now += 7 * 3600_000
  const { renewal, follower } = await agreementNow(market, id, by)
  expect([renewal?.answer?.agreed, follower !== undefined]).toEqual([isAgreed, isAgreed])
})
