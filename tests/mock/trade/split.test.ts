import { beforeEach, describe, expect, it } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { AwardShare } from '@/contract/trade/tender/award/schemas.ts'
import {
  answerAward,
  awardShares,
  bidNow,
  laneOf,
  openContract,
  quoteLane,
  quoteLanes,
  tenderNow,
} from '../support/contract.ts'
import { newRequestNo, type Market } from '../support/market.ts'

const DAY = 24 * 3600_000
const hq = (qty: number) => [{ isoCode: '45G1', qty }]

let market: Market
let tender: TenderDetail
const ids: Record<string, string> = {}

/** Three lanes of ten 40HQ: forwarder is cheaper on 1, forwarder2 on 3, and on 2 for four containers only. */
beforeEach(async () => {
  const opened = await openContract([laneOf(1), laneOf(2), laneOf(3)])
  market = opened.market
  tender = opened.tender
  const [one, two, three] = tender.lanes
  if (!one || !two || !three) throw new Error('three lanes')
  const first = await quoteLanes(market, 'forwarder', tender, [
    quoteLane(one, '1800'),
    quoteLane(two, '1700'),
    quoteLane(three, '2500'),
  ])
  const second = await quoteLanes(market, 'forwarder2', tender, [
    quoteLane(one, '1900'),
    quoteLane(two, '1600', hq(4)),
    quoteLane(three, '2300'),
  ])
  ids['one'] = first.data.id
  ids['two'] = second.data.id
  market.time.now += 4 * DAY
})

const lane = (laneNo: number, qty: number) => ({ laneNo, boxes: hq(qty) })
const share = (bid: 'one' | 'two', ...lanes: AwardShare['lanes']): AwardShare => ({ bidId: ids[bid] ?? '', lanes })
const split = () =>
  awardShares(market, tender.id, [share('one', lane(1, 10), lane(2, 6)), share('two', lane(2, 4), lane(3, 10))])
const ordersOf = async (account: string) =>
  (await market.call(orderEndpoints.page, { tenderId: tender.id }, { token: await market.signIn(account) })).data

