// @vitest-environment node
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import readBook from 'read-excel-file/universal'
import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { exportKindsOf } from '@/contract/member/export/rules.ts'
import type { CreateExport, Export } from '@/contract/member/export/schemas.ts'
import type { ExportKind } from '@/contract/member/export/values.ts'
import { EXPORT_KINDS } from '@/contract/member/export/values.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { bidOn, publish, quote } from '../../support/trade.ts'
import { bytesOf, makeExport, textOf } from './support.ts'

const DAY = 24 * 3600_000
const FORMULA = '=HYPERLINK("http://x","上海")'
let market: Market
beforeEach(async () => {
  market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
})

type Wish = Partial<Omit<CreateExport, 'requestNo'>>
const make = async (account: string, wish: Wish, language?: string) => {
  const kinds = wish.kinds ?? exportKindsOf(account === 'trader' ? 1 : 2)
  const token = await market.signIn(account)
  return makeExport(market, token, { format: 'JSON', ...wish, kinds }, language)
}
const recordsOf = async ({ files: [file] }: Export) =>
  (JSON.parse(await textOf(market, file)) as { records: Record<ExportKind, { id: string }[]> }).records
const csvOf = async (made: Export, kind: ExportKind) => {
  const text = await textOf(
    market,
    made.files.find((file) => file.kind === kind),
  )
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [head = [], ...rows] = Papa.parse<string[]>(text.slice(1), { newline: '\r\n', skipEmptyLines: true }).data
  return { head, rows, column: (name: string) => rows.map((row) => row[head.indexOf(name)] ?? '') }
}
const bookOf = async (made: Export) => {
  const sheets = await readBook(await bytesOf(market, made.files[0]))
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data]))
}

/** A record without what only one of list and export has of a bid. */
const plain = (record: object) => {
  const isBid = 'completeness' in record
  const apart = ['lanes', 'attachments', 'tenderId', 'tenderNo']
  return Object.fromEntries(Object.entries(record).filter(([name]) => !isBid || !apart.includes(name)))
}

/** What the list of a kind answers, whole. */
async function listOf(kind: ExportKind, account: string, period: Wish = {}) {
  const token = await market.signIn(account)
  const { from, to } = period
  const query = { size: 500, ...(from && { from }), ...(to && { to }) }
  switch (kind) {
    case 'TENDERS':
      return (await market.call(tenderEndpoints.minePage, query, { token })).data
    case 'BIDS':
      return (await market.call(bidEndpoints.minePage, query, { token })).data
    case 'ORDERS':
      return (await market.call(orderEndpoints.page, query, { token })).data
    case 'INVOICES':
      return (await market.call(invoiceEndpoints.page, query, { token })).data
    case 'STATEMENTS':
      return (await market.call(statementEndpoints.page, query, { token })).data
    case 'RECEIVED_BIDS': {
      const { records } = (await market.call(tenderEndpoints.minePage, query, { token })).data
      const found = []
      for (const { id: tenderId } of records) {
        const { code, data } = await market.call(bidEndpoints.received, { tenderId }, { token })
        if (code === 200) found.push(...data.bids)
      }
      return { records: found, total: found.length }
    }
  }
}

describe('an export of all', () => {
  it.each([
    ['trader', exportKindsOf(1)],
    // Nobody asks for invoices of what it sells.
    ['forwarder', EXPORT_KINDS.filter((kind) => kind !== 'INVOICES')],
  ] as const)('of %s equals its lists, kind by kind', async (account, notEmpty) => {
    const made = await make(account, {})
    const records = await recordsOf(made)
    expect(made.counts.map(({ kind }) => kind)).toEqual(made.kinds)
    for (const { kind, count } of made.counts) {
      const list = await listOf(kind, account)
      expect([kind, count, records[kind].length]).toEqual([kind, list.total, list.total])
      // Lists have own bids without their lines, and received ones with their files.
      expect([kind, records[kind].map(plain)]).toEqual([kind, list.records.map(plain)])
    }
    const filled = made.counts.filter(({ count }) => count > 0).map(({ kind }) => kind)
    expect(filled).toEqual(notEmpty)
  })

  it('of a period holds what the lists hold for these days', async () => {
    const period = { from: '2026-10-01', to: '2026-11-15' }
    const made = await make('trader', period)
    const all = await make('trader', {})
    for (const { kind, count } of made.counts)
      expect([kind, count]).toEqual([kind, (await listOf(kind, 'trader', period)).total])
    const sum = ({ counts }: Export) => counts.reduce((total, { count }) => total + count, 0)
    expect(sum(made)).toBeLessThan(sum(all))
  })

  it('is one CSV file a kind, with the columns of the list and ids', async () => {
    const made = await make('trader', { format: 'CSV' })
    expect(made.files.map(({ kind }) => kind)).toEqual(made.kinds)
    for (const kind of ['TENDERS', 'ORDERS', 'INVOICES', 'STATEMENTS'] as const) {
      const { column, rows } = await csvOf(made, kind)
      const list = await listOf(kind, 'trader')
      expect([kind, rows.length]).toEqual([kind, list.total])
      expect(column('ID')).toEqual(list.records.map(({ id }) => id))
    }
    const { column } = await csvOf(made, 'RECEIVED_BIDS')
    const ids = (await listOf('RECEIVED_BIDS', 'trader')).records.map(({ id }) => id)
    expect([...new Set(column('ID'))]).toEqual(ids)
    expect(new Set(column('Charge code')).has('OFR')).toBe(true)
  })

  it('is one workbook: bids on a sheet, their lines on the next, amounts as numbers', async () => {
    const made = await make('forwarder', { format: 'XLSX', kinds: ['BIDS', 'ORDERS'] })
    expect(made.files).toHaveLength(1)
    const book = await bookOf(made)
    expect(Object.keys(book)).toEqual(['Bids', 'Bid lines', 'Orders'])
    const bids = (await recordsOf(await make('forwarder', { kinds: ['BIDS'] }))).BIDS as {
      id: string
      lanes: { charges: unknown[] }[]
    }[]
    expect(book['Bids']).toHaveLength(1 + bids.length)
    const lines = bids.flatMap(({ lanes }) => lanes.flatMap(({ charges }) => charges))
    expect(lines.length).toBeGreaterThan(bids.length)
    expect(book['Bid lines']).toHaveLength(1 + lines.length)
    const amount = book['Bid lines']?.[0]?.indexOf('Unit price') ?? -1
    expect(book['Bid lines']?.slice(1).every((row) => typeof row[amount] === 'number')).toBe(true)
  })

  it('speaks the language of who asked', async () => {
    const made = await make('trader', { format: 'XLSX', kinds: ['ORDERS'] }, 'zh-CN')
    const book = await bookOf(made)
    expect(book['订单']?.[0]).toEqual(expect.arrayContaining(['编号', '状态', '对方', '应付']))
    expect(book['订单']?.flat()).toContain('买方')
  })
})

