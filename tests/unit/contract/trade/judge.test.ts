import { describe, expect, test } from 'vitest'
import { failedOf, judgeBid, type Asks } from '@/contract/trade/bid/judge.ts'
import type { BidLaneView, ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Demand } from '@/contract/trade/tender/demands/values.ts'
import { tenderDiff } from '@/contract/trade/tender/changes.ts'
import { askedDemands } from '@/contract/trade/tender/demands/asked.ts'
import type { TenderDraft, TenderLane } from '@/contract/trade/tender/draft.ts'
import { bidOf, LANE, line } from './bids.ts'

const ASKED: TenderLane = { ...LANE, directOnly: true, maxTransitDays: 20, freeDaysWanted: 14 }
const SAIL = (etd: string) => [{ vessel: 'V', voyage: '1', etd, eta: '2027-01-01T00:00:00Z' }]
const REEFER: Asks = { cargo: { reefer: { setC: -18, ventCbmH: 0 } } }

function judged(demand: Demand, lane: Partial<BidLaneView>, part: Partial<ReceivedBid> = {}, asks: Asks = {}) {
  const made = bidOf('x', [line({ unitPrice: '100' })])
  const bid = { ...made, ...part, lanes: made.lanes.map((one) => ({ ...one, ...lane })) }
  return judgeBid(bid, [ASKED], ['OFR'], { mode: 'FCL', ...asks }).find((one) => one.demand === demand)?.verdict
}
const free = (destDemDays: number, destDetDays: number, combinedDays?: number) => ({
  freeTime: { originDetDays: 7, destDemDays, destDetDays, ...(combinedDays !== undefined && { combinedDays }) },
})

describe('a demand', () => {
  test.each<[string, Demand, Partial<BidLaneView>, Partial<ReceivedBid>, Asks, string]>([
    ['a direct service', 'direct', {}, {}, {}, 'PASS'],
    ['direct by name, with a port on the way', 'direct', { via: ['KRPUS'] }, {}, {}, 'FAIL'],
    ['a transhipment', 'direct', { direct: false }, {}, {}, 'FAIL'],
    ['the longest transit allowed', 'transit', { transitDays: 20 }, {}, {}, 'PASS'],
    ['a day more', 'transit', { transitDays: 21 }, {}, {}, 'FAIL'],
    ['combined free days as wanted', 'freeTime', free(0, 0, 14), {}, {}, 'PASS'],
    ['separate clocks whose sum is enough', 'freeTime', free(7, 7), {}, {}, 'WARN'],
    ['combined days that are too few', 'freeTime', free(20, 20, 13), {}, {}, 'FAIL'],
    ['separate clocks whose sum is too small', 'freeTime', free(7, 6), {}, {}, 'FAIL'],
    ['prices valid to the last sailing day', 'validity', {}, { validTo: '2026-12-10' }, {}, 'PASS'],
    ['prices for the first days only', 'validity', {}, { validTo: '2026-12-05' }, {}, 'WARN'],
    [
      'a sailing after the prices end',
      'validity',
      { sailings: SAIL('2026-12-20T00:00:00Z') },
      { validTo: '2026-12-12' },
      {},
      'WARN',
    ],
    ['prices that end before', 'validity', {}, { validTo: '2026-12-02' }, {}, 'FAIL'],
    ['a sailing inside the window', 'sailing', { sailings: SAIL('2026-12-04T00:00:00Z') }, {}, {}, 'PASS'],
    ['no sailing yet', 'sailing', {}, {}, {}, 'WARN'],
    [
      'a sailing without space',
      'sailing',
      { sailings: SAIL('2026-12-04T00:00:00Z'), spaceStatus: 'WAITLIST' },
      {},
      {},
      'WARN',
    ],
    ['all sailings outside', 'sailing', { sailings: SAIL('2026-12-20T00:00:00Z') }, {}, {}, 'FAIL'],
    ['cargo that the carrier takes', 'equipment', { accepts: ['REEFER'] }, {}, REEFER, 'PASS'],
    ['cargo of which nothing is said', 'equipment', {}, {}, REEFER, 'PASS'],
    ['space subject to confirmation', 'equipment', { spaceStatus: 'SUBJECT' }, {}, {}, 'WARN'],
    ['cargo that is refused', 'equipment', { accepts: [] }, {}, REEFER, 'FAIL'],
    ['every required charge promised', 'charges', {}, {}, {}, 'PASS'],
    ['a required charge left open', 'charges', { charges: [] }, {}, {}, 'FAIL'],
  ])('is judged: %s', (_, demand, lane, part, asks, verdict) => {
    expect(judged(demand, lane, part, asks)).toBe(verdict)
  })

  test('that no lane asks for is not judged, nor a sailing by road', () => {
    const bid = bidOf('x', [line({ unitPrice: '1' })])
    expect(judgeBid(bid, [LANE], ['OFR'], { mode: 'TRUCK' }).map(({ demand }) => demand)).toEqual([
      'validity',
      'equipment',
      'charges',
    ])
  })

  test('excludes where the tender says so, by default for routing, transit and equipment', () => {
    const slow = bidOf('x', [], { transitDays: 30, combinedDays: 0 })
    expect(failedOf(judgeBid(slow, [ASKED], ['OFR'], {}))).toEqual(['transit'])
    const levels = { transit: 'WISH', freeTime: 'MUST', charges: 'MUST' } as const
    expect(failedOf(judgeBid(slow, [ASKED], ['OFR'], { demands: levels }))).toEqual(['freeTime', 'charges'])
  })

  test('is told with the tender only if it asks for something', () => {
    expect(askedDemands({ lanes: [LANE] }, 'MUST')).toEqual(['equipment'])
    expect(askedDemands({ lanes: [ASKED], demands: { validity: 'MUST' } }, 'MUST')).toEqual([
      'direct',
      'transit',
      'equipment',
      'validity',
    ])
  })

  test('that is named with its usual level is no change of the tender', () => {
    const before = { lanes: [LANE] } as unknown as TenderDraft
    expect(tenderDiff(before, { ...before, demands: { direct: 'MUST' } })).toEqual([])
    expect(tenderDiff(before, { ...before, demands: { direct: 'WISH' } })).toEqual([
      { field: 'demands.direct', before: 'MUST', after: 'WISH' },
    ])
  })
})
