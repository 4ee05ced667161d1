import type { BidStatus } from '@/contract/trade/bid/values.ts'
import type { Caller, Deps } from '../../deps.ts'
import { sentOn } from '../../trade/bid/sentBids.ts'
import type { TenderRow } from '../../tradeRows.ts'

const WON: readonly BidStatus[] = ['AWARDED', 'CONFIRMED']

/** For a tender the number of others on a lane of it that the caller quoted on, and won. */
export function laneExperience(deps: Deps, caller: Caller | undefined, tender: TenderRow) {
  if (!caller || tender.companyId === caller.companyId) return {}
  const alike = [...sentOn(deps, caller, tender.body?.lanes ?? [])].filter(
    ({ tenderId, status }) => tenderId !== tender.id && status !== 'WITHDRAWN',
  )
  if (alike.length === 0) return {}
  return { experience: { quoted: alike.length, won: alike.filter(({ status }) => WON.includes(status)).length } }
}
