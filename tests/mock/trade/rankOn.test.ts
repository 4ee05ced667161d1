import { beforeEach, describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidLane } from '@/contract/trade/bid/schemas.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { bidNow, laneOf, openContract, quoteLane, quoteLanes, tenderNow, withTerminal } from '../support/contract.ts'
import { newRequestNo, type Market } from '../support/market.ts'

const DAY = 24 * 3600_000
const BOXES = [{ isoCode: '45G1', qty: 2 }]
const LANE = { ...laneOf(1), boxes: BOXES }
const CIF = { incoterm: 'CIF', payers: usualPayers('SHIPPER', { incoterm: 'CIF', mode: 'FCL' }) }
let market: Market
let trader: string
let tender: TenderDetail
let low: string
let high: string

/** A quote of this freight and terminal charge a container; who pays the latter is up to the tender. */
const quoteOf = (freight: string, terminal: string, payers: TenderDraft['payers']): BidLane => {
  const lane = withTerminal(quoteLane(LANE, freight), terminal)
  const charges = lane.charges.map((line) =>
    payers && line.group === 'DESTINATION' ? { ...line, paymentTerm: 'COL' as const } : line,
  )
  return { ...lane, charges }
}

/** Two bids of a tender that is open for quotes: low freight with a high collect, and the other way round. */
const quotesIn = async (part: Partial<TenderDraft>) => {
  const opened = await openContract([LANE], { requiredCharges: ['OFR', 'DOC', 'DTHC'], ...part })
  market = opened.market
  tender = opened.tender
  low = (await quoteLanes(market, 'forwarder', tender, [quoteOf('1500', '500', part.payers)])).data.id
  high = (await quoteLanes(market, 'forwarder2', tender, [quoteOf('1700', '200', part.payers)])).data.id
  trader = await market.signIn('trader')
}
const close = async () => {
  market.time.now += 5 * DAY
  trader = await market.signIn('trader')
  tender = await tenderNow(market, tender.id)
}
const save = async (part: object, token = trader) =>
  market.call(
    tenderEndpoints.saveEvaluation,
    { id: tender.id, version: tender.version, waivers: [], requestNo: newRequestNo(), ...part },
    { token },
  )
const award = async (bidId: string, version: number, reason: 'PRICE' | 'SERVICE' = 'PRICE') =>
  market.call(
    tenderEndpoints.award,
    {
      tenderId: tender.id,
      version,
      shares: [{ bidId, lanes: [{ laneNo: 1, boxes: BOXES }] }],
      reason,
      note: reason === 'PRICE' ? '' : 'Known for many years',
      weights: tender.weights,
      requestNo: newRequestNo(),
    },
    { token: trader },
  )

/** Opens a further round for both bidders. */
const nextRound = async (version: number) => {
  for (const [account, id] of [
    ['forwarder', low],
    ['forwarder2', high],
  ] as const) {
    const bid = await bidNow(market, account, tender.id)
    const body = { id, version: bid?.version ?? 0, shortlisted: true, requestNo: newRequestNo() }
    await market.call(bidEndpoints.shortlist, body, { token: trader })
  }
  const deadline = new Date(market.time.now + 2 * DAY).toISOString()
  const body = { tenderId: tender.id, version, deadline, note: '', requestNo: newRequestNo() }
  return market.call(tenderEndpoints.nextRound, body, { token: trader })
}

