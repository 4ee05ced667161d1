import { describe, expect, it, test } from 'vitest'
import { allocationAt, allocationOf, nextAllocations } from '@/contract/trade/agreement/allocation.ts'
import {
  amendedLanes,
  checkAmendment,
  fixedPrices,
  isUsedUp,
  mayAmend,
  openAmendment,
} from '@/contract/trade/agreement/amendment/rules.ts'
import type { Amendment } from '@/contract/trade/agreement/amendment/schemas.ts'
import { changedCodes, priceHistory, pricesAt } from '@/contract/trade/agreement/floating.ts'
import { renewedLanes } from '@/contract/trade/agreement/renewal/rules.ts'
import { AGREEMENT_STATUSES } from '@/contract/trade/agreement/values.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'

const OFR: ChargeInput = {
  code: 'OFR',
  group: 'FREIGHT',
  basis: 'PER_CONTAINER',
  isoCode: '45G1',
  qty: '52',
  unitPrice: '2400',
  currency: 'USD',
  paymentTerm: 'PRE',
  state: 'QUOTED',
}
const { isoCode: _, ...ALL } = OFR
const DOC: ChargeInput = { ...ALL, code: 'DOC', group: 'ORIGIN', basis: 'PER_BL', qty: '26', unitPrice: '450' }
const LANE = {
  laneNo: 1,
  validFrom: '2026-12-09',
  validTo: '2027-06-08',
  boxes: [{ isoCode: '45G1', qty: 52 }],
  charges: [OFR, { ...OFR, code: 'BAF', unitPrice: '160' }, { ...OFR, code: 'PSS', unitPrice: '50' }, DOC],
  plannedBookings: 26,
  blPerBooking: 1,
  allocation: { period: 'WEEK' as const, boxes: 2, carryOver: true },
  quantities: [{ isoCode: '45G1', contracted: 52, requested: 2, confirmed: 8, remaining: 42 }],
}
const TERMS = {
  currency: 'USD' as const,
  term: { fuel: { code: 'BAF', factor: '0.35', base: '560' }, floating: ['PSS'] },
}
const FRAME = { lanes: [LANE], terms: TERMS, today: '2027-01-20' }
const box = (qty: number, part = {}) => ({ boxes: [{ laneNo: 1, isoCode: '45G1', qty, ...part }] })
const kept = (boxes: number, from?: string) => ({ allocations: [{ laneNo: 1, boxes }], ...(from && { from }) })
const price = (part: object, from: string | undefined = '2027-02-01') => ({
  ...(from && { from }),
  prices: [{ laneNo: 1, code: 'OFR', isoCode: '45G1', unitPrice: '2450', ...part }],
})

