import { levelOf, specialOf } from '../tender/demands/asked.ts'
import type { DemandLevels } from '../tender/demands/schemas.ts'
import { DEMANDS, VERDICTS, type Demand, type DemandLevel, type Verdict } from '../tender/demands/values.ts'
import type { Evaluation } from '../tender/evaluation/schemas.ts'
import type { Payers } from '../tender/payers/schemas.ts'
import type { Cargo, TenderLane } from '../tender/draft.ts'
import type { TransportMode } from '../tender/values.ts'
import { isBinding } from './priced.ts'
import type { BidLaneView, ReceivedBid } from './schemas.ts'

/** What a tender asks besides prices. */
export interface Asks {
  /** Sailings are picked by sea only. */
  mode?: TransportMode
  cargo?: Pick<Cargo, 'dg' | 'reefer' | 'oog'>
  demands?: DemandLevels | undefined
  /** What the publisher decided on the bids. */
  evaluation?: Pick<Evaluation, 'waivers' | 'estimates' | 'rankOn'> | undefined
  /** Who pays what; without it the publisher pays all. */
  payers?: Payers | undefined
}

/** How a bid meets one demand. */
export interface Judgement {
  demand: Demand
  level: DemandLevel
  verdict: Verdict
  /** Numbers of the lanes that do not pass. */
  lanes: number[]
  /** Why the publisher lets the bid fail it. */
  waived?: string
}

interface Lane {
  bid: Pick<ReceivedBid, 'validTo'>
  lane: BidLaneView
  asked: TenderLane
  required: readonly string[]
  asks: Asks
}
/** Undefined if the lane does not ask for it. */
type Judge = (of: Lane) => Verdict | undefined

const HALF_DAY_MS = 12 * 3_600_000
/** A day begins and ends half a day early or late: the zone of the port is not known here. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - HALF_DAY_MS
const endOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) + 3 * HALF_DAY_MS

function freeTime({ lane, asked }: Lane): Verdict | undefined {
  const { freeDaysWanted: wanted } = asked
  if (wanted === undefined) return undefined
  const { combinedDays, destDemDays, destDetDays } = lane.freeTime
  if (combinedDays !== undefined) return combinedDays >= wanted ? 'PASS' : 'FAIL'
  return destDemDays + destDetDays >= wanted ? 'WARN' : 'FAIL'
}

function validity({ bid: { validTo }, lane, asked }: Lane): Verdict {
  if (validTo < asked.etdFrom) return 'FAIL'
  const isCovered = lane.sailings.every(({ etd }) => Date.parse(etd) < endOf(validTo))
  return validTo >= asked.etdTo && isCovered ? 'PASS' : 'WARN'
}

function sailing({ lane, asked, asks: { mode } }: Lane): Verdict | undefined {
  if (mode !== 'FCL' && mode !== 'LCL') return undefined
  if (lane.sailings.length === 0) return 'WARN'
  const isInside = lane.sailings.some(({ etd }) => {
    const at = Date.parse(etd)
    return at >= startOf(asked.etdFrom) && at < endOf(asked.etdTo)
  })
  if (!isInside) return 'FAIL'
  return lane.spaceStatus === 'WAITLIST' ? 'WARN' : 'PASS'
}

/** A container type that is not offered is a part of the demand, not a failure. */
function equipment({ lane: { accepts, spaceStatus }, asks }: Lane): Verdict {
  if (accepts && specialOf(asks.cargo).some((kind) => !accepts.includes(kind))) return 'FAIL'
  return spaceStatus === 'SUBJECT' ? 'WARN' : 'PASS'
}

function charges({ lane, required }: Lane): Verdict {
  const isPromised = (code: string) => {
    const lines = lane.charges.filter((line) => line.code === code)
    return lines.length > 0 && lines.every(isBinding)
  }
  return required.every(isPromised) ? 'PASS' : 'FAIL'
}

const JUDGES: Record<Demand, Judge> = {
  direct: ({ lane, asked }) =>
    asked.directOnly ? (lane.direct && lane.via.length === 0 ? 'PASS' : 'FAIL') : undefined,
  transit: ({ lane, asked: { maxTransitDays: max } }) =>
    max === undefined ? undefined : lane.transitDays <= max ? 'PASS' : 'FAIL',
  freeTime,
  validity,
  sailing,
  equipment,
  charges,
}

/** How a bid meets the demands of the lanes in view that it quotes; the worst lane decides. TRADE.md 1.3. */
export function judgeBid(
  bid: Pick<ReceivedBid, 'id' | 'validTo' | 'lanes'>,
  wanted: readonly TenderLane[],
  required: readonly string[],
  asks: Asks,
): Judgement[] {
  const lanes = wanted.flatMap((asked): Lane[] => {
    const lane = bid.lanes.find((one) => one.laneNo === asked.laneNo && !one.noQuote)
    return lane ? [{ bid, lane, asked, required, asks }] : []
  })
  return DEMANDS.flatMap((demand): Judgement[] => {
    const said = lanes.flatMap((of) => {
      const verdict = JUDGES[demand](of)
      return verdict ? [{ laneNo: of.asked.laneNo, verdict }] : []
    })
    if (said.length === 0) return []
    const worst = VERDICTS.findLast((verdict) => said.some((one) => one.verdict === verdict)) ?? 'PASS'
    const open = said.filter(({ verdict }) => verdict !== 'PASS').map(({ laneNo }) => laneNo)
    const waiver = asks.evaluation?.waivers.find((one) => one.bidId === bid.id && one.demand === demand)
    const waived = worst === 'FAIL' && waiver ? { waived: waiver.note } : {}
    return [{ demand, level: levelOf(asks.demands, demand), verdict: worst, lanes: open, ...waived }]
  })
}

/** Whether this demand takes a bid out of the ranking. */
export const isFailed = ({ level, verdict, waived }: Judgement): boolean =>
  level === 'MUST' && verdict === 'FAIL' && waived === undefined

/** The demands for which a bid is out of the ranking. */
export const failedOf = (judged: readonly Judgement[]): Demand[] => judged.filter(isFailed).map(({ demand }) => demand)
