import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { MAX_INVOICE_ORDERS } from '@/contract/money/invoice/values.ts'
import { billableCount, billableOf } from '@mock/domain/money/invoice/billable.ts'
import { requestInvoice } from '@mock/domain/money/invoice/request.ts'
import { saveTitle } from '@mock/domain/money/invoice/titles.ts'
import { statementDetail } from '@mock/domain/money/statement/view.ts'
import type { StatementRow } from '@mock/domain/money/statement/row.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { ratesAt } from '@mock/domain/rates.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { TITLE } from '../../support/invoiced.ts'
import { overNothing, personOf, putCompany, refusalOf } from '../../support/rows.ts'

const BUYER = personOf('buyer')

/** An executed order on monthly terms with this freight in dollars, of which this much is paid. */
function putOrder(deps: Deps, id: string, freight: string, paid: string, part: Partial<OrderRow> = {}): void {
  const line = { code: 'OFR', group: 'FREIGHT', basis: 'PER_SHIPMENT', qty: '1', state: 'QUOTED' }
  const money = { amount: freight, currency: 'USD' }
  const charges = [{ ...line, unitPrice: freight, ...money }]
  const at = new Date(deps.now()).toISOString()
  const row = {
    id,
    no: id,
    source: 'TENDER',
    status: 'EXECUTING',
    version: 1,
    title: id,
    buyerId: 'buyer',
    sellerId: 'seller',
    lanes: [{ laneNo: 1, pol: 'CNSHA', pod: 'NLRTM', boxes: [], sailings: [], charges, allIn: money }],
    payable: money,
    paid: { ...money, amount: paid },
    receipts: paid === '0.00' ? [] : [{ currency: 'USD', amount: paid, cny: new Big(paid).times(7).toFixed(2) }],
    paymentTerm: 'MONTHLY_30',
    creditId: 'line',
    rateLock: { rates: ratesAt(deps.now()), until: at },
    events: [],
    createdAt: at,
    updatedAt: at,
    ...part,
  }
  deps.rows.orders.put(row as unknown as OrderRow)
}

/** A sent statement with one charge of each of these orders. */
function putStatement(deps: Deps, id: string, orderIds: readonly string[], part: Partial<StatementRow> = {}): void {
  const at = new Date(deps.now()).toISOString()
  const lines = orderIds.map((orderId) => ({
    key: `C|${orderId}|OFR|USD`,
    kind: 'CHARGE' as const,
    orderId,
    code: 'OFR',
    amount: { amount: '1.00', currency: 'USD' as const },
    state: 'CONFIRMED' as const,
  }))
  const row = { id, no: `DZ-${id}`, buyerId: 'buyer', sellerId: 'seller', status: 'SENT', version: 2, month: '2026-10' }
  deps.rows.statements.put({ ...row, lines, createdAt: at, updatedAt: at, sentAt: at, ...part } as StatementRow)
}

const open = (deps: Deps): void => ['buyer', 'seller'].forEach((id) => putCompany(deps, id))
function rowsOf(deps: Deps) {
  const rows = billableOf(deps, BUYER).map(({ row }) => row)
  // The workbench counts them without telling any.
  expect(billableCount(deps, BUYER)).toBe(rows.length)
  return rows
}
const ask = (deps: Deps, keys: string[]) => {
  const { id: titleId } = saveTitle(deps, { title: TITLE, requestNo: 'title' }, BUYER)
  const form = { titleId, invoiceType: 'NORMAL', email: TITLE.email, remark: '', showBank: false, showAddress: false }
  return requestInvoice(deps, { ...form, invoiceType: 'NORMAL', keys, transportRows: [], requestNo: 'r' }, BUYER)
}

