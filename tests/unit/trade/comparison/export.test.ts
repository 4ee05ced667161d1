import { Big } from 'big.js'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { sha256Of } from '@/contract/money/order/contract/text.ts'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import type { CompareOptions } from '@/contract/trade/bid/comparison.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { comparisonBook, comparisonCsv, textOf } from '@/features/trade/comparison/export/book.ts'
import type { Shown } from '@/features/trade/comparison/export/table.ts'
import type { CompareSettings } from '@/features/trade/comparison/useComparison.ts'
import type { Locale } from '@/i18n/locale.ts'
import { plainValue } from '@/contract/sheet.ts'
import { saveSheets } from '@/ui/sheet/saveSheets.ts'
import type { Sheet, SheetValue } from '@/contract/sheet.ts'
import { sheetsOf, watchSaved } from '@tests/setup/savedBook.ts'
import { bidOf, line, RATES as TEST_RATES } from '../../contract/trade/bids.ts'
import { ASKED, bid, d, doc, e, excluded, f, freight, OPTIONS, othc } from '../../contract/trade/examples.ts'
import { sheetWords } from './sheetWords.ts'

const EXPORTED = { by: 'Li Lei · Lanyu', at: '2026-11-26T02:00:00Z', bidCount: 4 }
const LOCALES: readonly Locale[] = ['en-US', 'zh-CN']
/** Says nothing of the required terminal charges; its document fee is at cost. */
const silent = bid('silent', [freight('22G1', '1400'), freight('45G1', '2500'), { ...doc('0'), basis: 'AT_COST' }])

interface Part {
  bids?: ReceivedBid[]
  options?: Partial<CompareOptions>
  tender?: Partial<TenderDetail>
}

/** The bids of TRADE.md 1.2, example 2, as the page compares them. */
function shownIn(locale: Locale, { bids = [d, e, f], options = {}, tender: part = {} }: Part = {}): Shown {
  const asked = { ...OPTIONS, ...options }
  const tender = {
    no: 'ZB20261120-0001',
    title: 'Folding chairs',
    lanes: [ASKED],
    rates: asked.rates,
    compareCurrency: 'USD',
    requiredCharges: OPTIONS.requiredCharges,
    ...part,
  } as unknown as TenderDetail
  const demand = { ...tender, mode: 'FCL' as const, teuOf: (isoCode: string) => (isoCode === '22G1' ? 1 : 2) }
  const settings = {
    ...asked,
    terminalDays: 0,
    view: 'allIn',
    onlyDiffering: false,
    isExpanded: true,
    sort: 'price',
    picked: bids.map(({ id }) => id),
  } satisfies CompareSettings
  return {
    tender,
    comparison: { ...compareBids(bids, demand, asked), parts: new Map() },
    settings,
    words: sheetWords(locale),
  }
}

/** Rows of a sheet as records by heading. */
function records({ rows: [head = [], ...rows] }: Pick<Sheet, 'rows'>): Record<string, string | number>[] {
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [plainValue(name), plainValue(row[at] ?? '')])))
}
const sheetsIn = async (shown: Shown): Promise<Sheet[]> => comparisonBook(shown, EXPORTED)
const sheetAt = (sheets: readonly Sheet[], at: number): Sheet => sheets[at] ?? { name: '', rows: [] }

