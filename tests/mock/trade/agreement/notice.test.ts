import { expect, test } from 'vitest'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { agreementEndpoints as calls } from '@/contract/trade/agreement/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { openTerm } from '../../support/contract.ts'
import { told } from '../../support/inbox.ts'
import type { Market } from '../../support/market.ts'
import { accept, agreed, agreementNow, command, FLOATING, LANE, request } from './support.ts'

const RAISE = { code: 'PSS', lanes: [1], kind: 'INCREASE' as const, amount: '100', from: '2027-01-10' }

/** A floating agreement on 9 December, whose seller has given notice of PSS 100 a box from 10 January on. */
async function raised() {
  const open = await agreed([LANE], FLOATING)
  open.market.time.now = Date.parse('2026-12-09T01:00:00Z')
  const early = await request(open.market, open.id, { etd: '2027-01-12', readyDate: '2026-12-30' })
  open.market.time.now += 1000
  const given = await command(open.market, calls.notice, 'forwarder', open.id, RAISE)
  if (given.code !== 200) throw new Error(JSON.stringify(given))
  return { ...open, early: early.data, given: given.data }
}

async function todosOf(market: Market) {
  const { data } = await market.call(memberEndpoints.memCenter, {}, { token: await market.signIn('trader') })
  return data.duties.filter(({ kind }) => kind === 'NOTICE_TO_ANSWER')
}

const day = (etd: string) => ({ etd, readyDate: '2026-12-30' })

test('an increase binds what is requested after it for its departures; the order keeps it', async () => {
  const { market, id, early, given } = await raised()
  expect(given.notices).toMatchObject([{ ...RAISE, objectBy: '2026-12-19' }])
  const notes = await told(market, 'trader', market.time.now - 1, { group: 'AGREEMENT' })
  expect(notes).toContainEqual(expect.stringMatching(/: PSS rises by USD 100 a unit for sailings from 2027-01-10/))
  expect(await todosOf(market)).toMatchObject([{ count: 1, items: [{ id }] }])
  const before = (await request(market, id, day('2027-01-09'))).data
  const after = (await request(market, id, day('2027-01-10'))).data
  // Two containers: freight 2,400 each and a document fee of CNY 450; then PSS 100 each.
  const rise = Number(after.allIn.amount) - Number(before.allIn.amount)
  expect(rise).toBe(200)
  expect(early.allIn).toEqual(before.allIn)
  await accept(market, after, '2027-01-10')
  const token = await market.signIn('trader')
  const order = (await market.call(orderEndpoints.detail, { id: after.id }, { token })).data
  expect(order.lanes[0]?.charges.find(({ code }) => code === 'PSS')).toMatchObject({ unitPrice: '100', qty: '2' })
  // The ledger says what the notice changed, and still adds up; two bills of lading are the agreement's, not the bid's.
  expect(order.ledger?.lines.find(({ code }) => code === 'PSS')).toMatchObject({
    quoted: '0.00',
    changes: '200.00',
    billed: '200.00',
  })
  const twoBills = (await request(market, id, { ...day('2027-01-11'), blCount: 2 })).data
  const { ledger } = (await market.call(orderEndpoints.detail, { id: twoBills.id }, { token })).data
  expect(Number(ledger?.quoted) + Number(ledger?.changes)).toBeCloseTo(Number(ledger?.billed), 2)
  expect(Number(ledger?.changes)).toBe(200)
  // A decrease needs no term, and lowers what is asked for from then on.
  const less = { ...RAISE, kind: 'DECREASE' as const, amount: '40' }
  expect((await command(market, calls.notice, 'forwarder', id, less)).code).toBe(200)
  const lowered = await told(market, 'trader', market.time.now - 1, { group: 'AGREEMENT' })
  expect(lowered).toContainEqual(expect.stringMatching(/: PSS falls by USD 40 a unit for sailings from 2027-01-10/))
  const cheaper = (await request(market, id, day('2027-01-10'))).data
  expect(Number(cheaper.allIn.amount) - Number(before.allIn.amount)).toBe(120)
})

test('fixed charges, short terms, the buyer and others are refused', async () => {
  const { market, id } = await raised()
  const soon = await command(market, calls.notice, 'forwarder', id, { ...RAISE, from: '2027-01-07' })
  expect(JSON.stringify(soon)).toContain('An increase needs 30 days\u2019 notice (2027-01-08 at the earliest)')
  const fixed = await command(market, calls.notice, 'forwarder', id, { ...RAISE, code: 'OFR' })
  expect(JSON.stringify(fixed)).toContain('OFR is fixed for the term')
  expect((await command(market, calls.notice, 'trader', id, RAISE)).code).toBe(4003)
  expect((await command(market, calls.notice, 'forwarder2', id, RAISE)).code).toBe(4004)
})

test('the buyer objects: the lane ends before the increase, and the agreement with it', async () => {
  const { market, id, early } = await raised()
  const [notice] = (await agreementNow(market, id)).notices ?? []
  const no = { noticeId: notice?.id ?? '', agree: false, note: '改走其他承运人' }
  expect((await command(market, calls.answerNotice, 'forwarder', id, no)).code).toBe(4003)
  const since = (market.time.now += 1000)
  const done = await command(market, calls.answerNotice, 'trader', id, no)
  expect(done.data).toMatchObject({ status: 'ACTIVE', validTo: '2027-01-09', lanes: [{ validTo: '2027-01-09' }] })
  expect(await told(market, 'forwarder', since, { group: 'AGREEMENT' })).toEqual([
    expect.stringMatching(/the buyer objects to PSS from 2027-01-10; its lanes end before/),
  ])
  expect(await todosOf(market)).toEqual([])
  const late = await request(market, id, day('2027-01-10'))
  expect(JSON.stringify(late)).toContain('outside the agreement (2026-12-08 to 2027-01-09)')
  expect((await request(market, id, day('2027-01-09'))).code).toBe(200)
  expect((await accept(market, early, '2027-01-12')).code).toBe(4001)
  expect((await command(market, calls.answerNotice, 'trader', id, no)).code).toBe(4009)
  market.time.now = Date.parse('2027-01-09T16:00:01Z')
  expect((await agreementNow(market, id)).status).toBe('EXPIRED')
})

test('accepted or not answered in ten days it stands', async () => {
  const { market, id } = await raised()
  const [notice] = (await agreementNow(market, id)).notices ?? []
  const yes = { noticeId: notice?.id ?? '', agree: true, note: '' }
  market.time.now = Date.parse('2026-12-19T15:59:00Z')
  expect(await todosOf(market)).toMatchObject([{ count: 1 }])
  market.time.now = Date.parse('2026-12-19T16:00:01Z')
  expect(await todosOf(market)).toEqual([])
  expect((await command(market, calls.answerNotice, 'trader', id, { ...yes, agree: false })).code).toBe(4009)
  expect((await agreementNow(market, id)).validTo).toBe(LANE.etdTo)
  expect((await command(market, calls.answerNotice, 'trader', id, { ...yes, noticeId: 'none' })).code).toBe(4004)
})

test('a tender names surcharges a container only', async () => {
  const term = { leadDays: 7, confirmHours: 24 }
  await expect(openTerm([LANE], { term: { ...term, floating: ['OFR'] } })).rejects.toThrow(/term\.floating/)
  await expect(openTerm([LANE], { term: { ...term, floating: ['XYZ'] } })).rejects.toThrow(/term\.floating/)
})
