import { describe, expect, it } from 'vitest'
import { changedCodes, priceHistory, pricesAt } from '@/contract/trade/agreement/floating.ts'
import { fuelSteps, teuOfCode } from '@/contract/trade/agreement/fuel.ts'
import type { PriceNotice } from '@/contract/trade/agreement/notice/schemas.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import type { DraftInput, TenderDraftInput } from '@/contract/trade/tender/draftInput.ts'
import { checkCallOffTerm } from '@/contract/trade/tender/term/rules.ts'
import type { CallOffTerm } from '@/contract/trade/tender/term/schemas.ts'
import { REFERENCE } from '@mock/seed/reference.ts'

const LINK = { code: 'BAF', factor: '0.35', base: '560' }
const quarter = (from: string, average: string) => ({ from, average })
const QUARTERS = [quarter('2027-01-01', '560.00'), quarter('2027-04-01', '620.00'), quarter('2027-07-01', '540.00')]

const line = (code: string, unitPrice: string, more: Partial<ChargeInput> = {}): ChargeInput => ({
  code,
  group: 'FREIGHT',
  basis: 'PER_CONTAINER',
  qty: '52',
  unitPrice,
  currency: 'USD',
  paymentTerm: 'PRE',
  state: 'QUOTED',
  ...more,
})
const LANE = {
  laneNo: 1,
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  boxes: [{ isoCode: '22G1' }, { isoCode: '45G1' }],
  charges: [line('OFR', '2400'), line('BAF', '160')],
}
const TERMS = { currency: 'USD' as const, term: { fuel: LINK }, fuel: QUARTERS }
const baf = (etd: string, requestedAt: string, notices: PriceNotice[] = []) =>
  pricesAt(LANE, { ...TERMS, notices }, etd, requestedAt)
    .filter(({ code }) => code === 'BAF')
    .map(({ isoCode, unitPrice }) => [isoCode, unitPrice])

describe('a surcharge quarter by quarter', () => {
  it.each([
    ['as in the document', ['620.00'], ['181']],
    ['half a dollar is a dollar', ['561.43'], ['161']],
    ['at most a quarter more', ['700.00'], ['200']],
    ['at most a quarter less', ['400.00'], ['120']],
    ['the next quarter goes on from the last', ['900.00', '900.00', '560.00'], ['200', '250', '188']],
    ['never below nothing', ['1.00', '1.00'], ['120', '90']],
  ])('%s', (_, averages, prices) => {
    const quarters = averages.map((average, place) => quarter(`2027-0${place + 1}-01`, average))
    expect(fuelSteps('160', LINK, 1, quarters).map(({ price }) => price)).toEqual(prices)
  })

  it('a forty-foot container burns twice as much', () => {
    expect(fuelSteps('320', LINK, 2, [quarter('2027-04-01', '620')])).toEqual([{ from: '2027-04-01', price: '362' }])
  })

  it('counts every type of the reference data as that says', () => {
    const types = REFERENCE.freight.containerTypes
    expect(types.length).toBeGreaterThan(5)
    expect(types.map(({ isoCode }) => [isoCode, teuOfCode(isoCode)])).toEqual(
      types.map((one) => [one.isoCode, one.teu]),
    )
  })
})

describe('the price of a call-off', () => {
  it.each([
    ['the agreed quarter', '2027-02-01', '2027-01-20T02:00:00Z', ['160', '160']],
    ['the day before a quarter', '2027-03-31', '2027-03-20T02:00:00Z', ['160', '160']],
    ['the first day of a quarter, requested on it', '2027-04-01', '2027-04-01T02:00:00Z', ['181', '200']],
    ['requested before the quarter: what was known then', '2027-04-20', '2027-03-31T02:00:00Z', ['160', '160']],
    ['the day of the market, not of Greenwich', '2027-04-20', '2027-03-31T16:00:00Z', ['181', '200']],
    ['fuel falls', '2027-07-15', '2027-07-02T02:00:00Z', ['153', '150']],
  ])('%s', (_, etd, requestedAt, [small, large]) => {
    expect(baf(etd, requestedAt)).toEqual([
      ['22G1', small],
      ['45G1', large],
    ])
  })

  it('keeps a price a type, and leaves other lines and what is included alone', () => {
    const charges = [line('OFR', '2400'), line('BAF', '160', { isoCode: '22G1' })]
    const lane = { ...LANE, charges: [...charges, line('BAF', '0', { state: 'INCLUDED', isoCode: '45G1' })] }
    const found = pricesAt(lane, TERMS, '2027-05-01', '2027-04-10T02:00:00Z')
    expect(found.map(({ code, isoCode, unitPrice }) => [code, isoCode, unitPrice])).toEqual([
      ['OFR', undefined, '2400'],
      ['BAF', '22G1', '181'],
      ['BAF', '45G1', '0'],
    ])
  })

  it('a notice of another charge changes that one only', () => {
    const notices: PriceNotice[] = [
      {
        id: 'n',
        code: 'PSS',
        lanes: [1],
        kind: 'INCREASE',
        amount: '50',
        from: '2027-04-01',
        at: '2027-02-01T00:00:00Z',
      },
    ]
    const found = pricesAt(LANE, { ...TERMS, notices }, '2027-04-10', '2027-04-02T02:00:00Z')
    expect(found.map(({ code, unitPrice }) => `${code} ${unitPrice}`)).toEqual([
      'OFR 2400',
      'BAF 181',
      'BAF 200',
      'PSS 50',
    ])
    expect(changedCodes(LANE, { ...TERMS, notices })).toEqual(['BAF', 'PSS'])
  })

  it('has a history by quarter', () => {
    const told = priceHistory(LANE, TERMS, 'BAF').map(({ from, lines }) => [from, ...lines.map((one) => one.unitPrice)])
    expect(told).toEqual([
      ['2027-01-01', '160', '160'],
      ['2027-04-01', '181', '200'],
      ['2027-07-01', '153', '150'],
    ])
    expect(changedCodes(LANE, { currency: 'USD' })).toEqual([])
  })
})

describe('what a tender says of it', () => {
  const problemsOf = (fuel: DraftInput<CallOffTerm>['fuel'], floating: string[] = []) => {
    const found: string[] = []
    const lane = {
      boxes: [{ isoCode: '45G1', qty: 52 }],
      etdFrom: '2027-01-01',
      etdTo: '2027-06-30',
      plannedBookings: 26,
    }
    const term = { leadDays: 7, confirmHours: 24, floating, fuel }
    const draft: TenderDraftInput = { type: 'CONTRACT', mode: 'FCL', term, lanes: [lane] }
    checkCallOffTerm(draft, false, (field, code) => code && found.push(`${field} ${code}`))
    return found
  }

  it.each([
    ['all of it', LINK, []],
    ['nothing', {}, ['term.fuel.code required', 'term.fuel.factor required', 'term.fuel.base required']],
    ['not a surcharge of fuel', { ...LINK, code: 'PSS' }, ['term.fuel.code chooseSome']],
    ['too much', { ...LINK, factor: '5.01', base: '5000.01' }, ['term.fuel.factor range', 'term.fuel.base range']],
    ['no fuel at all', { ...LINK, factor: '0', base: '0' }, ['term.fuel.factor range', 'term.fuel.base range']],
    ['not a number', { ...LINK, factor: 'x' }, ['term.fuel.factor number']],
  ])('%s', (_, fuel, expected) => {
    expect(problemsOf(fuel)).toEqual(expected)
  })

  it('one charge does not float twice', () => {
    expect(problemsOf(LINK, ['GRI', 'BAF'])).toEqual(['term.fuel.code floatsTwice'])
  })
})
