import { sumByCurrency } from '@/contract/money.ts'
import type { Currency, Money } from '@/contract/money.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { countedOf } from '@/contract/money/statement/balance.ts'
import type { StatementDetail, StatementLine } from '@/contract/money/statement/schemas.ts'
import type { StatementKind } from '@/contract/money/statement/values.ts'
import { linesPaidBy } from '@/contract/trade/bid/payer.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { amountCell, rateCell, tableOf } from '@/lists/sheetTable.ts'
import type { SheetColumn } from '@/lists/useSheet.ts'
import type { Sheet, SheetValue } from '@/contract/sheet.ts'
import type { StatementWords } from './words.ts'

/** A statement to be exported, with its orders. */
export interface Exported {
  statement: StatementDetail
  orders: readonly OrderDetail[]
  words: StatementWords
  /** Who exports, and when by the server's clock. */
  by: string
  at: string
}

/** The statement as a workbook: sums, lines, orders, prices with exchange rates, disputes. Decision 0041. */
export function statementBook(exported: Exported): Sheet[] {
  const { statement, words } = exported
  const { t } = words
  const disputed = statement.lines.filter(({ dispute }) => dispute)
  return [
    { name: t('statement.sheet.summary'), rows: summaryRows(exported) },
    { name: t('statement.lines'), rows: tableOf(lineColumns(exported), statement.lines) },
    { name: t('statement.sheet.orders'), rows: tableOf(orderColumns(exported), orderRows(statement)) },
    { name: t('statement.sheet.prices'), rows: tableOf(priceColumns(words), priceRows(exported)) },
    { name: t('statement.sheet.disputes'), rows: tableOf(disputeColumns(words), disputed) },
  ]
}

/** What the page says above its lines: facts, then sums, a row a currency. */
function summaryRows({ statement, words, by, at }: Exported): SheetValue[][] {
  const { t, name, status, formats } = words
  const { opening, closing, disputed, open, due } = statement
  const sums: [string, readonly Money[]][] = [
    [t('statement.opening'), opening],
    [t('statement.closing'), closing],
    [t('statement.disputed'), disputed],
    [t('statement.sheet.open'), open],
    ...due.map(({ dueOn, amounts }): [string, readonly Money[]] => [
      t('statement.dueOn', { day: formats.date(dueOn) }),
      amounts,
    ]),
  ]
  return [
    [t('statement.line'), t('statement.sheet.value'), t('statement.sheet.currency'), t('statement.amount')],
    [t('statement.sheet.number'), statement.no],
    [t('statement.month'), statement.month],
    [t('statement.sheet.seller'), name(statement.seller)],
    [t('statement.buyer'), name(statement.buyer)],
    [t('statement.status'), status(statement.status)],
    [t('statement.sentAt'), statement.sentAt === undefined ? '' : formats.dateTime(statement.sentAt)],
    [t('statement.sheet.by'), by],
    [t('statement.sheet.at'), formats.dateTime(at)],
    ...sums.flatMap(([label, amounts]) =>
      amounts.map(({ amount, currency }): SheetValue[] => [label, '', currency, amountCell(amount, currency) ?? '']),
    ),
  ]
}

/** What a line is called: its charge, else its kind. */
const nameOf = ({ kind, freight }: StatementWords, line: Pick<StatementLine, 'kind' | 'code'>): string =>
  line.code === undefined ? kind(line.kind) : freight.chargeName(line.code)

function lineColumns({ statement, words }: Exported): SheetColumn<StatementLine>[] {
  const { t, kind, state } = words
  return [
    [t('statement.line'), (line) => nameOf(words, line)],
    [t('statement.sheet.kind'), (line) => kind(line.kind)],
    [t('statement.order'), ({ order }) => order?.no],
    [t('statement.due'), ({ dueOn }) => dueOn],
    [t('statement.sheet.currency'), ({ amount }) => amount.currency],
    [t('statement.sheet.billed'), ({ amount }) => amountCell(amount.amount, amount.currency)],
    [t('statement.sheet.agreed'), ({ agreed, amount }) => amountCell(agreed, amount.currency)],
    [t('statement.sheet.counted'), (line) => amountCell(countedOf(line).amount, line.amount.currency)],
    [t('statement.line.state'), (line) => (statement.status === 'DRAFT' ? '' : state(line.state))],
  ]
}

