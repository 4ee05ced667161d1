import { expect, test } from 'vitest'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { answerAward, openTerm, tenderNow } from '../../support/contract.ts'
import { newRequestNo } from '../../support/market.ts'
import { accept, agreed, agreementNow, awardedTerm, LANE, request } from './support.ts'

const HOUR_MS = 3600_000

test('a contract tender cannot be published without its call-off term', async () => {
  await expect(openTerm([LANE], { term: undefined as never })).rejects.toThrow(/term\.leadDays/)
  await expect(openTerm([{ ...LANE, plannedBookings: undefined }])).rejects.toThrow(/plannedBookings/)
})

test('an award of it makes no order; the confirmation makes an agreement with nothing called off', async () => {
  const { market, tender, award } = await awardedTerm()
  const [winner] = award.award?.winners ?? []
  // 52 x 2,400 and 26 documents of CNY 450 at the rate of the tender.
  expect(winner?.orderId).toBeUndefined()
  expect(award.agreementId).toBeUndefined()
  const token = await market.signIn('trader')
  expect((await market.call(agreementEndpoints.page, {}, { token })).data.records).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ tenderId: tender.id })]),
  )
  await answerAward(market, 'forwarder', tender.id, true)
  const now = await tenderNow(market, tender.id)
  expect(now.status).toBe('CONTRACTED')
  expect(now.orderId).toBeUndefined()
  const agreement = await agreementNow(market, now.agreementId ?? '')
  expect(agreement).toMatchObject({ status: 'PENDING_START', side: 'BUYER', validFrom: '2026-12-08', callOffs: [] })
  expect(agreement.no).toMatch(/^HT20261124-\d{4}$/)
  expect(agreement.lanes[0]?.quantities).toEqual([
    { isoCode: '45G1', contracted: 52, requested: 0, confirmed: 0, remaining: 52 },
  ])
  expect((await agreementNow(market, agreement.id, 'forwarder')).side).toBe('SELLER')
})

test('a declined award leaves no agreement', async () => {
  const { market, tender } = await awardedTerm()
  await answerAward(market, 'forwarder', tender.id, false)
  expect((await tenderNow(market, tender.id)).status).toBe('EVALUATING')
  const token = await market.signIn('forwarder')
  const { records } = (await market.call(agreementEndpoints.page, { side: 'SELLER' }, { token })).data
  expect(records.filter(({ tenderId }) => tenderId === tender.id)).toEqual([])
})

test('an award without an answer lapses after 24 hours, an award can be undone', async () => {
  const { market, tender } = await awardedTerm()
  const now = await tenderNow(market, tender.id)
  const token = await market.signIn('trader')
  const undo = { id: tender.id, version: now.version, requestNo: newRequestNo() }
  expect((await market.call(tenderEndpoints.undoAward, undo, { token })).data.status).toBe('EVALUATING')
  const other = await awardedTerm()
  other.market.time.now += 25 * HOUR_MS
  expect((await tenderNow(other.market, other.tender.id)).status).toBe('EVALUATING')
})

test('three call-offs: one is accepted and paid, one refused, one lapses', async () => {
  const { market, id } = await agreed()
  const buyer = await market.signIn('trader')
  const seller = await market.signIn('forwarder')
  const first = (await request(market, id)).data
  expect(first).toMatchObject({ source: 'AGREEMENT', status: 'TO_CONFIRM', items: [{ isoCode: '45G1', qty: 2 }] })
  const second = (await request(market, id, { etd: '2026-12-15' })).data
  const third = (await request(market, id, { etd: '2026-12-22' })).data
  expect((await agreementNow(market, id)).lanes[0]?.quantities[0]).toMatchObject({ requested: 6, remaining: 46 })

  expect((await accept(market, first)).data).toMatchObject({ status: 'TO_PAY', sailing: { vessel: 'CT PIONEER' } })
  const order = (await market.call(orderEndpoints.detail, { id: first.id }, { token: buyer })).data
  expect(order.dues?.map(({ amount, currency }) => `${currency} ${amount}`)).toEqual(['USD 4800.00', 'CNY 450.00'])
  const refusal = { id: second.id, version: second.version, note: '', requestNo: newRequestNo() }
  const over = await market.call(bookingEndpoints.refuse, { ...refusal, reason: 'OVER_ALLOCATION' }, { token: seller })
  expect(over.code).toBe(4001)
  const refused = { ...refusal, reason: 'EQUIPMENT' as const, requestNo: newRequestNo() }
  const no = await market.call(bookingEndpoints.refuse, refused, { token: seller })
  expect(no.data).toMatchObject({ status: 'CANCELLED', refusal: { reason: 'EQUIPMENT' } })

  // Both dues at once, in yuan; robots scan the code.
  await market.call(demoEndpoints.robots, { robots: true })
  const whole = order.payableIn.find(({ currency, dues }) => currency === 'CNY' && dues?.length !== 1)
  const pay = { orderId: order.id, version: order.version, method: 'ALIPAY' as const, requestNo: newRequestNo() }
  const amount = { amount: whole?.amount ?? '', currency: 'CNY' as const }
  expect(await market.call(paymentEndpoints.create, { ...pay, amount }, { token: buyer })).toMatchObject({ code: 200 })
  market.time.now += 10_000
  expect((await market.call(orderEndpoints.detail, { id: order.id }, { token: buyer })).data.status).toBe('PAID')

  market.time.now += 24 * HOUR_MS
  const agreement = await agreementNow(market, id)
  expect(agreement.callOffs.find((one) => one.id === third.id)?.status).toBe('TIMED_OUT')
  expect(agreement.lanes[0]?.quantities).toEqual([
    { isoCode: '45G1', contracted: 52, requested: 0, confirmed: 2, remaining: 50 },
  ])
  const told = (
    await market.call(messageEndpoints.page, { group: 'AGREEMENT', size: 50 }, { token: await market.signIn('trader') })
  ).data
  const own = told.records.filter(({ target }) => target?.id === id)
  expect(own.map(({ type }) => type).toSorted()).toEqual([
    'AGREEMENT_ANSWERED',
    'AGREEMENT_ANSWERED',
    'AGREEMENT_LAPSED',
    'AGREEMENT_STARTED',
  ])
})

