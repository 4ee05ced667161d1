import { describe, expect, it } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { award, evaluating, toPay, type Evaluating } from '../support/awarded.ts'
import { picture } from '../support/fulfilled.ts'
import { listed } from '../support/listing.ts'
import { shipmentOf } from '../support/shipment.ts'
import { newRequestNo } from '../support/market.ts'
import { bidOn, publish } from '../support/trade.ts'

const NUMBER = '13800138000'
const DAY = 24 * 3600_000

/** A tender and a winning bid whose texts all hold a telephone number. */
async function told(): Promise<Evaluating> {
  const state = await evaluating()
  const { market } = state
  const published = await publish(market, state.trader)
  const bid = (await bidOn(market, state.one, published, '1800')).data
  const lanes = bid.lanes.map((lane) => ({
    ...lane,
    service: NUMBER,
    charges: lane.charges.map((line) => ({ ...line, note: `tel ${NUMBER}` })),
  }))
  const cheap = await bidOn(market, state.one, published, '1800', {
    note: `call ${NUMBER}`,
    optionName: `fast ${NUMBER}`,
    lanes,
    attachments: [await picture(state, state.one, `rates ${NUMBER}.png`)],
  })
  if (cheap.code !== 200) throw new Error(JSON.stringify(cheap))
  const dear = (await bidOn(market, state.two, published, '1900')).data
  market.time.now += DAY
  const [trader, one] = [await market.signIn('trader'), await market.signIn('forwarder')]
  const tender = (await market.call(tenderEndpoints.detail, { id: published.id }, { token: trader })).data
  return { ...state, trader, one, tender, cheap: cheap.data, dear }
}
const receivedBy = async ({ market, tender, trader }: Evaluating) =>
  JSON.stringify((await market.call(bidEndpoints.received, { tenderId: tender.id }, { token: trader })).data)

