import { describe, expect, it } from 'vitest'
import { checkValue, needsValue, servicesFor, unknownService } from '@/contract/market/booking/services.ts'
import type { ListingCharge } from '@/contract/market/listing/draft.ts'
import { changedPrices, priceOf, unitPrices } from '@/contract/market/listing/price.ts'
import { checkListing, mayBeOptional, wrongOptional } from '@/contract/market/listing/rules.ts'
import { draftOf } from '../../../mock/support/listing.ts'

const RATES = {
  date: '2026-11-21',
  source: 'test',
  cnyPer: { CNY: '1', USD: '7', EUR: '8', HKD: '0.9', GBP: '9', JPY: '0.05', SGD: '5' },
}
const line = (part: Partial<ListingCharge> & Pick<ListingCharge, 'code'>): ListingCharge => ({
  group: 'ORIGIN',
  basis: 'PER_CONTAINER',
  qty: '1',
  unitPrice: '100',
  currency: 'USD',
  paymentTerm: 'PRE',
  state: 'QUOTED',
  ...part,
})
const OFR = line({ code: 'OFR', group: 'FREIGHT', unitPrice: '1000' })
const TRKO = line({ code: 'TRKO', unitPrice: '250', optional: true })
const CUSE = line({ code: 'CUSE', basis: 'PER_BL', unitPrice: '50', optional: true })
const INS = line({ code: 'INS', group: 'OPTIONAL', basis: 'PERCENT_OF_VALUE', unitPrice: '0.1', optional: true })
const draft = draftOf({ charges: [OFR, TRKO, CUSE, INS] })
const TWO = [{ isoCode: '45G1', qty: 2 }]
const VALUE = { amount: '80000', currency: 'USD' as const }

describe('the price of a booking', () => {
  it.each([
    ['nothing ticked', [], undefined, '2000.00', ['OFR']],
    ['trucking, for each container', ['TRKO'], undefined, '2500.00', ['OFR', 'TRKO']],
    ['customs, once a B/L', ['CUSE'], undefined, '2050.00', ['OFR', 'CUSE']],
    ['insurance, of what the goods are worth', ['INS'], VALUE, '2080.00', ['OFR', 'INS']],
    ['all of them', ['INS', 'CUSE', 'TRKO'], VALUE, '2630.00', ['OFR', 'TRKO', 'CUSE', 'INS']],
    ['a code that is none of them', ['DOC'], undefined, '2000.00', ['OFR']],
  ] as const)('with %s', (_what, services, value, amount, codes) => {
    const { lines, allIn } = priceOf(draft, TWO, RATES, { services, value })
    expect(allIn).toEqual({ amount, currency: 'USD' })
    expect(lines.map(({ code }) => code)).toEqual(codes)
    expect(lines.every((one) => !('optional' in one))).toBe(true)
  })

  it('has a ticked service of the optional group among what is payable', () => {
    const { lines } = priceOf(draft, TWO, RATES, { services: ['INS'], value: VALUE })
    expect(lines.at(-1)).toMatchObject({ code: 'INS', group: 'FREIGHT', amount: '80.00' })
  })
})

it('all-in prices of one unit leave optional services out', () => {
  expect(unitPrices(draft, RATES)).toEqual([{ isoCode: '45G1', allIn: { amount: '1000.00', currency: 'USD' } }])
})

it('a changed price of a service stays optional', () => {
  expect(changedPrices([TRKO], 10)).toEqual([{ ...TRKO, unitPrice: '275.00' }])
})

it.each([
  ['trucking', TRKO, draft, true],
  ['insurance where goods are shipped', INS, draft, true],
  ['insurance without goods', INS, { ...draft, kind: 'SERVICE' as const }, false],
  ['the main charge', OFR, draft, false],
  ['the main charge of trucks', line({ code: 'TRKO' }), { kind: 'TRUCK' as const, mode: 'TRUCK' as const }, false],
  ['what may arise', line({ code: 'WTG', group: 'CONDITIONAL' }), draft, false],
  ['a charge at cost', line({ code: 'CUSI', basis: 'AT_COST' }), draft, false],
  ['a charge without a price', line({ code: 'DOC', state: 'INCLUDED' }), draft, false],
])('%s may be optional or not', (_what, charge, booked, may) => {
  expect(mayBeOptional(charge, booked)).toBe(may)
})

it('a listing cannot have an optional main charge, nor no other price than optional ones', () => {
  const wrong = { ...draft, charges: [TRKO, { ...OFR, optional: true }] }
  expect(wrongOptional(wrong)).toEqual(['charges.1.optional'])
  expect(checkListing(wrong, '2026-11-21')).toEqual([
    { field: 'charges', code: 'missingCharge', params: { code: 'OFR' } },
  ])
})

describe('ticked services', () => {
  const small = line({ code: 'TRKO', isoCode: '22G1', optional: true })
  it('are those with a price for what is booked', () => {
    expect(servicesFor([OFR, small, CUSE], TWO)).toEqual(['CUSE'])
    expect(servicesFor([OFR, small, CUSE], [{ isoCode: '22G1', qty: 1 }])).toEqual(['TRKO', 'CUSE'])
  })

  it.each([
    [['DOC'], 'services.0'],
    [['CUSE', 'OFR'], 'services.1'],
    [['CUSE', 'INS'], undefined],
    [[], undefined],
  ])('%j are refused at %s', (services, field) => {
    expect(unknownService(services, draft.charges, TWO)).toBe(field)
  })

  it.each([
    [['INS'], undefined, ['required']],
    [['INS'], { amount: '0' }, ['range']],
    [['INS', 'TRKO'], VALUE, []],
    [['TRKO'], undefined, []],
  ])('%j with a value of %j find %j', (services, value, codes) => {
    const found = checkValue(value, draft.charges, services)
    expect(found.map(({ field, code }) => [field, code])).toEqual(codes.map((code) => ['shipment.value.amount', code]))
  })

  it('need the value of the goods only for a percentage of it', () => {
    expect(needsValue(draft.charges, ['TRKO', 'CUSE'])).toBe(false)
    expect(needsValue(draft.charges, ['INS'])).toBe(true)
  })
})
