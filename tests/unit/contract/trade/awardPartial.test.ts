import { describe, expect, test } from 'vitest'
import { checkPartial } from '@/contract/trade/tender/award/partial.ts'
import type { AwardFrame } from '@/contract/trade/tender/award/lanePrices.ts'
import type { AwardShare } from '@/contract/trade/tender/award/schemas.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { bidOf, LANE, line, RATES } from './bids.ts'

const lanes: TenderLane[] = [LANE, { ...LANE, laneNo: 2, maxTransitDays: 20 }]

/** A bid on these lanes; `part` changes each. */
function bid(id: string, laneNos: number[], part: object = {}): ReceivedBid {
  const made = bidOf(id, [line({ unitPrice: '1000' })])
  return { ...made, lanes: made.lanes.flatMap((lane) => laneNos.map((laneNo) => ({ ...lane, ...part, laneNo }))) }
}
const frameOf = (...bids: ReceivedBid[]): AwardFrame => ({
  mode: 'FCL',
  bids,
  lanes,
  currency: 'USD',
  rates: RATES,
  requiredCharges: ['OFR'],
  weights: { price: 100, transit: 0, freeTime: 0, rating: 0 },
})
const boxes = [{ isoCode: '45G1', qty: 2 }]
const share = (bidId: string, ...laneNos: number[]): AwardShare => ({
  bidId,
  lanes: laneNos.map((laneNo) => ({ laneNo, boxes })),
})
const codesOf = (shares: AwardShare[], frame: AwardFrame, winners: Parameters<typeof checkPartial>[1] = []) =>
  checkPartial(shares, winners, frame).map(({ field, code }) => [field, code])
const REFUSED = [['shares.0', 'bidPartial']]

const first = bid('first', [1])
const whole = bid('whole', [1, 2])

describe('a bid for a part', () => {
  test('is not the only winner while another could get the rest', () => {
    expect(codesOf([share('first', 1)], frameOf(first, whole))).toEqual(REFUSED)
    expect(codesOf([share('first', 1)], frameOf(first, bid('second', [2])))).toEqual(REFUSED)
    const fewer = bid('fewer', [1, 2])
    const [one, two] = fewer.lanes
    const short = { ...fewer, lanes: [one, { ...two, offeredBoxes: [{ isoCode: '45G1', qty: 1 }] }] } as ReceivedBid
    expect(codesOf([share('fewer', 1)], frameOf(short, whole))).toEqual(REFUSED)
  })

  test('wins in a split, also in one that began earlier', () => {
    const frame = frameOf(first, whole)
    expect(codesOf([share('first', 1), share('whole', 2)], frame)).toEqual([])
    expect(codesOf([share('first', 1)], frame, [{ status: 'CONFIRMED', lanes: share('whole', 2).lanes }])).toEqual([])
    // Nobody holds what was declined.
    expect(codesOf([share('first', 1)], frame, [{ status: 'DECLINED', lanes: share('whole', 2).lanes }])).toEqual(
      REFUSED,
    )
  })

  test('wins alone where nobody offers the rest, or who does fails a must or is the same enterprise', () => {
    expect(codesOf([share('first', 1)], frameOf(first, bid('other', [1])))).toEqual([])
    expect(codesOf([share('first', 1)], frameOf(first, bid('slow', [2], { transitDays: 30 })))).toEqual([])
    const again = { ...bid('again', [2]), bidder: first.bidder }
    expect(codesOf([share('first', 1)], frameOf(first, again))).toEqual([])
  })
})

test('a bid for everything may be given a part: the publisher leaves the other lanes out', () => {
  expect(codesOf([share('whole', 1)], frameOf(first, whole))).toEqual([])
})
