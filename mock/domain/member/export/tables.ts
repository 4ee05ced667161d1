import type { ExportKind } from '@/contract/member/export/values.ts'
import type { InvoiceSummary } from '@/contract/money/invoice/schemas.ts'
import type { OrderSummary } from '@/contract/money/order/schemas.ts'
import type { Statement } from '@/contract/money/statement/schemas.ts'
import type { Sheet, SheetValue } from '@/contract/sheet.ts'
import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { bidColumns, lineColumns, linesOf, ofBid, receivedColumns } from './bidColumns.ts'
import { cellsOf, headOf, moneyColumns, sumText, tableOf } from './columns.ts'
import type { Column } from './columns.ts'
import type { ExportedBid, ExportedReceivedBid, ExportRecords } from './records.ts'
import type { ExportWords } from './words.ts'

type Rows = Sheet['rows']

/** The sheets of a kind: one, and of bids a second one with their lines. */
export function sheetsOf(words: ExportWords, kind: ExportKind, records: ExportRecords): Sheet[] {
  const { say } = words
  const lineTable = (bids: readonly (ExportedBid | ExportedReceivedBid)[]): Rows =>
    tableOf([...ofBid(words), ...lineColumns(words)], bids.flatMap(linesOf))
  if (kind === 'BIDS')
    return [
      { name: say('BIDS'), rows: tableOf(bidColumns(words), records.BIDS) },
      { name: say('bidLines'), rows: lineTable(records.BIDS) },
    ]
  if (kind === 'RECEIVED_BIDS')
    return [
      { name: say('RECEIVED_BIDS'), rows: tableOf(receivedColumns(words), records.RECEIVED_BIDS) },
      { name: say('receivedLines'), rows: lineTable(records.RECEIVED_BIDS) },
    ]
  return [{ name: say(kind), rows: csvRowsOf(words, kind, records) }]
}

/** The one table of a kind: a row a record; of bids a row a line behind its bid, and a row of a bid without lines. */
export function csvRowsOf(words: ExportWords, kind: ExportKind, records: ExportRecords): Rows {
  switch (kind) {
    case 'TENDERS':
      return tableOf(tenderColumns(words), records.TENDERS)
    case 'BIDS':
      return withLines(words, bidColumns(words), records.BIDS)
    case 'RECEIVED_BIDS':
      return withLines(words, receivedColumns(words), records.RECEIVED_BIDS)
    case 'ORDERS':
      return tableOf(orderColumns(words), records.ORDERS)
    case 'INVOICES':
      return tableOf(invoiceColumns(words), records.INVOICES)
    case 'STATEMENTS':
      return tableOf(statementColumns(words), records.STATEMENTS)
  }
}

function withLines<Bid extends ExportedBid | ExportedReceivedBid>(
  words: ExportWords,
  columns: readonly Column<Bid>[],
  bids: readonly Bid[],
): SheetValue[][] {
  const ofLine = lineColumns(words)
  const none = ofLine.map(() => '')
  return [
    [...headOf(columns), ...headOf(ofLine)],
    ...bids.flatMap((bid) => {
      const cells = cellsOf(columns, bid)
      const lines = linesOf(bid)
      return lines.length === 0 ? [[...cells, ...none]] : lines.map((line) => [...cells, ...cellsOf(ofLine, line)])
    }),
  ]
}

function tenderColumns({ say, name, time }: ExportWords): Column<TenderSummary>[] {
  return [
    [say('id'), (row) => row.id],
    [say('number'), (row) => row.no],
    [say('title'), (row) => row.title],
    [say('status'), (row) => name('tender_status', row.status)],
    [say('pol'), (row) => row.lanes.map(({ pol }) => pol).join(' / ')],
    [say('pod'), (row) => row.lanes.map(({ pod = '' }) => pod).join(' / ')],
    [say('teu'), (row) => row.teu],
    [say('deadline'), (row) => time(row.deadline)],
    [say('bids'), (row) => row.bidCount],
    [say('changed'), (row) => time(row.updatedAt)],
    [say('orderId'), (row) => row.orderId],
    [say('agreementId'), (row) => row.agreementId],
  ]
}

/** The other side of an order or a statement. */
const otherOf = ({ side, buyer, seller }: OrderSummary | Statement) => (side === 'BUYER' ? seller : buyer)

function orderColumns(words: ExportWords): Column<OrderSummary>[] {
  const { say, name, party, time } = words
  return [
    [say('id'), (row) => row.id],
    [say('number'), (row) => row.no],
    [say('title'), (row) => row.title],
    [say('status'), (row) => name('order_status', row.status)],
    [say('party'), (row) => party(otherOf(row))],
    [say('side'), (row) => say(row.side)],
    ...moneyColumns<OrderSummary>(words, say('payable'), (row) => row.payable),
    [say('isAbout'), (row) => (row.isAbout === true ? say('yes') : '')],
    ...moneyColumns<OrderSummary>(words, say('paid'), (row) => row.paid),
    [say('payBy'), (row) => row.dueOn ?? time(row.payBy)],
    [say('created'), (row) => time(row.createdAt)],
    [say('partyId'), (row) => otherOf(row).id],
    [say('tenderId'), (row) => row.tenderId],
  ]
}

function invoiceColumns(words: ExportWords): Column<InvoiceSummary>[] {
  const { say, name, party, time } = words
  return [
    [say('id'), (row) => row.id],
    [say('number'), (row) => row.no],
    [say('invoiceNo'), (row) => row.invoiceNo],
    [say('titleName'), (row) => row.titleName],
    [say('status'), (row) => name('invoice_status', row.status)],
    [say('invoiceType'), (row) => name('invoice_type', row.invoiceType)],
    [say('seller'), (row) => party(row.seller)],
    [say('orders'), (row) => row.orderNos.join(' / ')],
    ...moneyColumns<InvoiceSummary>(words, say('total'), (row) => row.amount),
    [say('created'), (row) => time(row.createdAt)],
    [say('partyId'), (row) => row.seller.id],
  ]
}

function statementColumns({ say, name, party, time }: ExportWords): Column<Statement>[] {
  return [
    [say('id'), (row) => row.id],
    [say('number'), (row) => row.no],
    [say('month'), (row) => row.month],
    [say('party'), (row) => party(otherOf(row))],
    [say('status'), (row) => name('statement_status', row.status)],
    [say('opening'), (row) => sumText(row.opening)],
    [say('closing'), (row) => sumText(row.closing)],
    [say('disputed'), (row) => sumText(row.disputed)],
    [say('open'), (row) => sumText(row.open)],
    [say('due'), (row) => row.due.map(({ dueOn }) => dueOn).join(', ')],
    [say('created'), (row) => time(row.createdAt)],
    [say('partyId'), (row) => otherOf(row).id],
  ]
}