describe.each(LOCALES)('the exported comparison in %s', (locale) => {
  const shown = shownIn(locale)
  const { t } = shown.words
  const price = (name: Parameters<typeof t>[0]) => `${t(name)} (USD)`
  const converted = t('comparison.sheet.converted', { currency: 'USD' })
  const bidder = t('comparison.record.bidder')

  test('has six sheets, each a table with a head of its own names', async () => {
    const sheets = await sheetsIn(shown)
    expect(sheets.map(({ name }) => name)).toEqual(
      (['summary', 'lines', 'lanes', 'freeTime', 'rates', 'settings'] as const).map((name) =>
        t(`comparison.sheet.${name}`),
      ),
    )
    for (const { rows } of sheets) {
      expect(new Set(rows[0]).size).toBe(rows[0]?.length)
      expect(new Set(rows.map((row) => row.length)).size).toBe(1)
    }
  })

  test('names the compared prices of the worked example, quoted and estimated', async () => {
    const [summary] = await sheetsIn(shown)
    const found = records(summary as Sheet).map((row) =>
      [bidder, price('comparison.matrix.allIn'), price('comparison.sheet.quoted'), price('comparison.sheet.estimated')]
        .map((name) => row[name])
        .concat(row[t('comparison.record.rank')]),
    )
    expect(found).toEqual([
      ['d', 23228.71, 23228.71, 0, 2],
      ['e', 23700.7, 23700.7, 0, 3],
      ['f', 22611.17, 18963.55, 3647.62, 1],
    ])
  })

  test('has converted lines that add up to the compared price, whatever a bid leaves open', async () => {
    const of = shownIn(locale, { bids: [d, e, f, silent] })
    const sheets = await sheetsIn(of)
    const lines = records(sheetAt(sheets, 1))
    for (const { bid: own, allIn, estimate } of of.comparison.columns) {
      const mine = lines.filter((row) => row[bidder] === own.bidder.nameZh)
      const sum = (rows: typeof mine) => rows.reduce((total, row) => total.plus(row[converted] || 0), new Big(0))
      expect(sum(mine).toFixed(2)).toBe(allIn)
      expect(sum(mine.filter((row) => row[t('comparison.sheet.source')] !== '')).toFixed(2)).toBe(estimate)
    }
    const said = lines
      .filter((row) => row[bidder] === 'silent' && row[t('comparison.sheet.source')] !== '')
      .map((row) => [t('comparison.sheet.code'), t('comparison.sheet.state')].map((name) => row[name]))
    expect(said).toEqual([
      ['DOC', t('comparison.cell.AT_COST')],
      ['OTHC', t('comparison.cell.MISSING')],
      ['DTHC', t('comparison.cell.MISSING')],
    ])
  })

  test('names code, charge, unit price and amount as quoted, and where it is paid', async () => {
    const [first] = records(sheetAt(await sheetsIn(shown), 1)).filter(
      (row) => row[t('comparison.sheet.code')] === 'OTHC',
    )
    expect(first).toMatchObject({
      [bidder]: 'd',
      [t('comparison.sheet.charge')]: shown.words.freight.chargeName('OTHC'),
      [t('comparison.sheet.group')]: shown.words.group('ORIGIN'),
      [t('comparison.sheet.qty')]: 10,
      [t('comparison.sheet.unitPrice')]: 825,
      [t('comparison.sheet.currency')]: 'CNY',
      [t('comparison.sheet.original')]: 8250,
      [converted]: 1165.16,
      [t('comparison.sheet.term')]: t('comparison.sheet.PRE'),
    })
  })

  test('estimates types apart in one row for all of them', async () => {
    const open = [excluded(othc('0', '5')), excluded(othc('0', '5'))].map((one, at) => ({
      ...one,
      isoCode: at === 0 ? '22G1' : '45G1',
    }))
    const split = bid('split', [freight('22G1', '1400'), freight('45G1', '2380'), ...open, doc('450')])
    const of = shownIn(locale, { bids: [d, e, split], options: { requiredCharges: ['OFR', 'OTHC', 'DOC'] } })
    const rows = records(sheetAt(await sheetsIn(of), 1)).filter(
      (row) => row[bidder] === 'split' && row[t('comparison.sheet.code')] === 'OTHC',
    )
    expect(rows.map((row) => [row[t('comparison.sheet.box')], row[t('comparison.sheet.qty')], row[converted]])).toEqual(
      [
        ['20GP', '', ''],
        ['40HQ', '', ''],
        ['', 10, 1447.62],
      ],
    )
  })

  test('sums up prepaid and collect, and says whose they are where the tender does', async () => {
    const payers = usualPayers('SHIPPER', { incoterm: 'FOB', mode: 'FCL' })
    const collect = bidOf('one', [
      line({ unitPrice: '1800', qty: '2', paymentTerm: 'COL' }),
      line({ code: 'DOC', group: 'ORIGIN', basis: 'PER_BL', qty: '1', unitPrice: '71', currency: 'CNY' }),
    ])
    const part = { bids: [collect], options: { rates: TEST_RATES } }
    const paid = async (of: Shown) => {
      const [row = {}] = records(sheetAt(await sheetsIn(of), 0))
      return Object.fromEntries(Object.entries(row).filter(([name]) => /Prepaid|Collect|预付|到付/.test(name)))
    }
    expect(await paid(shownIn(locale, part))).toEqual({
      [price('comparison.sheet.PRE')]: 10,
      [price('comparison.sheet.COL')]: 3600,
    })
    expect(await paid(shownIn(locale, { ...part, tender: { payers } }))).toEqual({
      [`${t('comparison.sheet.PRE')} · ${price('comparison.matrix.ours')}`]: 10,
      [`${t('comparison.sheet.COL')} · ${price('comparison.matrix.others')}`]: 3600,
    })
  })

  test('names each lane with its own price, and what is not quoted', async () => {
    const second = { ...ASKED, laneNo: 2, pod: 'USLGB' }
    const of = shownIn(locale, { tender: { lanes: [ASKED, second] } })
    const rows = records(sheetAt(await sheetsIn(of), 2)).filter((row) => row[bidder] === 'f')
    const names = [t('comparison.control.lane'), t('comparison.sheet.offered'), price('comparison.matrix.allIn')]
    expect(rows.map((row) => names.map((name) => row[name]))).toEqual([
      [1, '5×20GP + 5×40HQ', 22611.17],
      [2, t('comparison.lanes.none'), ''],
    ])
  })

  test('reads back from the file as it was made, with a hash that can be made again', async () => {
    const files = watchSaved()
    const sheets = await sheetsIn(shown)
    await saveSheets('x.xlsx', sheets)
    const read = await sheetsOf(files[0])
    expect(read).toEqual(sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(plainValue)) })))
    const settings = records(read[5] as Sheet)
    const valueOf = (name: Parameters<typeof t>[0]) =>
      settings.find((row) => row[t('comparison.matrix.item')] === t(name))?.[t('comparison.sheet.value')]
    expect(valueOf('comparison.sheet.hash')).toBe(await sha256Of(textOf(read.slice(0, 5))))
    expect(valueOf('comparison.sheet.by')).toBe(EXPORTED.by)
    expect(valueOf('comparison.sheet.at')).toBe(shown.words.formats.dateTime(EXPORTED.at))
    expect(valueOf('comparison.sheet.bids')).toBe('3 / 4')
    // Any changed cell gives another hash.
    const [first] = read
    if (first?.rows[1]) first.rows[1][7] = 1
    expect(valueOf('comparison.sheet.hash')).not.toBe(await sha256Of(textOf(read.slice(0, 5))))
  })

  test('is in words of the language, no code where there is a name, no sentence without its value', async () => {
    const sheets = await sheetsIn(shownIn(locale, { bids: [d, e, f, silent] }))
    const cells = sheets.flatMap(({ name, rows }) => [name, ...rows.flat()]).filter((cell) => typeof cell === 'string')
    expect(
      cells.filter((cell) => /\b(ORIGIN|FREIGHT|QUOTED|INCLUDED|PER_|SUBMITTED|MUST|WISH|MEDIAN|TOTAL)/.test(cell)),
    ).toEqual([])
    expect(cells.filter((cell) => /[{}]|\(\s|（\s|undefined|NaN|\[object/.test(cell))).toEqual([])
    const wrong = locale === 'zh-CN' ? /^[A-Za-z]{4,} [a-z]/ : /[一-鿿]/
    expect(cells.filter((cell) => wrong.test(cell) && cell !== 'Folding chairs' && cell !== EXPORTED.by)).toEqual([])
  })
})

