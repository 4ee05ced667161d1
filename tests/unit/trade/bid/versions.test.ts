// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { BidLaneView, ChargeLine } from '@/contract/trade/bid/schemas.ts'
import type { Change, TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { lanesAt, netChanges } from '@/features/trade/bid/refit.ts'
import { versionDiff } from '@/features/trade/bid/versionDiff.ts'
import { askedLane } from './quotes.ts'

function line(code: string, unitPrice: string, part: Partial<ChargeLine> = {}): ChargeLine {
  const base = { group: 'FREIGHT', basis: 'PER_CONTAINER', qty: '2', currency: 'USD', paymentTerm: 'PRE' } as const
  return { code, ...base, unitPrice, state: 'QUOTED', amount: '0', ...part }
}
function lane(laneNo: number, charges: ChargeLine[], part: Partial<BidLaneView> = {}): BidLaneView {
  const freeTime = { originDetDays: 7, destDemDays: 5, destDetDays: 5 }
  const facts = {
    noQuote: false,
    direct: true,
    via: [],
    transitDays: 15,
    sailings: [],
    spaceStatus: 'CONFIRMED',
  } as const
  return {
    laneNo,
    ...facts,
    via: [],
    sailings: [],
    freeTime,
    charges,
    allIn: { amount: '0', currency: 'USD' },
    ...part,
  }
}

describe('two versions of a quote', () => {
  test('differ by price, state, lines, boxes, transit and lanes left out', () => {
    const before = [
      lane(1, [line('OFR', '1850'), line('DOC', '450'), line('SEAL', '5')]),
      lane(2, [line('OFR', '900')]),
      lane(3, [line('OFR', '700')]),
    ]
    const after = [
      lane(1, [line('OFR', '1800.00'), line('DOC', '0', { state: 'INCLUDED' }), line('LSS', '60')], {
        transitDays: 14,
      }),
      lane(2, [], { noQuote: true }),
      lane(3, [line('OFR', '700.0')], { offeredBoxes: [{ isoCode: '45G1', qty: 1 }] }),
    ]
    const said = versionDiff(before, after).map(({ laneNo, what, line: of }) => [laneNo, what, of?.code])
    expect(said).toEqual([
      [1, 'transit', undefined],
      [1, 'line', 'OFR'],
      [1, 'line', 'DOC'],
      [1, 'line', 'SEAL'],
      [1, 'line', 'LSS'],
      [2, 'noQuote', undefined],
      [3, 'boxes', undefined],
    ])
  })

  test('of which one is written otherwise but says the same do not differ', () => {
    const same = [lane(1, [line('OFR', '1850'), line('OFR', '1700')])]
    expect(versionDiff(same, [lane(1, [line('OFR', '1850.00'), line('OFR', '1700')])])).toEqual([])
    expect(versionDiff(same, [lane(1, [line('OFR', '1850'), line('OFR', '1600')])])).toHaveLength(1)
  })
})

describe('a tender before its amendments', () => {
  const at = (version: number, changes: Change[]) => ({ version, at: '2026-11-21T00:00:00Z', note: '', changes })
  const tender: Pick<TenderDetail, 'amendments' | 'lanes'> = {
    lanes: [
      askedLane([{ isoCode: '45G1', qty: 9 }], 1),
      askedLane([{ isoCode: '22G1', qty: 1 }], 3),
      { ...askedLane([], 4), loose: { pieces: 5, grossKg: '900', cbm: '4' } },
    ],
    amendments: [
      at(2, [{ field: 'lanes.1.boxes', before: '45G1×2, 22G1×3', after: '45G1×4' }]),
      at(3, [
        { field: 'lanes.1.boxes', before: '45G1×4', after: '45G1×9' },
        { field: 'lanes.3', after: 'CNSHA→USLAX 22G1×1' },
        { field: 'lanes.4.loose.grossKg', before: '800', after: '900' },
        { field: 'paymentTerm', before: 'PREPAID', after: 'ON_BL' },
      ]),
    ],
  }

  test('asked for the boxes and weights of that version', () => {
    const [first, last] = lanesAt(tender, 1)
    expect(first?.boxes).toEqual([
      { isoCode: '45G1', qty: 2 },
      { isoCode: '22G1', qty: 3 },
    ])
    expect(last?.loose?.grossKg).toBe('800')
    expect(lanesAt(tender, 2)[0]?.boxes).toEqual([{ isoCode: '45G1', qty: 4 }])
    expect(lanesAt(tender, 3)).toEqual(tender.lanes)
  })

  test('had no lane that came later, and tells what changed since', () => {
    expect(lanesAt(tender, 2).map(({ laneNo }) => laneNo)).toEqual([1, 4])
    expect(netChanges(tender, 2).map(({ field }) => field)).toEqual([
      'lanes.1.boxes',
      'lanes.3',
      'lanes.4.loose.grossKg',
      'paymentTerm',
    ])
    expect(netChanges(tender, 1)[0]).toEqual({ field: 'lanes.1.boxes', before: '45G1×2, 22G1×3', after: '45G1×9' })
    const back = at(4, [{ field: 'paymentTerm', before: 'ON_BL', after: 'PREPAID' }])
    const now = { amendments: [...tender.amendments, back] }
    expect(netChanges(now, 1).map(({ field }) => field)).not.toContain('paymentTerm')
  })
})
