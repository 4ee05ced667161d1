import { describe, expect, test } from 'vitest'
import { priceLines } from '@/contract/trade/bid/calc.ts'
import { sumsOf } from '@/contract/trade/bid/payer.ts'
import type { ChargeGroup } from '@/contract/trade/bid/values.ts'
import { refitLanes } from '@/contract/trade/bid/refit.ts'
import { paidAtOf } from '@/contract/trade/tender/payers/split.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import { PAID_AT, SALE_PARTIES, SPLIT_GROUPS } from '@/contract/trade/tender/payers/values.ts'
import type { Payers } from '@/contract/trade/tender/payers/schemas.ts'
import { bidOf, LANE, line, RATES } from './bids.ts'

/** Incoterms 2020 at the port: who pays origin, freight and destination, and what differs. S: shipper, C: consignee. */
const TERMS: [term: string, groups: string, except: string[]][] = [
  ['EXW', 'CCC', []],
  ['FCA', 'SCC', []],
  ['FAS', 'SCC', []],
  ['FOB', 'SCC', []],
  ['CFR', 'SSC', ['INS']],
  ['CIF', 'SSC', []],
  ['CPT', 'SSC', ['INS']],
  ['CIP', 'SSC', []],
  ['DAP', 'SSS', ['CUSI', 'DO']],
  ['DPU', 'SSS', ['CUSI', 'DO']],
  ['DDP', 'SSS', []],
]
const said = ({ split }: Payers) => SPLIT_GROUPS.map((group) => (split[group] === 'PRE' ? 'S' : 'C')).join('')

describe('who usually pays', () => {
  test.each(TERMS)('%s: %s, except %j, whichever side publishes', (incoterm, groups, except) => {
    for (const party of SALE_PARTIES) {
      const payers = usualPayers(party, { incoterm, mode: 'FCL', lanes: [LANE] })
      expect([payers.party, said(payers), payers.except]).toEqual([party, groups, except])
    }
  })

  test('doors change it: handling where the seller delivers at home, delivery where the named place is inland', () => {
    const door = { ...LANE, receiptType: 'SD', deliveryType: 'SD' }
    const at = (incoterm: string) => usualPayers('SHIPPER', { incoterm, mode: 'FCL', lanes: [door] })
    expect([said(at('FCA')), at('FCA').except]).toEqual(['SCC', ['OTHC']])
    expect([said(at('CPT')), at('CPT').except]).toEqual(['SSS', ['CUSI', 'DO', 'INS']])
    expect([said(at('CIP')), at('CIP').except]).toEqual(['SSS', ['CUSI', 'DO']])
  })

  test('without a term, and on the road, the publisher pays all', () => {
    expect(said(usualPayers('SHIPPER', { mode: 'FCL' }))).toBe('SSS')
    expect(said(usualPayers('CONSIGNEE', { mode: 'FCL' }))).toBe('CCC')
    expect(said(usualPayers('SHIPPER', { mode: 'TRUCK', incoterm: 'EXW' }))).toBe('SSS')
  })

  test('an exception is paid at the other end than its group; what may arise goes with the destination', () => {
    const dap = usualPayers('SHIPPER', { incoterm: 'DAP', mode: 'FCL' })
    expect(paidAtOf(dap, { code: 'DTHC', group: 'DESTINATION' })).toBe('PRE')
    expect(paidAtOf(dap, { code: 'CUSI', group: 'DESTINATION' })).toBe('COL')
    const cif = usualPayers('SHIPPER', { incoterm: 'CIF', mode: 'FCL' })
    expect(paidAtOf(cif, { code: 'DEM', group: 'CONDITIONAL' })).toBe('COL')
    expect(paidAtOf(cif, { code: 'INS', group: 'OPTIONAL' })).toBe('PRE')
    // A group of a later release.
    expect(paidAtOf(cif, { code: 'CO2', group: 'CLIMATE' as ChargeGroup })).toBe('COL')
  })
})

