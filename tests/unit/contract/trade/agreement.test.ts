import { describe, expect, it } from 'vitest'
import { sumByCurrency } from '@/contract/money.ts'
import { overAllocation } from '@/contract/trade/agreement/allocation.ts'
import { callOffLines, checkCallOff, checkSailingDay } from '@/contract/trade/agreement/callOff.ts'
import { agreementStatus } from '@/contract/trade/agreement/lifecycle.ts'
import { COUNTER_DAYS } from '@/contract/trade/agreement/values.ts'
import { periodOf, quantitiesOf, usedIn, type CalledOff } from '@/contract/trade/agreement/quantities.ts'
import { allInOf, inCurrency, priceLines } from '@/contract/trade/bid/calc.ts'
import { lockedQty } from '@/contract/trade/bid/quantity.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { priceOfShare } from '@/contract/trade/bid/share.ts'
import { laneOf, quoteLane } from '@tests/mock/support/contract.ts'
import { RATES as TEST_RATES } from './bids.ts'

const RATES = { ...TEST_RATES, cnyPer: { ...TEST_RATES.cnyPer, USD: '7.0806' } }
const common = { paymentTerm: 'PRE', state: 'QUOTED' } as const
const perBox = { ...common, basis: 'PER_CONTAINER', isoCode: '45G1', qty: '52' } as const
/** TRADE part 4: OFR 2,400, OTHC CNY 1,225, DOC CNY 450 a B/L. */
const PRICES: ChargeInput[] = [
  { ...perBox, code: 'OFR', group: 'FREIGHT', unitPrice: '2400', currency: 'USD' },
  { ...perBox, code: 'OTHC', group: 'ORIGIN', unitPrice: '1225', currency: 'CNY' },
  { ...common, code: 'DOC', group: 'ORIGIN', basis: 'PER_BL', qty: '26', unitPrice: '450', currency: 'CNY' },
]
const boxes = (qty: number) => [{ isoCode: '45G1', qty }]

describe('the price of a contract tender', () => {
  const lane = { ...laneOf(1, 52), plannedBookings: 26, blPerBooking: 1 }

  it('counts charges per B/L once a booking: 135,448.81', () => {
    const lines = PRICES.map((line) => ({
      ...line,
      qty: lockedQty(line, { ...lane, mode: 'FCL' }),
    }))
    expect(lines.map(({ qty }) => qty)).toEqual(['52', '52', '26'])
    const priced = priceLines(lines, RATES)
    expect(priced.map(({ amount }) => amount)).toEqual(['124800.00', '63700.00', '11700.00'])
    expect(priced.map(({ amount, currency }) => inCurrency(amount, currency, 'USD', RATES))).toEqual([
      '124800.00',
      '8996.41',
      '1652.40',
    ])
    expect(allInOf(priceLines(lines, RATES), 'USD', RATES).amount).toBe('135448.81')
  })

  it.each([
    ['PER_SHIPMENT', {}, '1'],
    ['PER_SHIPMENT', { plannedBookings: 26 }, '26'],
    ['PER_BL', {}, '1'],
    ['PER_BL', { plannedBookings: 26, blPerBooking: 2 }, '52'],
    ['PER_CONTAINER', { plannedBookings: 26 }, '52'],
  ] as const)('counts %s with %j as %s', (basis, term, qty) => {
    expect(lockedQty({ basis }, { boxes: boxes(52), mode: 'FCL', ...term })).toBe(qty)
  })

  it('gives a part of a lane its share of the planned bookings', () => {
    const asked = { ...lane, boxes: boxes(52) }
    const quoted = { ...quoteLane(asked, '2400'), charges: PRICES }
    const price = (qty: number) =>
      priceOfShare([quoted], [{ laneNo: 1, boxes: boxes(qty) }], [asked], {
        compareCurrency: 'CNY',
        rates: RATES,
        cargo: {},
      }).amount
    // 26 boxes: 13 of 26 bookings.
    const half = 26 * 2400 * 7.0806 + 26 * 1225 + 13 * 450
    expect(price(26)).toBe(half.toFixed(2))
    expect(Number(price(26)) * 2).toBeCloseTo(Number(price(52)), 1)
  })
})

