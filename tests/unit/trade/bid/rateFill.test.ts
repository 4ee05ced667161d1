// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { RateMatch } from '@/contract/market/rateSheet/schemas.ts'
import { firstForm } from '@/features/trade/bid/quoteForm.ts'
import { inputOf } from '@/features/trade/bid/quoteInput.ts'
import { fillFromRates } from '@/features/trade/bid/rateFill.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { rateOf } from '../../market/rateSheet/support.ts'
import { askedLane, tenderOf } from './quotes.ts'

const { charges } = REFERENCE.freight
const BOXES = [
  { isoCode: '22G1', qty: 2 },
  { isoCode: '45G1', qty: 3 },
]
const tender = {
  ...tenderOf([askedLane(BOXES), askedLane(BOXES, 2, 'USOAK')], ['OFR', 'DOC', 'OTHC']),
  id: 't1',
  version: 1,
  validityWantedTo: '2026-12-31',
}
const line = (part: Partial<RateMatch['lines'][number]> & Pick<RateMatch['lines'][number], 'price'>, cost = '1850') => {
  const { isoCode, code = 'OFR' } = part
  const rate = rateOf({
    code,
    price: cost,
    via: ['KRPUS'],
    service: 'AAC',
    transitDays: 16,
    freeDays: 10,
    included: ['OTHC'],
    ...(code === 'DOC' && { basis: 'PER_BL', currency: 'CNY' }),
  })
  return {
    code,
    rate: { ...rate, id: 'r1', row: 12, state: 'VALID' as const },
    sheet: { id: 's1', name: 'December' },
    isBelowFloor: false,
    ...(isoCode && { isoCode }),
    ...part,
  }
}
const LINES = [
  line({ isoCode: '22G1', price: '1965' }),
  line({ isoCode: '45G1', price: '2545' }, '2400'),
  line({ code: 'DOC', price: '450' }, '450'),
]
const fill = (matches: [number, RateMatch][]) =>
  fillFromRates(firstForm(tender, charges, '2026-11-21'), new Map(matches), tender, charges)

describe('a quote filled from rates', () => {
  it('equals one that is typed', () => {
    const { form, placed } = fill([[1, { lines: LINES, unmatched: [] }]])
    expect(placed).toBe(3)
    const typed = firstForm(tender, charges, '2026-11-21')
    const [lane] = typed.lanes
    if (!lane) throw new Error('no lane')
    const PRICES: Record<string, object> = {
      'OFR 22G1': { unitPrice: '1965' },
      'OFR 45G1': { unitPrice: '2545' },
      'DOC ': { unitPrice: '450', currency: 'CNY' },
      'OTHC ': { state: 'INCLUDED', includedIn: 'OFR' },
    }
    typed.lanes[0] = {
      ...lane,
      carrierScac: 'COSU',
      service: 'AAC',
      direct: false,
      via: ['KRPUS'],
      transitDays: '16',
      freeTime: { ...lane.freeTime, isCombined: true, combinedDays: '10' },
      charges: lane.charges.map((row) => ({ ...row, ...PRICES[`${row.code} ${row.isoCode}`] })),
    }
    expect(inputOf(form, tender, 1)).toEqual(inputOf(typed, tender, 1))
  })

  it('keeps costs and sources apart, where no buyer sees them', () => {
    const { form, costs, sources } = fill([[1, { lines: LINES, unmatched: [] }]])
    expect(costs).toEqual({ '1|OFR|22G1|1': '1850', '1|OFR|45G1|1': '2400', '1|DOC||1': '450' })
    expect(sources).toEqual({
      1: { sheetId: 's1', name: 'December', row: 12, validTo: '2026-12-31', rateIds: ['r1', 'r1', 'r1'] },
    })
    expect(JSON.stringify(inputOf(form, tender, 1))).not.toMatch(/December|1850|"2400"/)
  })

  it('leaves alone what has no rate, and says what: a lane, a container type, a price below the floor', () => {
    const low = LINES.map((one) => (one.isoCode === '22G1' ? { ...one, isBelowFloor: true } : one))
    const { form, left } = fill([
      [1, { lines: low.filter(({ isoCode }) => isoCode !== '45G1'), unmatched: ['45G1'] }],
      [2, { lines: [], unmatched: ['22G1', '45G1'] }],
    ])
    expect(left).toEqual([
      { laneNo: 1, why: 'box', isoCode: '45G1' },
      { laneNo: 1, why: 'floor', code: 'OFR', isoCode: '22G1' },
      { laneNo: 2, why: 'none' },
    ])
    const blank = form.lanes[0]?.charges.find(({ isoCode }) => isoCode === '45G1')
    expect(blank?.unitPrice).toBe('')
    const before = firstForm(tender, charges, '2026-11-21').lanes[1]
    const plain = (rows: object[] = []) => rows.map((row) => ({ ...row, key: '' }))
    expect(plain(form.lanes[1]?.charges)).toEqual(plain(before?.charges))
  })

  it('fills no lane that is not quoted', () => {
    const form = firstForm(tender, charges, '2026-11-21')
    const without = { ...form, lanes: form.lanes.map((lane) => ({ ...lane, noQuote: true })) }
    const filled = fillFromRates(without, new Map([[1, { lines: LINES, unmatched: [] }]]), tender, charges)
    expect([filled.placed, filled.form.lanes]).toEqual([0, without.lanes])
  })
})