test.each([
  ['more containers', box(60), []],
  ['as few as are used', box(10), []],
  ['fewer than are used', box(9), ['boxes.1.45G1 amendmentUsed']],
  ['none', box(0), ['boxes.1.45G1 range']],
  ['half a container', box(12.5), ['boxes.1.45G1 range']],
  ['as many as there are', box(52), ['boxes.1.45G1 amendmentSame']],
  ['a type that is not agreed', box(60, { isoCode: '22G1' }), ['boxes chooseSome']],
  ['a lane that is not agreed', box(60, { laneNo: 2 }), ['boxes chooseSome']],
  ['a type twice', { boxes: [...box(60).boxes, ...box(61).boxes] }, ['boxes.1.45G1 boxTwice']],
  ['nothing', {}, ['boxes amendmentSame']],
  ['another allocation', kept(3, '2027-02-01'), []],
  ['another allocation without a day', kept(3), ['from required']],
  ['no allocation', kept(0, '2027-02-01'), ['allocations.1 range']],
  ['the same allocation', kept(2, '2027-02-01'), ['allocations.1 amendmentSame']],
  ['another freight', price({}), []],
  ['another freight today', price({}, '2027-01-20'), []],
  ['another freight yesterday', price({}, '2027-01-19'), ['from past']],
  ['another freight after the end', price({}, '2027-06-09'), ['from outsideValidity']],
  ['the same freight', price({ unitPrice: '2400.00' }), ['prices.1.OFR.45G1 amendmentSame']],
  ['a freight of nothing', price({ unitPrice: '0' }), ['prices.1.OFR.45G1 range']],
  ['what floats by notice', price({ code: 'PSS' }), ['prices chooseSome']],
  ['what follows fuel', price({ code: 'BAF' }), ['prices chooseSome']],
  ['a charge that nobody quoted', price({ code: 'GRI' }), ['prices chooseSome']],
])('a proposal of %s', (_name, input, problems) => {
  expect(checkAmendment(input, FRAME).map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
})

test('a price twice is one too many', () => {
  const twice = { from: '2027-02-01', prices: [...price({}).prices, ...price({ unitPrice: '2500' }).prices] }
  expect(checkAmendment(twice, FRAME)).toMatchObject([{ field: 'prices', code: 'chooseSome' }])
})

test('a lane without an allocation has none to change', () => {
  const { allocation: _none, ...bare } = LANE
  expect(checkAmendment(kept(3, '2027-02-01'), { ...FRAME, lanes: [bare] })).toMatchObject([{ code: 'chooseSome' }])
})

test('only fixed lines have a price to amend', () => {
  expect(fixedPrices(LANE, TERMS, '2027-02-01').map(({ code }) => code)).toEqual(['OFR', 'DOC'])
})

const amendment = (part: Partial<Amendment>): Amendment => ({
  by: 'SELLER',
  note: '',
  at: '2027-01-20T01:00:00Z',
  answerBy: '2027-02-03',
  boxes: [],
  allocations: [],
  prices: [],
  ...part,
})
const answered = (at: string, agreed = true) => ({ answer: { agreed, note: '', at } })
const raised = (unitPrice: string, from: string, answer: ReturnType<typeof answered> | object): Amendment =>
  amendment({ from, prices: [{ laneNo: 1, code: 'OFR', isoCode: '45G1', unitPrice, before: '2400' }], ...answer })

describe('a price that was amended', () => {
  const first = raised('2450', '2027-02-01', answered('2027-01-21T01:00:00Z'))
  const freight = (amendments: Amendment[], etd: string, asked: string) =>
    pricesAt(LANE, { ...TERMS, amendments }, etd, asked).find(({ code }) => code === 'OFR')?.unitPrice

  it.each([
    ['2027-01-31', '2027-01-22T01:00:00Z', '2400'],
    ['2027-02-01', '2027-01-22T01:00:00Z', '2450'],
    ['2027-02-01', '2027-01-21T00:59:59Z', '2400'],
  ])('holds for a departure on %s that was asked for at %s: %s', (etd, asked, unitPrice) => {
    expect(freight([first], etd, asked)).toBe(unitPrice)
  })

  it('does not hold while it waits, refused or lapsed', () => {
    const open = raised('2450', '2027-02-01', {})
    const refused = raised('2450', '2027-02-01', answered('2027-01-21T01:00:00Z', false))
    expect(freight([refused, open], '2027-03-01', '2027-02-20T01:00:00Z')).toBe('2400')
  })

  it('gives way to the one agreed to last, from its own day on', () => {
    const later = raised('2300', '2027-04-01', answered('2027-02-10T01:00:00Z'))
    const at = (etd: string) => freight([first, later], etd, '2027-03-01T01:00:00Z')
    expect(['2027-01-31', '2027-02-01', '2027-04-01'].map(at)).toEqual(['2400', '2450', '2300'])
    const history = priceHistory(LANE, { ...TERMS, amendments: [first, later] }, 'OFR')
    expect(history.map(({ from, lines }) => [from, lines[0]?.unitPrice])).toEqual([
      ['2026-12-09', '2400'],
      ['2027-02-01', '2450'],
      ['2027-04-01', '2300'],
    ])
    const earlier = raised('2350', '2027-01-25', answered('2027-02-11T01:00:00Z'))
    expect(freight([first, earlier], '2027-02-05', '2027-03-01T01:00:00Z')).toBe('2350')
  })

  it('is told among the changed charges', () => {
    expect(changedCodes(LANE, { ...TERMS, amendments: [first] })).toEqual(['BAF', 'OFR'])
  })
})

describe('an allocation that was amended', () => {
  const [lane] = amendedLanes([LANE], { ...kept(4), from: '2027-01-20', boxes: [] }, 'FCL')
  const days = { today: '2027-01-10', signedOn: '2026-11-01' }

  it('holds for the periods that begin on the day or after it', () => {
    // 2027-01-18 is the Monday of the week of the day.
    const weeks = nextAllocations(lane ?? LANE, '2027-01-12', 4, [], days).map(({ from, own, carried }) => [
      from,
      own,
      carried,
    ])
    expect(weeks).toEqual([
      ['2027-01-11', 2, 2],
      ['2027-01-18', 2, 2],
      ['2027-01-25', 4, 2],
      ['2027-02-01', 4, 4],
    ])
    expect(allocationOf(lane ?? LANE, '2027-01-20')?.boxes).toBe(2)
    expect(allocationOf(lane ?? LANE, '2027-01-26')?.boxes).toBe(4)
  })

  it('holds from the first day of the period, though its week began before', () => {
    const [early] = amendedLanes([LANE], { ...kept(4), from: '2026-12-09', boxes: [] }, 'FCL')
    expect(allocationAt(early ?? LANE, '2026-12-10', [], days)).toMatchObject({ from: '2026-12-09', own: 4 })
  })

  it('gives way to the next one, and goes on in a renewal', () => {
    const next = amendedLanes([lane ?? LANE], { ...kept(5), from: '2027-01-12', boxes: [] }, 'FCL')
    expect(next).toMatchObject([{ allocationSteps: [{ from: '2027-01-12', boxes: 5 }] }])
    const parts = { validFrom: '2027-06-09', validTo: '2027-07-01', prices: [] }
    const [renewed] = renewedLanes(
      next,
      { ...parts, lanes: [{ laneNo: 1, boxes: [{ isoCode: '45G1', qty: 8 }] }] },
      { ...TERMS, mode: 'FCL' },
    )
    expect(renewed).toMatchObject({ allocation: { boxes: 5 }, plannedBookings: 4 })
    expect(JSON.stringify(renewed)).not.toContain('allocationSteps')
  })
})

test('planned bookings and the quantities of charges follow the containers', () => {
  const [lane] = amendedLanes([LANE], { ...box(30), allocations: [] }, 'FCL')
  expect(lane).toMatchObject({ boxes: [{ qty: 30 }], plannedBookings: 15 })
  expect(lane?.charges.map(({ code, qty }) => [code, qty])).toEqual([
    ['OFR', '30'],
    ['BAF', '30'],
    ['PSS', '30'],
    ['DOC', '15'],
  ])
})

test('a proposal is open until its day, its answer or the end of the agreement, and keeps others off', () => {
  const standing = { status: 'ACTIVE' as const, validTo: '2027-06-08', amendments: [amendment({})] }
  expect(openAmendment(standing, '2027-02-03')).toBe(standing.amendments[0])
  expect(openAmendment(standing, '2027-02-04')).toBeUndefined()
  expect(openAmendment({ ...standing, status: 'TERMINATED' }, '2027-02-03')).toBeUndefined()
  expect(openAmendment({ ...standing, status: 'FULFILLED' }, '2027-02-03')).toBeDefined()
  expect([mayAmend(standing, '2027-02-03'), mayAmend(standing, '2027-02-04')]).toEqual([false, true])
  const done = { ...standing, amendments: [amendment(answered('2027-01-21T01:00:00Z'))] }
  expect(mayAmend(done, '2027-01-22')).toBe(true)
  const renewal = {
    by: 'BUYER' as const,
    note: '',
    at: '2027-05-01T01:00:00Z',
    validFrom: '2027-06-09',
    validTo: '2027-07-01',
    answerBy: '2027-05-15',
    lanes: [],
    prices: [],
  }
  expect(mayAmend({ status: 'ACTIVE', validTo: '2027-06-08', renewal }, '2027-05-15')).toBe(false)
  expect(mayAmend({ status: 'ACTIVE', validTo: '2027-06-08', renewal }, '2027-05-16')).toBe(true)
  const bare = AGREEMENT_STATUSES.filter((status) => mayAmend({ status, validTo: '2027-06-08' }, '2027-01-20'))
  expect(bare).toEqual(['PENDING_START', 'ACTIVE'])
})

test('what is ordered since the proposal keeps it from being agreed to', () => {
  const less = amendment({ boxes: [{ laneNo: 1, isoCode: '45G1', qty: 10, before: 52 }] })
  expect(isUsedUp(less, [LANE])).toBe(false)
  const quantities = LANE.quantities.map((one) => ({ ...one, requested: 3 }))
  expect(isUsedUp(less, [{ ...LANE, quantities }])).toBe(true)
})
