import type { BidStatus } from '@/contract/trade/bid/values.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { Caller, Deps } from '../../deps.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'

const WON: readonly BidStatus[] = ['AWARDED', 'CONFIRMED']

const lanesOf = ({ body }: TenderRow) => body?.lanes ?? []

/** Bids by port of loading and discharge; only on lanes of these tenders, a page of the many there are. */
class LaneBids {
  readonly #byPorts = new Map<string, Map<string, BidRow[]>>()

  constructor(tenders: readonly TenderRow[]) {
    for (const { pol, pod = '' } of tenders.flatMap(lanesOf)) {
      const byPod = this.#byPorts.get(pol) ?? new Map<string, BidRow[]>()
      this.#byPorts.set(pol, byPod.set(pod, []))
    }
  }

  add(bid: BidRow, lanes: readonly TenderLane[]): void {
    for (const { pol, pod = '' } of lanes) this.#byPorts.get(pol)?.get(pod)?.push(bid)
  }

  /** Each bid once. */
  on(tender: TenderRow): Set<BidRow> {
    return new Set(lanesOf(tender).flatMap(({ pol, pod = '' }) => this.#byPorts.get(pol)?.get(pod) ?? []))
  }
}

/** The lanes that a bid was asked for; of one from before they were kept with it, those of its tender now. */
function askedOf(deps: Deps, { askedLanes, tenderId }: BidRow): readonly TenderLane[] {
  if (askedLanes) return askedLanes
  const tender = deps.rows.tenders.get(tenderId)
  return tender ? lanesOf(tender) : []
}

/** For each of these tenders the number of others on a lane of it that the caller quoted on, and won. */
export function laneExperience(deps: Deps, caller: Caller | undefined, tenders: readonly TenderRow[]) {
  const laneBids = new LaneBids(tenders)
  for (const bid of caller ? deps.rows.bids.of('companyId', caller.companyId) : [])
    if (bid.status !== 'DRAFT' && bid.status !== 'WITHDRAWN') laneBids.add(bid, askedOf(deps, bid))
  return (tender: TenderRow): { experience?: { quoted: number; won: number } } => {
    if (tender.companyId === caller?.companyId) return {}
    const onLanes = laneBids.on(tender)
    const alike = [...onLanes].filter((bid) => bid.tenderId !== tender.id)
    if (alike.length === 0) return {}
    return { experience: { quoted: alike.length, won: alike.filter(({ status }) => WON.includes(status)).length } }
  }
}
