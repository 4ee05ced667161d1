// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { agreedClocks } from '@/contract/money/order/agreedRate/rates.ts'
import { saidOf } from '@/contract/money/order/quoted.ts'
import { checkTiers } from '@/contract/trade/bid/carriage/tiers.ts'
import type { FreeTime, Tier } from '@/contract/trade/bid/carriage/schemas.ts'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import { landedAfter } from '@/contract/trade/bid/landed.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { countedIn, countedOut, firstDays, isAllByDay } from '@/reference/carriage/freeTimeForm.ts'
import { createFormats } from '@/i18n/format.ts'
import { freeTimeTexts } from '@/ui/tierText.ts'
import { agreeing, lane, rate, SEPARATE, TOGETHER } from '../money/agreedRate/lanes.ts'
import { sheetWords } from '../../trade/comparison/sheetWords.ts'
import { bidOf, LANE, line, RATES } from './bids.ts'

const RISING: Tier[] = [
  { fromDay: 1, toDay: 5, rate: '120' },
  { fromDay: 6, rate: '180' },
]
const APART: FreeTime = { ...SEPARATE, tiers: { currency: 'USD', dem: RISING, det: [{ fromDay: 1, rate: '90' }] } }
const ONE: FreeTime = { ...TOGETHER, tiers: { currency: 'USD', combined: RISING } }

describe('rates by day of a quote', () => {
  const wrong = (free: FreeTime) => checkTiers(free, 'freeTime').map(({ field, code }) => `${field} ${code}`)
  const dem = (...list: Tier[]): FreeTime => ({ ...SEPARATE, tiers: { currency: 'USD', dem: list } })
  test.each<[string, FreeTime, string[]]>([
    ['of each clock', APART, []],
    ['of both together', ONE, []],
    ['of none', SEPARATE, []],
    ['of a clock that there is not', { ...APART, combinedDays: 14 }, ['dem tierClock', 'det tierClock']],
    ['of both where each has its own', { ...ONE, combinedDays: undefined }, ['combined tierClock']],
    ['that begin late', dem({ fromDay: 2, rate: '9' }), ['dem.0.toDay tierOrder']],
    ['with a gap', dem({ fromDay: 1, toDay: 4, rate: '9' }, { fromDay: 6, rate: '9' }), ['dem.1.toDay tierOrder']],
    ['twice of a day', dem({ fromDay: 1, toDay: 4, rate: '9' }, { fromDay: 4, rate: '9' }), ['dem.1.toDay tierOrder']],
    ['that end', dem({ fromDay: 1, toDay: 4, rate: '9' }), ['dem.0.toDay tierOpen']],
    ['without an end between', dem({ fromDay: 1, rate: '9' }, { fromDay: 2, rate: '9' }), ['dem.0.toDay range']],
    ['of nothing', dem({ fromDay: 1, rate: '0' }), ['dem.0.rate range']],
    ['that are no number', dem({ fromDay: 1, rate: '' }), ['dem.0.rate required']],
  ])('%s', (_, free, expected) => expect(wrong(free)).toEqual(expected.map((one) => `freeTime.tiers.${one}`)))

  test('are typed by the last day of each, and come back so', () => {
    const rows = {
      dem: [
        { toDay: '5', rate: '120' },
        { toDay: 'x', rate: '180' },
      ],
      det: [{ toDay: '', rate: ' 90 ' }],
    }
    const form = {
      originDetDays: '7',
      destDemDays: '7',
      destDetDays: '7',
      combinedDays: '',
      isCombined: false,
      dayRate: '',
      rateCurrency: 'USD' as const,
      unit: 'WD' as const,
      start: 'NEXT_DAY' as const,
      tiers: { ...rows, combined: [{ toDay: '', rate: '1' }] },
    }
    expect(countedOut(form)).toEqual({ unit: 'WD', tiers: APART.tiers })
    expect(countedIn({ ...SEPARATE, ...countedOut(form) })).toEqual({
      unit: 'WD',
      tiers: { dem: [rows.dem[0], { toDay: '', rate: '180' }], det: [{ toDay: '', rate: '90' }] },
    })
    expect([isAllByDay(form), isAllByDay({ ...form, tiers: { dem: rows.dem } })]).toEqual([true, false])
    expect(
      firstDays([
        { toDay: '', rate: '' },
        { toDay: '3', rate: '' },
        { toDay: '', rate: '' },
      ]),
    ).toEqual([1, undefined, 4])
  })

  test.each([
    [
      'en-US',
      [
        'Demurrage · days 1–5 USD 120 · from day 6 USD 180',
        'Detention · from day 1 USD 90',
        'working days · first day counts',
      ],
    ],
    [
      'zh-CN',
      ['滞港费 · 第 1–5 天 USD 120 · 第 6 天起 USD 180', '滞箱费 · 第 1 天起 USD 90', '按工作日 · 起算当日计入'],
    ],
  ] as const)('are read in words, in %s', (locale, expected) => {
    const { money } = createFormats(locale)
    const said = freeTimeTexts(sheetWords(locale).t, { money }, { ...APART, unit: 'WD', start: 'DISCHARGE_DAY' })
    expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(expected)
  })
})

