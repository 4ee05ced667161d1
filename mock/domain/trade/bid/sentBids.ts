import { ofRow } from '../../../store/derived.ts'
import type { Caller, Deps } from '../../deps.ts'
import { grouped } from '../../grouped.ts'
import type { BidRow } from '../../tradeRows.ts'

interface Way {
  pol: string
  pod?: string | undefined
}

/** Key of the ports of a lane. */
export const portsOf = ({ pol, pod = '' }: Way): string => `${pol} ${pod}`

/** What follows from an enterprise's list of bids alone: it has thousands of them, and few change. */
interface SentBids {
  /** All that were submitted, also those withdrawn. */
  all: readonly BidRow[]
  /** By the month `YYYY-MM` of the submission. */
  byMonth: ReadonlyMap<string, readonly BidRow[]>
  /** By the ports of the lanes that were asked for. */
  byPorts: ReadonlyMap<string, readonly BidRow[]>
  /** Those from before the lanes asked for were kept with them. */
  old: readonly BidRow[]
}

const sentOf = ofRow((bids: readonly BidRow[]): SentBids => {
  const all = bids.filter(({ submittedAt }) => submittedAt !== undefined)
  const byPorts = new Map<string, BidRow[]>()
  for (const bid of all)
    for (const ports of new Set(bid.askedLanes?.map(portsOf))) {
      const known = byPorts.get(ports)
      if (known) known.push(bid)
      else byPorts.set(ports, [bid])
    }
  return {
    all,
    byMonth: grouped(all, ({ submittedAt = '' }) => submittedAt.slice(0, 7)),
    byPorts,
    old: all.filter(({ askedLanes }) => askedLanes === undefined),
  }
})

/** The bids that an enterprise submitted. */
export const sentBids = (deps: Deps, companyId: string): SentBids => sentOf(deps.rows.bids.of('companyId', companyId))

/**
 * The caller's submitted bids that were asked for one of these lanes, each once; of one from before that was kept with
 * it, the lanes of its tender now count.
 */
export function sentOn(deps: Deps, { companyId }: Pick<Caller, 'companyId'>, lanes: readonly Way[]): Set<BidRow> {
  const { byPorts, old } = sentBids(deps, companyId)
  const wanted = new Set(lanes.map(portsOf))
  const isOnLanes = ({ tenderId }: BidRow): boolean =>
    deps.rows.tenders.get(tenderId)?.body?.lanes.some((lane) => wanted.has(portsOf(lane))) === true
  return new Set([...[...wanted].flatMap((ports) => byPorts.get(ports) ?? []), ...old.filter(isOnLanes)])
}
