import { beforeEach, describe, expect, test } from 'vitest'
import { questionEndpoints } from '@/contract/trade/question/endpoints.ts'
import { guestEndpoints } from '@/contract/trade/guest/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { registerWith } from '../../member/staff/support.ts'
import { inbox } from '../../support/inbox.ts'
import { newRequestNo, openMarket, type Market } from '../../support/market.ts'
import { draft, publish, quote } from '../../support/trade.ts'
import { askedForGuests, GUEST, guestsOf, joinBy, MOBILE, openLink, revoke, tenderForGuests } from './support.ts'

let market: Market
beforeEach(async () => {
  market = await openMarket()
})

const send = async (part: Partial<TenderDraft>) => {
  const body = { draft: draft(market, { visibility: 'INVITED', ...part }), requestNo: newRequestNo() }
  return market.call(tenderEndpoints.submit, body, { token: await market.signIn('trader') })
}
const fieldsOf = (answer: { data: unknown }) => (answer.data as { fields: { field: string }[] }).fields
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    company: `货代 ${from + index}`,
    email: `g${from + index}@a.example`,
  }))

describe('the guests of a tender', () => {
  test('have each a name and one address, and no address twice', async () => {
    const wrong = await send({ guests: [GUEST, { ...GUEST, company: '' }, { company: 'A', mobile: '12' }] })
    expect(wrong.code).toBe(4001)
    expect(fieldsOf(wrong).map(({ field }) => field)).toEqual(['guests.1.company', 'guests.1.email', 'guests.2.mobile'])
    expect((await send({ guests: many(31) })).code).toBe(4001)
  })

  test('are enough for a tender by invitation, and at most a hundred a day', async () => {
    for (const from of [0, 30, 60]) expect((await send({ guests: many(30, from) })).code).toBe(200)
    const over = await send({ guests: many(11, 90) })
    expect(fieldsOf(over).map(({ field }) => field)).toEqual(['guests'])
    expect((await send({ guests: many(10, 90) })).code).toBe(200)
    market.time.now += 24 * 3600_000
    expect((await send({ guests: many(11, 100) })).code).toBe(200)
  })

  test('are the publisher’s alone to read, in amendments too', async () => {
    const { trader, tender, code } = await tenderForGuests(market)
    const body = { ...draft(market, { visibility: 'INVITED' }), guests: [GUEST, ...many(1)], deadline: tender.deadline }
    const amend = { id: tender.id, version: tender.version, draft: body, note: '', requestNo: newRequestNo() }
    const amended = await market.call(tenderEndpoints.amend, amend, { token: trader })
    expect(amended.data.amendments[0]?.changes.map(({ field }) => field)).toEqual(['guests'])
    const guest = await joinBy(market, code)
    const { data } = await market.call(tenderEndpoints.detail, { id: tender.id }, { token: guest })
    expect(data).toMatchObject({ guest: true, admitted: true, amendments: [{ changes: [] }] })
    expect(JSON.stringify(data)).not.toContain('a.example')
    expect((await guestsOf(market, trader, tender.id)).map(({ company }) => company)).toEqual([GUEST.company, '货代 0'])
  })

  test('whom an amendment leaves out lose their link', async () => {
    const { trader, tender, code } = await tenderForGuests(market)
    const body = { ...draft(market, { visibility: 'INVITED' }), guests: many(1), deadline: tender.deadline }
    const amend = { id: tender.id, version: tender.version, draft: body, note: '', requestNo: newRequestNo() }
    await market.call(tenderEndpoints.amend, amend, { token: trader })
    expect((await openLink(market, code)).data.state).toBe('REVOKED')
  })
})

