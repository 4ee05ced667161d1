import type { BidStatus } from '@/contract/trade/bid/values.ts'
import type { Caller, Deps } from '../../deps.ts'
import { ofRow } from '../../../store/derived.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'

const WON: readonly BidStatus[] = ['AWARDED', 'CONFIRMED']

const lanesOf = ofRow((tender: TenderRow): string[] => [
  ...new Set((tender.body?.lanes ?? []).map(({ pol, pod }) => `${pol}${pod ?? ''}`)),
])

/** Number of other tenders on a lane of this one that the caller quoted on, and won. */
export function laneExperience(deps: Deps, caller: Caller | undefined) {
  const bids = caller
    ? deps.rows.bids
        .of('companyId', caller.companyId)
        .filter(({ status }) => status !== 'DRAFT' && status !== 'WITHDRAWN')
    : []
  const byLane = new Map<string, BidRow[]>()
  for (const bid of bids) {
    const tender = deps.rows.tenders.get(bid.tenderId)
    for (const lane of tender ? lanesOf(tender) : []) {
      const known = byLane.get(lane)
      if (known) known.push(bid)
      else byLane.set(lane, [bid])
    }
  }
  return (tender: TenderRow): { experience?: { quoted: number; won: number } } => {
    if (tender.companyId === caller?.companyId) return {}
    const onLanes = new Set(lanesOf(tender).flatMap((lane) => byLane.get(lane) ?? []))
    const alike = [...onLanes].filter((bid) => bid.tenderId !== tender.id)
    if (alike.length === 0) return {}
    return { experience: { quoted: alike.length, won: alike.filter(({ status }) => WON.includes(status)).length } }
  }
}