describe('what was paid of a monthly statement', () => {
  it(
    'is one row and one invoice with a line an order, that names the statement',
    overNothing((deps) => {
      open(deps)
      putOrder(deps, 'a', '4800.00', '4800.00')
      putOrder(deps, 'b', '7200.00', '7000.00')
      putOrder(deps, 'c', '100.00', '0.00')
      putOrder(deps, 'alone', '500.00', '500.00')
      putStatement(deps, 's1', ['a', 'b', 'c'])
      const rows = rowsOf(deps)
      expect(rows.map(({ statement, amount, cny }) => [statement?.orderNos, amount.amount, cny])).toEqual([
        [undefined, '500.00', '3500.00'],
        [['a', 'b'], '11800.00', '82600.00'],
      ])
      const key = rows.find(({ statement }) => statement)?.key ?? ''
      // Neither a part of it, nor another order with it.
      expect(refusalOf(() => ask(deps, ['a|EXEMPT']))).toBe(4001)
      expect(refusalOf(() => ask(deps, [key, 'alone|EXEMPT']))).toBe(4001)
      const made = ask(deps, [key])
      expect(made.amount.amount).toBe('82600.00')
      expect(made.items.map(({ orderNo, gross }) => [orderNo, gross])).toEqual([
        ['a', '33600.00'],
        ['b', '49000.00'],
      ])
      expect(made.remarks[0]).toBe('对账单 DZ-s1（2026-10）')
      expect(rowsOf(deps).map(({ orderNo }) => orderNo)).toEqual(['alone'])
    }),
  )

  it(
    'is invoiced at the one rate that its statement shows, with day and source',
    overNothing((deps) => {
      open(deps)
      const rates = ratesAt(deps.now())
      const line = { basis: 'PER_SHIPMENT', qty: '1', state: 'QUOTED' }
      const charges = [
        { ...line, code: 'OFR', group: 'FREIGHT', unitPrice: '4800.00', amount: '4800.00', currency: 'USD' },
        { ...line, code: 'DOC', group: 'ORIGIN', unitPrice: '450.00', amount: '450.00', currency: 'CNY' },
      ]
      const amount = new Big(450).div(rates.cnyPer.USD).plus(4800).toFixed(2, Big.roundHalfUp)
      const lanes = [{ laneNo: 1, pol: 'CNSHA', pod: 'NLRTM', boxes: [], sailings: [], charges }]
      const inOne = { settlement: 'ONE', settlementCurrency: 'USD', lanes, rateLock: { rates, until: '' } }
      const settledAt = (isFixed: boolean) =>
        putOrder(deps, 'a', amount, isFixed ? amount : '0.00', {
          ...inOne,
          settled: { isFixed },
        } as unknown as Partial<OrderRow>)
      settledAt(false)
      putOrder(deps, 'b', '100.00', '0.00')
      putStatement(deps, 's1', ['a', 'b'])
      const shown = () => {
        const [row] = deps.rows.statements.all()
        if (!row) throw new Error('there is no statement')
        return statementDetail(deps, row, BUYER).rates
      }
      expect(shown()).toBeUndefined()
      settledAt(true)
      const rate = `1 USD = ${rates.cnyPer.USD} CNY`
      expect(shown()).toEqual([{ rate, date: rates.date, source: rates.source, orderNos: ['a'] }])
      const keys = rowsOf(deps).map(({ key }) => key)
      expect(keys.length).toBeGreaterThan(0)
      for (const key of keys)
        expect(ask(deps, [key]).remarks.join()).toContain(`汇率 ${rate}（${rates.date}，${rates.source}）`)
    }),
  )

  it(
    'is another row once more of it is paid; what is paid after the invoice supplements it',
    overNothing((deps) => {
      open(deps)
      putOrder(deps, 'a', '4800.00', '4800.00')
      putStatement(deps, 's1', ['a', 'b'])
      const [before] = rowsOf(deps)
      putOrder(deps, 'b', '7200.00', '7000.00')
      expect(refusalOf(() => ask(deps, [before?.key ?? '']))).toBe(4001)
      const first = ask(deps, [rowsOf(deps)[0]?.key ?? ''])
      putOrder(deps, 'b', '7200.00', '7200.00')
      const [more] = rowsOf(deps)
      expect(more).toMatchObject({ cny: '1400.00', supplements: first.no, statement: { orderNos: ['b'] } })
      expect(ask(deps, [more?.key ?? '']).remarks).toContain(`补开，原发票 ${first.no}`)
    }),
  )

  it(
    'belongs to the newest statement that has its charges, to none before one has them, and is split when it is too long',
    overNothing((deps) => {
      open(deps)
      putOrder(deps, 'a', '4800.00', '4800.00')
      putOrder(deps, 'b', '7200.00', '7200.00')
      putStatement(deps, 's1', ['a'], { sentAt: '2026-10-01T01:00:00.000Z' })
      putStatement(deps, 's2', ['a'], { sentAt: '2026-11-01T01:00:00.000Z' })
      expect(rowsOf(deps).map(({ statement }) => statement?.id)).toEqual(expect.arrayContaining(['s2', undefined]))
      const many = Array.from({ length: MAX_INVOICE_ORDERS + 1 }, (_, index) => `m${String(index).padStart(2, '0')}`)
      for (const id of many) putOrder(deps, id, '10.00', '10.00')
      putStatement(deps, 's4', many)
      const parts = rowsOf(deps).filter(({ statement }) => statement?.id === 's4')
      const sizes = new Set(parts.map(({ statement }) => statement?.orderNos.length))
      expect(sizes).toEqual(new Set([1, MAX_INVOICE_ORDERS]))
      expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length)
    }),
  )

  it(
    'prints the rates of each order, if they were paid at different ones',
    overNothing((deps) => {
      open(deps)
      const until = new Date(deps.now()).toISOString()
      const at = (date: string, usd: string) => ({
        rateLock: { rates: { date, source: 'test', cnyPer: { USD: usd, CNY: '1' } }, until } as never,
      })
      putOrder(deps, 'a', '100.00', '100.00', at('2026-10-01', '7.1'))
      putOrder(deps, 'b', '200.00', '200.00', at('2026-10-02', '7.2'))
      putOrder(deps, 'c', '300.00', '300.00', at('2026-10-02', '7.2'))
      putStatement(deps, 's1', ['a', 'b', 'c'])
      const { remarks } = ask(deps, [rowsOf(deps)[0]?.key ?? ''])
      expect(remarks.filter((one) => one.startsWith('原币'))).toEqual([
        '原币 USD 100.00，汇率 7.1（2026-10-01，test）',
        '原币 USD 200.00、USD 300.00，汇率 7.2（2026-10-02，test）',
      ])
    }),
  )
})