describe('a text that begins like a formula', () => {
  it('stays a text in CSV and workbook', async () => {
    const token = await market.signIn('trader')
    await publish(market, token, { title: FORMULA })
    const csv = await csvOf(await make('trader', { kinds: ['TENDERS'], format: 'CSV' }), 'TENDERS')
    expect(csv.column('Title')).toContain(`'${FORMULA}`)
    expect(csv.rows.flat().filter((cell) => /^[=+@]|^-(?!\d)/.test(cell))).toEqual([])
    const made = await make('trader', { kinds: ['TENDERS'], format: 'XLSX' })
    expect((await bookOf(made))['Tenders']?.flat()).toContain(FORMULA)
    const parts = unzipSync(new Uint8Array(await bytesOf(market, made.files[0])))
    expect(Object.values(parts).filter((bytes) => /<f[ >]/.test(strFromU8(bytes)))).toEqual([])
  })
})

describe('bids received on a sealed tender', () => {
  it.each(['JSON', 'CSV', 'XLSX'] as const)('are in no %s before they are opened, and then are', async (format) => {
    const trader = await market.signIn('trader')
    const tender = await publish(market, trader, { title: 'sealed' })
    const body = quote(tender, '1234.56')
    const sent = await bidOn(market, await market.signIn('forwarder'), tender, '1234.56', { lanes: body.lanes })
    const contents = async () => {
      const made = await make('trader', { kinds: ['TENDERS', 'RECEIVED_BIDS'], format })
      const texts = []
      for (const file of made.files) {
        const bytes = new Uint8Array(await bytesOf(market, file))
        texts.push(...(format === 'XLSX' ? Object.values(unzipSync(bytes)) : [bytes]).map((part) => strFromU8(part)))
      }
      return texts.join('\n')
    }
    const before = await contents()
    expect(before).toContain(tender.no)
    for (const secret of ['1234.56', sent.data.no, sent.data.id]) expect(before).not.toContain(secret)
    market.time.now += DAY
    const after = await contents()
    for (const opened of ['1234.56', sent.data.no, sent.data.id]) expect(after).toContain(opened)
  })

  it('are no business of who is not its owner', async () => {
    const made = await make('forwarder', { kinds: ['RECEIVED_BIDS', 'BIDS'] })
    const { BIDS } = await recordsOf(made)
    const received = (await listOf('RECEIVED_BIDS', 'forwarder')).records.map(({ id }) => id)
    const others = (await recordsOf(await make('forwarder2', { kinds: ['BIDS'] }))).BIDS.map(({ id }) => id)
    expect(others.length).toBeGreaterThan(0)
    const text = await textOf(market, made.files[0])
    expect(BIDS.length).toBeGreaterThan(0)
    expect(others.filter((id) => text.includes(`"${id}"`) && !received.includes(id))).toEqual([])
  })
})

it('kinds are those of the type of enterprise', () => {
  expect(exportKindsOf(1)).toEqual(['TENDERS', 'RECEIVED_BIDS', 'ORDERS', 'INVOICES', 'STATEMENTS'])
  expect(exportKindsOf(2)).toEqual(EXPORT_KINDS)
  expect(exportKindsOf(3)).toEqual(['BIDS', 'ORDERS', 'INVOICES', 'STATEMENTS'])
})
