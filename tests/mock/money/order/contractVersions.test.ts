import { beforeEach, describe, expect, it } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import type { OrderContract } from '@/contract/money/order/contract/schemas.ts'
import { canonicalJson, sha256Of } from '@/contract/money/order/contract/text.ts'
import { departureOf } from '@mock/domain/tools/schedule/byId.ts'
import { scheduledOf } from '@mock/domain/tools/schedule/scheduled.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { toPay } from '../../support/awarded.ts'
import { DAY, paidOrder, payDue, propose, type Paid } from '../../support/fulfilled.ts'
import { book, listed } from '../../support/listing.ts'
import { newRequestNo, openMarket } from '../../support/market.ts'
import { evaluatingOn, firstHit, untilTold } from '../../support/sailing.ts'
import { CONSIGNEE, SHIPPER, shipmentOf } from '../../support/shipment.ts'

const iso = (ms: number): string => new Date(ms).toISOString()
let paid: Paid
beforeEach(async () => {
  paid = await paidOrder()
})

const read = async (version?: number, token = paid.state.trader) =>
  paid.state.market.call(order.contract, { id: paid.id, ...(version !== undefined && { version }) }, { token })
const partsOf = ({ versions = [] }: OrderContract) => versions.map(({ parts }) => parts)

/** An addition that the buyer agrees to, or rejects. */
async function add(amount: string, answer: 'APPROVED' | 'REJECTED' = 'APPROVED') {
  await propose(paid, amount)
  const chargeId = (await paid.now()).adjustments.find(({ status }) => status === 'PROPOSED')?.id ?? ''
  paid.state.market.time.now += 60_000
  const note = answer === 'APPROVED' ? '' : 'Not agreed'
  expect((await paid.buyer(order.answerCharge, { chargeId, answer, note })).code).toBe(200)
}

/** The seller tells a sailing, by so many days later than the first time. */
async function sails(days: number, reason: 'ROLLED' | 'WEATHER' | undefined, vessel = 'EVER GIVEN') {
  const { version } = await paid.now()
  const etd = Date.parse('2026-12-20T00:00:00Z') + days * DAY
  const sailing = { vessel, voyage: '012W', etd: iso(etd), eta: iso(etd + 30 * DAY) }
  const cutOffs = { si: iso(etd - 3 * DAY) }
  paid.state.market.time.now += 60_000
  const sent = await paid.seller(order.schedule, { version, laneNo: 1, sailing, cutOffs, reason, note: '' })
  expect(sent.code).toBe(200)
  return { sailing, cutOffs }
}

describe('what alters the agreement makes a version of the contract', () => {
  it('chained to the one before by its hash; all stay readable for both sides', async () => {
    const first = (await read()).data
    await paid.seller(order.start)
    await add('120.5')
    paid.state.market.time.now += 60_000
    const credit = { code: 'DOC', currency: 'CNY', amount: '106', reason: 'Late, call 13800138000' } as const
    expect((await paid.seller(order.creditNote, credit)).code).toBe(200)
    const newest = (await read()).data
    expect(partsOf(newest)).toEqual([[], ['ADDITION'], ['CREDIT']])
    expect((await read(1)).data).toEqual({ ...first, versions: newest.versions })
    for (const { version, hash, receipt } of newest.versions ?? []) {
      const mine = (await read(version)).data
      expect((await read(version, paid.state.one)).data).toEqual(mine)
      expect([mine.hash, mine.receipt]).toEqual([hash, receipt])
      expect(mine.canonical).toBe(canonicalJson(mine.terms))
      expect(await sha256Of(mine.canonical)).toBe(hash)
      expect(mine.terms.prevHash).toBe(newest.versions?.[version - 2]?.hash)
    }
    expect(newest.terms).toMatchObject({
      version: 3,
      additions: [{ code: 'EXM', amount: { amount: '120.50' } }],
      credits: [{ code: 'DOC', amount: { amount: '106.00', currency: 'CNY' } }],
      payable: first.terms.payable,
    })
    expect(newest.canonical).not.toContain('13800138000')
    expect((await read(4)).code).toBe(4004)
    expect((await read(0)).code).toBe(4004)
    expect((await read(1, paid.state.two)).code).toBe(4004)
  })

  it('not an addition that is rejected, nor a milestone', async () => {
    await paid.seller(order.start)
    const before = (await read()).data
    await add('80', 'REJECTED')
    const at = iso(paid.state.market.time.now - 1000)
    const containers = [{ no: 'CSQU3054383', isoCode: '45G1' }]
    expect((await paid.seller(order.milestone, { code: 'BKCF', at, place: '', containers })).code).toBe(200)
    expect((await read()).data).toEqual(before)
    await add('80')
    expect((await read()).data.terms.containers).toEqual(containers)
  })

  it('another sailing does, with its cut-offs; a late ship does not', async () => {
    const { sailing, cutOffs } = await sails(0, undefined)
    const fixed = (await read()).data
    expect([partsOf(fixed).at(-1), fixed.terms.schedule]).toEqual([['SAILING'], [{ laneNo: 1, sailing, cutOffs }]])
    await sails(2, 'WEATHER')
    expect((await read()).data).toEqual(fixed)
    const rolled = await sails(9, 'ROLLED', 'EVER GOLDEN')
    const { terms, versions = [] } = (await read()).data
    expect([terms.schedule, versions.length]).toEqual([[{ laneNo: 1, ...rolled }], partsOf(fixed).length + 1])
  })
})

