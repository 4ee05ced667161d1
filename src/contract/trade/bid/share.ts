import { isPerBox } from './values.ts'
import { Big } from 'big.js'
import { roundMoney, type Currency, type Money, type RateTable } from '../../money.ts'
import type { Boxes, TenderLane } from '../tender/draft.ts'
import type { AwardedLane } from '../tender/award/schemas.ts'
import { allInOf, boxCount, priceLines, type Demand } from './calc.ts'
import type { BidLane, ChargeInput, ChargeLine } from './schemas.ts'

/** What a lane of a bid offers to carry of what was asked. */
export function offered(lane: Pick<BidLane, 'offeredBoxes'>, asked: Demand): Demand {
  return lane.offeredBoxes ? { ...asked, boxes: lane.offeredBoxes } : asked
}

/** Boxes of each type, types with none left out, in the order of their codes. */
export function sameTypesTogether(boxes: readonly Boxes[]): Boxes[] {
  const byType = new Map<string, number>()
  for (const { isoCode, qty } of boxes) byType.set(isoCode, (byType.get(isoCode) ?? 0) + qty)
  return [...byType]
    .filter(([, qty]) => qty > 0)
    .map(([isoCode, qty]) => ({ isoCode, qty }))
    .toSorted((a, b) => a.isoCode.localeCompare(b.isoCode))
}

/**
 * The lines of a lane for a part of its boxes: lines by the box are taken for the boxes of the part, in proportion where the
 * bidder counted otherwise; lines by bill of lading, shipment or percent stay as they are, for each part has its own. The whole
 * of what was offered gives the lines unchanged, so that nothing moves by rounding.
 */
function linesForBoxes(lines: readonly ChargeInput[], offer: Demand, part: readonly Boxes[]): ChargeInput[] {
  return lines.flatMap((line): ChargeInput[] => {
    if (!isPerBox(line.basis)) return [line]
    const of = boxCount(offer, line.isoCode)
    const taken = boxCount({ boxes: [...part] }, line.isoCode)
    if (of === 0 || taken === of) return [line]
    if (taken === 0) return []
    const qty = new Big(line.qty).times(taken).div(of)
    return [{ ...line, qty: qty.round(6, Big.roundHalfUp).toFixed() }]
  })
}

/** What the prices of a tender are counted with. */
export interface Pricing {
  compareCurrency: Currency
  rates: RateTable
  cargo: { value?: Money | undefined }
}

/** The priced lines of a lane of a bid for a part of its boxes. */
export function partLines(lane: BidLane, asked: TenderLane, part: readonly Boxes[], pricing: Pricing): ChargeLine[] {
  return priceLines(linesForBoxes(lane.charges, offered(lane, asked), part), pricing.rates, pricing.cargo.value)
}

/** What a share of a bid costs: Σ of its lanes, each all-in of the lines for its boxes. */
export function priceOfShare(
  lanes: readonly BidLane[],
  parts: readonly AwardedLane[],
  asked: readonly TenderLane[],
  pricing: Pricing,
): Money {
  const currency = pricing.compareCurrency
  const sum = parts.reduce((total, part) => {
    const lane = lanes.find((one) => one.laneNo === part.laneNo && !one.noQuote)
    const wanted = asked.find((one) => one.laneNo === part.laneNo)
    if (!lane || !wanted) return total
    return total.plus(allInOf(partLines(lane, wanted, part.boxes, pricing), currency, pricing.rates).amount)
  }, new Big(0))
  return { amount: roundMoney(sum, currency), currency }
}

/** Twenty-foot equivalents that a lane of a bid offers, `factor` by ISO code. */
export function offeredTeu(lane: BidLane, asked: TenderLane, factor: (isoCode: string) => number): number {
  return offered(lane, asked).boxes.reduce((sum, box) => sum + factor(box.isoCode) * box.qty, 0)
}

/** True where a lane offers fewer boxes than are asked for. */
export function isPartial(lane: Pick<BidLane, 'offeredBoxes'>, asked: Demand): boolean {
  return lane.offeredBoxes !== undefined && boxCount({ boxes: lane.offeredBoxes }) < boxCount(asked)
}
