import type { InvoiceSummary } from '@/contract/money/invoice/schemas.ts'
import { invoiceSummarySchema } from '@/contract/money/invoice/schemas.ts'
import type { OrderSummary } from '@/contract/money/order/schemas.ts'
import { orderSummarySchema } from '@/contract/money/order/schemas.ts'
import type { Statement } from '@/contract/money/statement/schemas.ts'
import { statementSchema } from '@/contract/money/statement/schemas.ts'
import type { ExportKind } from '@/contract/member/export/values.ts'
import { MAX_EXPORT_RECORDS } from '@/contract/member/export/values.ts'
import type { BidLaneView, BidSummary, ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { bidLaneViewSchema, bidSummarySchema, receivedBidSchema } from '@/contract/trade/bid/schemas.ts'
import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { tenderSummarySchema } from '@/contract/trade/tender/schemas.ts'
import { myInvoices } from '../../money/invoice/view.ts'
import { myOrders } from '../../money/order/view.ts'
import { myStatements } from '../../money/statement/list.ts'
import { myBid, myBids } from '../../trade/bid/list.ts'
import { receivedBids } from '../../trade/bid/received.ts'
import { myTenders } from '../../trade/tender/search.ts'
import type { Caller, Deps } from '../../deps.ts'

/** An own bid with its lines; a draft that was never submitted has none. */
export type ExportedBid = BidSummary & { lanes: BidLaneView[] }
/** A received bid with its lines and its tender; files stay behind, their addresses are short-lived. */
export type ExportedReceivedBid = Omit<ReceivedBid, 'attachments'> & { tenderId: string; tenderNo: string }

/** The records of each kind, as the lists answer them. */
export interface ExportRecords {
  TENDERS: TenderSummary[]
  BIDS: ExportedBid[]
  RECEIVED_BIDS: ExportedReceivedBid[]
  ORDERS: OrderSummary[]
  INVOICES: InvoiceSummary[]
  STATEMENTS: Statement[]
}

interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** Asks a list for all its rows of a period, one more than fit at most. */
const whole = ({ from, to }: Period) => ({ from, to, current: 1, size: MAX_EXPORT_RECORDS + 1 })

const received = receivedBidSchema.omit({ attachments: true })

const READ: { [Kind in ExportKind]: (deps: Deps, period: Period, caller: Caller) => ExportRecords[Kind] } = {
  TENDERS: (deps, period, caller) =>
    myTenders(deps, whole(period), caller).records.map((row) => tenderSummarySchema.parse(row)),
  BIDS: (deps, period, caller) =>
    myBids(deps, whole(period), caller).records.map((row) => ({
      ...bidSummarySchema.parse(row),
      lanes: deps.rows.bids.get(row.id)?.body
        ? myBid(deps, row, caller).lanes.map((lane) => bidLaneViewSchema.parse(lane))
        : [],
    })),
  // By the call of the tender's owner: it gives no bid before they are opened.
  RECEIVED_BIDS: (deps, period, caller) =>
    myTenders(deps, whole(period), caller)
      .records.filter(({ publishAt }) => publishAt !== undefined)
      .flatMap(({ id: tenderId, no: tenderNo }) =>
        receivedBids(deps, { tenderId }, caller).bids.map((bid) => ({ tenderId, tenderNo, ...received.parse(bid) })),
      ),
  ORDERS: (deps, period, caller) =>
    myOrders(deps, whole(period), caller).records.map((row) => orderSummarySchema.parse(row)),
  INVOICES: (deps, period, caller) =>
    myInvoices(deps, whole(period), caller).records.map((row) => invoiceSummarySchema.parse(row)),
  STATEMENTS: (deps, period, caller) =>
    myStatements(deps, whole(period), caller).records.map((row) => statementSchema.parse(row)),
}

/**
 * The records of some kinds that the lists show this caller for a period, in their order; only what the contract names.
 * Other kinds are empty.
 */
export function exportRecords(deps: Deps, kinds: readonly ExportKind[], period: Period, caller: Caller): ExportRecords {
  const none: ExportRecords = { TENDERS: [], BIDS: [], RECEIVED_BIDS: [], ORDERS: [], INVOICES: [], STATEMENTS: [] }
  return { ...none, ...Object.fromEntries(kinds.map((kind) => [kind, READ[kind](deps, period, caller)])) }
}
