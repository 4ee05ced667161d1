// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { copyCharges, fillLanes, undoStep } from '@/features/trade/bid/bulk.ts'
import { unsaidCharges } from '@/features/trade/bid/expected.ts'
import { offeredLane, withOffer } from '@/features/trade/bid/offer.ts'
import { costNames, laneMargin, lineMargin, totalMargin } from '@/features/trade/bid/ownCost.ts'
import { sumQuote } from '@/features/trade/bid/quoteMath.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { askedLane, quotedLane, quoteOf, row, tenderOf } from './quotes.ts'

const teu = (isoCode: string) => (isoCode.startsWith('4') ? 2 : 1)
const ten = askedLane([{ isoCode: '45G1', qty: 10 }])

describe('what a quote comes to', () => {
  test('is told by currency and converted once', () => {
    const lane = quotedLane(1, [
      row('OFR', { isoCode: '45G1', qty: '10', unitPrice: '1850.50' }),
      row('DOC', { group: 'ORIGIN', basis: 'PER_BL', unitPrice: '450', currency: 'CNY' }),
      row('EXM', { group: 'CONDITIONAL', unitPrice: '99' }),
    ])
    const sum = sumQuote(quoteOf(lane), tenderOf([ten]), teu)
    // 10 x 1850.50 = 18505.00; 450 / 7 = 64.2857… = 64.29; by 20 TEU 928.4645 = 928.46.
    expect(sum.allIn.amount).toBe('18569.29')
    expect(sum.perTeu?.amount).toBe('928.46')
    expect(sum.byCurrency).toEqual([
      { currency: 'USD', amount: '18505.00' },
      { currency: 'CNY', amount: '450.00' },
    ])
  })

  test('counts only the lane that was typed in anew', () => {
    const lanes = Array.from({ length: 50 }, (_, at) => quotedLane(at + 1, [row('OFR', { unitPrice: '100' })]))
    const tender = tenderOf(lanes.map(({ laneNo }) => ({ ...ten, laneNo })))
    const before = sumQuote(quoteOf(...lanes), tender, teu)
    const typed = lanes.with(7, quotedLane(8, [row('OFR', { unitPrice: '101' })]))
    const after = sumQuote(quoteOf(...typed), tender, teu)
    expect(after.lanes.filter((lane, at) => lane !== before.lanes[at])).toHaveLength(1)
    expect([before.allIn.amount, after.allIn.amount]).toEqual(['5000.00', '5001.00'])
  })
})

describe('a part of the boxes', () => {
  test('is what quantities and the price per TEU are counted from', () => {
    const asked = askedLane([
      { isoCode: '45G1', qty: 10 },
      { isoCode: '22G1', qty: 4 },
    ])
    const whole = quotedLane(1, [
      row('OFR', { isoCode: '45G1', qty: '10', unitPrice: '1000' }),
      row('OTHC', { group: 'ORIGIN', qty: '14', unitPrice: '70', currency: 'CNY' }),
      row('LSS', { qty: '14', unitPrice: '60' }),
    ])
    const part = withOffer(whole, asked, { '45G1': '3', '22G1': '0' })
    expect(part.charges.map(({ qty }) => qty)).toEqual(['3', '3', '3'])
    const sum = sumQuote(quoteOf(part), tenderOf([asked]), teu)
    // 3000 + 3 x 70 / 7 = 30 + 180 = 3210 for 6 TEU.
    expect([sum.allIn.amount, sum.perTeu?.amount]).toEqual(['3210.00', '535.00'])
    expect(withOffer(part, asked, undefined).charges.map(({ qty }) => qty)).toEqual(['10', '14', '14'])
    expect(offeredLane(asked, { '45G1': 'x' }).boxes).toEqual(asked.boxes)
  })
})