describe('what a quote agrees on by day', () => {
  const clocks = (free: FreeTime, charges: ChargeLine[] = [], code = 'DEM') =>
    agreedClocks(code, lane(charges, free), { isoCode: '45G1', both: true })
  test('goes before a day rate, of the free time and of a line', () => {
    const flat = { ...APART, dayRate: { amount: '50', currency: 'USD' as const } }
    expect(clocks(flat, [rate('DEM', '70')])?.map(({ code, terms }) => [code, terms.tiers.length])).toEqual([
      ['DEM', 2],
      ['DET', 1],
    ])
    const half: FreeTime = { ...flat, tiers: { currency: 'USD', dem: RISING } }
    expect(clocks(half)?.map(({ terms }) => terms.tiers.map((tier) => tier.rate))).toEqual([['120', '180'], ['50']])
  })
  test('is nothing where a line excludes the charge, and not of storage', () => {
    expect(clocks(ONE, [rate('DEM', '0', { state: 'EXCLUDED' })])).toBeUndefined()
    expect(clocks({ ...ONE, unit: 'WD' }, [rate('STO', '30')], 'STO')?.[0]?.terms).toEqual({
      free: 0,
      tiers: [{ fromDay: 1, rate: '30' }],
    })
  })
  test('keeps how days are counted', () =>
    expect(clocks({ ...ONE, unit: 'WD', start: 'DISCHARGE_DAY' })?.[0]?.terms).toEqual({
      free: 14,
      unit: 'WD',
      start: 'DISCHARGE_DAY',
      tiers: RISING,
    }))
  test('is what a quote says of the charge', () => {
    const said = (free: FreeTime, code: string) => saidOf(code, agreeing(lane([], free)))[0]?.said[0]
    expect(said(APART, 'DET')).toMatchObject({ kind: 'RATE', price: { unitPrice: '90' }, tiers: APART.tiers?.det })
    expect(said(ONE, 'DET')).toMatchObject({ kind: 'RATE', tiers: RISING })
    expect(said(ONE, 'STO')).toMatchObject({ kind: 'SILENT' })
  })
})

describe('the landed price of a bid', () => {
  const options = { currency: 'USD' as const, rates: RATES, requiredCharges: [], daysUsed: 21, terminalDays: 11 }
  const weights = { price: 100, transit: 0, freeTime: 0, rating: 0 }
  const demand = { lanes: [LANE], mode: 'FCL' as const, teuOf: () => 2 }
  const columnOf = (freeTime: FreeTime, part: object = {}) => {
    const made = bidOf('a', [line({ unitPrice: '1000' })])
    const bid = { ...made, lanes: made.lanes.map((one) => ({ ...one, freeTime })) }
    const column = compareBids([bid], demand, { ...options, weights, ...part }).columns[0]
    if (!column) throw new Error('no column')
    return column
  }
  // Two containers, 11 days in the terminal and 10 outside, as in TRADE part 6.
  test.each<[string, FreeTime, object, string]>([
    ['with separate clocks', APART, {}, '3500.00'],
    ['with one clock', ONE, {}, '3920.00'],
    ['with all days in the terminal', APART, { terminalDays: 21 }, '6440.00'],
    ['in working days', { ...ONE, unit: 'WD' }, {}, '2240.00'],
    ['from the day of discharge on', { ...ONE, start: 'DISCHARGE_DAY' }, {}, '4280.00'],
    ['in yuan', { ...ONE, tiers: { currency: 'CNY', combined: [{ fromDay: 1, rate: '71' }] } }, {}, '2140.00'],
    ['within the free days', ONE, { daysUsed: 14 }, '2000.00'],
    ['with a day rate', { ...SEPARATE, dayRate: { amount: '100', currency: 'USD' } }, {}, '3400.00'],
  ])('%s', (_, free, part, landed) => expect(columnOf(free, part).landed).toBe(landed))

  test('of other days divides them likewise, and never falls with them', () => {
    const column = columnOf(APART)
    const after = (days: number) => Number(landedAfter(column, demand, { ...options, weights })(days))
    expect(after(21)).toBe(3500)
    const prices = Array.from({ length: 60 }, (_, days) => after(days))
    expect(prices.every((price, days) => days === 0 || price >= (prices[days - 1] ?? 0))).toBe(true)
  })
})
