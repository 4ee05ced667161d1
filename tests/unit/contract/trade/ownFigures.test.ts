import { describe, expect, test } from 'vitest'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { checkEstimates, estimateBases, typesOn } from '@/contract/trade/tender/evaluation/estimates.ts'
import type { OwnEstimate } from '@/contract/trade/tender/evaluation/schemas.ts'
import type { AwardFrame } from '@/contract/trade/tender/award/lanePrices.ts'
import { checkReason, trueReason } from '@/contract/trade/tender/award/reason.ts'
import { ASKED, bid, d, doc, e, excluded, f, freight, OPTIONS, dthc, othc } from './examples.ts'

const own = (part: Partial<OwnEstimate> = {}): OwnEstimate => ({
  code: 'DTHC',
  basis: 'PER_CONTAINER',
  unitPrice: '350',
  currency: 'USD',
  ...part,
})
const comparison = (bids: ReceivedBid[], estimates?: OwnEstimate[], lanes: TenderLane[] = [ASKED]) =>
  compareBids(
    bids,
    { mode: 'FCL', lanes, teuOf: () => 1, ...(estimates && { evaluation: { waivers: [], estimates } }) },
    { ...OPTIONS, requiredCharges: ['OFR', 'OTHC', 'DOC', 'DTHC'] },
  )
const cellIn = ({ rows }: ReturnType<typeof comparison>, code: string, id: string) =>
  rows.find((row) => row.code === code)?.cells[id]
const faces = (estimates?: OwnEstimate[]) =>
  comparison([d, e, f], estimates).columns.map(({ bid: { id }, allIn, rank }) => [id, allIn, rank])

describe('the own figure of the buyer', () => {
  test('goes before the median, in total and rank (TRADE 1.2, example 2)', () => {
    expect(faces()).toEqual([
      ['d', '23228.71', 2],
      ['e', '23700.70', 3],
      ['f', '22611.17', 1],
    ])
    expect(faces([own()])).toEqual([
      ['d', '23228.71', 1],
      ['e', '23700.70', 2],
      ['f', '23911.17', 3],
    ])
  })

  test('is named as the source of the estimate, the median where there is none', () => {
    const compared = comparison([d, e, f], [own()])
    expect(cellIn(compared, 'DTHC', 'f')).toMatchObject({ estimate: '3500.00', source: 'OWN' })
    expect(cellIn(compared, 'OTHC', 'f')).toMatchObject({ estimate: '1447.62', source: 'MEDIAN' })
    // A quoted price stays a quoted price.
    expect(cellIn(compared, 'DTHC', 'd')).toMatchObject({ state: 'QUOTED', amount: '2000.00' })
    expect(cellIn(compared, 'DTHC', 'd')).not.toHaveProperty('source')
  })

  test.each([
    ['of one type, the other at the median', [own({ isoCode: '22G1' })], '2850.00', 'BOTH'],
    ['of one type before that of all', [own(), own({ isoCode: '22G1', unitPrice: '100' })], '2250.00', 'OWN'],
    ['of one lane before that of all', [own(), own({ laneNo: 1, unitPrice: '100' })], '1000.00', 'OWN'],
    ['of another lane', [own({ laneNo: 2 })], '2200.00', 'MEDIAN'],
    ['in another currency', [own({ unitPrice: '708.06', currency: 'CNY' })], '1000.00', 'OWN'],
    ['a bill of lading, once', [own({ basis: 'PER_BL' })], '350.00', 'OWN'],
    ['of another charge', [own({ code: 'AMS' })], '2200.00', 'MEDIAN'],
  ] as const)('%s', (_, estimates, estimate, source) => {
    expect(cellIn(comparison([d, e, f], [...estimates]), 'DTHC', 'f')).toMatchObject({ estimate, source })
  })

  test('makes a charge that nobody prices comparable', () => {
    const open = ['p', 'q'].map((id) =>
      bid(id, [
        freight('22G1', id === 'p' ? '1500' : '1600'),
        freight('45G1', '2500'),
        othc('825'),
        doc('450'),
        excluded(dthc('0')),
      ]),
    )
    expect(comparison(open).columns.map(({ band, rank }) => [band, rank])).toEqual([
      ['UNPRICED', undefined],
      ['UNPRICED', undefined],
    ])
    // One type of two is not enough.
    expect(comparison(open, [own({ isoCode: '22G1' })]).columns[0]).toMatchObject({ band: 'UNPRICED' })
    expect(comparison(open, [own()]).columns.map(({ band, rank }) => [band, rank])).toEqual([
      ['COMPARABLE', 1],
      ['COMPARABLE', 2],
    ])
  })

  test('is needed before a bid with such a charge wins by its price', () => {
    const only = bid('p', [
      freight('22G1', '1500'),
      freight('45G1', '2500'),
      othc('825'),
      doc('450'),
      excluded(dthc('0')),
    ])
    const shares = [{ bidId: 'p', lanes: [{ laneNo: 1, boxes: ASKED.boxes }] }]
    const frame: AwardFrame = { ...OPTIONS, mode: 'FCL', bids: [only], lanes: [ASKED] }
    const priced: AwardFrame = { ...frame, evaluation: { waivers: [], estimates: [own()] } }
    const problems = (of: AwardFrame) => checkReason({ reason: 'PRICE', note: '', shares }, 'LOWEST', of)
    expect(problems(frame)).toEqual([{ field: 'reason', code: 'estimateNeeded', params: { code: 'DTHC' } }])
    expect(trueReason(shares, 'LOWEST', frame)).toBeUndefined()
    expect(problems(priced)).toEqual([])
    expect(trueReason(shares, 'LOWEST', priced)).toBe('PRICE')
  })

  test('counts loose cargo by its load', () => {
    const loose: TenderLane = { ...ASKED, boxes: [], loose: { pieces: 1, grossKg: '1200', cbm: '3' } }
    const [first] = [d].map((made) => ({
      ...made,
      lanes: made.lanes.map((lane) => ({ ...lane, charges: lane.charges.filter(({ code }) => code !== 'DTHC') })),
    }))
    if (!first) throw new Error('no bid')
    const estimate = (part: Partial<OwnEstimate>) =>
      cellIn(comparison([first], [own({ unitPrice: '10', ...part })], [loose]), 'DTHC', 'd')?.estimate
    expect(estimate({ basis: 'PER_WM' })).toBe('30.00')
    expect(estimate({ basis: 'PER_KG' })).toBe('12000.00')
    expect(estimate({ basis: 'PER_CONTAINER' })).toBeUndefined()
  })
})

