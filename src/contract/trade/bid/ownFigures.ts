import { Big } from 'big.js'
import { convert, roundMoney, type Currency, type RateTable } from '../../money.ts'
import type { Boxes } from '../tender/draft.ts'
import type { OwnEstimate } from '../tender/evaluation/schemas.ts'
import type { TransportMode } from '../tender/values.ts'
import { lockedQty, partOf, type Demand } from './quantity.ts'

/** What the buyer's own figures say of an open charge. */
export interface OwnPart {
  /** In the compare currency, rounded. */
  amount: Big
  /** Containers that no figure is about. */
  left: Boxes[]
}

/** An open charge of a lane, with the containers without a price. */
interface OpenCharge {
  code: string
  laneNo: number
  boxes: readonly Boxes[]
}

type Asked = Omit<Demand, 'mode'>

interface FigureFrame {
  currency: Currency
  rates: RateTable
  mode: TransportMode
  own?: readonly OwnEstimate[] | undefined
}

/** A figure for one lane goes before one for all, then one for a container type before one for all types. */
const narrowness = ({ laneNo, isoCode }: OwnEstimate): number =>
  (laneNo === undefined ? 0 : 2) + (isoCode === undefined ? 0 : 1)

/** Cost of an open charge by the buyer's own figures; undefined if none is about it. TRADE.md 1.2, point 1. */
export function ownPart(gap: OpenCharge, asked: Asked, frame: FigureFrame): OwnPart | undefined {
  const figures = (frame.own ?? [])
    .filter(({ code, laneNo }) => code === gap.code && (laneNo === undefined || laneNo === gap.laneNo))
    .toSorted((a, b) => narrowness(b) - narrowness(a))
  const byFigure = new Map<OwnEstimate, Boxes[]>()
  const left: Boxes[] = []
  for (const box of gap.boxes) {
    const figure = figures.find(({ isoCode }) => isoCode === undefined || isoCode === box.isoCode)
    if (figure) byFigure.set(figure, [...(byFigure.get(figure) ?? []), box])
    else left.push(box)
  }
  const whole = figures.find(({ isoCode, basis }) => isoCode === undefined && basis !== 'PER_CONTAINER')
  if (gap.boxes.length === 0 && whole) byFigure.set(whole, [])
  if (byFigure.size === 0) return undefined
  const amounts = [...byFigure].flatMap(([figure, boxes]) => amountsOf(figure, boxes, asked, frame))
  return { amount: amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)), left }
}

/** One amount a container type, as a quote has its lines, or one for all. */
function amountsOf(
  { basis, unitPrice, currency }: OwnEstimate,
  boxes: Boxes[],
  asked: Asked,
  frame: FigureFrame,
): string[] {
  const parts = basis === 'PER_CONTAINER' ? boxes.map((box) => [box]) : [boxes]
  return parts.map((part) => {
    const demand = { ...partOf(asked, part), mode: frame.mode }
    const price = new Big(unitPrice).times(lockedQty({ basis }, demand))
    return roundMoney(convert(price, currency, frame.currency, frame.rates), frame.currency)
  })
}
