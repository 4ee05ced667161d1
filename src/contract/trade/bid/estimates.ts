import { Big } from 'big.js'
import { convert, roundMoney, type Currency, type RateTable } from '../../money.ts'
import type { Boxes, TenderLane } from '../tender/draft.ts'
import type { OwnEstimate } from '../tender/evaluation/schemas.ts'
import type { TransportMode } from '../tender/values.ts'
import { bidderCost } from './bidderFigures.ts'
import { inCurrency } from './calc.ts'
import { boxCount } from './quantity.ts'
import { median } from './compareCells.ts'
import { isStanding } from './lifecycle.ts'
import { ownPart } from './ownFigures.ts'
import { isBinding, isPriced } from './priced.ts'
import { offered, sameTypesTogether } from './share.ts'
import { isAllInGroup, type ChargeGroup, type EstimateSource } from './values.ts'
import type { BidLaneView, ChargeLine, ReceivedBid } from './schemas.ts'

/** A charge of a lane for which a bid gives no binding price: excluded, at cost, or required and left blank. */
interface Gap {
  laneNo: number
  code: string
  group: ChargeGroup
  /** Containers without a price; empty for cargo that is not counted in containers. */
  boxes: readonly Boxes[]
  /** What the bid says of the charge without promising a price. */
  said: readonly ChargeLine[]
  /** Bills of lading of this bid's containers, if the tender says how many there are. */
  bls?: string
}

/** What such a charge will cost by the buyer's own figure or the prices of the others; no amount if there is neither. */
export interface Estimate {
  laneNo: number
  code: string
  group: ChargeGroup
  /** In the compare currency, rounded. */
  amount?: string
  source?: EstimateSource
  /** Number of containers without a price. */
  boxes: number
}

/** Data for estimating. */
export interface EstimateFrame {
  currency: Currency
  rates: RateTable
  requiredCharges: readonly string[]
  mode: TransportMode
  /** The tender's lanes in view. */
  lanes: readonly TenderLane[]
  /** The buyer's own figures. */
  own?: readonly OwnEstimate[] | undefined
}

const quotedLane = (bid: ReceivedBid, laneNo: number): BidLaneView | undefined =>
  bid.lanes.find((lane) => lane.laneNo === laneNo && !lane.noQuote)

/**
 * Estimates for the charges of the all-in price that a bid leaves open, by the buyer's own figure or the median of the
 * other enterprises, so that a bid does not look cheap for what it leaves out. TRADE.md 1.2.
 */
export function estimatesOf(bid: ReceivedBid, all: readonly ReceivedBid[], frame: EstimateFrame): Estimate[] {
  const others = all.filter((other) => other.bidder.id !== bid.bidder.id && isStanding(other.status))
  return frame.lanes.flatMap((asked) => {
    const lane = quotedLane(bid, asked.laneNo)
    return lane ? gapsOf(lane, asked, others, frame).map((gap) => estimated(gap, asked, others, frame)) : []
  })
}

function gapsOf(lane: BidLaneView, asked: TenderLane, others: readonly ReceivedBid[], frame: EstimateFrame): Gap[] {
  const { requiredCharges: required } = frame
  const offer = offered(lane, asked)
  const boxes = sameTypesTogether(offer.boxes)
  const open = lane.charges.filter((line) => !isBinding(line)).map(({ code }) => code)
  return [...new Set([...required, ...open])].flatMap((code): Gap[] => {
    const lines = lane.charges.filter((line) => line.code === code)
    const group = lines[0]?.group ?? groupElsewhere(code, others)
    if (!isAllInGroup(group)) return []
    const bls = offer.blCount === undefined ? {} : { bls: String(offer.blCount) }
    const said = lines.filter((line) => !isBinding(line))
    const gap = { laneNo: lane.laneNo, code, group, said, ...bls }
    const whole = lines.find((line) => line.isoCode === undefined)
    if (whole) return isBinding(whole) ? [] : [{ ...gap, boxes }]
    if (boxes.length === 0) return lines.some(isBinding) ? [] : [{ ...gap, boxes }]
    const left = boxes.filter(({ isoCode }) => {
      const line = lines.find((one) => one.isoCode === isoCode)
      return line ? !isBinding(line) : required.includes(code)
    })
    return left.length > 0 ? [{ ...gap, boxes: left }] : []
  })
}

/** The group in which others name a charge; freight if nobody does. */
function groupElsewhere(code: string, others: readonly ReceivedBid[]): ChargeGroup {
  const lines = others.flatMap((other) => other.lanes.flatMap((lane) => lane.charges))
  return lines.find((line) => line.code === code)?.group ?? 'FREIGHT'
}

/** The buyer's own figures first; what they are not about at the median. */
function estimated(gap: Gap, asked: TenderLane, others: readonly ReceivedBid[], frame: EstimateFrame): Estimate {
  const { laneNo, code, group } = gap
  const open = { laneNo, code, group, boxes: boxCount({ boxes: [...gap.boxes] }) }
  const own = ownPart(gap, asked, frame)
  if (own?.left.length === 0) return { ...open, amount: roundMoney(own.amount, frame.currency), source: 'OWN' }
  const rest = costOf(own ? { ...gap, boxes: own.left } : gap, !own, asked, others, frame)
  if (!rest) return open
  const amount = roundMoney(rest.amount.plus(own?.amount ?? 0), frame.currency)
  return { ...open, amount, source: !own ? rest.source : rest.source === 'MEDIAN' ? 'BOTH' : 'MIXED' }
}

