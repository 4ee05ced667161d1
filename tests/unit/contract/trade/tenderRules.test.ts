import { describe, expect, test } from 'vitest'
import { checkTender } from '@/contract/trade/tender/rules.ts'
import type { TenderDraftInput } from '@/contract/trade/tender/draftInput.ts'
import { usualValidity } from '@/contract/trade/tender/defaults.ts'
import { TENDER_EDGES, mayPublish, mayQuote, tenderMayBecome } from '@/contract/trade/tender/lifecycle.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import { TENDER_STATUSES, TRANSPORT_MODES } from '@/contract/trade/tender/values.ts'
import { LANE } from './bids.ts'

const NOW = new Date('2026-11-21T08:00:00Z')
const GOOD: TenderDraftInput = {
  title: '上海→洛杉矶 2×40HQ',
  type: 'SPOT',
  mode: 'FCL',
  visibility: 'PUBLIC',
  quoting: 'SEALED',
  deadline: '2026-11-22T08:00:00Z',
  validityWantedTo: '2026-12-31',
  compareCurrency: 'USD',
  incoterm: 'CIF',
  paymentTerm: 'PREPAID',
  awardRule: 'LOWEST',
  requiredCharges: ['OFR'],
  lanes: [LANE],
  cargo: { nameZh: '自行车', packageType: 'CT', pieces: 100, grossKg: '18000', cbm: '120', stackable: true },
  attachments: [],
}
const codes = (draft: TenderDraftInput) => checkTender(draft, NOW).map((problem) => `${problem.field} ${problem.code}`)
const withLane = (part: object): TenderDraftInput => ({ ...GOOD, lanes: [{ ...LANE, ...part }] })

describe('a tender', () => {
  test('that is whole has no problems', () => expect(codes(GOOD)).toEqual([]))
  test('needs one charge of its own, be it an exception', () => {
    const payers = { ...usualPayers('SHIPPER', { incoterm: 'EXW', mode: 'FCL' }), except: ['OFR'] }
    expect(codes({ ...GOOD, payers })).toEqual([])
  })

  test.each<[string, TenderDraftInput, string]>([
    [
      'charges that are all the other party’s',
      { ...GOOD, payers: usualPayers('SHIPPER', { incoterm: 'EXW', mode: 'FCL' }) },
      'payers.party nothingOurs',
    ],
    ['a title of one character', { ...GOOD, title: 'x' }, 'title tooShort'],
    ['a title of 101', { ...GOOD, title: 'x'.repeat(101) }, 'title tooLong'],
    ['no cargo name', { ...GOOD, cargo: { ...GOOD.cargo, nameZh: '' } }, 'cargo.nameZh required'],
    ['no weight', { ...GOOD, cargo: { ...GOOD.cargo, grossKg: '' } }, 'cargo.grossKg required'],
    ['a weight in words', { ...GOOD, cargo: { ...GOOD.cargo, grossKg: '18t' } }, 'cargo.grossKg number'],
    ['a wrong HS code', { ...GOOD, cargo: { ...GOOD.cargo, hsCode: '871200200' } }, 'cargo.hsCode hsDigits'],
    [
      'dangerous goods without a UN number',
      { ...GOOD, cargo: { ...GOOD.cargo, dg: { class: '3', packingGroup: 'II' } } },
      'cargo.dg.unNo unNumber',
    ],
    [
      'a reefer too cold',
      { ...GOOD, cargo: { ...GOOD.cargo, reefer: { setC: -60, ventCbmH: 0 } } },
      'cargo.reefer.setC range',
    ],
    ['no lanes', { ...GOOD, lanes: [] }, 'lanes required'],
    ['the same port twice', withLane({ pod: 'CNSHA' }), 'lanes.0.pod portsEqual'],
    ['no port of discharge', withLane({ pod: undefined }), 'lanes.0.pod required'],
    ['no boxes', withLane({ boxes: [] }), 'lanes.0.boxes noBoxes'],
    ['zero boxes', withLane({ boxes: [{ isoCode: '45G1', qty: 0 }] }), 'lanes.0.boxes.0.qty noBoxes'],
    [
      'cargo ready after the last sailing',
      withLane({ cargoReadyDate: '2026-12-11' }),
      'lanes.0.cargoReadyDate readyAfterEtd',
    ],
    ['cargo ready yesterday', withLane({ cargoReadyDate: '2026-11-20' }), 'lanes.0.cargoReadyDate past'],
    ['a sailing window backwards', withLane({ etdTo: '2026-12-02' }), 'lanes.0.etdTo etdOrder'],
    ['a door without an address', withLane({ receiptType: 'SD' }), 'lanes.0.receiptPlace required'],
    ['a deadline in an hour', { ...GOOD, deadline: '2026-11-21T09:00:00Z' }, 'deadline deadlineSoon'],
    [
      'a deadline on the day before sailing',
      { ...GOOD, deadline: '2026-12-02T06:00:00Z' },
      'deadline deadlineAfterEtd',
    ],
    [
      'prices that end before the last sailing',
      { ...GOOD, validityWantedTo: '2026-12-05' },
      'validityWantedTo validityBeforeEtd',
    ],
    [
      'FOB by air',
      {
        ...GOOD,
        mode: 'AIR',
        incoterm: 'FOB',
        lanes: [{ ...LANE, boxes: [], loose: { pieces: 1, grossKg: '100', cbm: '1' } }],
      },
      'incoterm seaOnlyIncoterm',
    ],
    [
      'weights that are not a hundred',
      { ...GOOD, awardRule: 'WEIGHTED', weights: { price: 50, transit: 20, freeTime: 10, rating: 10 } },
      'weights weightsSum',
    ],
    [
      'emissions that weigh more than an estimate may',
      { ...GOOD, awardRule: 'WEIGHTED', weights: { price: 50, transit: 10, freeTime: 10, rating: 9, co2: 21 } },
      'weights.co2 range',
    ],
    [
      'a weight for free time by air',
      { ...GOOD, mode: 'AIR', awardRule: 'WEIGHTED', weights: { price: 60, transit: 20, freeTime: 10, rating: 10 } },
      'weights.freeTime range',
    ],
    [
      'a weight below zero',
      { ...GOOD, awardRule: 'WEIGHTED', weights: { price: 100, transit: 20, freeTime: 0, rating: -20 } },
      'weights.rating range',
    ],
    [
      'loose cargo without volume',
      { ...GOOD, mode: 'LCL', lanes: [{ ...LANE, boxes: [], loose: { pieces: 1, grossKg: '100', cbm: '' } }] },
      'lanes.0.loose.cbm required',
    ],
    [
      'a truck without a pick-up',
      { ...GOOD, mode: 'TRUCK', incoterm: undefined, lanes: [{ ...LANE, pod: undefined, truck: { drop: '昆山' } }] },
      'lanes.0.truck.pickup required',
    ],
  ])('with %s is refused at that field', (_name, draft, expected) => {
    expect(codes(draft)).toContain(expected)
  })
})

