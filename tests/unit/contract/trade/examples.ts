import { priceLines } from '@/contract/trade/bid/calc.ts'
import type { CompareOptions } from '@/contract/trade/bid/comparison.ts'
import type { ChargeInput, ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Boxes, TenderLane } from '@/contract/trade/tender/draft.ts'
import { bidOf, LANE, line, RATES as TEST_RATES } from './bids.ts'

/** The rate of the worked examples of TRADE.md 1.2. */
const RATES = { ...TEST_RATES, cnyPer: { ...TEST_RATES.cnyPer, USD: '7.0806' } }
const ALL: Boxes[] = [
  { isoCode: '22G1', qty: 5 },
  { isoCode: '45G1', qty: 5 },
]
export const ASKED: TenderLane = { ...LANE, boxes: ALL }
export const OPTIONS: CompareOptions = {
  currency: 'USD',
  rates: RATES,
  weights: { price: 100, transit: 0, freeTime: 0, rating: 0 },
  requiredCharges: ['OFR', 'OTHC', 'DOC', 'DTHC'],
  daysUsed: 0,
}

export function bid(id: string, charges: ChargeInput[], offeredBoxes?: Boxes[]): ReceivedBid {
  const made = bidOf(id, [])
  return {
    ...made,
    lanes: made.lanes.map((lane) => ({
      ...lane,
      ...(offeredBoxes && { offeredBoxes }),
      charges: priceLines(charges, RATES),
    })),
  }
}
export const freight = (isoCode: string, unitPrice: string) => line({ isoCode, unitPrice, qty: '5' })
export const othc = (unitPrice: string, qty = '10') =>
  line({ code: 'OTHC', group: 'ORIGIN', currency: 'CNY', unitPrice, qty })
export const doc = (unitPrice: string) =>
  line({ code: 'DOC', group: 'ORIGIN', basis: 'PER_BL', currency: 'CNY', unitPrice, qty: '1' })
export const dthc = (unitPrice: string, qty = '10') => line({ code: 'DTHC', group: 'DESTINATION', unitPrice, qty })
export const excluded = (made: ChargeInput): ChargeInput => ({ ...made, state: 'EXCLUDED', unitPrice: '0' })

export const a = bid('a', [freight('22G1', '1500'), freight('45G1', '2500'), othc('1000'), doc('450'), dthc('200')])
export const d = bid('d', [freight('22G1', '1500'), freight('45G1', '2500'), othc('825'), doc('450'), dthc('200')])
export const e = bid('e', [freight('22G1', '1450'), freight('45G1', '2450'), othc('1225'), doc('500'), dthc('240')])
export const f = bid('f', [
  freight('22G1', '1400'),
  freight('45G1', '2380'),
  excluded(othc('0')),
  doc('450'),
  excluded(dthc('0')),
])
