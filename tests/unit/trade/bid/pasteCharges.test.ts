// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readSheet } from '@/features/trade/bid/pasteCells.ts'
import type { PasteWords } from '@/features/trade/bid/pasteCells.ts'
import { currencyIn, numberIn, unitIn } from '@/ui/sheet/priceCell.ts'
import { pasteCharges } from '@/features/trade/bid/pasteCharges.ts'
import type { PastePlace } from '@/features/trade/bid/pasteCharges.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { askedLane, row } from './quotes.ts'

const words: PasteWords = {
  charges: REFERENCE.freight.charges,
  boxes: REFERENCE.freight.containerTypes,
  bases: [{ value: 'PER_BL', label: '每票' }],
  states: [{ value: 'INCLUDED', label: 'Included' }],
}
const asked = askedLane([
  { isoCode: '45G1', qty: 10 },
  { isoCode: '22G1', qty: 3 },
])
const shown = [
  row('DOC', { group: 'ORIGIN', basis: 'PER_BL', currency: 'CNY' }),
  row('OFR', { isoCode: '45G1' }),
  row('OFR', { isoCode: '22G1' }),
]
const place = (col = 'price', at = 0): PastePlace => ({ shown, row: at, col, asked, mode: 'FCL' })
const paste = (text: string, where = place()) => {
  const pasted = pasteCharges(text, where, words)
  if (!pasted) throw new Error('left to the input')
  return pasted
}

describe('a number of a sheet', () => {
  test.each([
    ['1850.5', '1850.5'],
    ['1,850.50', '1850.50'],
    ['1.850,50', '1850.50'],
    ['1850,5', '1850.5'],
    ['１，８５０', '1850'],
    ['450元/票', '450'],
    ['人民币 450', '450'],
    ['US$1,200/40HQ', undefined],
    ['1,850', '1850'],
    ['US$ 1 850', '1850'],
    ['￥450', '450'],
    ['CNY450', '450'],
    ['5%', '5'],
    ['-5', undefined],
    ['12a', undefined],
    ['', undefined],
    ['40HQ', undefined],
  ])('%s is read as %s', (text, value) => expect(numberIn(text)).toBe(value))
})

test.each([
  ['450元/票', 'CNY', 'PER_BL'],
  ['人民币', 'CNY', undefined],
  ['US$', 'USD', undefined],
  ['美金/柜', 'USD', 'PER_CONTAINER'],
  ['HK$ 20/RT', 'HKD', 'PER_WM'],
] as const)('%s names %s and %s', (cell, currency, basis) =>
  expect([currencyIn(cell), unitIn(cell)]).toEqual([currency, basis]),
)

describe("the trade's usual grid, charges down and boxes across", () => {
  const asked3 = askedLane([
    { isoCode: '22G1', qty: 3 },
    { isoCode: '42G1', qty: 2 },
    { isoCode: '45G1', qty: 10 },
  ])
  const lines = [row('OFR', { isoCode: '22G1' }), row('OFR', { isoCode: '45G1' }), row('OTHC', { group: 'ORIGIN' })]
  const at = (lane = asked3): PastePlace => ({ shown: lines, row: 0, col: 'price', asked: lane, mode: 'FCL' })
  const GRID = [
    '费用\t币种\t20GP\t40GP\t40HQ',
    'OFR\tUSD\t1,020\t1,700\t1,850',
    'THC\t人民币\t765\t1170\t1170',
    '文件费\t元/票\t450\t\t',
    'Foo\tUSD\t1\t2\t3',
  ].join('\n')

  test('goes by its columns, and says what has no place', () => {
    const { changed, placed, left } = paste(GRID, at())
    expect(changed.map((one) => [one.code, one.isoCode, one.unitPrice, one.currency, one.qty])).toEqual([
      ['OFR', '22G1', '1020', 'USD', '3'],
      ['OFR', '42G1', '1700', 'USD', '2'],
      ['OFR', '45G1', '1850', 'USD', '10'],
      ['OTHC', '22G1', '765', 'CNY', '3'],
      ['OTHC', '42G1', '1170', 'CNY', '2'],
      ['OTHC', '45G1', '1170', 'CNY', '10'],
      ['DOC', '', '450', 'CNY', '1'],
    ])
    expect(changed.at(-1)?.basis).toBe('PER_BL')
    expect([placed, left]).toEqual([7, ['Foo USD 1 2 3']])
    expect(new Set(changed.map(({ key }) => key)).size).toBe(7)
  })

  test('names the columns of boxes that nobody asked for', () => {
    const { changed, left } = paste(GRID, at(askedLane([{ isoCode: '45G1', qty: 10 }])))
    expect(changed.map((one) => [one.code, one.isoCode, one.unitPrice])).toEqual([
      ['OFR', '45G1', '1850'],
      ['OTHC', '45G1', '1170'],
    ])
    expect(left).toEqual(['Foo USD 1 2 3', '20GP: 1020, 765, 450, 1', '40GP: 1700, 1170, 2'])
  })

  test('reads one row of freight under three types, as forwarders send it', () => {
    const wide = 'Charge\tCurrency\t20GP\t40GP\t40HQ\nOFR\tUSD\t1850\t2400\t9999'
    const pricesOf = (boxes: string[]) => {
      const { changed, left } = paste(wide, at(askedLane(boxes.map((isoCode) => ({ isoCode, qty: 1 })))))
      return [changed.map((one) => `${one.code} ${one.isoCode} ${one.currency} ${one.unitPrice}`), left]
    }
    expect(pricesOf(['22G1', '42G1', '45G1'])).toEqual([
      ['OFR 22G1 USD 1850', 'OFR 42G1 USD 2400', 'OFR 45G1 USD 9999'],
      [],
    ])
    expect(pricesOf(['22G1', '42G1'])).toEqual([['OFR 22G1 USD 1850', 'OFR 42G1 USD 2400'], ['40HQ: 9999']])
  })

  test('gives a row back whose charge is one for all boxes but has several prices', () => {
    expect(paste('Charge\t20GP\t40HQ\nDOC\t450\t500', at()).left).toEqual(['DOC 450 500'])
  })
})

