import { beforeEach, describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { OwnEstimate } from '@/contract/trade/tender/evaluation/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { bidNow, laneOf, openContract, quoteLane, quoteLanes, tenderNow, withTerminal } from '../support/contract.ts'
import { newRequestNo, type Market } from '../support/market.ts'

const DAY = 24 * 3600_000
const BOXES = [{ isoCode: '45G1', qty: 2 }]
const LANE = { ...laneOf(1), boxes: BOXES }
let market: Market
let trader: string
let tender: TenderDetail
let open: string
let whole: string

/** Of two bids one leaves the terminal charge out, which the other prices at `terminal`, or neither does. */
const quotesIn = async (terminal?: string) => {
  const opened = await openContract([LANE], { requiredCharges: ['OFR', 'DOC', 'DTHC'] })
  market = opened.market
  open = (await quoteLanes(market, 'forwarder', opened.tender, [withTerminal(quoteLane(LANE, '1700'))])).data.id
  whole = (await quoteLanes(market, 'forwarder2', opened.tender, [withTerminal(quoteLane(LANE, '1750'), terminal)]))
    .data.id
  market.time.now += 5 * DAY
  trader = await market.signIn('trader')
  tender = await tenderNow(market, opened.tender.id)
}
beforeEach(() => quotesIn('200'))

const own = (part: Partial<OwnEstimate> = {}): OwnEstimate => ({
  code: 'DTHC',
  basis: 'PER_CONTAINER',
  unitPrice: '350',
  currency: 'USD',
  ...part,
})
const save = async (part: object, token = trader) =>
  market.call(
    tenderEndpoints.saveEvaluation,
    { id: tender.id, version: tender.version, waivers: [], requestNo: newRequestNo(), ...part },
    { token },
  )
/** The comparison of a member of the buyer's company, in a session of its own. */
const ranks = async (): Promise<Record<string, number | undefined>> => {
  const token = await market.signIn('trader')
  const { bids } = (await market.call(bidEndpoints.received, { tenderId: tender.id }, { token })).data
  const seen = (await market.call(tenderEndpoints.detail, { id: tender.id }, { token })).data
  const options = { ...seen, currency: seen.compareCurrency, daysUsed: 0 }
  const { columns } = compareBids(bids, { ...seen, teuOf: () => 1 }, options)
  return Object.fromEntries(columns.map(({ bid, rank }) => [bid.id, rank]))
}
const award = async (bidId: string, reason: 'PRICE' | 'SERVICE', version: number) =>
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

describe('the own figure of a buyer', () => {
  it('changes the ranks for everybody of the company, and who may win by price, as the record keeps', async () => {
    expect(await ranks()).toEqual({ [open]: 1, [whole]: 2 })
    const saved = await save({ estimates: [own()] })
    expect(saved.data.evaluation).toMatchObject({ estimates: [own()], by: expect.any(String) as string })
    expect(await ranks()).toEqual({ [open]: 2, [whole]: 1 })
    const refused = await award(open, 'PRICE', saved.data.version)
    expect(refused).toMatchObject({ code: 4001, data: { fields: [{ field: 'reason' }] } })
    const won = await award(whole, 'PRICE', saved.data.version)
    expect(won.data.award).toMatchObject({ estimates: [own()], gap: { amount: '0.00' } })
    const entry = won.data.award?.snapshot.find(({ bidId }) => bidId === open)
    // 2 x 1,700, the document fee and 2 x 350; 200 above the other with its 2 x 200.
    expect(entry).toMatchObject({ rank: 2, of: 2, estimated: { amount: '700.00' }, gap: { amount: '200.00' } })
  })

  it('stays when a caller sends waivers only, and goes when the figures are sent without it', async () => {
    const first = await save({ estimates: [own()] })
    const waivers = [{ bidId: open, demand: 'transit' as const, note: 'The consignee agrees' }]
    const second = await save({ version: first.data.version, waivers })
    expect(second.data.evaluation).toMatchObject({ waivers, estimates: [own()] })
    const third = await save({ version: second.data.version, waivers, estimates: [] })
    expect(third.data.evaluation).toMatchObject({ waivers, estimates: [] })
    expect(await ranks()).toEqual({ [open]: 1, [whole]: 2 })
  })

  it('is written on the version that was seen: a second writer gets the first one’s', async () => {
    await save({ estimates: [own()] })
    const late = await save({ estimates: [own({ unitPrice: '90' })] })
    expect(late.code).toBe(4009)
    expect(late.data).toMatchObject({ current: { evaluation: { estimates: [own()] } } })
  })

  it('is neither written nor seen by a bidder', async () => {
    const bidder = await market.signIn('forwarder')
    expect((await save({ estimates: [own()] }, bidder)).code).toBe(4004)
    await save({ estimates: [own()] })
    const seen = await market.call(tenderEndpoints.detail, { id: tender.id }, { token: bidder })
    expect(seen.data).not.toHaveProperty('evaluation')
  })

  it.each([
    ['zero', { unitPrice: '0' }, 'estimates.0.unitPrice'],
    ['a text', { unitPrice: 'about 300' }, 'estimates.0.unitPrice'],
    ['too high', { unitPrice: '100000001' }, 'estimates.0.unitPrice'],
    ['in no currency', { currency: 'XXX' }, 'estimates.0.currency'],
    ['for no charge', { code: 'NONE' }, 'estimates.0.code'],
    ['for a type that is not asked for', { isoCode: '22G1' }, 'estimates.0.isoCode'],
  ])('is refused if it is %s', async (_, part, field) => {
    const refused = await save({ estimates: [{ ...own(), ...part }] })
    expect(refused).toMatchObject({ code: 4001, data: { fields: [{ field }] } })
    expect(await ranks()).toEqual({ [open]: 1, [whole]: 2 })
  })

  it('lasts into a further round, in which the waivers end', async () => {
    const saved = await save({
      estimates: [own()],
      waivers: [{ bidId: open, demand: 'transit', note: 'It may be slow' }],
    })
    const bid = await bidNow(market, 'forwarder', tender.id)
    await market.call(
      bidEndpoints.shortlist,
      { id: open, version: bid?.version ?? 0, shortlisted: true, requestNo: newRequestNo() },
      { token: trader },
    )
    const deadline = new Date(market.time.now + 2 * DAY).toISOString()
    const body = { tenderId: tender.id, version: saved.data.version, deadline, note: '', requestNo: newRequestNo() }
    const next = await market.call(tenderEndpoints.nextRound, body, { token: trader })
    expect(next.data.evaluation).toMatchObject({ waivers: [], estimates: [own()] })
  })
})

it('a bid with a charge that nobody priced has no rank and does not win by price until the figure is there', async () => {
  await quotesIn()
  expect(await ranks()).toEqual({ [open]: undefined, [whole]: undefined })
  const refused = await award(open, 'PRICE', tender.version)
  const asked = { field: 'reason', message: expect.stringMatching(/^Nobody priced DTHC/) as string }
  expect(refused).toMatchObject({ code: 4001, data: { fields: [asked] } })
  const saved = await save({ estimates: [own()] })
  expect(await ranks()).toEqual({ [open]: 1, [whole]: 2 })
  expect((await award(open, 'PRICE', saved.data.version)).code).toBe(200)
})