describe('the life of a tender', () => {
  test('has exactly the edges of the table', () => {
    const allowed = TENDER_STATUSES.flatMap((from) =>
      TENDER_STATUSES.filter((to) =>
        (['publisher', 'clerk', 'winner', 'clock'] as const).some((by) => tenderMayBecome(from, to, by)),
      ).map((to) => `${from}>${to}`),
    )
    expect(allowed.toSorted()).toEqual([...new Set(TENDER_EDGES.map((edge) => `${edge.from}>${edge.to}`))].toSorted())
    expect(tenderMayBecome('QUOTING', 'AWARDED', 'publisher')).toBe(false)
    expect(tenderMayBecome('REVIEWING', 'QUOTING', 'publisher')).toBe(false)
  })
  test('types 1 and 2 publish; 2 quotes on everything, 3 on LCL and truck', () => {
    expect([1, 2, 3].map((type) => mayPublish(type as 1 | 2 | 3))).toEqual([true, true, false])
    expect(TRANSPORT_MODES.filter((mode) => mayQuote(3, mode))).toEqual(['LCL', 'TRUCK'])
    expect(TRANSPORT_MODES.filter((mode) => mayQuote(2, mode))).toEqual([...TRANSPORT_MODES])
    expect(TRANSPORT_MODES.filter((mode) => mayQuote(1, mode))).toEqual([])
  })
})

describe('the day until which quotes usually hold', () => {
  const withDates = (deadline: string | undefined, ...etdTo: string[]) =>
    usualValidity({ deadline, lanes: etdTo.map((day) => ({ ...LANE, etdTo: day })) })

  test.each([
    ['30 days after the deadline', '2026-11-22T08:00:00Z', ['2026-12-10'], '2026-12-22'],
    ['in whole days of the market, not of UTC', '2026-11-22T17:00:00Z', [], '2026-12-23'],
    [
      'the last sailing of all lanes where that is later',
      '2026-11-22T08:00:00Z',
      ['2027-01-15', '2027-03-01'],
      '2027-03-01',
    ],
    ['nothing without a deadline', undefined, ['2026-12-10'], undefined],
    ['nothing for a deadline that is none', 'soon', [], undefined],
    ['nothing beyond the calendar', '9999-12-20T00:00:00Z', [], undefined],
  ])('is %s', (_case, deadline, etds, day) => expect(withDates(deadline, ...etds)).toBe(day))

  test('is never refused', () => {
    for (const etdTo of ['2026-12-10', '2027-02-01']) {
      const draft = { ...GOOD, lanes: [{ ...LANE, etdTo }] }
      expect(codes({ ...draft, validityWantedTo: usualValidity(draft) })).toEqual([])
    }
  })
})
