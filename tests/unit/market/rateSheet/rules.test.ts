// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { compareRates, onLanesOf, otherLanes } from '@/contract/market/rateSheet/compare.ts'
import { markedUp, markupFor } from '@/contract/market/rateSheet/markup.ts'
import type { MarkupRule } from '@/contract/market/rateSheet/markup.ts'
import { matchOneCarrier, matchRates } from '@/contract/market/rateSheet/match.ts'
import { checkMarkup, rateStateOn, sheetMayBecome } from '@/contract/market/rateSheet/rules.ts'
import type { Rate } from '@/contract/market/rateSheet/schemas.ts'
import { RATE_SHEET_STATUSES } from '@/contract/market/rateSheet/values.ts'
import { RATES, rateOf } from './support.ts'

describe('matching a lane', () => {
  const match = (
    offered: [Partial<Rate>, string?][],
    wanted: { isoCodes?: string[]; etd?: string; commodity?: string; pod?: string } = {},
  ) => {
    const { chosen, unmatched } = matchRates(
      offered.map(([part, publishedAt = '2026-11-01T00:00:00Z']) => ({ rate: rateOf(part), publishedAt })),
      { pol: 'CNSHA', pod: 'USLAX', isoCodes: ['45G1'], etd: '2026-12-10', ...wanted },
      'OFR',
      RATES,
    )
    const texts = chosen.map(({ isoCode = '-', offered: { rate } }) =>
      [isoCode, rate.code, rate.carrierScac ?? '-', rate.currency, rate.price].join(' '),
    )
    return { texts, unmatched }
  }

  it('takes the cheapest valid rate, also of another currency', () => {
    expect(match([[{ price: '2400' }], [{ price: '2300', carrierScac: 'MAEU' }]]).texts).toEqual([
      '45G1 OFR MAEU USD 2300',
    ])
    expect(match([[{ price: '2400' }], [{ price: '16000', currency: 'CNY' }]]).texts).toEqual([
      '45G1 OFR COSU CNY 16000',
    ])
  })

  it('takes the newest of equal prices', () => {
    const offered: [Partial<Rate>, string][] = [
      [{ carrierScac: 'COSU' }, '2026-11-01T00:00:00Z'],
      [{ carrierScac: 'MAEU' }, '2026-11-03T00:00:00Z'],
      [{ carrierScac: 'HLCU' }, '2026-11-02T00:00:00Z'],
    ]
    expect(match(offered).texts).toEqual(['45G1 OFR MAEU USD 2400'])
  })

  it.each([
    ['2026-11-30', []],
    ['2026-12-01', ['45G1 OFR COSU USD 2400']],
    ['2026-12-31', ['45G1 OFR COSU USD 2400']],
    ['2027-01-01', []],
  ])('with a departure on %s finds %j', (etd, texts) => {
    expect(match([[{}]], { etd }).texts).toEqual(texts)
    expect(match([[{}]], { etd }).unmatched).toEqual(texts.length > 0 ? [] : ['45G1'])
  })

  it('leaves blank what no rate is for', () => {
    const found = match([[{}], [{ isoCode: '22G1', pod: 'USOAK' }]], { isoCodes: ['22G1', '45G1'] })
    expect(found).toEqual({ texts: ['45G1 OFR COSU USD 2400'], unmatched: ['22G1'] })
    expect(match([[{}]], { pod: 'USOAK' })).toEqual({ texts: [], unmatched: ['45G1'] })
  })

  it('adds the charges of the same carrier that its freight does not include, once for the whole lane', () => {
    const { isoCode: _, ...whole } = rateOf()
    const rates: Rate[] = [
      rateOf({ isoCode: '22G1', price: '1850', included: ['BAF'] }),
      rateOf({ included: ['BAF'] }),
      rateOf({ code: 'OTHC', currency: 'CNY', price: '1300' }),
      rateOf({ code: 'OTHC', currency: 'CNY', price: '1000', carrierScac: 'MAEU' }),
      rateOf({ code: 'BAF', price: '100' }),
      { ...whole, code: 'DOC', basis: 'PER_BL', currency: 'CNY', price: '450' },
    ]
    const { chosen } = matchRates(
      rates.map((rate) => ({ rate, publishedAt: '' })),
      { pol: 'CNSHA', pod: 'USLAX', isoCodes: ['22G1', '45G1'], etd: '2026-12-10' },
      'OFR',
      RATES,
    )
    expect(chosen.map(({ isoCode = '-', offered: { rate } }) => `${isoCode} ${rate.code} ${rate.price}`)).toEqual([
      '22G1 OFR 1850',
      '- DOC 450',
      '45G1 OFR 2400',
      '45G1 OTHC 1300',
    ])
  })

  it('keeps a rate for one commodity from other cargo', () => {
    const offered: [Partial<Rate>][] = [[{ price: '1000', commodity: 'Furniture' }], [{ commodity: 'FAK' }]]
    expect(match(offered).texts).toEqual(['45G1 OFR COSU USD 2400'])
    expect(match(offered, { commodity: 'furniture' }).texts).toEqual(['45G1 OFR COSU USD 1000'])
  })
})