describe('the amounts of an export', () => {
  const written = (sheets: readonly Sheet[]): SheetValue[] => sheets.flatMap(({ rows }) => rows.flat())
  const amounts = (sheets: readonly Sheet[]) =>
    written(sheets).flatMap((cell) => (typeof cell === 'object' ? cell.amount : []))

  test('have two places, those in yen none', async () => {
    const [summary, , lanes] = await sheetsIn(shownIn('en-US', { options: { currency: 'JPY' } }))
    expect(amounts([summary as Sheet, lanes as Sheet]).filter((amount) => !/^\d+$/.test(amount))).toEqual([])
    const inDollars = amounts(await sheetsIn(shownIn('en-US')))
    expect(inDollars.length).toBeGreaterThan(50)
    expect(inDollars.filter((amount) => !/^\d+\.\d{2,}$/.test(amount))).toEqual([])
  })
})

describe('the comparison as CSV', () => {
  test('has every line beside the summary of its bid, and a bid without lines too', async () => {
    const none = { ...e, id: 'none', lanes: e.lanes.map((lane) => ({ ...lane, noQuote: true, charges: [] })) }
    const of = shownIn('en-US', { bids: [d, e, f, none] })
    const rows = records({ rows: Papa.parse<string[]>(comparisonCsv(of).slice(1), { skipEmptyLines: true }).data })
    expect(rows).toHaveLength(3 * 5 + 1)
    expect(new Set(rows.map((row) => row[`${of.words.t('comparison.matrix.allIn')} (USD)`]))).toEqual(
      new Set(['23228.71', '23700.70', '22611.17', '0.00']),
    )
  })
})
