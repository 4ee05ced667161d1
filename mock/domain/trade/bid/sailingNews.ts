import { sailingsLost } from '@/contract/trade/bid/carriage/sailings.ts'
import type { SailingNews } from '@/contract/trade/bid/carriage/schemas.ts'
import type { BidLaneView } from '@/contract/trade/bid/schemas.ts'
import { boxKindOf } from '@/contract/tools/schedule/values.ts'
import type { Deps } from '../../deps.ts'
import { tellBidder } from '../../member/notification/news.ts'
import { departureOf } from '../../tools/schedule/byId.ts'
import { sailingsInstead } from '../../tools/schedule/instead.ts'
import { passageById } from '../../tools/schedule/passages.ts'
import { pickOf } from '../../tools/schedule/sailings.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'

const OPEN: readonly BidRow['status'][] = ['SUBMITTED', 'SHORTLISTED', 'NEED_RECONFIRM']

/** Whether a bid may still win, and so counts on its ships. */
const isOpen = (bid: Readonly<BidRow>, tender: TenderRow | undefined): tender is TenderRow =>
  OPEN.includes(bid.status) && (tender?.status === 'QUOTING' || tender?.status === 'EVALUATING')

/** What has become of the sailings that an open bid names, as the schedules say now. */
export function sailingNewsOf(deps: Pick<Deps, 'now'>, bid: BidRow, tender: TenderRow): SailingNews[] {
  if (!isOpen(bid, tender)) return []
  return (bid.body?.lanes ?? []).flatMap((lane) => laneNews(deps, lane, tender))
}

function laneNews({ now }: Pick<Deps, 'now'>, lane: BidLaneView, tender: TenderRow): SailingNews[] {
  const asked = tender.body?.lanes.find(({ laneNo }) => laneNo === lane.laneNo)
  const { laneNo } = lane
  return lane.sailings.flatMap((was): SailingNews[] => {
    const { id } = was
    // An id of an earlier timetable says nothing.
    if (!id || !passageById(id, -Infinity)) return []
    const found = departureOf(id, now())
    if (!found) {
      const kinds = [...new Set((asked?.boxes ?? []).map(({ isoCode }) => boxKindOf(isoCode)))]
      const offers = sailingsInstead(id, kinds, now()).map((one) => pickOf(one, now()))
      return [{ laneNo, id, state: 'WITHDRAWN', was, offers }]
    }
    const is = pickOf(found, now())
    if (Date.parse(is.etd) === Date.parse(was.etd) && Date.parse(is.eta) === Date.parse(was.eta)) return []
    const day = marketDay(Date.parse(is.etd))
    const isOutside = asked !== undefined && (day < (asked.etdFrom ?? '') || day > (asked.etdTo ?? '9'))
    return [{ laneNo, id, state: isOutside ? 'OUTSIDE' : 'MOVED', was, is, offers: [] }]
  })
}

/** Lanes of a bid that cannot be awarded as they are: every sailing that they name has fallen away. */
export const lostLanes = (deps: Pick<Deps, 'now'>, bid: BidRow, tender: TenderRow): number[] =>
  sailingsLost(bid.body?.lanes ?? [], sailingNewsOf(deps, bid, tender))

const VARIANTS = { MOVED: 'bid', OUTSIDE: 'bid.outside', WITHDRAWN: 'bid.withdrawn' } as const

/** Tells bidders with an open bid what was announced of a sailing that it names. */
export function tellBidders(deps: Deps, isHit: (id: string) => boolean): void {
  for (const bid of deps.rows.bids.all(({ status }) => OPEN.includes(status))) {
    if (!bid.body?.lanes.some(({ sailings }) => sailings.some(({ id }) => id !== undefined && isHit(id)))) continue
    const tender = deps.rows.tenders.get(bid.tenderId)
    if (!isOpen(bid, tender)) continue
    for (const { id, state, was, is } of sailingNewsOf(deps, bid, tender))
      if (isHit(id))
        tellBidder(deps, tender, bid, 'SCHEDULE_CHANGED', {
          variant: VARIANTS[state],
          vessel: was.vessel,
          voyage: was.voyage,
          before: marketDay(Date.parse(was.etd)),
          ...(is && { etd: marketDay(Date.parse(is.etd)), eta: marketDay(Date.parse(is.eta)) }),
        })
  }
}