describe('a mark-up', () => {
  const PCT: MarkupRule = { id: 'default', kind: 'PCT', value: '6', step: '5' }

  it.each([
    ['1850', '1965'],
    ['2400', '2545'],
    ['100', '110'],
    ['1000', '1060'],
  ])('of 6 percent in steps of 5 makes %s to %s', (price, sold) =>
    expect(markedUp({ price, currency: 'USD' }, PCT)).toEqual({ price: sold, isBelowFloor: false }),
  )

  it('adds an amount, rounds up to the minor unit without a step, and leaves a cost alone without a rule', () => {
    expect(markedUp({ price: '1850', currency: 'USD' }, { ...PCT, kind: 'FIX', value: '52' }).price).toBe('1905')
    const { step: _, ...plain } = PCT
    expect(markedUp({ price: '1.111', currency: 'USD' }, plain).price).toBe('1.18')
    expect(markedUp({ price: '1001', currency: 'JPY' }, plain).price).toBe('1062')
    expect(markedUp({ price: '1001', currency: 'JPY' }).price).toBe('1001')
  })

  it('below its floor warns, and changes no price', () => {
    const cost = { price: '1850', currency: 'USD' } as const
    expect(markedUp(cost, { ...PCT, floor: '115' })).toEqual({ price: '1965', isBelowFloor: false })
    expect(markedUp(cost, { ...PCT, floor: '115.01' })).toEqual({ price: '1965', isBelowFloor: true })
  })

  it('is the one of customer and lane before customer, lane and default, then of container and charge', () => {
    const lane = { pol: 'CNSHA', pod: 'USLAX' }
    const rules: MarkupRule[] = [
      PCT,
      { ...PCT, id: 'code', code: 'OFR' },
      { ...PCT, id: 'box', code: 'OFR', isoCode: '45G1' },
      { ...PCT, id: 'lane', ...lane },
      { ...PCT, id: 'customer', customerId: 'c01' },
      { ...PCT, id: 'both', customerId: 'c01', ...lane },
      { ...PCT, id: 'other', customerId: 'c09', ...lane },
      { ...PCT, id: 'euro', customerId: 'c01', ...lane, code: 'OFR', currency: 'EUR' },
    ]
    const at = (part: Partial<Rate>, customerId?: string) => {
      const { isoCode, ...rate } = rateOf(part)
      return markupFor(rules, rate, { customerId, isoCode })?.id
    }
    expect(at({}, 'c01')).toBe('both')
    expect(at({ currency: 'EUR' }, 'c01')).toBe('euro')
    expect(at({ pod: 'USOAK' }, 'c01')).toBe('customer')
    expect(at({}, 'c02')).toBe('lane')
    expect(at({ pod: 'USOAK' })).toBe('box')
    expect(at({ pod: 'USOAK', isoCode: '22G1' })).toBe('code')
    expect(at({ pod: 'USOAK', code: 'OTHC' })).toBe('default')
    expect(at({ basis: 'PERCENT_OF_FREIGHT' })).toBeUndefined()
  })

  it.each([
    [{ kind: 'PCT', value: '6' }, []],
    [{ kind: 'PCT', value: '101' }, ['value range']],
    [{ kind: 'PCT', value: '6', pol: 'CNSHA' }, ['pod required']],
    [{ kind: 'PCT', value: '6', pol: 'CNSHA', pod: 'CNSHA' }, ['pod portsEqual']],
    [{ kind: 'FIX', value: '50' }, ['code required', 'currency required']],
    [{ kind: 'FIX', value: '50', code: 'OFR', currency: 'USD', step: '0' }, ['step range']],
  ] as const)('%j has the problems %j', (input, problems) =>
    expect(checkMarkup(input).map(({ field, code }) => `${field} ${code}`)).toEqual(problems),
  )
})