/** A cost and where it comes from. */
interface Cost {
  amount: Big
  source: 'MEDIAN' | 'BIDDER' | 'MIXED'
}

/** The greater of the median of the others and the bidder's own figure; that alone if nobody has a price. TRADE.md 1.2. */
function greater(middle: Big | undefined, bidder: Big | undefined): Cost | undefined {
  if (bidder && !(middle && middle.gte(bidder))) return { amount: bidder, source: 'BIDDER' }
  return middle && { amount: middle, source: 'MEDIAN' }
}

/**
 * Cost of open containers by the prices of the others and the bidder's own figure: by container type, or of the whole
 * amounts where one of them counts differently.
 */
function costOf(
  gap: Gap,
  isWhole: boolean,
  asked: TenderLane,
  others: readonly ReceivedBid[],
  frame: EstimateFrame,
): Cost | undefined {
  const { currency } = frame
  const rounded = (price: Big | undefined) => price && new Big(roundMoney(price, currency))
  const flat = (other: ReceivedBid) => flatPrice(gap, other, frame)
  const mine = (boxes: readonly Boxes[], whole: boolean) =>
    bidderCost(gap.said, { boxes, isWhole: whole }, asked, frame)
  if (gap.boxes.length === 0 || others.some((other) => flat(other) !== undefined)) {
    const middle = medianOf(others, (other) => flat(other) ?? boxesPrice(gap, gap.boxes, other, frame))
    return greater(rounded(middle), mine(gap.boxes, isWhole))
  }
  const medians = gap.boxes.map((box) => rounded(medianOf(others, (other) => boxesPrice(gap, [box], other, frame))))
  const bidders = gap.boxes.map((box) => mine([box], false))
  if (bidders.every((one) => one === undefined)) {
    const isPricedByAll = medians.every((one) => one !== undefined)
    return greater(isPricedByAll ? sumUp(medians) : undefined, mine(gap.boxes, isWhole))
  }
  const costs = medians.flatMap((middle, index) => greater(middle, bidders[index]) ?? [])
  if (costs.length < gap.boxes.length) return undefined
  const sources = new Set(costs.map(({ source }) => source))
  const [source = 'MEDIAN'] = sources
  return { amount: sumUp(costs.map(({ amount }) => amount)), source: sources.size > 1 ? 'MIXED' : source }
}

const sumUp = (amounts: readonly (Big | undefined)[]): Big =>
  amounts.reduce<Big>((sum, amount) => sum.plus(amount ?? 0), new Big(0))

/** Median over the enterprises, each with its cheapest alternative. */
function medianOf(others: readonly ReceivedBid[], priceOf: (other: ReceivedBid) => Big | undefined): Big | undefined {
  const cheapest = new Map<string, Big>()
  for (const other of others) {
    const price = priceOf(other)
    const known = cheapest.get(other.bidder.id)
    if (price && (!known || price.lt(known))) cheapest.set(other.bidder.id, price)
  }
  return median([...cheapest.values()].map((price) => price.toFixed()))
}

/** What a line costs another bid: by its own quantity, but bills of lading as many as that bid has. */
const amountFor = ({ bls }: Gap, line: ChargeLine): string =>
  line.basis === 'PER_BL' && bls !== undefined ? new Big(line.unitPrice).times(bls).toFixed() : line.amount

/** Amount of a charge that is not counted by containers. */
function flatPrice(gap: Gap, other: ReceivedBid, frame: EstimateFrame): Big | undefined {
  const sum = (quotedLane(other, gap.laneNo)?.charges ?? [])
    .filter((line) => line.code === gap.code && isPriced(line) && line.basis !== 'PER_CONTAINER')
    .reduce(
      (total, line) => total.plus(inCurrency(amountFor(gap, line), line.currency, frame.currency, frame.rates)),
      new Big(0),
    )
  return sum.gt(0) ? sum : undefined
}

/** Price of these containers at another bid's price for each type; undefined unless it prices all of them. */
function boxesPrice(
  gap: Gap,
  boxes: readonly Boxes[],
  other: ReceivedBid,
  { currency, rates }: EstimateFrame,
): Big | undefined {
  let sum = new Big(0)
  for (const { isoCode, qty } of boxes) {
    const line = quotedLane(other, gap.laneNo)?.charges.find(
      (one) =>
        one.code === gap.code &&
        one.state === 'QUOTED' &&
        one.basis === 'PER_CONTAINER' &&
        (one.isoCode === undefined || one.isoCode === isoCode),
    )
    if (!line || !new Big(line.unitPrice).gt(0)) return undefined
    sum = sum.plus(convert(new Big(line.unitPrice).times(qty), line.currency, currency, rates))
  }
  return sum.gt(0) ? sum : undefined
}