describe('a call-off', () => {
  it.each([
    [2, 1, '4800.00', '2900.00'],
    [3, 2, '7200.00', '4575.00'],
  ])('of %i containers with %i B/L costs USD %s and CNY %s', (qty, blCount, usd, cny) => {
    const lines = callOffLines(PRICES, { boxes: boxes(qty), blCount, mode: 'FCL' }, RATES)
    expect(sumByCurrency(lines)).toEqual([
      { amount: usd, currency: 'USD' },
      { amount: cny, currency: 'CNY' },
    ])
  })

  it('leaves out the lines of types that are not in it, and counts a shipment once', () => {
    const small = {
      ...perBox,
      code: 'OFR',
      group: 'FREIGHT',
      isoCode: '22G1',
      unitPrice: '1500',
      currency: 'USD',
    } as const
    const once = { ...common, code: 'CUS', group: 'ORIGIN', basis: 'PER_SHIPMENT', qty: '26' } as const
    const prices: ChargeInput[] = [...PRICES, small, { ...once, unitPrice: '300', currency: 'CNY' }]
    const lines = callOffLines(prices, { boxes: boxes(4), blCount: 3, mode: 'FCL' }, RATES)
    expect(lines.map(({ code, qty }) => `${code} ${qty}`)).toEqual(['OFR 4', 'OTHC 4', 'DOC 3', 'CUS 1'])
  })
})

const LANE = {
  laneNo: 1,
  validFrom: '2027-01-01',
  validTo: '2027-06-30',
  boxes: boxes(52),
  allocation: { period: 'WEEK', boxes: 2 },
} as const
const called = (qty: number, etd: string, status: CalledOff['status']): CalledOff => ({
  laneNo: 1,
  boxes: boxes(qty),
  etd,
  status,
})

describe('quantities', () => {
  it('count requested, confirmed and left from the orders; cancelled and lapsed ones hold nothing', () => {
    const orders = [
      called(5, '2027-01-08', 'EXECUTING'),
      called(3, '2027-01-15', 'TO_PAY'),
      called(2, '2027-01-22', 'TO_CONFIRM'),
      called(9, '2027-01-22', 'CANCELLED'),
      called(9, '2027-01-22', 'TIMED_OUT'),
      { ...called(4, '2027-01-22', 'PAID'), laneNo: 2 },
    ]
    expect(quantitiesOf(LANE, orders)).toEqual([
      { isoCode: '45G1', contracted: 52, requested: 2, confirmed: 8, remaining: 42 },
    ])
    expect(usedIn(1, '2027-01-20', 'WEEK', orders)).toBe(2)
    expect(usedIn(1, '2027-01-20', 'MONTH', orders)).toBe(10)
  })

  it.each([
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2026-12-31', '2026-W53'],
    ['2024-12-30', '2025-W01'],
    ['2026-11-26', '2026-W48'],
  ])('%s is in week %s', (day, week) => {
    expect(periodOf(day, 'WEEK')).toBe(week)
    expect(periodOf(day, 'MONTH')).toBe(day.slice(0, 7))
  })

  it.each([
    ['2026-12-31', 0, 'PENDING_START'],
    ['2027-01-01', 0, 'ACTIVE'],
    ['2027-06-30', 51, 'ACTIVE'],
    ['2027-06-30', 52, 'FULFILLED'],
    ['2027-07-01', 52, 'EXPIRED'],
  ] as const)('on %s with %i confirmed it is %s', (today, confirmed, status) => {
    const quantities = quantitiesOf(LANE, [called(confirmed, '2027-02-01', 'PAID')])
    expect(agreementStatus({ ...LANE, quantities }, today)).toBe(status)
  })

  it.each([
    [0, 42, undefined],
    [10, 47, 5],
    [1, 42, undefined],
    [50, 68, 26],
  ])('allow %i percent more: %i left, rounded down', (overPct, remaining, over) => {
    const [one] = quantitiesOf(LANE, [called(10, '2027-01-08', 'PAID')], overPct)
    expect([one?.remaining, one?.over]).toEqual([remaining, over])
  })

  it('with an allowance it is fulfilled once that is used too', () => {
    const at = (confirmed: number) => quantitiesOf(LANE, [called(confirmed, '2027-02-01', 'PAID')], 10)
    const status = (confirmed: number) => agreementStatus({ ...LANE, quantities: at(confirmed) }, '2027-02-01')
    expect([status(52), status(56), status(57)]).toEqual(['ACTIVE', 'ACTIVE', 'FULFILLED'])
  })

  it('containers that are only requested do not fulfil it', () => {
    const quantities = quantitiesOf(LANE, [called(52, '2027-02-01', 'TO_CONFIRM')])
    expect(quantities[0]?.remaining).toBe(0)
    expect(agreementStatus({ ...LANE, quantities }, '2027-02-01')).toBe('ACTIVE')
  })
})