describe('a step over many lanes', () => {
  const from = quotedLane(1, [
    row('OFR', { isoCode: '45G1', qty: '10', unitPrice: '1850', currency: 'EUR' }),
    row('OFR', { isoCode: '22G1', qty: '3', unitPrice: '900' }),
    row('DOC', { group: 'ORIGIN', basis: 'PER_BL', state: 'INCLUDED' }),
  ])
  const to = quotedLane(2, [row('OFR', { isoCode: '45G1', qty: '2' }), row('ISPS', { unitPrice: '8' })], {
    transitDays: '30',
    noQuote: true,
  })

  test('takes unit prices over and counts quantities for the other lane', () => {
    const asked = askedLane([{ isoCode: '45G1', qty: 2 }], 2)
    const copied = copyCharges(from, to, asked, { withCarriage: false })
    expect(
      copied.charges.map(({ code, isoCode, qty, unitPrice, currency, state }) => [
        code,
        isoCode,
        qty,
        unitPrice,
        currency,
        state,
      ]),
    ).toEqual([
      ['OFR', '45G1', '2', '1850', 'EUR', 'QUOTED'],
      ['ISPS', '', '1', '8', 'USD', 'QUOTED'],
      ['DOC', '', '1', '', 'USD', 'INCLUDED'],
    ])
    expect([copied.transitDays, copied.noQuote]).toEqual(['30', false])
    expect(copyCharges(from, to, asked, { withCarriage: true }).transitDays).toBe('16')
  })

  test('is undone without what was typed since being lost', () => {
    const asked = askedLane([{ isoCode: '45G1', qty: 2 }], 2)
    const before = quoteOf(from, to)
    const after = quoteOf(from, copyCharges(from, to, asked, { withCarriage: true }))
    const typed = quoteOf(
      { ...from, service: 'AEX' },
      ...after.lanes.slice(1).map((lane) => ({
        ...lane,
        charges: lane.charges.map((one) => (one.code === 'ISPS' ? { ...one, unitPrice: '9' } : one)),
      })),
    )
    const undone = undoStep({ before, after }, typed)
    expect(undone.lanes[0]?.service).toBe('AEX')
    expect(undone.lanes[1]?.charges.map(({ code, unitPrice }) => [code, unitPrice])).toEqual([
      ['OFR', ''],
      ['ISPS', '9'],
    ])
    expect([undone.lanes[1]?.transitDays, undone.lanes[1]?.noQuote]).toEqual(['30', true])
  })

  test('puts a price on the same line of the lanes that are quoted', () => {
    const third = quotedLane(3, [row('OFR', { isoCode: '45G1' }), row('OFR', { isoCode: '22G1' })])
    const filled = fillLanes(quoteOf(from, to, third), from, from.charges[0] ?? row('none'))
    expect(filled.lanes[1]).toBe(to)
    expect(filled.lanes[2]?.charges.map(({ unitPrice, currency }) => [unitPrice, currency])).toEqual([
      ['1850', 'EUR'],
      ['', 'USD'],
    ])
  })
})

describe('own costs', () => {
  const freight = row('OFR', { isoCode: '45G1', qty: '10', unitPrice: '1850' })
  const doc = row('DOC', { group: 'ORIGIN', basis: 'PER_BL', state: 'INCLUDED', currency: 'CNY' })
  const baf = row('BAF', { qty: '10', unitPrice: '50' })
  const lane = quotedLane(1, [freight, doc, baf])
  const tender = tenderOf([ten])
  const sum = sumQuote(quoteOf(lane), tender, teu).lanes[0]
  if (!sum) throw new Error('no lane')

  test('are taken from the price of a line, a lane and the whole', () => {
    expect(lineMargin(freight, '1700', sum.lines.get(freight.key))).toEqual({
      amount: { amount: '1500.00', currency: 'USD' },
      percent: '8.1',
    })
    const [ofr = '', docName = ''] = [...costNames(lane).values()]
    const left = laneMargin(lane, sum, { [ofr]: '1700', [docName]: '350' }, tender)
    // 18500 - 17000 - 350 / 7 = 1450 of 18500; the bunker line has no cost and is left out.
    expect(left.unknown).toBe(1)
    expect(totalMargin([left], 'USD')).toEqual({ amount: { amount: '1450.00', currency: 'USD' }, percent: '7.8' })
  })

  test('that are no number, or of lines without a price, leave nothing to say', () => {
    expect(lineMargin(freight, '12a', sum.lines.get(freight.key))).toBeUndefined()
    expect(lineMargin({ ...freight, state: 'EXCLUDED' }, '5', sum.lines.get(freight.key))).toBeUndefined()
    expect(totalMargin([laneMargin(lane, sum, {}, tender)], 'USD')).toBeUndefined()
  })

  test('a loss is a loss', () => {
    expect(lineMargin(freight, '1900', sum.lines.get(freight.key))?.amount.amount).toBe('-500.00')
  })

  test('find their lines again when the form is opened anew', () => {
    const again = quotedLane(1, [row('OFR', { isoCode: '45G1' }), row('OFR', { isoCode: '45G1' })])
    expect([...costNames(again).values()]).toEqual(['1|OFR|45G1|1', '1|OFR|45G1|2'])
  })
})

describe('charges that a quote does not mention', () => {
  const portOf = (code: string) => REFERENCE.freight.ports.find(({ unlocode }) => unlocode === code)
  const unsaid = (pod: string, codes: string[]) =>
    unsaidCharges(
      quotedLane(
        1,
        codes.map((code) => row(code)),
      ),
      askedLane([], 1, pod),
      'FCL',
      REFERENCE.freight.charges,
      portOf,
    ).map(({ code }) => code)

  test('are those usual on the lane of the port of discharge', () => {
    expect(unsaid('NLRTM', ['OFR'])).toEqual(['ETS', 'ENS'])
    expect(unsaid('NLRTM', ['OFR', 'ETS', 'ENS'])).toEqual([])
    expect(unsaid('USLAX', ['OFR'])).toEqual(['AMS', 'ISF', 'DDC'])
    expect(unsaid('SGSIN', ['OFR'])).toEqual(['CIC'])
    expect(unsaid('AUSYD', ['OFR'])).toEqual([])
  })

  test('are nobody’s business by air or on a lane that is not quoted', () => {
    const lane = quotedLane(1, [])
    const rotterdam = askedLane([], 1, 'NLRTM')
    expect(unsaidCharges(lane, rotterdam, 'AIR', REFERENCE.freight.charges, portOf)).toEqual([])
    expect(unsaidCharges({ ...lane, noQuote: true }, rotterdam, 'FCL', REFERENCE.freight.charges, portOf)).toEqual([])
  })
})