/** What the lines of an order count in one currency. */
interface OrderRow {
  no: string
  currency: Currency
  lines: readonly StatementLine[]
}

/** Orders in the order of their lines; what belongs to none, such as the balance carried over, comes without a number. */
function orderRows({ lines }: StatementDetail): OrderRow[] {
  const keyOf = ({ order, amount }: StatementLine) => `${order?.no ?? ''}|${amount.currency}`
  return [...new Set(lines.map(keyOf))].map((key) => {
    const own = lines.filter((line) => keyOf(line) === key)
    const [first] = own
    return { no: first?.order?.no ?? '', currency: first?.amount.currency ?? 'CNY', lines: own }
  })
}

const countedIn = (lines: readonly StatementLine[], currency: Currency) =>
  amountCell(sumByCurrency(lines.map(countedOf))[0]?.amount, currency)

function orderColumns({ statement, words }: Exported): SheetColumn<OrderRow>[] {
  const { t, kind } = words
  const kinds = [...new Set(statement.lines.map((line) => line.kind))]
  const of = (wanted: StatementKind): SheetColumn<OrderRow> => [
    kind(wanted),
    ({ lines, currency }) =>
      countedIn(
        lines.filter((line) => line.kind === wanted),
        currency,
      ),
  ]
  return [
    [t('statement.order'), ({ no }) => no],
    [t('statement.sheet.currency'), ({ currency }) => currency],
    ...kinds.map(of),
    [t('statement.sheet.total'), ({ lines, currency }) => countedIn(lines, currency)],
  ]
}

/** A price that the buyer pays of an order, and the exchange rates of that order. */
interface PriceRow {
  order: OrderDetail
  line: ChargeLine
}

const priceRows = ({ orders }: Exported): PriceRow[] =>
  orders.flatMap((order) =>
    order.lanes
      .flatMap(({ charges }) => linesPaidBy('ours', charges, order.payers))
      .filter(({ state }) => state === 'QUOTED')
      .map((line) => ({ order, line })),
  )

function priceColumns({ t, freight, basis }: StatementWords): SheetColumn<PriceRow>[] {
  return [
    [t('statement.order'), ({ order }) => order.no],
    [t('statement.sheet.charge'), ({ line }) => freight.chargeName(line.code)],
    [t('statement.sheet.basis'), ({ line }) => basis(line.basis)],
    [t('statement.sheet.box'), ({ line }) => (line.isoCode ? freight.boxCode(line.isoCode) : '')],
    [t('statement.sheet.qty'), ({ line }) => Number(line.qty)],
    [t('statement.sheet.unitPrice'), ({ line }) => rateCell(line.unitPrice, line.currency)],
    [t('statement.sheet.currency'), ({ line }) => line.currency],
    [t('statement.amount'), ({ line }) => amountCell(line.amount, line.currency)],
    [t('statement.sheet.cny'), ({ order, line }) => ({ amount: order.rateLock.rates.cnyPer[line.currency] })],
    [t('statement.sheet.rateDay'), ({ order }) => order.rateLock.rates.date],
    [t('statement.sheet.rateSource'), ({ order }) => order.rateLock.rates.source],
  ]
}

function disputeColumns(words: StatementWords): SheetColumn<StatementLine>[] {
  const { t, state, reason } = words
  return [
    [t('statement.order'), ({ order }) => order?.no],
    [t('statement.line'), (line) => nameOf(words, line)],
    [t('statement.sheet.reason'), ({ dispute }) => dispute && reason(dispute.reason)],
    [t('statement.sheet.currency'), ({ amount }) => amount.currency],
    [t('statement.sheet.billed'), ({ amount }) => amountCell(amount.amount, amount.currency)],
    [t('statement.sheet.believed'), ({ dispute, amount }) => amountCell(dispute?.believed, amount.currency)],
    [t('statement.dispute.note'), ({ dispute }) => dispute?.note],
    [t('statement.sheet.offered'), ({ offer, amount }) => amountCell(offer?.amount, amount.currency)],
    [t('statement.reply.note'), ({ offer }) => offer?.note],
    [t('statement.sheet.agreed'), ({ agreed, amount }) => amountCell(agreed, amount.currency)],
    [t('statement.line.state'), (line) => state(line.state)],
  ]
}
