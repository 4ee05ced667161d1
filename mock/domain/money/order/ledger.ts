import { Big } from 'big.js'
import { freightOf } from '@/contract/market/booking/shipment/load.ts'
import { bookedLines } from '@/contract/market/listing/price.ts'
import { partLines } from '@/contract/trade/bid/share.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { linesPaidBy } from '@/contract/trade/bid/payer.ts'
import { roundMoney } from '@/contract/money.ts'
import type { Ledger, LedgerLine } from '@/contract/money/order/after/schemas.ts'
import type { Deps } from '../../deps.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import type { BookingPart } from '../../market/listing/row.ts'
import { verdictFor } from './agreed.ts'
import { linesOfCallOff } from '../../trade/agreement/prices.ts'
import { ownAmounts } from './lines.ts'
import type { BidRow, OrderRow, TenderRow } from '../../tradeRows.ts'

/** What the buyer pays for each line; zero for those outside of the all-in price, and those paid at the other end. */
function counted(deps: Deps, order: OrderRow, lines: readonly (ChargeLine | undefined)[]): string[] {
  const { payers, payable } = order
  return ownAmounts(
    deps,
    order,
    lines.map((line) => (line && linesPaidBy('ours', [line], payers).length > 0 ? line : { ...payable, amount: '0' })),
  )
}

/** Lines of the bid for the containers of the order, recalculated from the quote. */
function quotedLines(
  { laneNo, boxes }: OrderLane,
  bid: BidRow | undefined,
  tender: TenderRow | undefined,
): ChargeLine[] | undefined {
  const lane = bid?.body?.lanes.find((one) => one.laneNo === laneNo)
  const asked = tender?.body?.lanes.find((one) => one.laneNo === laneNo)
  if (!lane || !asked || !tender?.body) return undefined
  return partLines(lane, asked, boxes, { ...tender.body, rates: tender.rates })
}

/** Lines of the listing for the booked items and services, recalculated from its prices. */
function listedLines({ charges, items, rates, mode, shipment, services }: BookingPart): ChargeLine[] {
  return bookedLines(charges, items, rates, { freight: freightOf(mode, shipment), services, value: shipment?.value })
}

/** Lines of a call-off at the agreement's prices, recalculated: as agreed, and as they held for it. */
function calledOffLines(deps: Deps, order: OrderRow): ReturnType<typeof linesOfCallOff> | undefined {
  const { callOff, lanes, createdAt } = order
  const agreement = deps.rows.agreements.get(order.agreementId ?? '')
  if (!agreement || !callOff) return undefined
  const { laneNo, blCount, rates, rolled = [] } = callOff
  const { etd, at } = rolled.findLast(({ isRepriced }) => isRepriced) ?? { etd: callOff.etd, at: createdAt }
  return linesOfCallOff(deps, agreement, { laneNo, blCount, etd, rates, boxes: lanes[0]?.boxes ?? [], at })
}

/** The line for the same charge and container type: a notice may add one, so that places differ. */
const sameAs = ({ code, isoCode }: ChargeLine, lines: readonly ChargeLine[]): ChargeLine | undefined =>
  lines.find((one) => one.code === code && one.isoCode === isoCode)

/**
 * Quoted against billed. Quoted amounts come from the bid, the listing or the agreement with its notices, billed ones
 * from the order's own lines and the approved additions: two independent sources that have to agree.
 */
export function ledgerOf(deps: Deps, order: OrderRow): Ledger {
  const { currency } = order.payable
  const none = roundMoney('0', currency)
  const tender = order.tenderId === undefined ? undefined : deps.rows.tenders.get(order.tenderId)
  const bid = order.bidId === undefined ? undefined : deps.rows.bids.get(order.bidId)
  const calledOff = calledOffLines(deps, order)
  const quotedOn = (lane: OrderLane): readonly ChargeLine[] =>
    (order.booking ? listedLines(order.booking) : quotedLines(lane, bid, tender)) ?? lane.charges
  const found = order.lanes.flatMap((lane) => {
    const quoted = calledOff ? [] : quotedOn(lane)
    return lane.charges.map((line, index) => {
      const said = calledOff ? sameAs(line, calledOff.agreed) : quoted[index]
      const held = calledOff ? sameAs(line, calledOff.held) : said
      return { key: `${lane.laneNo}-${index}`, laneNo: lane.laneNo, line, said, held }
    })
  })
  const amountsOf = (lines: readonly (ChargeLine | undefined)[]): string[] => counted(deps, order, lines)
  const [billedAs, saidAs, heldAs] = [
    amountsOf(found.map(({ line }) => line)),
    amountsOf(found.map(({ said }) => said)),
    amountsOf(found.map(({ held }) => held)),
  ]
  const lines = found.flatMap(({ key, laneNo, line: { code } }, index): LedgerLine[] => {
    const [billed = none, quoted = none, held = none] = [billedAs[index], saidAs[index], heldAs[index]]
    const changes = roundMoney(new Big(held).minus(quoted), currency)
    return billed === none && quoted === none ? [] : [{ key, laneNo, code, quoted, changes, billed }]
  })
  const added = (order.adjustments ?? [])
    .filter((one) => one.status === 'APPROVED')
    .map((one): LedgerLine => {
      const amount = one.value ?? one.amount.amount
      // At an agreed rate the quote said what it would cost: only the rest is a change.
      const { expected: quoted = none } = verdictFor(deps, order, one)
      const changes = roundMoney(new Big(amount).minus(quoted), currency)
      return { key: one.id, code: one.code, quoted, changes, billed: amount }
    })
  const taken = (order.coupons ?? []).map(({ couponId, name, amount }): LedgerLine => {
    const off = roundMoney(new Big(amount).times(-1), currency)
    return { key: couponId, code: 'COUPON', coupon: name, quoted: none, changes: off, billed: off }
  })
  const credited = (order.credits ?? []).map(({ id, no, code, value }): LedgerLine => {
    const off = roundMoney(new Big(value).times(-1), currency)
    return { key: id, code, credit: no, quoted: none, changes: off, billed: off }
  })
  const all = [...lines, ...added, ...taken, ...credited]
  const sum = (field: 'quoted' | 'changes'): string =>
    roundMoney(
      all.reduce((total, line) => total.plus(line[field]), new Big(0)),
      currency,
    )
  return { lines: all, quoted: sum('quoted'), changes: sum('changes'), billed: order.payable.amount }
}
