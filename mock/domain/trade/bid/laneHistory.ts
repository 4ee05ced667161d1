import type { BidLaneView, PastBid } from '@/contract/trade/bid/schemas.ts'
import { inCurrency } from '@/contract/trade/bid/calc.ts'
import type { LaneHistory, LaneHistoryQuery } from '@/contract/trade/bid/record/schemas.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { Caller, Deps } from '../../deps.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { tenderOf } from './view.ts'

type Point = LaneHistory['points'][number]
const MAX_POINTS = 60

/**
 * The caller's prices per container on a lane in every submitted version, oldest first; the newest {@link MAX_POINTS}.
 */
export function laneHistory(deps: Deps, { pol, pod }: LaneHistoryQuery, caller: Caller): LaneHistory {
  const points = deps.rows.bids
    .within({ companyId: caller.companyId })
    .all((bid) => bid.submittedAt !== undefined)
    .flatMap((bid) => {
      const tender = tenderOf(deps, bid)
      const asked = (tender.body?.lanes ?? []).filter((lane) => lane.pol === pol && lane.pod === pod)
      return asked.flatMap((lane) => versionsOf(bid).flatMap((version) => pointsOf(tender, bid, lane, version)))
    })
    .toSorted((a, b) => a.submittedAt.localeCompare(b.submittedAt) || a.isoCode.localeCompare(b.isoCode))
  return { points: points.slice(-MAX_POINTS) }
}

type Version = Pick<PastBid, 'version' | 'submittedAt'> & { lanes?: BidLaneView[] | undefined }

function versionsOf({ version, submittedAt, body, history }: BidRow): Version[] {
  return [...(submittedAt && body ? [{ version, submittedAt, lanes: body.lanes }] : []), ...history]
}

function pointsOf(tender: TenderRow, bid: BidRow, asked: TenderLane, sent: Version): Point[] {
  const main = tender.body && MAIN_CHARGE[tender.body.mode]
  const lane = sent.lanes?.find((one) => one.laneNo === asked.laneNo && !one.noQuote)
  const won = sent.version === bid.version && (bid.status === 'AWARDED' || bid.status === 'CONFIRMED')
  return (lane?.charges ?? []).flatMap((line): Point[] => {
    if (line.code !== main || line.state !== 'QUOTED' || line.basis !== 'PER_CONTAINER') return []
    const { currency, unitPrice } = line
    // A line for all containers is the price of each requested type.
    const types = line.isoCode ? [line.isoCode] : asked.boxes.map((box) => box.isoCode)
    return types.map((isoCode) => ({
      submittedAt: sent.submittedAt,
      tenderNo: tender.no,
      version: sent.version,
      isoCode,
      price: { amount: unitPrice, currency },
      usd: inCurrency(unitPrice, currency, 'USD', tender.rates),
      won,
    }))
  })
}