describe('own figures are refused', () => {
  const lanes = [ASKED, { ...ASKED, laneNo: 2, boxes: [{ isoCode: '22G1', qty: 1 }] }]
  const charges = [{ code: 'DTHC' }, { code: 'OTHC' }]
  const problemOf = (...estimates: OwnEstimate[]) => checkEstimates(estimates, lanes, charges)[0]

  test.each([
    ['at zero', [own({ unitPrice: '0' })], 'estimates.0.unitPrice', 'range'],
    ['as a text', [own({ unitPrice: 'much' })], 'estimates.0.unitPrice', 'number'],
    ['above the highest price', [own({ unitPrice: '100000001' })], 'estimates.0.unitPrice', 'range'],
    ['for an unknown charge', [own({ code: 'XXX' })], 'estimates.0.code', 'chooseSome'],
    ['for a lane that is not there', [own({ laneNo: 3 })], 'estimates.0.laneNo', 'chooseSome'],
    ['for a type that the lane has not', [own({ laneNo: 2, isoCode: '45G1' })], 'estimates.0.isoCode', 'chooseSome'],
    ['a B/L for one type', [own({ basis: 'PER_BL', isoCode: '45G1' })], 'estimates.0.isoCode', 'chooseSome'],
    ['by weight for containers', [own({ basis: 'PER_KG' })], 'estimates.0.basis', 'chooseSome'],
    ['twice for the same', [own(), own({ unitPrice: '9' })], 'estimates.1.code', 'chooseSome'],
  ] as const)('%s', (_, estimates, field, code) => {
    expect(problemOf(...estimates)).toMatchObject({ field, code })
  })

  test('but not for a lane, a type and all beside each other', () => {
    expect(problemOf(own(), own({ laneNo: 1 }), own({ isoCode: '45G1' }), own({ code: 'OTHC' }))).toBeUndefined()
    expect(typesOn(lanes, 2)).toEqual(['22G1'])
    expect(estimateBases(lanes)).toEqual(['PER_CONTAINER', 'PER_BL', 'PER_SHIPMENT'])
  })
})
