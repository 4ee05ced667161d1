import { describe, expect, it } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import { canonicalJson, confirmedAt, receiptOf, sha256Of } from '@/contract/money/order/contract/text.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { award, evaluating, toPay, type Evaluating } from '../../support/awarded.ts'
import { DAY, payDue } from '../../support/fulfilled.ts'
import { book, listed } from '../../support/listing.ts'
import { newRequestNo, openMarket } from '../../support/market.ts'
import { DTHC } from '../../support/trade.ts'

const cif = { incoterm: 'CIF', namedPlace: 'Hamburg', payers: usualPayers('SHIPPER', { incoterm: 'CIF', mode: 'FCL' }) }

const contractOf = async ({ market }: Pick<Evaluating, 'market'>, id: string, token: string, language = 'en-US') =>
  market.call(order.contract, { id }, { token, language })

describe('the contract of an order', () => {
  it('is the same for both sides in both languages, and its receipt is of its text', async () => {
    const state = await evaluating(cif, [DTHC])
    const { id } = await toPay(state)
    const first = (await contractOf(state, id, state.trader)).data
    for (const token of [state.trader, state.one])
      for (const language of ['zh-CN', 'en-US'])
        expect((await contractOf(state, id, token, language)).data).toEqual(first)
    expect(first.canonical).toBe(canonicalJson(first.terms))
    expect(first.hash).toBe(await sha256Of(first.canonical))
    expect(first.receipt).toBe(receiptOf(first.hash))
    expect(await sha256Of(first.canonical.replace('1800', '1801'))).not.toBe(first.hash)
  })

  it('names parties, tender, bid, every line with its payer, the term of sale, rates and times', async () => {
    const state = await evaluating(cif, [DTHC])
    const made = await toPay(state)
    const { tender, cheap } = state
    const { terms } = (await contractOf(state, made.id, state.one)).data
    expect(terms).toMatchObject({
      form: 2,
      version: 1,
      orderNo: made.no,
      buyer: { nameZh: made.buyer.nameZh },
      seller: { nameZh: made.seller.nameZh },
      tender: { no: tender.no, version: cheap.tenderVersion, mode: 'FCL' },
      bid: { no: cheap.no, version: cheap.version, receiptNo: cheap.receiptNo, validTo: cheap.validTo },
      total: made.lanes[0]?.allIn,
      payable: made.payable,
      paymentTerm: made.paymentTerm,
      sale: { incoterm: 'CIF', namedPlace: 'Hamburg' },
      payers: cif.payers,
      rates: { quoted: tender.rates, locked: made.rateLock.rates },
      demands: { must: expect.arrayContaining(['equipment']), waived: [] },
      orderedAt: made.createdAt,
      confirmedAt: confirmedAt(made.events),
    })
    expect(terms.buyer.uscc).toMatch(/^[0-9A-Z]{18}$/)
    const [lane] = terms.lanes
    expect(lane?.charges).toEqual(made.lanes[0]?.charges)
    expect(lane?.charges.map(({ code, paymentTerm }) => `${code} ${paymentTerm}`)).toContain('DTHC COL')
    expect(lane?.freeTime).toEqual(cheap.lanes[0]?.freeTime)
    expect(lane).toMatchObject({ boxes: made.lanes[0]?.boxes, transitDays: made.lanes[0]?.transitDays })
    expect(terms.booking).toBeUndefined()
  })

  it('does not exist before the seller has confirmed, nor after a refusal', async () => {
    const state = await evaluating()
    await award(state)
    const page = await state.market.call(order.page, { tenderId: state.tender.id }, { token: state.trader })
    const id = page.data.records[0]?.id ?? ''
    expect((await contractOf(state, id, state.trader)).code).toBe(4004)
    expect((await contractOf(state, id, state.one)).code).toBe(4004)
    const { id: bidId, version } = state.cheap
    const decline = { id: bidId, version, reason: 'NO_SPACE' as const, note: '', requestNo: newRequestNo() }
    expect((await state.market.call(bidEndpoints.decline, decline, { token: state.one })).code).toBe(200)
    expect((await contractOf(state, id, state.trader)).code).toBe(4004)
  })

  it('is read by its buyer and its seller only', async () => {
    const state = await evaluating()
    const { id } = await toPay(state)
    expect((await contractOf(state, id, state.two)).code).toBe(4004)
    expect((await contractOf(state, 'none', state.trader)).code).toBe(4004)
  })

  it('stays as it is after the payment, a milestone, a new rate table and the end of the order', async () => {
    const state = await evaluating(cif, [DTHC])
    const made = await toPay(state)
    const { id } = made
    const before = (await contractOf(state, id, state.trader)).data
    state.market.time.now += 2 * DAY
    state.trader = await state.market.signIn('trader')
    state.one = await state.market.signIn('forwarder')
    const { version } = (await state.market.call(order.detail, { id }, { token: state.trader })).data
    const relock = { id, version, requestNo: newRequestNo() }
    const locked = (await state.market.call(order.relock, relock, { token: state.trader })).data
    expect(locked.rateLock.rates).not.toEqual(made.rateLock.rates)
    await payDue(state, locked)
    const run = async (endpoint: typeof order.start) =>
      (await state.market.call(endpoint, { id, requestNo: newRequestNo() }, { token: state.one })).code
    expect(await run(order.start)).toBe(200)
    state.market.time.now += 60_000
    const at = new Date(state.market.time.now - 1000).toISOString()
    const containers = [{ no: 'CSQU3054383', isoCode: '45G1', sealNo: 'CT1' }]
    const reported = { id, code: 'BKCF' as const, at, place: '', containers, requestNo: newRequestNo() }
    expect((await state.market.call(order.milestone, reported, { token: state.one })).code).toBe(200)
    expect(await run(order.deliver)).toBe(200)
    expect((await contractOf(state, id, state.one)).data).toEqual(before)
  })

  it('of a booking names the listing and what was booked', async () => {
    const state = await listed()
    const { market, seller, buyer } = state
    const booking = (await book(state, 3)).data
    expect((await contractOf(state, booking.id, buyer)).code).toBe(4004)
    const accept = { id: booking.id, version: booking.version, requestNo: newRequestNo() }
    await market.call(bookingEndpoints.accept, accept, { token: seller })
    const mine = (await contractOf(state, booking.id, buyer)).data
    expect(mine).toEqual((await contractOf(state, booking.id, seller, 'zh-CN')).data)
    expect(mine.terms).toMatchObject({
      booking: { listingNo: state.listing.no, kind: 'RATE', items: [{ isoCode: '45G1', qty: 3 }] },
      total: booking.allIn,
      payable: booking.allIn,
      lanes: [{ carrierScac: 'COSU', transitDays: 15, boxes: [{ isoCode: '45G1', qty: 3 }] }],
    })
    expect(mine.terms.tender).toBeUndefined()
    expect(mine.terms.bid).toBeUndefined()
  })
})