describe('contact data of a tender', () => {
  it('are hidden in all texts of a bid until its winner has confirmed, and whole afterwards', async () => {
    const state = await told()
    expect(await receivedBy(state)).not.toContain(NUMBER)
    await award(state, state.cheap.id, `Ask ${NUMBER}`)
    expect(await receivedBy(state)).not.toContain(NUMBER)
    const { market, one, cheap, tender, trader } = state
    const noteNow = async () =>
      (await market.call(bidEndpoints.detail, { id: cheap.id }, { token: one })).data.awarded?.note
    expect(await noteNow()).toBe('Ask ***')
    const waiting = (await market.call(orderEndpoints.page, { tenderId: tender.id }, { token: trader })).data.records[0]
    const before = await market.call(orderEndpoints.detail, { id: waiting?.id ?? '' }, { token: trader })
    expect(JSON.stringify(before.data)).not.toContain(NUMBER)
    expect(before.data).not.toHaveProperty('contact')
    const confirm = { id: cheap.id, version: cheap.version, requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.confirm, confirm, { token: one })).code).toBe(200)
    const [bid] = (await market.call(bidEndpoints.received, { tenderId: tender.id }, { token: trader })).data.bids
    expect(bid).toMatchObject({ note: `call ${NUMBER}`, optionName: `fast ${NUMBER}` })
    expect(bid?.attachments.map(({ name }) => name)).toEqual([`rates ${NUMBER}.png`])
    expect(await noteNow()).toBe(`Ask ${NUMBER}`)
    expect(bid?.lanes[0]).toMatchObject({ service: NUMBER })
    expect(bid?.lanes[0]?.charges.map((line) => line.note)).toEqual([`tel ${NUMBER}`, `tel ${NUMBER}`])
    const order = await market.call(orderEndpoints.detail, { id: waiting?.id ?? '' }, { token: trader })
    expect(order.data.lanes[0]?.charges[0]?.note).toBe(`tel ${NUMBER}`)
  })

  it('stay hidden when the award is declined, and the writer reads its own words whole', async () => {
    const state = await told()
    await award(state)
    const { market, one, cheap, tender, trader } = state
    const decline = {
      id: cheap.id,
      version: cheap.version,
      reason: 'OTHER' as const,
      note: `Talk to me: ${NUMBER}`,
      requestNo: newRequestNo(),
    }
    const declined = await market.call(bidEndpoints.decline, decline, { token: one })
    expect(declined.data).toMatchObject({ status: 'DECLINED', note: `call ${NUMBER}` })
    expect(await receivedBy(state)).not.toContain(NUMBER)
    const { data } = await market.call(orderEndpoints.page, { tenderId: tender.id }, { token: trader })
    const order = await market.call(orderEndpoints.detail, { id: data.records[0]?.id ?? '' }, { token: trader })
    expect(order.data.events.at(-1)?.note).toBe('Talk to me: ***')
    expect(order.data).not.toHaveProperty('contact')
    const own = await market.call(orderEndpoints.detail, { id: data.records[0]?.id ?? '' }, { token: one })
    expect(own.data.events.at(-1)?.note).toBe(`Talk to me: ${NUMBER}`)
  })

  it('are hidden in a counter-offer and in its answer', async () => {
    const state = await evaluating()
    const { market, trader, one, cheap } = state
    const offer = {
      id: cheap.id,
      version: cheap.version,
      lines: [{ laneNo: 1, index: 0, unitPrice: '1700' }],
      note: `Ring ${NUMBER}`,
      requestNo: newRequestNo(),
    }
    expect((await market.call(bidEndpoints.counter, offer, { token: trader })).code).toBe(200)
    const seen = await market.call(bidEndpoints.detail, { id: cheap.id }, { token: one })
    expect(seen.data.counter?.note).toBe('Ring ***')
    const { version } = seen.data
    const answer = { id: cheap.id, version, accept: false, note: `No, ring ${NUMBER}`, requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.answerCounter, answer, { token: one })).code).toBe(200)
    const [bid] = (await market.call(bidEndpoints.received, { tenderId: state.tender.id }, { token: trader })).data.bids
    expect(bid?.counter).toMatchObject({ note: `Ring ${NUMBER}`, answer: 'No, ring ***' })
  })

  it('are hidden in the remarks of a tender for all but its buyer', async () => {
    const state = await evaluating()
    const { market, trader, one } = state
    const remarks = 'Mail ops at gmail dot com'
    const tender = await publish(market, trader, { remarks })
    expect(tender.remarks).toBe(remarks)
    const seen = await market.call(tenderEndpoints.detail, { id: tender.id }, { token: one })
    expect(seen.data.remarks).toBe('Mail ***')
  })

  it('of remarks and a counter-offer are whole for both once the winner has confirmed', async () => {
    const remarks = 'Mail ops at gmail dot com'
    const state = await evaluating({ remarks })
    const { market, trader, one, cheap, tender } = state
    const lines = [{ laneNo: 1, index: 0, unitPrice: '1700' }]
    const offer = { id: cheap.id, version: cheap.version, lines, note: `Ring ${NUMBER}`, requestNo: newRequestNo() }
    await market.call(bidEndpoints.counter, offer, { token: trader })
    const bidNow = async () => (await market.call(bidEndpoints.detail, { id: cheap.id }, { token: one })).data
    const { version } = await bidNow()
    const answer = { id: cheap.id, version, accept: true, note: `Yes, ${NUMBER}`, requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.answerCounter, answer, { token: one })).code).toBe(200)
    await award(state)
    const remarksNow = async () =>
      (await market.call(tenderEndpoints.detail, { id: tender.id }, { token: one })).data.remarks
    const counterNow = async () =>
      (await market.call(bidEndpoints.received, { tenderId: tender.id }, { token: trader })).data.bids.find(
        (bid) => bid.id === cheap.id,
      )?.counter?.answer
    expect([await remarksNow(), (await bidNow()).counter?.note, await counterNow()]).toEqual([
      'Mail ***',
      'Ring ***',
      'Yes, ***',
    ])
    const confirm = { id: cheap.id, version: (await bidNow()).version, requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.confirm, confirm, { token: one })).code).toBe(200)
    expect([await remarksNow(), (await bidNow()).counter?.note, await counterNow()]).toEqual([
      remarks,
      `Ring ${NUMBER}`,
      `Yes, ${NUMBER}`,
    ])
  })
})

