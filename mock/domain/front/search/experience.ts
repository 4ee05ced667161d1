import type { BidStatus } from '@/contract/trade/bid/values.ts'
import type { Caller, Deps } from '../../deps.ts'
import type { TenderRow } from '../../tradeRows.ts'

const WON: readonly BidStatus[] = ['AWARDED', 'CONFIRMED']

const lanesOf = (tender: TenderRow | undefined): string[] =>
  (tender?.body?.lanes ?? []).map(({ pol, pod }) => `${pol}${pod ?? ''}`)

/** Number of other tenders on a lane of this one that the caller quoted on, and won. */
export function laneExperience(deps: Deps, caller: Caller | undefined) {
  const bids = caller
    ? deps.rows.bids.all(
        ({ companyId, status }) => companyId === caller.companyId && status !== 'DRAFT' && status !== 'WITHDRAWN',
      )
    : []
  const past = bids.map((bid) => ({ ...bid, lanes: lanesOf(deps.rows.tenders.get(bid.tenderId)) }))
  return (tender: TenderRow): { experience?: { quoted: number; won: number } } => {
    if (tender.companyId === caller?.companyId) return {}
    const lanes = new Set(lanesOf(tender))
    const alike = past.filter((bid) => bid.tenderId !== tender.id && bid.lanes.some((lane) => lanes.has(lane)))
    if (alike.length === 0) return {}
    return { experience: { quoted: alike.length, won: alike.filter(({ status }) => WON.includes(status)).length } }
  }
}