describe('the shipment in the contract', () => {
  it('of a booking has cargo and parties, without whom to call there', async () => {
    const state = await listed()
    const { market, seller, buyer } = state
    const booking = (await book(state, 3, buyer, { cargo: { name: '家具 电话13800138000', hsCode: '940360' } })).data
    await market.call(
      bookingEndpoints.accept,
      { id: booking.id, version: booking.version, requestNo: newRequestNo() },
      { token: seller },
    )
    const { terms, canonical } = (await market.call(order.contract, { id: booking.id }, { token: seller })).data
    const { contact: _shipper, ...shipper } = SHIPPER
    const { contact: _consignee, ...consignee } = CONSIGNEE
    expect(terms.shipment).toMatchObject({
      cargo: { hsCode: '940360' },
      weights: [{ isoCode: '45G1', kg: '18000' }],
      parties: { shipper, consignee },
    })
    expect(canonical).not.toMatch(/13800138000|021-5566|310-77/)
  })

  it('of a tender has its cargo', async () => {
    const { cargo } = (await read()).data.terms
    expect(cargo).toMatchObject({ grossKg: expect.any(String), cbm: expect.any(String) })
  })

  it('names the cut-offs of a scheduled sailing, and one that its buyer chooses instead is another version', async () => {
    const hit = firstHit('OMISSION')
    const state = await evaluatingOn(hit)
    const { market } = state
    const at = market.time.now
    const made = await toPay(state)
    const { id } = made
    const contract = async () => (await market.call(order.contract, { id }, { token: state.trader })).data
    const first = await contract()
    const planned = departureOf(hit.id, at)
    const yard = planned && scheduledOf(planned, at).cutOffs.find(({ code }) => code === 'FCO')
    expect(Date.parse(first.terms.schedule?.[0]?.cutOffs.cy ?? '')).toBe(Date.parse(yard?.at ?? ''))
    await payDue(state, made)
    await untilTold(state, hit)
    const { version, schedules: [told] = [] } = (await market.call(order.detail, { id }, { token: state.trader })).data
    const [, offer] = told?.withdrawn?.offers ?? []
    const chosen = await market.call(
      order.chooseSailing,
      { id, version, laneNo: 1, sailingId: offer?.id ?? '', requestNo: newRequestNo() },
      { token: state.trader },
    )
    expect(chosen.code).toBe(200)
    const { terms, versions } = await contract()
    expect(versions?.map(({ parts }) => parts)).toEqual([[], ['SAILING']])
    expect(terms.schedule?.[0]?.sailing).toEqual(offer)
    expect(terms.prevHash).toBe(first.hash)
  })

  it('of an order from before gets one version for each dated change, and another once the parties differ', async () => {
    const store = memoryStore()
    const market = await openMarket({ store })
    const rows = openRows(store)
    const token = await market.signIn('trader')
    const [made] = rows.orders.all(
      ({ buyerId, status, adjustments = [] }) =>
        buyerId === 'c01' && status === 'EXECUTING' && adjustments.length === 0,
    )
    if (!made) throw new Error('The seed has no order under way')
    const after = Date.parse(made.events.at(-1)?.at ?? '')
    const part = { code: 'DOC', amount: { amount: '1.00', currency: 'CNY' as const }, value: '0.14', reason: 'Late' }
    const credit = (day: number, no: string) => ({ ...part, id: no, no, at: iso(after + day * 60_000) })
    const contract = async () => (await market.call(order.contract, { id: made.id }, { token })).data
    await store.atomically(() => rows.orders.put({ ...made, credits: [credit(1, 'DJ-1'), credit(2, 'DJ-2')] }))
    const { versions = [] } = await contract()
    expect(versions.filter(({ parts }) => parts.includes('CREDIT')).map(({ at }) => at)).toEqual([
      iso(after + 60_000),
      iso(after + 120_000),
    ])
    const kept = rows.orders.get(made.id) ?? made
    const shipment = shipmentOf({ kind: 'RATE', sailings: [] }, [])
    const listing = { kind: 'RATE' as const, listingNo: 'HP1', items: [], note: '', charges: [] }
    await store.atomically(() =>
      rows.orders.put({ ...kept, booking: { ...listing, rates: made.rateLock.rates, shipment } }),
    )
    const { terms } = await contract()
    expect([terms.amended?.parts, terms.shipment?.parties?.shipper.name]).toEqual([['SHIPMENT'], SHIPPER.name])
  })
})
