// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import { TRANSPORT_MODES, type TransportMode } from '@/contract/trade/tender/values.ts'
import { usualWeights, weightParts, weightSum } from '@/contract/trade/tender/weights.ts'
import { firstLane } from '@/features/trade/bid/quoteForm.ts'
import { factsOf } from '@/features/trade/comparison/facts.ts'
import { completeness } from '@/features/trade/tender-editor/completeness.ts'
import { newForm } from '@/features/trade/tender-editor/form.ts'
import { outgoing } from '@/features/trade/tender-editor/outgoing.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { bidOf, LANE, line, RATES } from '../contract/trade/bids.ts'
import { tenderOf } from './bid/quotes.ts'

const WITH_FREE_TIME: readonly TransportMode[] = ['FCL', 'LCL', 'RAIL']

describe.each(TRANSPORT_MODES)('by %s', (mode) => {
  const has = WITH_FREE_TIME.includes(mode)

  test('a tender asks for free days, or forgets those of another mode', () => {
    const form = newForm({ pol: 'CNSHA', pod: 'USLAX', mode })
    const lanes = (form.draft.lanes ?? []).map((lane) => ({ ...lane, freeDaysWanted: 10 }))
    const out = outgoing({ ...form, draft: { ...form.draft, lanes } }, { title: 'x', charges: [] })
    expect(out.lanes?.map(({ freeDaysWanted }) => freeDaysWanted)).toEqual([has ? 10 : undefined])
    const missing = completeness({ mode, lanes: [{}] }).missing.map(({ field }) => field)
    expect(missing.includes('lanes.0.freeDaysWanted')).toBe(has)
  })

  test('a score has a part for free time, or does without, also where a draft still has one', () => {
    expect(weightParts(mode).includes('freeTime')).toBe(has)
    expect(weightSum(usualWeights(mode))).toBe(100)
    expect(usualWeights(mode).freeTime > 0).toBe(has)
    const form = newForm({ mode })
    const draft = { ...form.draft, awardRule: 'WEIGHTED' as const, weights: usualWeights('FCL') }
    expect(outgoing({ ...form, draft }, { title: 'x', charges: [] }).weights?.freeTime).toBe(has ? 10 : 0)
  })

  test('a quote begins with usual free days, or has none', () => {
    const lane = firstLane(LANE, { ...tenderOf([LANE]), mode }, REFERENCE.freight.charges)
    const { originDetDays, destDemDays, destDetDays } = lane.freeTime
    const each = has ? '7' : '0'
    expect([originDetDays, destDemDays, destDetDays]).toEqual([each, each, each])
  })

  test('bids are compared by free days, or not even if old ones say some', () => {
    const bids = [bidOf('a', [line({ unitPrice: '1800' })], { combinedDays: 14 })]
    const options = {
      currency: 'USD' as const,
      rates: RATES,
      weights: { price: 60, transit: 20, freeTime: 10, rating: 10 },
      requiredCharges: ['OFR'],
      daysUsed: 0,
    }
    const { columns } = compareBids(bids, { mode, lanes: [LANE], teuOf: () => 2 }, options)
    expect(columns.map(({ freeDays }) => freeDays)).toEqual([has ? 14 : undefined])
    expect(factsOf(columns).includes('freeDays')).toBe(has)
  })
})