describe('sums by who pays', () => {
  const lines = priceLines(
    [
      line({ unitPrice: '1800.335' }),
      line({ code: 'DOC', group: 'ORIGIN', basis: 'PER_BL', qty: '1', unitPrice: '450', currency: 'CNY' }),
      line({ code: 'DTHC', group: 'DESTINATION', unitPrice: '465.825', currency: 'EUR' }),
      line({ code: 'CHS', group: 'DESTINATION', unitPrice: '50', currency: 'USD' }),
      line({ code: 'DO', group: 'DESTINATION', state: 'INCLUDED' }),
      line({ code: 'DEM', group: 'CONDITIONAL', unitPrice: '120' }),
    ],
    RATES,
  )

  test('add up to the all-in price for any split, party and currency', () => {
    for (const party of SALE_PARTIES)
      for (const ORIGIN of PAID_AT)
        for (const FREIGHT of PAID_AT)
          for (const DESTINATION of PAID_AT)
            for (const except of [[], ['CHS'], ['OFR', 'DTHC']])
              for (const currency of ['USD', 'CNY', 'JPY'] as const) {
                const payers = { party, split: { ORIGIN, FREIGHT, DESTINATION }, except }
                const { ours, others, total } = sumsOf(lines, payers, currency, RATES)
                expect(Number(ours.amount) + Number(others.amount)).toBeCloseTo(Number(total.amount), 6)
              }
  })

  test('keep what the other party pays in the currencies it was quoted in', () => {
    const cif = usualPayers('SHIPPER', { incoterm: 'CIF', mode: 'FCL' })
    const { ours, others, othersAsQuoted } = sumsOf(lines, cif, 'USD', RATES)
    expect(othersAsQuoted).toEqual([
      { amount: '931.65', currency: 'EUR' },
      { amount: '100.00', currency: 'USD' },
    ])
    expect(others).toEqual({ amount: '1123.50', currency: 'USD' })
    expect(ours).toEqual({ amount: '3664.05', currency: 'USD' })
  })

  test('the worked figures: 7,208.18 with EUR 931.65 of handling collect leaves 6,177.14', () => {
    const rates = { ...RATES, cnyPer: { ...RATES.cnyPer, USD: '7.0806', EUR: '7.8359' } }
    const quoted = priceLines(
      [
        line({ unitPrice: '2700' }),
        line({ code: 'OTHC', group: 'ORIGIN', unitPrice: '2751.31', currency: 'CNY' }),
        // Three lanes: each line is rounded for itself.
        ...['1', '2', '3'].map(() =>
          line({ code: 'DTHC', group: 'DESTINATION', qty: '1', unitPrice: '310.55', currency: 'EUR' }),
        ),
      ],
      rates,
    )
    const cif = usualPayers('SHIPPER', { incoterm: 'CIF', mode: 'FCL' })
    const { ours, others, total, othersAsQuoted } = sumsOf(quoted, cif, 'USD', rates)
    expect([ours.amount, others.amount, total.amount]).toEqual(['6177.14', '1031.04', '7208.18'])
    expect(othersAsQuoted).toEqual([{ amount: '931.65', currency: 'EUR' }])
  })

  test('without a split all is the publisher’s', () => {
    const { ours, others, total } = sumsOf(lines, undefined, 'USD', RATES)
    expect([ours, others.amount]).toEqual([total, '0.00'])
  })
})

test('a bid fitted to an amended tender follows who pays now', () => {
  const ddp = usualPayers('SHIPPER', { incoterm: 'DDP', mode: 'FCL' })
  const charges = [line({ unitPrice: '1' }), line({ code: 'DTHC', group: 'DESTINATION', paymentTerm: 'COL' })]
  const { lanes } = bidOf('a', charges)
  const ends = (payers: Payers | undefined) =>
    refitLanes(lanes, [LANE], [LANE], { mode: 'FCL', payers })[0]?.charges.map(({ paymentTerm }) => paymentTerm)
  expect(ends(ddp)).toEqual(['PRE', 'PRE'])
  expect(ends(undefined)).toEqual(['PRE', 'COL'])
})
