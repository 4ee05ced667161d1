import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Big } from 'big.js'
import { afterEach, describe, expect, test } from 'vitest'
import { sha256Of } from '@/contract/money/order/contract/text.ts'
import { textOf } from '@/features/trade/comparison/export/book.ts'
import type { Locale } from '@/i18n/locale.ts'
import { laneOf, openContract, quoteLane, quoteLanes, withTerminal } from '@tests/mock/support/contract.ts'
import { sheetsOf, watchSaved } from '@tests/setup/savedBook.ts'
import type { ReadSheet } from '@tests/setup/savedBook.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { sheetWords } from '@tests/unit/trade/comparison/sheetWords.ts'
import { letPass, openAs } from './bidding.ts'

const DAY = 24 * 3600_000
const LANE = laneOf(1, 10, 5)
let app: OpenApp | undefined
afterEach(() => app?.session.stop())

/** The cheaper bid leaves the terminal charge out, which the other prices at 150 a container. */
const open = async (locale: Locale) => {
  const { market, tender } = await openContract([LANE], { requiredCharges: ['OFR', 'DOC', 'DTHC'] })
  const whole = (freight: string, price?: string) => {
    const lane = withTerminal(quoteLane(LANE, freight), price)
    return { ...lane, charges: lane.charges.map((one) => (one.code === 'DTHC' ? { ...one, qty: '15' } : one)) }
  }
  await quoteLanes(market, 'forwarder', tender, [whole('1700')])
  await quoteLanes(market, 'forwarder2', tender, [whole('1800', '150')])
  await letPass(market, 4 * DAY)
  app = await openAs('trader', `/business/myTenderBid?tenderId=${tender.id}`, market, { locale })
  return { tender, table: await screen.findByRole('table', { name: /Comparison:|报价对比/ }, { timeout: 20_000 }) }
}

/** The first amount of each bidder in a row of the page, as a number. */
function shownIn(table: HTMLElement, name: string | RegExp): number[] {
  const row = within(table).getAllByRole('row', { name: new RegExp(`^${String(name)}`) })[0] as HTMLElement
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => Number((/[\d,]+\.\d\d/.exec(textContent ?? '')?.[0] ?? '').replaceAll(',', '')))
}

/** Values of a column of a sheet. */
function columnOf({ rows: [head = [], ...rows] }: ReadSheet, name: string): (string | number)[] {
  const at = head.indexOf(name)
  if (at < 0) throw new Error(`no column ${name} in ${head.join(' | ')}`)
  return rows.map((row) => row[at] ?? '')
}

/** Sums of a column by bidder, of the rows that another column selects. */
function sumsOf(sheet: ReadSheet, bidder: string, amount: string, by: string, value: string): number[] {
  const [names, amounts, values] = [columnOf(sheet, bidder), columnOf(sheet, amount), columnOf(sheet, by)]
  return [...new Set(names)].map((name) =>
    amounts
      .filter((_, at) => names[at] === name && values[at] === value)
      .reduce<Big>((sum, one) => sum.plus(one || 0), new Big(0))
      .toNumber(),
  )
}

