import { isPerBox } from './values.ts'
import { Big } from 'big.js'
import { roundMoney, type Currency, type Money, type RateTable } from '../../money.ts'
import type { Boxes, TenderLane } from '../tender/draft.ts'
import type { AwardedLane } from '../tender/award/schemas.ts'
import { allInOf, priceLines } from './calc.ts'
import { isPriced } from './priced.ts'
import { boxCount, partOf } from './quantity.ts'
import type { BidLane, ChargeInput, ChargeLine } from './schemas.ts'

/** Anything with containers. */
type Boxed = Pick<TenderLane, 'boxes' | 'blCount' | 'plannedBookings'>

/** The part of the demand that a bid's lane offers. */
export function offered<Asked extends Boxed>(lane: Pick<BidLane, 'offeredBoxes'>, asked: Asked): Asked {
  return lane.offeredBoxes ? partOf(asked, lane.offeredBoxes) : asked
}

/** Containers summed by type, without empty types, sorted by code. */
export function sameTypesTogether(boxes: readonly Boxes[]): Boxes[] {
  const byType = new Map<string, number>()
  for (const { isoCode, qty } of boxes) byType.set(isoCode, (byType.get(isoCode) ?? 0) + qty)
  return [...byType]
    .filter(([, qty]) => qty > 0)
    .map(([isoCode, qty]) => ({ isoCode, qty }))
    .toSorted((a, b) => a.isoCode.localeCompare(b.isoCode))
}

/** A part of a contract lane has its share of the planned bookings, one at least; else each part is one shipment. */
function ofBookings(line: ChargeInput, offer: Boxed, part: readonly Boxes[]): ChargeInput {
  const of = boxCount(offer)
  if (!offer.plannedBookings || of === 0 || (line.basis !== 'PER_BL' && line.basis !== 'PER_SHIPMENT')) return line
  const bookings = Math.max(1, Math.ceil((offer.plannedBookings * boxCount({ boxes: [...part] })) / of))
  return { ...line, qty: new Big(line.qty).times(bookings).div(offer.plannedBookings).round(6).toFixed() }
}

/** A part has its share of the bills of lading that the tender names, one at least. */
function ofBls(line: ChargeInput, asked: Boxed, part: readonly Boxes[]): ChargeInput {
  const { blCount } = partOf(asked, [...part])
  return blCount === undefined || line.basis !== 'PER_BL' || !isPriced(line) ? line : { ...line, qty: String(blCount) }
}

/**
 * Lines of a lane for a part of its containers: per-container lines for the containers of the part, proportionally if
 * the bidder counted differently; per-shipment and percentage lines stay, because each part has its own, as per-B/L
 * lines do if the tender does not say how many there are. The
 * whole offer yields the lines unchanged, to avoid rounding differences.
 */
function linesForBoxes(lane: BidLane, asked: Boxed, part: readonly Boxes[]): ChargeInput[] {
  const offer = offered(lane, asked)
  return lane.charges.flatMap((line): ChargeInput[] => {
    if (!isPerBox(line.basis)) return [ofBls(ofBookings(line, offer, part), asked, part)]
    const of = boxCount(offer, line.isoCode)
    const taken = boxCount({ boxes: [...part] }, line.isoCode)
    if (of === 0 || taken === of) return [line]
    if (taken === 0) return []
    const qty = new Big(line.qty).times(taken).div(of)
    return [{ ...line, qty: qty.round(6, Big.roundHalfUp).toFixed() }]
  })
}

/** Tender data used for calculating prices. */
export interface Pricing {
  compareCurrency: Currency
  rates: RateTable
  cargo: { value?: Money | undefined }
}

/** Priced lines of a bid's lane for a part of its containers. */
export function partLines(lane: BidLane, asked: TenderLane, part: readonly Boxes[], pricing: Pricing): ChargeLine[] {
  return priceLines(linesForBoxes(lane, asked, part), pricing.rates, pricing.cargo.value)
}

/** Price of a share of a bid: sum over its lanes of the all-in for their containers, or of the lines that count. */
export function priceOfShare(
  lanes: readonly BidLane[],
  parts: readonly AwardedLane[],
  asked: readonly TenderLane[],
  pricing: Pricing,
  counts: (line: ChargeLine) => boolean = () => true,
): Money {
  const currency = pricing.compareCurrency
  const sum = parts.reduce((total, part) => {
    const lane = lanes.find((one) => one.laneNo === part.laneNo && !one.noQuote)
    const wanted = asked.find((one) => one.laneNo === part.laneNo)
    if (!lane || !wanted) return total
    const lines = partLines(lane, wanted, part.boxes, pricing).filter(counts)
    return total.plus(allInOf(lines, currency, pricing.rates).amount)
  }, new Big(0))
  return { amount: roundMoney(sum, currency), currency }
}

/** TEU offered on a bid's lane, `factor` by ISO code. */
export function offeredTeu(lane: BidLane, asked: TenderLane, factor: (isoCode: string) => number): number {
  return offered(lane, asked).boxes.reduce((sum, box) => sum + factor(box.isoCode) * box.qty, 0)
}

/** True if a lane offers fewer containers than requested. */
export function isPartial(lane: Pick<BidLane, 'offeredBoxes'>, asked: Boxed): boolean {
  return lane.offeredBoxes !== undefined && boxCount({ boxes: lane.offeredBoxes }) < boxCount(asked)
}