describe('the rules of a call-off', () => {
  const frame = { lane: LANE, leadDays: 7, callOffs: [called(50, '2027-01-08', 'PAID')], today: '2027-02-01' }
  const wish = { boxes: boxes(2), etd: '2027-02-08', readyDate: '2027-02-05', blCount: 1 }
  const codes = (part: Partial<Parameters<typeof checkCallOff>[0]>, today = frame.today) =>
    checkCallOff({ ...wish, ...part }, { ...frame, today }).map(({ field, code }) => `${field} ${code}`)

  it.each([
    ['what is left', {}, []],
    ['more than is left', { boxes: boxes(3) }, ['boxes.0.qty overRemaining']],
    ['nothing', { boxes: [] }, ['boxes noBoxes']],
    ['a type that was not awarded', { boxes: [{ isoCode: '22G1', qty: 1 }] }, ['boxes.0.isoCode chooseSome']],
    ['one type twice', { boxes: [...boxes(1), ...boxes(1)] }, ['boxes.1.isoCode boxTwice']],
    ['a sailing after the end', { etd: '2027-07-01' }, ['etd outsideValidity']],
    ['a sailing too soon', { etd: '2027-02-07' }, ['etd leadShort']],
    ['cargo that is late', { readyDate: '2027-02-09' }, ['readyDate readyAfterEtd']],
    ['more B/Ls than containers', { blCount: 3 }, ['blCount range']],
  ])('judge %s', (_, part, expected) => {
    expect(codes(part)).toEqual(expected)
  })

  it('may ask before the start for a sailing after it', () => {
    expect(codes({ etd: '2027-01-01', readyDate: '2026-12-30' }, '2026-12-20')).toEqual([])
    expect(codes({ etd: '2026-12-31', readyDate: '2026-12-30' }, '2026-12-20')).toEqual(['etd outsideValidity'])
  })

  it('warn beyond the allocation of the week', () => {
    const before = [called(1, '2027-02-09', 'PAID')]
    const days = { today: '2027-02-01', signedOn: '2026-12-01' }
    const over = (qty: number, etd: string, lane: typeof LANE = LANE) =>
      overAllocation({ boxes: boxes(qty), etd }, lane, before, days)
    expect(over(1, '2027-02-08')).toBeUndefined()
    expect(over(2, '2027-02-08')).toMatchObject({ own: 2, used: 1, free: 1 })
    expect(over(2, '2027-02-15')).toBeUndefined()
    const { allocation: _, ...free } = LANE
    expect(overAllocation({ boxes: boxes(9), etd: '2027-02-08' }, free, [], days)).toBeUndefined()
  })

  it.each([
    ['2027-02-08', []],
    ['2027-02-10', []],
    ['2027-02-11', ['sailingAway']],
    ['2027-02-05', ['sailingAway']],
  ])('take a sailing on %s for one wanted on 8 February', (day, expected) => {
    expect(checkSailingDay(day, '2027-02-08', LANE).map(({ code }) => code)).toEqual(expected)
  })

  it.each([
    ['2027-02-15', []],
    ['2027-02-01', []],
    ['2027-02-16', ['sailingAway']],
    ['2027-01-31', ['sailingAway']],
  ])('offer a sailing on %s for one wanted on 8 February', (day, expected) => {
    expect(checkSailingDay(day, '2027-02-08', LANE, COUNTER_DAYS).map(({ code }) => code)).toEqual(expected)
  })

  it('take no sailing after the end', () => {
    expect(checkSailingDay('2027-07-01', '2027-06-30', LANE).map(({ code }) => code)).toEqual(['outsideValidity'])
  })
})
