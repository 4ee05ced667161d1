import { Big } from 'big.js'
import { restOf } from '@/contract/trade/agreement/quantities.ts'
import { isOurs } from '@/contract/trade/tender/payers/split.ts'
import type { Money } from '@/contract/money.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { availableNow, heldOf } from '@mock/domain/market/listing/stock.ts'
import { duesOf } from '@mock/domain/money/order/dues.ts'
import { knownAt } from '@mock/domain/tools/schedule/sailings.ts'
import { roundOf } from '@mock/domain/tools/schedule/rounds.ts'
import { SERVICES, shipOf, startOf, WEEK_MS } from '@mock/domain/tools/schedule/timetable.ts'
import { standingOf } from '@mock/domain/trade/agreement/callOffs.ts'
import type { BidRow, OrderRow, TenderRow } from '@mock/domain/tradeRows.ts'

const GONE = new Set(['CANCELLED', 'TIMED_OUT'])

/** Ships that the schedules of a day have in two places, or that leave before they have come. */
export function shipsTwice(now: number): string[] {
  const wrong: string[] = []
  for (const service of SERVICES.values()) {
    const last = new Map<string, number>()
    const first = Math.floor((now - startOf(service, 0)) / WEEK_MS) - service.vesselsNeeded - 2
    for (let round = first; round < first + 2 * service.vesselsNeeded + 16; round++) {
      const { imo } = shipOf(service, round)
      for (const { comes, leaves, eta, etd, port } of roundOf(service, round, knownAt(now))) {
        if (!comes || !leaves) continue
        if (eta < (last.get(imo) ?? -Infinity) || etd < eta) wrong.push(`${service.code} ${round} ${port}`)
        last.set(imo, etd)
      }
    }
  }
  return wrong
}

const sumIn = (currency: string, amounts: readonly Money[]): Big =>
  amounts.filter((one) => one.currency === currency).reduce((sum, one) => sum.plus(one.amount), new Big(0))

/**
 * Where the money of an order does not balance: what was quoted and added = what is due + credited, and what was paid = what
 * arrived. Orders with coupons, and those settled in one currency, have suites of their own.
 */
export function wrongOrder(deps: Deps, order: OrderRow): string[] {
  const { no, lanes, payers, adjustments = [], credits = [], coupons = [], receipts, released = [], settled } = order
  if (!receipts || coupons.length > 0 || settled || GONE.has(order.status)) return []
  const quoted = lanes.flatMap(({ charges }) =>
    charges.filter((line) => line.state === 'QUOTED' && line.group !== 'CONDITIONAL' && isOurs(payers, line)),
  )
  const added = adjustments.filter(({ status }) => status === 'APPROVED').map(({ amount }) => amount)
  const arrived = deps.rows.payments.of('orderId', order.id).filter(({ status }) => status === 'CONFIRMED')
  const parts = arrived.flatMap(({ parts: some = [] }) => some)
  const dues = duesOf(deps, order)
  const wrong: string[] = []
  for (const currency of new Set([...quoted, ...added, ...dues, ...receipts].map((one) => one.currency))) {
    const cost = sumIn(currency, [...quoted, ...added])
    const due = sumIn(currency, dues).plus(
      sumIn(
        currency,
        credits.map(({ amount }) => amount),
      ),
    )
    if (!cost.eq(due)) wrong.push(`${no} ${currency}: costs ${cost.toFixed(2)}, asks ${due.toFixed(2)}`)
    const paid = sumIn(currency, [...receipts, ...released])
    if (!paid.eq(sumIn(currency, parts)))
      wrong.push(`${no} ${currency}: paid ${paid.toFixed(2)}, arrived ${sumIn(currency, parts).toFixed(2)}`)
    if (order.status === 'REVIEWED' && paid.lt(sumIn(currency, dues))) wrong.push(`${no} ${currency}: ended unpaid`)
  }
  return wrong
}

/** Listings of which more is booked than there is. */
export const oversold = (deps: Deps): string[] =>
  deps.rows.listings.all().flatMap((listing) => {
    const held = heldOf(deps, listing.id)
    const left = availableNow(deps, listing)
    const isWrong = ({ isoCode, qty }: { isoCode?: string | undefined; qty: number }) =>
      left.some((one) => one.qty < 0) || qty > (listing.body?.stock.find((one) => one.isoCode === isoCode)?.qty ?? 0)
    return held.some(isWrong) ? [listing.no] : []
  })

/** Agreements of which more is called off than was agreed. */
export const overdrawn = (deps: Deps): string[] =>
  deps.rows.agreements
    .all()
    .filter((one) => [...standingOf(deps, one).quantities.values()].flat().some((quantity) => restOf(quantity) < 0))
    .map(({ no }) => no)

/** Whether more of a tender's containers is given than it asked for. */
export function isGivenTwice({ body, award }: TenderRow): boolean {
  const given = (award?.winners ?? []).filter(({ status }) => status === 'WAITING' || status === 'CONFIRMED')
  return (body?.lanes ?? []).some(({ laneNo, boxes }) => {
    const parts = given.flatMap(({ lanes }) => lanes.filter((one) => one.laneNo === laneNo)).flatMap((one) => one.boxes)
    const total = (some: readonly { qty: number }[]) => some.reduce((sum, { qty }) => sum + qty, 0)
    return boxes.length > 0 && total(parts) > total(boxes)
  })
}

/** Rows to which something happened after what they say was their last change: recent activity would not look at them. */
export function changedLate({ rows }: Deps): string[] {
  const isLate = (updatedAt: string, times: readonly (string | undefined)[]) =>
    times.some((at) => at !== undefined && at > updatedAt)
  const won = (bid: BidRow) =>
    (rows.tenders.get(bid.tenderId)?.award?.winners ?? []).flatMap(({ bidId, awardedAt }) =>
      bidId === bid.id ? [awardedAt] : [],
    )
  return [
    ...rows.tenders.all(({ updatedAt, publishAt, award }) => isLate(updatedAt, [publishAt, award?.awardedAt])),
    ...rows.orders.all(({ updatedAt, events }) =>
      isLate(
        updatedAt,
        events.map(({ at }) => at),
      ),
    ),
    ...rows.bids.all((bid) => isLate(bid.updatedAt, [...bid.history.map((one) => one.submittedAt), ...won(bid)])),
  ].map(({ no }) => no)
}
