import type { BidStatus } from '@/contract/trade/bid/values.ts'
import type { Caller, Deps } from '../../deps.ts'
import { portsOf, sentOn } from '../../trade/bid/sentBids.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'

const WON: readonly BidStatus[] = ['AWARDED', 'CONFIRMED']

/** For a tender the number of others on a lane of it that the caller quoted on, and won. */
export function laneExperience(deps: Deps, caller: Caller | undefined, tender: TenderRow) {
  if (!caller || tender.companyId === caller.companyId) return {}
  const lanes = tender.body?.lanes ?? []
  const ports = new Set(lanes.map(portsOf))
  /** Of one from before the lanes were kept with it, those of its tender now. */
  const isOnLanes = ({ askedLanes, tenderId }: BidRow): boolean =>
    askedLanes !== undefined ||
    deps.rows.tenders.get(tenderId)?.body?.lanes.some((lane) => ports.has(portsOf(lane))) === true
  const alike = [...sentOn(deps, caller, lanes)].filter(
    (bid) => bid.tenderId !== tender.id && bid.status !== 'WITHDRAWN' && isOnLanes(bid),
  )
  if (alike.length === 0) return {}
  return { experience: { quoted: alike.length, won: alike.filter(({ status }) => WON.includes(status)).length } }
}
