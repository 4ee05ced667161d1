import { expect, test } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, type Market } from '../../support/market.ts'
import { accept, agreed, agreementNow, answerSailing, offerSailing, request } from './support.ts'

/** A call-off for 15 December for which the forwarder offers the 22nd. */
async function countered() {
  const { market, id } = await agreed()
  const asked = (await request(market, id, { etd: '2026-12-15' })).data
  const since = (market.time.now += 1000)
  const offer = await offerSailing(market, asked, '2026-12-22')
  return { market, id, offer, since }
}

const quantityOf = async (market: Market, id: string) => (await agreementNow(market, id)).lanes[0]?.quantities[0]
async function todosOf(market: Market, account: string) {
  const { data } = await market.call(memberEndpoints.memCenter, {}, { token: await market.signIn(account) })
  return data.duties.filter(({ kind }) => kind === 'SAILING_TO_ANSWER')
}

test('the seller offers a sailing a week later; the buyer takes it at the same price', async () => {
  const { market, id, offer, since } = await countered()
  expect(offer).toMatchObject({
    code: 200,
    data: { status: 'TO_CONFIRM', callOff: { etd: '2026-12-15', counter: { sailing: { voyage: '051W' } } } },
  })
  expect(Date.parse(offer.data.acceptBy ?? '') - market.time.now).toBe(12 * 3600_000)
  expect(await quantityOf(market, id)).toMatchObject({ requested: 2, remaining: 50 })
  expect((await agreementNow(market, id, 'forwarder')).openCallOffs).toBe(0)
  expect(await todosOf(market, 'trader')).toMatchObject([{ count: 1, items: [{ id: offer.data.id }] }])
  expect(await told(market, 'trader', since, { group: 'AGREEMENT' })).toEqual([
    expect.stringContaining('the seller offers 2026-12-22. Answer within 12 hours.'),
  ])
  const taken = await answerSailing(market, offer.data, true)
  expect(taken.data).toMatchObject({ status: 'TO_PAY', sailing: { voyage: '051W' }, allIn: offer.data.allIn })
  expect(await quantityOf(market, id)).toMatchObject({ requested: 0, confirmed: 2, remaining: 50 })
  expect(await told(market, 'forwarder', since, { group: 'AGREEMENT' })).toEqual([
    expect.stringMatching(/^AGREEMENT_CALL_OFF: The buyer took the other sailing/),
  ])
  market.time.now += 13 * 3600_000
  expect((await agreementNow(market, id)).callOffs[0]?.status).toBe('TO_PAY')
})

test('the buyer leaves it: cancelled without fault, its containers are free again', async () => {
  const { market, id, offer, since } = await countered()
  const left = await answerSailing(market, offer.data, false)
  expect(left.data).toMatchObject({ status: 'CANCELLED' })
  expect(left.data.refusal).toBeUndefined()
  expect(await quantityOf(market, id)).toMatchObject({ requested: 0, confirmed: 0, remaining: 52 })
  expect(await told(market, 'forwarder', since, { group: 'AGREEMENT' })).toEqual([
    expect.stringContaining('cancelled without fault'),
  ])
})

test('no answer within twelve hours is a no', async () => {
  const { market, id } = await countered()
  market.time.now += 12 * 3600_000 - 1
  expect((await agreementNow(market, id)).callOffs[0]?.status).toBe('TO_CONFIRM')
  market.time.now += 1
  expect((await agreementNow(market, id)).callOffs[0]?.status).toBe('CANCELLED')
  expect(await quantityOf(market, id)).toMatchObject({ requested: 0, remaining: 52 })
  for (const account of ['trader', 'forwarder'])
    // oxlint-disable-next-line no-await-in-loop
    expect(await told(market, account, market.time.now - 1000, { group: 'AGREEMENT' })).toEqual([
      expect.stringMatching(/^AGREEMENT_LAPSED: The other sailing/),
    ])
})

test('an offer is made once, by the seller, and answered by the buyer', async () => {
  const { market, offer } = await countered()
  expect((await offerSailing(market, offer.data, '2026-12-18')).code).toBe(4009)
  expect((await accept(market, offer.data, '2026-12-15')).code).toBe(4009)
  const refusal = { id: offer.data.id, version: offer.data.version, reason: 'NO_SPACE' as const, note: '' }
  const token = await market.signIn('forwarder')
  expect((await market.call(bookingEndpoints.refuse, { ...refusal, requestNo: newRequestNo() }, { token })).code).toBe(
    4009,
  )
  expect((await answerSailing(market, offer.data, true, 'forwarder')).code).toBe(4004)
  expect((await answerSailing(market, offer.data, true, 'forwarder2')).code).toBe(4004)
  expect((await answerSailing(market, offer.data, true)).code).toBe(200)
  expect((await answerSailing(market, offer.data, false)).code).toBe(4009)
})

test.each([
  ['2026-12-23', 4001],
  ['2026-12-22', 200],
  ['2026-12-08', 200],
  ['2026-12-07', 4001],
])('for 15 December a sailing on %s: %i', async (day, code) => {
  const { market, id } = await agreed()
  const asked = (await request(market, id, { etd: '2026-12-15' })).data
  expect((await answerSailing(market, asked, true)).code).toBe(4009)
  expect((await offerSailing(market, asked, day)).code).toBe(code)
})

test('on credit the limit is given with the offer', async () => {
  const { market, id } = await agreed(undefined, { paymentTerm: 'ON_BL' })
  const asked = (await request(market, id, { etd: '2026-12-15' })).data
  expect((await offerSailing(market, asked, '2026-12-22')).code).toBe(4023)
  const offer = await offerSailing(market, asked, '2026-12-22', { creditLimit: '90000' })
  expect((await answerSailing(market, offer.data, true)).data.status).toBe('CONFIRMED')
})
