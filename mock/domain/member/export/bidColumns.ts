import type { BidLaneView, ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { amountCell, moneyColumns } from './columns.ts'
import type { Column } from './columns.ts'
import type { ExportedBid, ExportedReceivedBid } from './records.ts'
import type { ExportWords } from './words.ts'

/** Columns of the list of own bids, and ids. */
export function bidColumns(words: ExportWords): Column<ExportedBid>[] {
  const { say, name, time } = words
  return [
    [say('id'), (row) => row.id],
    [say('number'), (row) => row.no],
    [say('tender'), (row) => row.tenderNo],
    [say('title'), (row) => row.tenderTitle],
    [say('status'), (row) => (row.lapsedAt ? say('lapsed') : name('bid_status', row.status))],
    [say('pol'), (row) => row.pol],
    [say('pod'), (row) => row.pod],
    [say('teu'), (row) => row.teu],
    ...moneyColumns<ExportedBid>(words, say('allIn'), (row) => row.allIn),
    [say('version'), (row) => row.version],
    [say('rank'), (row) => row.rank],
    [say('deadline'), (row) => time(row.deadline)],
    [say('validTo'), (row) => row.validTo],
    [say('changed'), (row) => time(row.updatedAt)],
    [say('tenderId'), (row) => row.tenderId],
    [say('orderId'), (row) => row.orderId],
    [say('agreementId'), (row) => row.agreementId],
  ]
}

/** Columns of received bids. */
export function receivedColumns(words: ExportWords): Column<ExportedReceivedBid>[] {
  const { say, name, party, time } = words
  return [
    [say('id'), (row) => row.id],
    [say('number'), (row) => row.no],
    [say('tender'), (row) => row.tenderNo],
    [say('bidder'), (row) => party(row.bidder)],
    [say('option'), (row) => row.optionName ?? row.option],
    [say('status'), (row) => (row.lapsedAt ? say('lapsed') : name('bid_status', row.status))],
    ...moneyColumns<ExportedReceivedBid>(words, say('allIn'), (row) => row.allIn),
    [say('version'), (row) => row.version],
    [say('validTo'), (row) => row.validTo],
    [say('submitted'), (row) => time(row.submittedAt)],
    [say('receipt'), (row) => row.receiptNo],
    [say('tenderId'), (row) => row.tenderId],
    [say('bidderId'), (row) => row.bidder.id],
  ]
}

/** A line of a bid. */
export interface ExportedLine {
  bid: { id: string; no: string }
  lane: BidLaneView
  line: ChargeLine
}

export const linesOf = <Bid extends { id: string; no: string; lanes: readonly BidLaneView[] }>(bid: Bid) =>
  bid.lanes.flatMap((lane) => lane.charges.map((line) => ({ bid, lane, line })))

/** Columns that tell which bid a line belongs to. */
export const ofBid = ({ say }: ExportWords): Column<ExportedLine>[] => [
  [say('bidId'), ({ bid }) => bid.id],
  [say('bidNo'), ({ bid }) => bid.no],
]

/** Columns of a line of a bid. */
export function lineColumns({ say, name, charge, box }: ExportWords): Column<ExportedLine>[] {
  return [
    [say('lane'), ({ lane }) => lane.laneNo],
    [say('code'), ({ line }) => line.code],
    [say('charge'), ({ line }) => charge(line.code)],
    [say('group'), ({ line }) => name('charge_group', line.group)],
    [say('basis'), ({ line }) => name('charge_basis', line.basis)],
    [say('box'), ({ line }) => line.isoCode && box(line.isoCode)],
    [say('qty'), ({ line }) => amountCell(line.qty)],
    [say('unitPrice'), ({ line }) => amountCell(line.unitPrice)],
    [say('amount'), ({ line }) => amountCell(line.amount)],
    [say('currency'), ({ line }) => line.currency],
    [say('lineState'), ({ line }) => name('charge_state', line.state)],
    [say('paidAt'), ({ line }) => name('paid_at', line.paymentTerm)],
    [say('note'), ({ line }) => line.note],
  ]
}
