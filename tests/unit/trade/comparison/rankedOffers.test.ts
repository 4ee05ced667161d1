import { expect, test } from 'vitest'
import type { RankOn } from '@/contract/trade/tender/evaluation/values.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { cheapestChoices, offersOn } from '@/features/trade/comparison/choices.ts'
import { bidOf, LANE, line, RATES } from '../../contract/trade/bids.ts'

const quoteOf = (id: string, freight: string, terminal: string) =>
  bidOf(id, [
    line({ unitPrice: freight }),
    line({ code: 'DTHC', group: 'DESTINATION', unitPrice: terminal, paymentTerm: 'COL' }),
  ])
/** Low freight with a high collect, and the other way round. */
const bids = [quoteOf('low', '1500', '900'), quoteOf('high', '1900', '200')]

const tenderOf = (rankOn: RankOn) =>
  ({
    lanes: [LANE],
    rates: RATES,
    compareCurrency: 'USD',
    cargo: {},
    payers: usualPayers('SHIPPER', { incoterm: 'CIF', mode: 'FCL' }),
    evaluation: { waivers: [], rankOn },
  }) as unknown as TenderDetail

test.each([
  ['TOTAL', 'high', ['4200.00', '4800.00']],
  ['PREPAID', 'low', ['3000.00', '3800.00']],
] as const)('by %s a plan gives the lane to %s', (rankOn, bidId, ranked) => {
  const tender = tenderOf(rankOn)
  expect(cheapestChoices(tender, bids)).toEqual({ [LANE.laneNo]: { kind: 'one', bidId } })
  const offers = offersOn(tender, bids, { laneNo: LANE.laneNo, boxes: LANE.boxes })
  expect(offers.map((offer) => offer.ranked.amount)).toEqual(ranked)
  // What the winner is paid does not depend on it.
  expect(offers.map(({ price }) => price.amount).toSorted()).toEqual(['4200.00', '4800.00'])
})