test('two tabs want the last containers: one gets them, the other reads what is left', async () => {
  const { market, id } = await agreed()
  expect((await request(market, id, { boxes: [{ isoCode: '45G1', qty: 50 }] })).code).toBe(200)
  const [one, other] = await Promise.all([
    request(market, id, { etd: '2026-12-15' }),
    request(market, id, { etd: '2026-12-15' }),
  ])
  expect([one.code, other.code].toSorted((a, b) => a - b)).toEqual([200, 4001])
  const refused = [one, other].find(({ code }) => code === 4001)
  expect(JSON.stringify(refused)).toContain('0 40HQ remain on this lane')
})

test('beyond the week of the allocation is marked, and the seller may refuse it for that', async () => {
  const { market, id } = await agreed()
  await request(market, id)
  const over = (await request(market, id)).data
  expect(over.callOff?.isOver).toBe(true)
  const refuse = {
    id: over.id,
    version: over.version,
    reason: 'OVER_ALLOCATION' as const,
    note: '',
    requestNo: newRequestNo(),
  }
  const answer = await market.call(bookingEndpoints.refuse, refuse, { token: await market.signIn('forwarder') })
  expect(answer.data.refusal?.reason).toBe('OVER_ALLOCATION')
})

test('a call-off is cancelled before its answer; only its sides read the agreement', async () => {
  const { market, id } = await agreed()
  const { id: orderId, version } = (await request(market, id)).data
  const command = { id: orderId, version, requestNo: newRequestNo() }
  const cancelled = await market.call(bookingEndpoints.cancel, command, { token: await market.signIn('trader') })
  expect(cancelled.data.status).toBe('CANCELLED')
  expect((await agreementNow(market, id)).lanes[0]?.quantities[0]?.remaining).toBe(52)
  const stranger = await market.signIn('forwarder2')
  expect((await market.call(agreementEndpoints.detail, { id }, { token: stranger })).code).toBe(4004)
  expect((await request(market, id, {}, 'forwarder')).code).toBe(4003)
  expect((await request(market, id, {}, 'forwarder2')).code).toBe(4004)
})

test('a sailing is needed to accept, on about the wanted day', async () => {
  const { market, id } = await agreed()
  const asked = (await request(market, id)).data
  const token = await market.signIn('forwarder')
  const bare = { id: asked.id, version: asked.version, requestNo: newRequestNo() }
  expect((await market.call(bookingEndpoints.accept, bare, { token })).code).toBe(4001)
  expect((await accept(market, asked, '2026-12-12')).code).toBe(4001)
  expect((await accept(market, asked, '2026-12-10')).data.status).toBe('TO_PAY')
})

test('the days start and end it, and the tender is done', async () => {
  const { market, tender, id } = await agreed()
  const toldSeller = async () => {
    const token = await market.signIn('forwarder')
    const { records } = (await market.call(messageEndpoints.page, { group: 'AGREEMENT' }, { token })).data
    return records.filter(({ target }) => target?.id === id).map(({ type }) => type)
  }
  market.time.now = Date.parse('2026-12-07T16:00:00Z')
  expect((await agreementNow(market, id)).status).toBe('ACTIVE')
  expect(await toldSeller()).toEqual(['AGREEMENT_STARTED'])
  // Sixty, thirty and seven days before the end of 7 June.
  for (const day of ['2027-04-08', '2027-05-08', '2027-05-31']) {
    market.time.now = Date.parse(`${day}T15:59:00Z`)
    const before = (await toldSeller()).filter((type) => type === 'AGREEMENT_ENDING').length
    market.time.now = Date.parse(`${day}T16:00:01Z`)
    expect((await toldSeller()).filter((type) => type === 'AGREEMENT_ENDING').length).toBe(before + 1)
  }
  market.time.now = Date.parse('2027-06-07T15:59:00Z')
  expect((await agreementNow(market, id)).status).toBe('ACTIVE')
  expect((await tenderNow(market, tender.id)).status).toBe('CONTRACTED')
  market.time.now = Date.parse('2027-06-07T16:00:01Z')
  expect((await agreementNow(market, id)).status).toBe('EXPIRED')
  expect((await tenderNow(market, tender.id)).status).toBe('DONE')
  const late = await request(market, id, { etd: '2027-06-20', readyDate: '2027-06-18' })
  expect(late.code).toBe(4001)
  // Messages are kept for ninety days.
  expect(await toldSeller()).toEqual(['AGREEMENT_ENDING', 'AGREEMENT_ENDING', 'AGREEMENT_ENDING'])
})
