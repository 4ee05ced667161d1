import { Big } from 'big.js'
import { convert, roundMoney, type Currency, type RateTable } from '../../../money.ts'
import { lineCost } from '../../../trade/bid/lineCost.ts'
import { saidOf } from '../quoted.ts'
import type { OrderDetail, OrderLane } from '../schemas.ts'
import { clockOf } from './clock.ts'
import { agreedClocks, hasDayRate, unitRate } from './rates.ts'
import type { BoxDays, ChargeBasis, ChargeVerdict } from './schemas.ts'
import { CLOCK_DAYS, type Clock, type NoRateReason } from './values.ts'

/** A charge that is claimed, and what it stands on. */
export interface Claim {
  code: string
  basis?: ChargeBasis | undefined
}

/** What decides what was agreed: the quoted lanes, and the rates with which they were compared. */
export interface Agreeing extends Pick<OrderDetail, 'source' | 'lanes'> {
  currency: Currency
  rates: RateTable
}

/** One clock of one container of a claim, with its days and its cost in the currency of its rate. */
export interface ClaimPart {
  box: BoxDays
  code: string
  from: string
  to: string
  used: number
  free: number
  over: number
  cost: string
  currency: Currency
}

/** What was agreed about a claim; EXPECTED in the order's currency, with its parts if it is counted in days. */
export type Agreed =
  | { kind: 'EXPECTED'; amount: string; parts: ClaimPart[] }
  | { kind: 'VOUCHER' }
  | { kind: 'NO_RATE'; reason: NoRateReason }

const NO_DAYS: Record<Clock, NoRateReason> = {
  DEM: 'NO_DEM_DAYS',
  DET: 'NO_DET_DAYS',
  COMBINED: 'NO_COMBINED_DAYS',
}
const noRate = (reason: NoRateReason): Agreed => ({ kind: 'NO_RATE', reason })

/** The parts of a container, or why they cannot be calculated. */
function partsOf(box: BoxDays, { code, basis }: Claim, lane: OrderLane): ClaimPart[] | NoRateReason {
  const clocks = agreedClocks(code, lane, { isoCode: box.isoCode, both: basis?.both })
  if (!clocks) return 'NOT_QUOTED'
  const parts: ClaimPart[] = []
  for (const { clock, code: of, terms, currency } of clocks) {
    const { [CLOCK_DAYS[clock].from]: from, [CLOCK_DAYS[clock].to]: to } = box
    if (from === undefined || to === undefined) return NO_DAYS[clock]
    const { used, over, cost } = clockOf(from, to, terms)
    parts.push({ box, code: of, from, to, used, free: terms.free, over, cost: cost.toFixed(), currency })
  }
  return parts
}

/** Money of several currencies in the order's, rounded once. */
function sumIn(parts: readonly Pick<ClaimPart, 'cost' | 'currency'>[], { currency, rates }: Agreeing): string {
  const sum = parts.reduce((total, part) => total.plus(convert(part.cost, part.currency, currency, rates)), new Big(0))
  return roundMoney(sum, currency)
}

function byDays(claim: Claim, lane: OrderLane, order: Agreeing): Agreed {
  const boxes = claim.basis?.boxes ?? []
  if (boxes.length === 0) {
    const [first] = lane.boxes.flatMap(({ isoCode }) => agreedClocks(claim.code, lane, { isoCode }) ?? [])
    return noRate(first ? NO_DAYS[first.clock] : 'NOT_QUOTED')
  }
  const parts: ClaimPart[] = []
  for (const box of boxes) {
    const found = partsOf(box, claim, lane)
    if (typeof found === 'string') return noRate(found)
    parts.push(...found)
  }
  return { kind: 'EXPECTED', amount: sumIn(parts, order), parts }
}

function onLane(claim: Claim, lane: OrderLane, order: Agreeing): Agreed {
  if (hasDayRate(claim.code, lane)) return byDays(claim, lane, order)
  const line = unitRate(claim.code, lane)
  if (line) {
    const quantity = claim.basis?.quantity
    if (quantity === undefined) return noRate('NO_QUANTITY')
    const cost = lineCost({ ...line, qty: quantity }).cost.toFixed()
    return { kind: 'EXPECTED', amount: sumIn([{ cost, currency: line.currency }], order), parts: [] }
  }
  const said = saidOf(claim.code, { source: order.source, lanes: [lane] }).flatMap((one) => one.said)
  return said.length > 0 && said.every(({ kind }) => kind === 'AT_COST') ? { kind: 'VOUCHER' } : noRate('NOT_QUOTED')
}

/** What was agreed about a claim; of one without a lane, of the first lane that knows anything. Orders of listings agree on nothing. */
export function agreedOn(claim: Claim, order: Agreeing): Agreed {
  if (order.source === 'LISTING') return noRate('NOT_QUOTED')
  const lanes = order.lanes.filter(({ laneNo }) => claim.basis === undefined || laneNo === claim.basis.laneNo)
  const all = lanes.map((lane) => onLane(claim, lane, order))
  return all.find((one) => one.kind !== 'NO_RATE' || one.reason !== 'NOT_QUOTED') ?? noRate('NOT_QUOTED')
}

/** How much of a claim is above what was agreed, in its currency; negative if it is below. */
export const aboveBy = (claimed: string, expected: string): Big => new Big(claimed).minus(expected)

/** The verdict of a claimed amount in the order's currency. TRADE part 6. */
export function verdictOf(claimed: string, agreed: Agreed): ChargeVerdict {
  if (agreed.kind === 'NO_RATE') return { verdict: 'NO_RATE', reason: agreed.reason }
  if (agreed.kind === 'VOUCHER') return { verdict: 'VOUCHER' }
  const above = aboveBy(claimed, agreed.amount)
  return { verdict: above.eq(0) ? 'MATCH' : above.gt(0) ? 'ABOVE' : 'BELOW', expected: agreed.amount }
}