describe('contact data of a booking', () => {
  it('are hidden in its note until the seller accepts', async () => {
    const { market, seller, buyer, listing } = await listed()
    const items = [{ isoCode: '45G1', qty: 2 }]
    const shipment = shipmentOf(listing, items)
    const request = { listingId: listing.id, listingVersion: listing.version, items, shipment, note: `Ring ${NUMBER}` }
    const sent = await market.call(
      bookingEndpoints.request,
      { ...request, requestNo: newRequestNo() },
      { token: buyer },
    )
    expect(sent.data.note).toBe(`Ring ${NUMBER}`)
    const { id, version } = sent.data
    const noteFor = async (token: string) =>
      (await market.call(orderEndpoints.detail, { id }, { token })).data.booking?.note
    expect(await noteFor(seller)).toBe('Ring ***')
    await market.call(bookingEndpoints.accept, { id, version, requestNo: newRequestNo() }, { token: seller })
    expect(await noteFor(seller)).toBe(`Ring ${NUMBER}`)
  })

  it('stay hidden in a refusal', async () => {
    const { market, seller, buyer, listing } = await listed()
    const items = [{ isoCode: '45G1', qty: 2 }]
    const request = {
      listingId: listing.id,
      listingVersion: listing.version,
      items,
      shipment: shipmentOf(listing, items),
      note: '',
      requestNo: newRequestNo(),
    }
    const { id, version } = (await market.call(bookingEndpoints.request, request, { token: buyer })).data
    const refusal = { id, version, reason: 'NO_SPACE' as const, note: `Ring ${NUMBER}`, requestNo: newRequestNo() }
    await market.call(bookingEndpoints.refuse, refusal, { token: seller })
    const page = await market.call(bookingEndpoints.page, { side: 'BUYER', tab: 'closed' }, { token: buyer })
    expect(page.data.records.find((one) => one.id === id)?.refusal?.note).toBe('Ring ***')
  })
})

describe('the contacts of an order', () => {
  it('are whole for both sides from the confirmation on; a first reading is told to the other side', async () => {
    const state = await evaluating()
    const { market, trader, one } = state
    const { id, contact, ownContact } = await toPay(state)
    expect(contact?.mobile).toMatch(/^1\d{10}$/)
    expect(contact?.address).toBeTruthy()
    expect(ownContact).not.toHaveProperty('readAt')
    const bySeller = (await market.call(orderEndpoints.detail, { id }, { token: one })).data
    expect(bySeller.contact).toEqual(ownContact)
    expect(bySeller.ownContact).toMatchObject({ ...contact, readAt: expect.any(String) as string })
    const again = (await market.call(orderEndpoints.detail, { id }, { token: trader })).data
    const { readAt } = again.ownContact ?? {}
    expect(readAt).toBe(new Date(market.time.now).toISOString())
    market.time.now += 1000
    await market.call(orderEndpoints.detail, { id }, { token: one })
    expect((await market.call(orderEndpoints.detail, { id }, { token: trader })).data.ownContact?.readAt).toBe(readAt)
  })

  it('may be named for one order by each side; wrong ones and others’ orders are refused', async () => {
    const state = await evaluating()
    const { market, trader, one, two } = state
    const { id } = await toPay(state)
    const named = { id, name: ' Li Wei ', position: 'Operations', mobile: '+86 138 0013 8000', email: 'li@example.com' }
    const save = (part: object, token: string) =>
      market.call(orderEndpoints.saveContact, { ...named, ...part, requestNo: newRequestNo() }, { token })
    expect((await save({}, two)).code).toBe(4004)
    const wrong = await save({ mobile: '12', email: 'no' }, one)
    expect(wrong).toMatchObject({ code: 4001, data: { fields: [{ field: 'mobile' }, { field: 'email' }] } })
    expect((await save({}, one)).code).toBe(200)
    const { contact } = (await market.call(orderEndpoints.detail, { id }, { token: trader })).data
    expect(contact).toMatchObject({ name: 'Li Wei', position: 'Operations', mobile: NUMBER, email: 'li@example.com' })
    expect(contact?.address).toBeTruthy()
  })

  it('cannot be named before the deal', async () => {
    const state = await evaluating()
    await award(state)
    const { market, one, tender } = state
    const { data } = await market.call(orderEndpoints.page, { tenderId: tender.id }, { token: one })
    const body = { id: data.records[0]?.id ?? '', name: 'Li Wei', mobile: NUMBER, requestNo: newRequestNo() }
    expect((await market.call(orderEndpoints.saveContact, body, { token: one })).code).toBe(4009)
  })
})