describe('a new sheet beside the former one', () => {
  it('shows what rose, fell, came and went', () => {
    const former = [
      rateOf({ isoCode: '22G1', price: '1850' }),
      rateOf({ price: '2400' }),
      rateOf({ isoCode: '42G1', price: '2400' }),
      rateOf({ pod: 'USOAK', price: '2600' }),
    ]
    const next = [
      rateOf({ isoCode: '22G1', price: '1900', validTo: '2027-01-31' }),
      rateOf({ price: '2350', validTo: '2027-01-31' }),
      rateOf({ isoCode: '42G1', price: '2400.00', validTo: '2027-01-31' }),
      rateOf({ pod: 'USSEA', price: '2700', validTo: '2027-01-31' }),
    ]
    const { lines, ...counts } = compareRates(former, next)
    expect(counts).toEqual({ rose: 1, fell: 1, came: 1, went: 1, same: 1 })
    expect(lines.map(({ kind, pod, isoCode, before, after }) => [kind, pod, isoCode, before, after])).toEqual([
      ['ROSE', 'USLAX', '22G1', '1850', '1900'],
      ['FELL', 'USLAX', '45G1', '2400', '2350'],
      ['CAME', 'USSEA', '45G1', undefined, '2700'],
      ['WENT', 'USOAK', '45G1', '2600', undefined],
    ])
  })

  it('compares the period that holds longest', () => {
    const first = rateOf({ price: '2400', validTo: '2026-12-14' })
    const second = rateOf({ price: '2500', validFrom: '2026-12-15' })
    expect(compareRates([second, first], [rateOf({ price: '2500' })])).toMatchObject({ same: 1, rose: 0 })
  })

  it('is compared on its own lanes and carriers; other lanes of the former one are counted', () => {
    const small = rateOf({ isoCode: '22G1' })
    const former = [small, rateOf({ carrierScac: 'MAEU' }), rateOf({ pod: 'USOAK' }), rateOf({ pod: 'USSEA' })]
    expect(onLanesOf([rateOf()], former)).toEqual([small])
    expect(otherLanes([rateOf()], former)).toBe(3)
    expect(otherLanes(former, [small])).toBe(0)
  })
})

describe('a lane of one carrier', () => {
  const offer = (carrierScac: string, small: string, big: string | undefined, publishedAt = '') =>
    [rateOf({ carrierScac, isoCode: '22G1', price: small }), ...(big ? [rateOf({ carrierScac, price: big })] : [])].map(
      (rate) => ({ rate, publishedAt }),
    )
  const pick = (offered: ReturnType<typeof offer>, quantities?: number[]) => {
    const wanted = { pol: 'CNSHA', pod: 'USLAX', isoCodes: ['22G1', '45G1'], quantities, etd: '2026-12-05' }
    const { chosen, unmatched } = matchOneCarrier(offered, wanted, 'OFR', RATES)
    return [...new Set(chosen.map(({ offered: { rate } }) => rate.carrierScac)), ...unmatched]
  }

  it('goes to the carrier that is cheapest for all its containers', () => {
    const both = [...offer('COSU', '1000', '2500'), ...offer('MAEU', '1600', '2000')]
    expect(pick(both)).toEqual(['COSU'])
    expect(pick(both, [1, 10])).toEqual(['MAEU'])
  })

  it('goes to one that takes all types before a cheaper one, and of equal prices to the newest', () => {
    expect(pick([...offer('COSU', '100', undefined), ...offer('MAEU', '1600', '2000')])).toEqual(['MAEU'])
    expect(pick([...offer('COSU', '1', '1', '2026-11-01'), ...offer('MAEU', '1', '1', '2026-11-02')])).toEqual(['MAEU'])
    expect(pick([])).toEqual(['22G1', '45G1'])
  })
})

it('a rate is valid on the first and the last of its days', () => {
  const on = (day: string) => rateStateOn(rateOf(), day)
  expect(['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map(on)).toEqual([
    'LATER',
    'VALID',
    'VALID',
    'EXPIRED',
  ])
})

it('a sheet goes from draft to active, and from there to its end', () => {
  const ways = RATE_SHEET_STATUSES.flatMap((from) =>
    RATE_SHEET_STATUSES.filter((to) => sheetMayBecome(from, to)).map((to) => `${from} ${to}`),
  )
  expect(ways).toEqual(['DRAFT ACTIVE', 'ACTIVE EXPIRED', 'ACTIVE ARCHIVED', 'EXPIRED ARCHIVED'])
})
