import type { Problem } from '../../problem.ts'
import type { FreeTime, Tier } from '../../trade/bid/carriage/schemas.ts'
import { tiersOf } from '../../trade/bid/carriage/tiers.ts'
import { typesOf } from '../../trade/bid/coverage.ts'
import { isPriced } from '../../trade/bid/priced.ts'
import type { ChargeLine } from '../../trade/bid/schemas.ts'
import { isAllInGroup, type ChargeState } from '../../trade/bid/values.ts'
import type { OrderDetail, OrderLane } from './schemas.ts'

/** States by which a quote promises that a charge is never billed. TRADE.md 1.1. */
type Promised = Extract<ChargeState, 'INCLUDED' | 'NOT_APPLICABLE'>

/**
 * What a quote says of a charge. PRICED is part of the quoted price, RATE the price of what may arise, SILENT nothing at
 * all.
 */
export type SaidKind = Exclude<ChargeState, 'QUOTED'> | 'PRICED' | 'RATE' | 'AT_COST' | 'SILENT'

export interface Said {
  kind: SaidKind
  /** Of PRICED and RATE: the price and what it is for. */
  price?: Pick<ChargeLine, 'unitPrice' | 'currency' | 'basis' | 'minAmount' | 'breaks'>
  /** Of RATE: rates that change with the days, in the currency of the price. */
  tiers?: readonly Tier[]
  /** Container types that this is about; empty if it is about all of the lane. */
  boxes: string[]
}

/** What a quote says of a charge on lanes of which it says the same. */
export interface SaidOfLanes {
  laneNos: number[]
  said: Said[]
}

type Quoted = Pick<OrderDetail, 'source' | 'lanes'>

/** The line about a charge for each container type of a lane; a line for the type goes before one for all. */
function linesAbout(code: string, { boxes, charges }: OrderLane): { box?: string; line: ChargeLine | undefined }[] {
  const lines = charges.filter((line) => line.code === code)
  const whole = lines.find(({ isoCode }) => isoCode === undefined)
  return typesOf(boxes).map((box) =>
    box === undefined
      ? { line: whole ?? lines[0] }
      : { box, line: lines.find(({ isoCode }) => isoCode === box) ?? whole },
  )
}

/** Charges for which the day rate of the free time stands where a quote has no line. */
const BY_DAY_RATE: readonly string[] = ['DEM', 'DET']

/** Rates by day of the clock that a charge makes; the first of them as the price. */
function tiersFor(code: string, free: FreeTime): Omit<Said, 'boxes'> | undefined {
  const tiers = tiersOf(free, free.combinedDays !== undefined ? 'combined' : code === 'DEM' ? 'dem' : 'det')
  const [first] = tiers ?? []
  if (!tiers || !first || !free.tiers) return undefined
  const price = { unitPrice: first.rate, currency: free.tiers.currency, basis: 'PER_CONTAINER_DAY' as const }
  return { kind: 'RATE', price, tiers }
}

function saidBy(line: ChargeLine | undefined, code: string, { freeTime, boxes }: OrderLane): Omit<Said, 'boxes'> {
  const isByDay = BY_DAY_RATE.includes(code) && boxes.length > 0
  const byDay = isByDay && freeTime && (!line || isPriced(line)) ? tiersFor(code, freeTime) : undefined
  if (byDay) return byDay
  const rate = isByDay ? freeTime?.dayRate : undefined
  if (!line && rate)
    return {
      kind: 'RATE',
      price: { unitPrice: rate.amount, currency: rate.currency, basis: 'PER_CONTAINER_DAY' },
    }
  if (!line) return { kind: 'SILENT' }
  if (line.state !== 'QUOTED') return { kind: line.state }
  if (!isPriced(line)) return { kind: 'AT_COST' }
  const { unitPrice, currency, basis, minAmount, breaks } = line
  const price = { unitPrice, currency, basis, ...(minAmount && { minAmount }), ...(breaks && { breaks }) }
  return { kind: isAllInGroup(line.group) ? 'PRICED' : 'RATE', price }
}

function saidOfLane(code: string, lane: OrderLane): Said[] {
  const found = new Map<string, Said>()
  for (const { box, line } of linesAbout(code, lane)) {
    const said = saidBy(line, code, lane)
    const key = JSON.stringify(said)
    found.set(key, { ...said, boxes: [...(found.get(key)?.boxes ?? []), ...(box === undefined ? [] : [box])] })
  }
  const all = [...found.values()]
  return all.length === 1 ? all.map((one) => ({ ...one, boxes: [] })) : all
}

/**
 * What an order's accepted quote says of a charge, lanes with the same words together, in the order of the lanes; a call-off
 * has the lines of its award. Empty for an order of a listing, which answers no tender.
 */
export function saidOf(code: string, { source, lanes }: Quoted): SaidOfLanes[] {
  if (source === 'LISTING') return []
  const found = new Map<string, SaidOfLanes>()
  for (const lane of lanes) {
    const said = saidOfLane(code, lane)
    const key = JSON.stringify(said)
    found.set(key, { laneNos: [...(found.get(key)?.laneNos ?? []), lane.laneNo], said })
  }
  return [...found.values()]
}

const isPromise = (kind: SaidKind): kind is Promised => kind === 'INCLUDED' || kind === 'NOT_APPLICABLE'

/**
 * The state by which the quote promised that a charge is not billed: only if it did so for every lane and container type
 * of the order, because an addition does not say which lane it is for. The first lane's state where they differ.
 */
export function promisedAs(code: string, order: Quoted): Promised | undefined {
  const kinds = saidOf(code, order).flatMap(({ said }) => said.map(({ kind }) => kind))
  return kinds.every(isPromise) ? kinds[0] : undefined
}

/** A refusal of a promised charge with the name of its state in the reader's language. */
export function withStateName(problem: Problem, stateName: (state: Promised) => string): Problem {
  const state = problem.code === 'chargePromised' ? problem.params?.['state'] : undefined
  return state === 'INCLUDED' || state === 'NOT_APPLICABLE'
    ? { ...problem, params: { ...problem.params, state: stateName(state) } }
    : problem
}