describe.each(['en-US', 'zh-CN'] as const)('the exported comparison in %s', (locale) => {
  const { t, group, freight } = sheetWords(locale)

  test('gives the page’s numbers to the cent, read back from the file', async () => {
    const { tender, table } = await open(locale)
    const files = watchSaved()
    await userEvent.click(screen.getByRole('button', { name: t('comparison.exportSheet') }))
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 20_000 })
    const sheets = await sheetsOf(files[0])
    const [summary, lines, , freeTime, , settings] = sheets as [
      ReadSheet,
      ReadSheet,
      ReadSheet,
      ReadSheet,
      ReadSheet,
      ReadSheet,
    ]
    const usd = (name: Parameters<typeof t>[0]) => `${t(name)} (USD)`

    const allIn = columnOf(summary, usd('comparison.matrix.allIn'))
    expect(allIn).toEqual(shownIn(table, t('comparison.matrix.allIn')))
    // The cheaper one on freight is lowest with its estimate; the other is told how much it is above.
    expect(columnOf(summary, t('comparison.record.rank'))).toEqual([1, 2])
    expect(columnOf(summary, usd('comparison.matrix.delta'))[1]).toBe(shownIn(table, t('comparison.matrix.delta'))[1])
    expect(columnOf(summary, usd('comparison.sheet.estimated'))).toEqual([2250, 0])

    const converted = t('comparison.sheet.converted', { currency: 'USD' })
    const bidder = t('comparison.record.bidder')
    const charges = sumsOf.bind(undefined, lines, bidder, converted)
    for (const code of ['OFR', 'DOC', 'DTHC'])
      expect(charges(t('comparison.sheet.code'), code)).toEqual(shownIn(table, `${code} ${freight.chargeName(code)}`))
    for (const name of ['ORIGIN', 'FREIGHT', 'DESTINATION'])
      expect(charges(t('comparison.sheet.group'), group(name))).toEqual(
        shownIn(table, t('comparison.matrix.groupTotal', { group: group(name) })),
      )
    expect(columnOf(freeTime, t('comparison.sheet.comparedDays'))).toHaveLength(2)

    const [items, values] = [
      columnOf(settings, t('comparison.matrix.item')),
      columnOf(settings, t('comparison.sheet.value')),
    ]
    const valueOf = (name: Parameters<typeof t>[0]) => values[items.indexOf(t(name))]
    expect(valueOf('comparison.sheet.number')).toBe(tender.no)
    expect(valueOf('comparison.sheet.by')).toMatch(/\S · \S/)
    expect(valueOf('comparison.sheet.hash')).toBe(await sha256Of(textOf(sheets.slice(0, 5))))
  })

  test('says beside a bid for a part what the best one asks for the same part', async () => {
    const { market, tender } = await openContract([LANE], { requiredCharges: ['OFR', 'DOC'] })
    const few = [{ isoCode: '45G1', qty: 4 }]
    await quoteLanes(market, 'forwarder', tender, [quoteLane(LANE, '1700')])
    await quoteLanes(market, 'forwarder2', tender, [quoteLane(LANE, '1650', few)])
    await letPass(market, 4 * DAY)
    app = await openAs('trader', `/business/myTenderBid?tenderId=${tender.id}`, market, { locale })
    const table = await screen.findByRole('table', { name: /Comparison:|报价对比/ }, { timeout: 20_000 })
    const files = watchSaved()
    await userEvent.click(screen.getByRole('button', { name: t('comparison.exportSheet') }))
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 20_000 })
    const [summary = { name: '', rows: [] }] = await sheetsOf(files[0])
    const [whole, part] = columnOf(summary, t('comparison.record.bidder'))
    const asked = columnOf(summary, `${t('comparison.sheet.samePart')} (USD)`)
    // Four at 1,700 dollars and a document fee of 450 yuan.
    expect(asked).toEqual(['', 6800 + Number(columnOf(summary, `${t('comparison.matrix.allIn')} (USD)`)[1]) - 6600])
    expect(columnOf(summary, t('comparison.sheet.samePartOf'))).toEqual(['', whole])
    expect(part).not.toBe(whole)
    const shown = `${String(whole)}${locale === 'zh-CN' ? '：' : ': '}USD\\s?${Number(asked[1]).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
    expect(table.textContent).toMatch(new RegExp(shown))
  })

  test('is given as CSV too: every line beside the price of its bid', async () => {
    const { table } = await open(locale)
    const files = watchSaved()
    await userEvent.click(screen.getByRole('button', { name: t('comparison.export') }))
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 20_000 })
    const text = (await files[0]?.text()) ?? ''
    for (const price of shownIn(table, t('comparison.matrix.allIn'))) expect(text).toContain(`,${price.toFixed(2)},`)
    expect(text.trim().split('\r\n').length).toBeGreaterThan(6)
  })
})