describe('the contracts of the seeded orders, which are made when first read', () => {
  it('exist for every order that was confirmed and for no other, with no mobile number and no e-mail', async () => {
    const store = memoryStore()
    const market = await openMarket({ store })
    const token = await market.signIn('trader')
    const rows = openRows(store)
    const contacts = [
      ...rows.members.all().map(({ mobile }) => mobile),
      ...rows.companies.all().flatMap(({ email }) => (email ? [email] : [])),
    ]
    const orders = rows.orders.all(({ buyerId }) => buyerId === 'c01')
    expect(orders.length).toBeGreaterThan(10)
    const plain: unknown[][] = []
    for (const { id, no, events, status, payable, coupons = [], adjustments = [] } of orders) {
      const answer = await market.call(order.contract, { id }, { token })
      const isConfirmed = confirmedAt(events) !== undefined
      expect([no, status, answer.code]).toEqual([no, status, isConfirmed ? 200 : 4004])
      if (!isConfirmed) continue
      const { canonical, terms } = answer.data
      expect(contacts.filter((contact) => canonical.includes(contact))).toEqual([])
      expect(canonical).toBe(canonicalJson(terms))
      if (coupons.length === 0 && adjustments.length === 0) plain.push([no, terms.payable, payable])
      expect((await market.call(order.contract, { id }, { token })).data).toEqual(answer.data)
    }
    expect(plain.length).toBeGreaterThan(3)
    expect(plain.filter(([, agreed, asked]) => canonicalJson(agreed) !== canonicalJson(asked))).toEqual([])
  })

  it('stay when a party changes its name, and when the tender goes on', async () => {
    const store = memoryStore()
    const market = await openMarket({ store })
    const token = await market.signIn('trader')
    const rows = openRows(store)
    const [made] = rows.orders.all(
      (one) => one.buyerId === 'c01' && one.tenderId !== undefined && one.status === 'PAID',
    )
    const [company, tender] = [rows.companies.get('c01'), rows.tenders.get(made?.tenderId ?? '')]
    if (!made || !company || !tender?.body) throw new Error('The seed has no paid order of a tender')
    const { body } = tender
    const read = async () => (await market.call(order.contract, { id: made.id }, { token })).data
    const before = await read()
    await store.atomically(async () => {
      rows.companies.put({ ...company, nameZh: '新名称有限公司' })
      rows.tenders.put({ ...tender, body: { ...body, incoterm: 'DDP', namedPlace: 'Elsewhere' } })
    })
    expect(await read()).toEqual(before)
  })

  it('hide contact data in what was typed', async () => {
    const store = memoryStore()
    const market = await openMarket({ store })
    const rows = openRows(store)
    const [made] = rows.orders.all((one) => one.buyerId === 'c01' && one.bidId !== undefined && one.status === 'PAID')
    const bid = rows.bids.get(made?.bidId ?? '')
    if (!made || !bid?.body) throw new Error('The seed has no paid order of a tender')
    const { body } = bid
    await store.atomically(async () => {
      rows.bids.put({ ...bid, body: { ...body, note: 'Call Li on 13800138000 or li@example.com \ud800' } })
    })
    const { canonical, terms } = (
      await market.call(order.contract, { id: made.id }, { token: await market.signIn('trader') })
    ).data
    expect(terms.bid?.note).toMatch(/^Call Li on /)
    expect(canonical).not.toMatch(/13800138000|example\.com/)
  })
})