describe('a split award', () => {
  it('makes one order a winner, each with its boxes at its own prices', async () => {
    const { code, data } = await split()
    expect([code, data.status]).toEqual([200, 'AWARDED'])
    // 10 × 1,800 + 6 × 1,700 and two document fees; 4 × 1,600 + 10 × 2,300 and two document fees of 450 yuan at 7.0889, 63.48 each.
    expect(data.award?.winners.map((winner) => winner.allIn.amount)).toEqual(['28326.96', '29526.96'])
    const page = await ordersOf('trader')
    expect(page.records.map((order) => order.payable.amount).toSorted()).toEqual(['28326.96', '29526.96'])
    const own = (await ordersOf('forwarder')).records[0]
    const { lanes } = (
      await market.call(orderEndpoints.detail, { id: own?.id ?? '' }, { token: await market.signIn('forwarder') })
    ).data
    expect(lanes.map(({ laneNo, boxes }) => [laneNo, boxes])).toEqual([
      [1, hq(10)],
      [2, hq(6)],
    ])
  })

  it('tells each winner its own part and nobody another’s price', async () => {
    await split()
    const bid = await bidNow(market, 'forwarder2', tender.id)
    expect(bid).toMatchObject({ status: 'AWARDED', awarded: { lanes: [lane(2, 4), lane(3, 10)] } })
    expect(bid?.awarded?.allIn.amount).toBe('29526.96')
    const seen = await tenderNow(market, tender.id, 'forwarder2')
    expect(seen.award).toBeUndefined()
    expect(JSON.stringify(seen)).not.toContain('28326.96')
  })

  it('is a deal once all have confirmed, not before', async () => {
    await split()
    await answerAward(market, 'forwarder', tender.id, true)
    expect((await tenderNow(market, tender.id)).status).toBe('AWARDED')
    await answerAward(market, 'forwarder2', tender.id, true)
    expect((await tenderNow(market, tender.id)).status).toBe('CONTRACTED')
    expect((await ordersOf('trader')).records.map((order) => order.status)).toEqual(['TO_PAY', 'TO_PAY'])
  })

  it('declined by one winner leaves the other its part and opens the rest again', async () => {
    await split()
    await answerAward(market, 'forwarder', tender.id, true)
    await answerAward(market, 'forwarder2', tender.id, false)
    const open = await tenderNow(market, tender.id)
    expect(open.status).toBe('EVALUATING')
    expect(open.remaining).toEqual([lane(2, 4), lane(3, 10)])
    expect(open.award?.winners.map((winner) => winner.status)).toEqual(['CONFIRMED', 'DECLINED'])
    expect(open.award?.winners.map((winner) => winner.declineReason)).toEqual([undefined, 'NO_SPACE'])
    // The rest goes to the bidder that confirmed: a second order, the first stays as it is.
    const again = await awardShares(market, tender.id, [share('one', lane(2, 4), lane(3, 10))])
    expect([again.code, again.data.status]).toEqual([200, 'AWARDED'])
    expect((await bidNow(market, 'forwarder', tender.id))?.status).toBe('AWARDED')
    await answerAward(market, 'forwarder', tender.id, true)
    expect((await tenderNow(market, tender.id)).status).toBe('CONTRACTED')
    expect((await ordersOf('forwarder')).records.map((order) => order.status)).toEqual(['TO_PAY', 'TO_PAY'])
  })

  it('can be left without an award for the rest once somebody holds a part', async () => {
    await split()
    await answerAward(market, 'forwarder', tender.id, true)
    await answerAward(market, 'forwarder2', tender.id, false)
    const { version } = await tenderNow(market, tender.id)
    const body = { tenderId: tender.id, version, note: '', requestNo: newRequestNo() }
    const ended = await market.call(tenderEndpoints.noAward, body, { token: await market.signIn('trader') })
    expect([ended.code, ended.data.status, ended.data.award?.closedLanes]).toEqual([200, 'CONTRACTED', [2, 3]])
  })

  it('that is not confirmed in a day lapses part by part', async () => {
    await split()
    await answerAward(market, 'forwarder2', tender.id, true)
    market.time.now += 25 * 3600_000
    const open = await tenderNow(market, tender.id)
    expect([open.status, open.award?.winners.map((winner) => winner.status)]).toEqual([
      'EVALUATING',
      ['LAPSED', 'CONFIRMED'],
    ])
    // Nobody declined: the bid has the deadline by which it had to be confirmed.
    const lapsed = await bidNow(market, 'forwarder', tender.id)
    expect([lapsed?.lapsedAt, lapsed?.declineReason]).toEqual([open.award?.winners[0]?.confirmBy, undefined])
    expect((await ordersOf('forwarder')).records[0]?.status).toBe('TIMED_OUT')
  })

  it('is taken back for those who have not confirmed', async () => {
    await split()
    await answerAward(market, 'forwarder', tender.id, true)
    const { version } = await tenderNow(market, tender.id)
    const body = { id: tender.id, version, requestNo: newRequestNo() }
    const back = await market.call(tenderEndpoints.undoAward, body, { token: await market.signIn('trader') })
    expect(back.data.award?.winners.map((winner) => winner.status)).toEqual(['CONFIRMED', 'UNDONE'])
    expect((await bidNow(market, 'forwarder2', tender.id))?.status).toBe('SHORTLISTED')
  })

  it('cannot be cancelled any more', async () => {
    await split()
    await answerAward(market, 'forwarder', tender.id, true)
    await answerAward(market, 'forwarder2', tender.id, false)
    const { version } = await tenderNow(market, tender.id)
    const body = { id: tender.id, version, reason: 'OTHER' as const, note: '', requestNo: newRequestNo() }
    expect((await market.call(tenderEndpoints.cancel, body, { token: await market.signIn('trader') })).code).toBe(4009)
  })

  const refused: [string, () => AwardShare[], string][] = [
    ['with boxes missing', () => [share('one', lane(1, 9))], 'shares'],
    ['with more than is asked for', () => [share('one', lane(1, 10)), share('two', lane(1, 1))], 'shares'],
    ['with more than was offered', () => [share('one', lane(2, 5)), share('two', lane(2, 5))], 'shares.1.lanes.0'],
    ['of a lane that does not exist', () => [share('one', lane(9, 1))], 'shares.0.lanes.0'],
    ['with a lane named twice', () => [share('one', lane(1, 5), lane(1, 5))], 'shares.0.lanes.1'],
    [
      'of a box type that is not asked for',
      () => [share('one', { laneNo: 1, boxes: [{ isoCode: '22G1', qty: 1 }] })],
      'shares.0.lanes.0',
    ],
  ]
  it.each(refused)('%s is refused and changes nothing', async (_, shares, field) => {
    const answer = await awardShares(market, tender.id, shares())
    expect(answer.code).toBe(4001)
    expect(JSON.stringify(answer.data)).toContain(`"field":"${field}"`)
    expect((await tenderNow(market, tender.id)).status).toBe('EVALUATING')
    expect((await ordersOf('trader')).total).toBe(0)
  })

  it('does not go to a bid for a part alone while another offers the rest', async () => {
    const shares = [share('two', lane(1, 10), lane(3, 10))]
    const answer = await awardShares(market, tender.id, shares)
    expect(answer).toMatchObject({ code: 4001, data: { fields: [{ field: 'shares.0' }] } })
    expect((await awardShares(market, tender.id, [...shares, share('one', lane(2, 10))])).code).toBe(200)
  })

  it('may leave lanes without an award', async () => {
    const { data } = await awardShares(market, tender.id, [share('one', lane(1, 10))])
    expect([data.status, data.award?.closedLanes]).toEqual(['AWARDED', [2, 3]])
    await answerAward(market, 'forwarder', tender.id, true)
    expect((await tenderNow(market, tender.id)).status).toBe('CONTRACTED')
  })

  it('tells a loser how far it was on the lanes it quoted', async () => {
    await awardShares(market, tender.id, [share('one', lane(1, 10), lane(2, 10), lane(3, 10))])
    // 19,000 + 16,000 (four containers scaled up to ten) + 23,000 against 18,000 + 17,000 + 25,000: below the winner.
    expect((await bidNow(market, 'forwarder2', tender.id))?.lossFeedback).toMatchObject({ gapBand: 'LE2', of: 2 })
  })
})