describe('a link', () => {
  test('shows the tender without an account and without contacts, and its publisher is told once', async () => {
    const { trader, tender, code } = await tenderForGuests(market, { remarks: '请准时' })
    expect((await openLink(market, code, trader)).data.state).toBe('OPEN')
    expect((await guestsOf(market, trader, tender.id))[0]).toMatchObject({ status: 'SENT' })
    const { code: answer, data } = await openLink(market, code)
    expect(answer).toBe(200)
    expect(data).toMatchObject({ state: 'OPEN', company: GUEST.company, isTaken: false, mayAccept: false })
    expect(data.tender).toMatchObject({ id: tender.id, mine: false })
    expect(data.tender).not.toHaveProperty('guests')
    await openLink(market, code)
    expect((await guestsOf(market, trader, tender.id))[0]).toMatchObject({ status: 'OPENED' })
    const news = (await inbox(market, 'trader')).filter(({ type }) => type === 'TENDER_OPENED')
    expect(news.map(({ body }) => body)).toEqual([expect.stringContaining(GUEST.company)])
    expect((await market.call(tenderEndpoints.detail, { id: tender.id })).code).toBe(4004)
    expect((await openLink(market, 'nobody')).code).toBe(4004)
  })

  test('shows what was asked and answered as an invited member reads it, without contacts and names', async () => {
    const { trader, tender, code, forwarder, guestId } = await askedForGuests(market)
    const read = async (token?: string) => (await openLink(market, code, token)).data.questions ?? []
    const [one, ...more] = await read()
    expect(more).toEqual([])
    expect(one).toMatchObject({ asker: 'A', mine: false, masked: true, answer: { masked: true } })
    expect(one?.answer).not.toHaveProperty('editUntil')
    const words = JSON.stringify(one)
    for (const secret of ['13912345678', '13912345679', '"c01"', '"c02"', '望潮', 'Wangchao'])
      expect(words).not.toContain(secret)
    // Who asked or answered reads no more by the link than its guest does.
    for (const token of [trader, forwarder]) expect(await read(token)).toEqual([one])
    const guest = await joinBy(market, code)
    const page = await market.call(questionEndpoints.page, { tenderId: tender.id }, { token: guest })
    expect(page.data.records).toEqual([one])
    expect((await market.call(questionEndpoints.page, { tenderId: tender.id })).code).toBe(4004)
    await revoke(market, trader, guestId)
    expect((await openLink(market, code)).data).not.toHaveProperty('questions')
  })

  test('says that it was taken back, that quoting has closed and that the tender was cancelled', async () => {
    const first = await tenderForGuests(market)
    await revoke(market, first.trader, first.guestId)
    expect((await openLink(market, first.code)).data).toMatchObject({ state: 'REVOKED' })
    expect((await guestsOf(market, first.trader, first.tender.id))[0]).not.toHaveProperty('code')
    const second = await tenderForGuests(market)
    const cancel = { id: second.tender.id, version: second.tender.version, reason: 'OTHER' as const, note: '' }
    await market.call(tenderEndpoints.cancel, { ...cancel, requestNo: newRequestNo() }, { token: second.trader })
    expect((await openLink(market, second.code)).data).toMatchObject({ state: 'CANCELLED' })
    const third = await tenderForGuests(market)
    market.time.now += 25 * 3600_000
    const closed = (await openLink(market, third.code)).data
    expect(closed).toMatchObject({ state: 'CLOSED' })
    expect(closed).not.toHaveProperty('tender')
  })

  test('takes one enterprise, of a type that quotes on the mode', async () => {
    const { trader, tender, code } = await tenderForGuests(market)
    for (const userType of [1, 3] as const)
      expect((await registerWith(market, MOBILE, { inviteCode: code, userType })).code).toBe(4001)
    const guest = await joinBy(market, code)
    expect((await market.call(tenderEndpoints.detail, { id: tender.id }, { token: guest })).code).toBe(200)
    const [row] = await guestsOf(market, trader, tender.id)
    expect(row).toMatchObject({ status: 'REGISTERED', registered: { company: { certified: false } } })
    const again = await registerWith(market, '13800000092', { inviteCode: code, userType: 2 })
    expect(again.code).toBe(4001)
    expect((await openLink(market, code)).data).toMatchObject({ isTaken: true })
  })

  test('may be accepted by an account that fits, which then quotes; who quoted is told after the deadline', async () => {
    const { trader, tender, code } = await tenderForGuests(market)
    const forwarder = await market.signIn('forwarder')
    expect((await openLink(market, code, trader)).data.mayAccept).toBe(false)
    expect((await openLink(market, code, forwarder)).data.mayAccept).toBe(true)
    const accept = async (token: string) =>
      market.call(guestEndpoints.accept, { code, requestNo: newRequestNo() }, { token })
    expect((await accept(trader)).code).toBe(4003)
    expect((await accept(forwarder)).data).toEqual({ tenderId: tender.id })
    expect((await accept(await market.signIn('forwarder2'))).code).toBe(4001)
    const seen = (await market.call(tenderEndpoints.detail, { id: tender.id }, { token: forwarder })).data
    const body = { bid: quote(seen, '1500'), requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.submit, body, { token: forwarder })).code).toBe(200)
    expect((await guestsOf(market, trader, tender.id))[0]).toMatchObject({ status: 'REGISTERED' })
    market.time.now += 25 * 3600_000
    const later = await market.signIn('trader')
    expect((await guestsOf(market, later, tender.id))[0]).toMatchObject({ status: 'QUOTED' })
  })

  test('that is taken back takes the invitation of who registered by it, too', async () => {
    const { trader, tender, code, guestId } = await tenderForGuests(market)
    const guest = await joinBy(market, code)
    await revoke(market, trader, guestId)
    expect((await market.call(tenderEndpoints.detail, { id: tender.id }, { token: guest })).code).toBe(4004)
  })

  test('is of one tender: another one has its own', async () => {
    const { trader, code } = await tenderForGuests(market)
    const other = await publish(market, trader, { visibility: 'INVITED', guests: [GUEST] })
    expect((await guestsOf(market, trader, other.id))[0]?.code).not.toBe(code)
    expect((await openLink(market, code)).data.state).toBe('OPEN')
  })
})