describe('what a publisher ranks the bids by', () => {
  beforeEach(async () => {
    await quotesIn(CIF)
    await close()
  })

  it('is the total: the bid with the low freight does not win by price', async () => {
    expect(tender).not.toHaveProperty('evaluation')
    expect((await award(low, tender.version)).code).toBe(4001)
    const { data } = await award(high, tender.version)
    expect(data.award).toMatchObject({ rankOn: 'TOTAL', gap: { amount: '0.00' } })
  })

  it('decides who wins by price, and stands in the record with the prices of that part', async () => {
    const saved = await save({ rankOn: 'PREPAID' })
    expect(saved.data.evaluation).toMatchObject({ rankOn: 'PREPAID', by: expect.any(String) as string })
    expect((await tenderNow(market, tender.id)).evaluation).toMatchObject({ rankOn: 'PREPAID' })
    expect((await award(high, saved.data.version)).code).toBe(4001)
    const { data } = await award(low, saved.data.version)
    expect(data.award).toMatchObject({ rankOn: 'PREPAID', gap: { amount: '0.00' } })
    const [first, second] = [low, high].map((id) => data.award?.snapshot.find(({ bidId }) => bidId === id))
    // 2 x 1,500 and 2 x 1,700, each with the document fee of 450 yuan; the collect is not in it.
    expect(first).toMatchObject({ rank: 1, of: 2, estimated: { amount: '0.00' } })
    expect(second).toMatchObject({ rank: 2, gap: { amount: '400.00' } })
    expect(Number(second?.allIn.amount)).toBeCloseTo(3400 + 450 / Number(tender.rates.cnyPer.USD), 2)
    // The winner is paid the whole price.
    expect(Number(data.award?.winners[0]?.allIn.amount)).toBeCloseTo(
      3000 + 1000 + 450 / Number(tender.rates.cnyPer.USD),
      2,
    )
  })

  it.each([
    ['TOTAL', { rank: 2, gapBand: 'LE10' }],
    ['PREPAID', { rank: 1, gapBand: 'LE2' }],
  ] as const)('by %s, is what a loser reads his rank and distance by', async (rankOn, told) => {
    const saved = await save({ rankOn })
    await award(high, saved.data.version, 'SERVICE')
    expect((await bidNow(market, 'forwarder', tender.id))?.lossFeedback).toMatchObject({ ...told, of: 2 })
  })

  it('stays when a caller sends waivers only, and is changed back', async () => {
    const first = await save({ rankOn: 'PREPAID' })
    const second = await save({ version: first.data.version })
    expect(second.data.evaluation).toMatchObject({ rankOn: 'PREPAID' })
    const third = await save({ version: second.data.version, rankOn: 'TOTAL' })
    expect((await award(low, third.data.version)).code).toBe(4001)
    expect((await award(high, third.data.version)).code).toBe(200)
  })

  it('is written on the version that was seen: a second writer gets the first one’s', async () => {
    await save({ rankOn: 'PREPAID' })
    const late = await save({ rankOn: 'TOTAL' })
    expect(late.code).toBe(4009)
    expect(late.data).toMatchObject({ current: { evaluation: { rankOn: 'PREPAID' } } })
  })

  it('is neither written nor seen by a bidder', async () => {
    const bidder = await market.signIn('forwarder')
    expect((await save({ rankOn: 'PREPAID' }, bidder)).code).toBe(4004)
    await save({ rankOn: 'PREPAID' })
    const seen = await market.call(tenderEndpoints.detail, { id: tender.id }, { token: bidder })
    expect(seen.data).not.toHaveProperty('evaluation')
  })

  it('is no other word', async () => {
    expect(await save({ rankOn: 'COLLECT' })).toMatchObject({ code: 4001, data: { fields: [{ field: 'rankOn' }] } })
  })

  it('lasts into a further round', async () => {
    const saved = await save({ rankOn: 'PREPAID' })
    const next = await nextRound(saved.data.version)
    expect(next.data.evaluation).toMatchObject({ rankOn: 'PREPAID', waivers: [] })
  })
})

it('bidders of an open tender are ranked by the total in every round', async () => {
  await quotesIn({ ...CIF, quoting: 'OPEN' })
  const ranks = () =>
    Promise.all(['forwarder', 'forwarder2'].map(async (account) => (await bidNow(market, account, tender.id))?.rank))
  expect(await ranks()).toEqual([2, 1])
  await close()
  const saved = await save({ rankOn: 'PREPAID' })
  expect((await nextRound(saved.data.version)).code).toBe(200)
  expect(await ranks()).toEqual([2, 1])
})

it('a tender in which nobody else pays has no such choice', async () => {
  await quotesIn({})
  await close()
  expect(await save({ rankOn: 'PREPAID' })).toMatchObject({ code: 4001, data: { fields: [{ field: 'rankOn' }] } })
  const { data } = await award(high, tender.version)
  expect(data.award).toBeDefined()
  expect(data.award).not.toHaveProperty('rankOn')
})
