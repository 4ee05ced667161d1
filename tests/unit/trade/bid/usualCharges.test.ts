// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { isUsualHere } from '@/contract/reference/charges.ts'
import { usualCharges } from '@/contract/market/listing/price.ts'
import { suggestedCharges } from '@/contract/trade/tender/defaults.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { oddLine } from '@/features/trade/bid/oddLine.ts'
import { blankRow } from '@/features/trade/bid/quoteForm.ts'
import { lineOf } from '@/features/market/listing/form.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { RATES } from '../../contract/trade/bids.ts'
import { askedLane, row } from './quotes.ts'

const { charges } = REFERENCE.freight
const portOf = (code: string) => REFERENCE.portByCode.get(code)
const boxes = [{ isoCode: '45G1', qty: 1 }]
const offered = (pod: string, mode: TransportMode = 'FCL') =>
  charges
    .filter((charge) => isUsualHere(charge, mode, { pol: portOf('CNSHA'), pod: portOf(pod) }))
    .map(({ code }) => code)

describe('charges where they are usual', () => {
  test('a box to Los Angeles has the American filings and none of another country or way of transport', () => {
    const codes = offered('USLAX')
    expect(codes).toEqual(expect.arrayContaining(['OFR', 'OTHC', 'DOC', 'AMS', 'ISF', 'DDC', 'DTHC']))
    for (const code of ['AIRF', 'RAIL', 'AFR', 'ACI', 'ENS', 'ETS', 'CFSO', 'CAF']) expect(codes).not.toContain(code)
  })

  test('the filing follows the country, not the coast or the sea', () => {
    const filings = (pod: string) => offered(pod).filter((code) => ['AMS', 'ISF', 'ACI', 'ENS', 'AFR'].includes(code))
    expect(filings('CAVAN')).toEqual(['ACI'])
    expect(filings('NLRTM')).toEqual(['ENS'])
    expect(filings('JPTYO')).toEqual(['AFR'])
    expect(filings('KRPUS')).toEqual([])
    expect(filings('TRIST')).toEqual([])
    expect(suggestedCharges('FCL', portOf('CAVAN'), charges)).toEqual(['OFR', 'OTHC', 'DOC', 'DTHC', 'ACI'])
    expect(suggestedCharges('FCL', portOf('USLAX'), charges)).toEqual(['OFR', 'OTHC', 'DOC', 'DTHC', 'AMS', 'ISF'])
  })

  test('each way of transport keeps what it asks for by itself', () => {
    for (const mode of ['FCL', 'LCL', 'AIR', 'RAIL', 'TRUCK'] as const)
      for (const code of suggestedCharges(mode, undefined, charges).filter(
        (one) => !(mode === 'LCL' && one === 'DTHC'),
      ))
        expect([mode, offered('', mode)]).toEqual([mode, expect.arrayContaining([code])])
  })
})

describe('the currency of a new line', () => {
  test.each([
    ['AMS', 'USD'],
    ['ISF', 'USD'],
    ['ENS', 'USD'],
    ['ACI', 'USD'],
    ['AFR', 'USD'],
    ['ORC', 'USD'],
    ['ETS', 'EUR'],
    ['CIC', 'USD'],
    ['OTHC', 'CNY'],
    ['OFR', 'USD'],
  ])('of %s starts in %s, in a quote and in a listing', (code, currency) => {
    expect(blankRow(code, askedLane(boxes), 'FCL', charges).currency).toBe(currency)
    const charge = charges.find((one) => one.code === code)
    if (!charge) throw new Error(code)
    expect(lineOf(charge, 'FCL').currency).toBe(currency)
  })
})

describe('a charge is of one side and one way of transport', () => {
  test.each([
    ['FSC', 'AIR', 'FREIGHT', 'PER_KG', '航空燃油附加费', 'Air fuel surcharge'],
    ['SSC', 'AIR', 'FREIGHT', 'PER_KG', '航空安全附加费', 'Air security surcharge'],
    ['CFSD', 'LCL', 'DESTINATION', 'PER_WM', '目的港CFS费', 'Destination CFS charge'],
    ['CIC', 'LCL', 'DESTINATION', 'PER_WM', '集装箱不平衡附加费', 'Container imbalance charge'],
    ['CIC', 'FCL', 'DESTINATION', 'PER_CONTAINER', '集装箱不平衡附加费', 'Container imbalance charge'],
  ] as const)('%s by %s', (code, mode, group, basis, nameZh, nameEn) => {
    expect(offered('SGSIN', mode)).toContain(code)
    expect(charges.find((charge) => charge.code === code)).toMatchObject({ group, nameZh, nameEn })
    const line = blankRow(code, askedLane(boxes), mode, charges)
    expect(line).toMatchObject({ group, basis, paymentTerm: group === 'DESTINATION' ? 'COL' : 'PRE' })
  })

  test('air security and fuel are not asked of a box, a destination station not of what is not loose', () => {
    for (const code of ['FSC', 'SSC', 'CFSD']) expect(offered('SGSIN')).not.toContain(code)
    expect(suggestedCharges('AIR', undefined, charges)).toEqual(['AIRF', 'FSC', 'SSC', 'CUSE', 'DOC'])
  })

  test('what a listing of space usually answers is usual by its way of transport', () => {
    for (const mode of ['FCL', 'LCL', 'AIR', 'RAIL'] as const)
      expect([mode, offered('SGSIN', mode)]).toEqual([mode, expect.arrayContaining(usualCharges('SPACE', mode))])
  })
})

describe('a price far from the usual', () => {
  const tender = { mode: 'FCL' as const, rates: RATES }
  const odd = (code: string, part: object, pod = 'USLAX') =>
    oddLine(row(code, part), askedLane(boxes, 1, pod), tender, { charges, portOf })
  const filing = { group: 'ORIGIN', basis: 'PER_BL' } as const

  test('is told with the range: yuan typed where dollars are meant', () => {
    const usual = { low: '25', high: '45', currency: 'USD' }
    expect(odd('AMS', { ...filing, unitPrice: '30', currency: 'CNY' }).range).toEqual(usual)
    expect(odd('AMS', { ...filing, unitPrice: '30', currency: 'USD' }).range).toBeUndefined()
    // 213 CNY at 7.10 are 30 USD.
    expect(odd('AMS', { ...filing, unitPrice: '213', currency: 'CNY' }).range).toBeUndefined()
    expect(odd('AMS', { ...filing, unitPrice: '300', currency: 'USD' }).range).toEqual(usual)
  })

  test('says nothing of a blank, of what is no number, of another basis and of what is not quoted', () => {
    for (const part of [
      { ...filing, unitPrice: '' },
      { ...filing, unitPrice: 'x' },
      { ...filing, basis: 'PER_CONTAINER', unitPrice: '3000' },
      { ...filing, state: 'INCLUDED', unitPrice: '1' },
    ])
      expect(odd('AMS', part)).toEqual({ isElsewhere: false, range: undefined })
  })

  test('stands beside a charge that nobody takes there', () => {
    expect(odd('ENS', { ...filing, unitPrice: '30' }).isElsewhere).toBe(true)
    expect(odd('ENS', { ...filing, unitPrice: '30' }, 'NLRTM').isElsewhere).toBe(false)
  })
})