describe('a sheet that names charges', () => {
  test('finds each line by code and box, whatever the order, and adds what the lane has not', () => {
    const pasted = paste('OFR\t20GP\t1,020\tUSD\nOFR\t40HQ\tUSD 1,850.50\nLSS\t60\tUSD')
    const [small, large, added] = pasted.changed
    expect([small?.key, small?.unitPrice]).toEqual([shown[2]?.key, '1020'])
    expect([large?.key, large?.unitPrice, large?.currency]).toEqual([shown[1]?.key, '1850.50', 'USD'])
    expect([added?.code, added?.unitPrice, added?.qty]).toEqual(['LSS', '60', '13'])
    expect([pasted.placed, pasted.left]).toEqual([3, []])
  })

  test('takes the lines of one code in their order where no box is named', () => {
    const { changed } = paste('OFR\t1800\nOFR\t1000')
    expect(changed.map(({ isoCode, unitPrice }) => [isoCode, unitPrice])).toEqual([
      ['45G1', '1800'],
      ['22G1', '1000'],
    ])
  })

  test('knows charges by their names in both languages, and takes currency, basis and state from their cells', () => {
    const { changed } = paste('文件费\t450\tRMB\t每票\nOrigin terminal handling\tIncluded\nSeal fee\t5\tEUR')
    expect(changed[0]).toMatchObject({ code: 'DOC', unitPrice: '450', currency: 'CNY', basis: 'PER_BL' })
    const { code } = REFERENCE.freight.charges.find(({ nameEn }) => nameEn.startsWith('Origin terminal')) ?? {
      code: 'none',
    }
    expect(changed.find((one) => one.code === code)?.state).toBe('INCLUDED')
  })

  test('takes the number beside the currency for the price, and not the quantity before it', () => {
    expect(paste('OFR\t40HQ\t10\t1850\tUSD').changed[0]?.unitPrice).toBe('1850')
    expect(paste('OFR\t40HQ\tUSD\t1850\t18500').changed[0]?.unitPrice).toBe('1850')
  })

  test('skips the heading and gives back what is not understood', () => {
    const pasted = paste('Charge\tPrice\nDOC\t450\nFoo fee\t12\nOFR\t40RF\t900\tUSD\nOFR\tn/a')
    expect(pasted.placed).toBe(1)
    expect(pasted.left).toEqual(['Foo fee 12', 'OFR 40RF 900 USD', 'OFR n/a'])
  })
})

describe('cells without names', () => {
  test('go down and right from the one that has the focus', () => {
    const { changed, left } = paste('450\tCNY\tPRE\n1,850.50\tUSD\tCOL', place('price', 0))
    expect(changed.map((one) => [one.code, one.unitPrice, one.currency, one.paymentTerm])).toEqual([
      ['DOC', '450', 'CNY', 'PRE'],
      ['OFR', '1850.50', 'USD', 'COL'],
    ])
    expect(left).toEqual([])
  })

  test('that find no row or are no number are given back, and an empty one changes nothing', () => {
    const { changed, left } = paste('1000\n\t\nabc\n900\n800', place('price', 1))
    expect(changed.map((one) => one.unitPrice)).toEqual(['1000'])
    expect(left).toEqual(['abc', '900', '800'])
  })

  test('one alone is left to the input', () => {
    expect(pasteCharges('1850', place(), words)).toBeUndefined()
    expect(pasteCharges('OFR', place(), words)).toBeUndefined()
  })
})

test('rows and cells are read as sheets write them', () => {
  expect(readSheet('a\t"b c"\r\n\r\n\t\n1\t')).toEqual([
    ['a', 'b c'],
    ['1', ''],
  ])
})
