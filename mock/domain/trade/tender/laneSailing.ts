import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { fitsLane, leavesWithin, type BegunLane } from '@/contract/trade/tender/laneSailing.ts'
import type { Deps } from '../../deps.ts'
import { tellPublisher } from '../../member/notification/news.ts'
import { departureOf } from '../../tools/schedule/byId.ts'
import { sailingOf } from '../../tools/schedule/sailings.ts'
import { scheduledOf } from '../../tools/schedule/scheduled.ts'
import type { TenderRow } from '../../tradeRows.ts'

const DAY_MS = 24 * 3600_000

/** The sailing that a lane was begun with, as the schedules tell it at `now`; undefined if there is none that fits. */
function begunWith(lane: BegunLane, now: number): ScheduledSailing | undefined {
  const found = lane.sailingId === undefined ? undefined : departureOf(lane.sailingId, now)
  const sailing = found && scheduledOf(found, now)
  return sailing && fitsLane(sailing, lane) ? sailing : undefined
}

/** A tender whose lanes name only sailings that fit them: what its publisher changed has left the others behind. */
export const withFittingSailings = (draft: TenderDraft, now: number): TenderDraft => ({
  ...draft,
  lanes: draft.lanes.map((lane) => {
    const { sailingId: _left, ...rest } = lane
    return begunWith(lane, now) ? lane : rest
  }),
})

/** Whether a tender may still be awarded on a ship. */
const isOpen = ({ status }: Readonly<TenderRow>): boolean =>
  status === 'DRAFT' || status === 'REVIEWING' || status === 'QUOTING' || status === 'EVALUATING'

/** Lanes of a tender, of a draft as far as they are there. */
function lanesOf({ body, sketch }: Readonly<TenderRow>): readonly BegunLane[] {
  const lanes = body?.lanes ?? sketch['lanes']
  return Array.isArray(lanes) ? (lanes as BegunLane[]) : []
}

/** Tells publishers what was announced since the day before of the sailing that a lane of theirs was begun with. */
export function tellPublishers(deps: Deps, isHit: (id: string) => boolean): void {
  const isMeant = ({ sailingId }: BegunLane): boolean => sailingId !== undefined && isHit(sailingId)
  for (const tender of deps.rows.tenders.all((one) => isOpen(one) && lanesOf(one).some(isMeant))) {
    // Copies of a lane name the same sailing.
    const told = new Set<string>()
    for (const lane of lanesOf(tender).filter(isMeant)) {
      const was = begunWith(lane, deps.now() - DAY_MS)
      if (!was || told.has(was.id)) continue
      told.add(was.id)
      tellOf(deps, tender, lane, was)
    }
  }
}

function tellOf(deps: Deps, tender: TenderRow, lane: BegunLane, was: ScheduledSailing): void {
  const found = departureOf(was.id, deps.now())
  const is = found && sailingOf(found, deps.now())
  if (is && is.etd === was.etd && is.eta === was.eta) return
  // Days are those of the ports, as in the lane that was filled from the sailing.
  const params = {
    variant: is ? (leavesWithin(is.etd, lane) ? 'tender' : 'tender.outside') : 'tender.withdrawn',
    vessel: was.vesselName,
    voyage: was.voyage,
    before: was.etd.slice(0, 10),
    ...(is && { etd: is.etd.slice(0, 10), eta: is.eta.slice(0, 10) }),
  }
  tellPublisher(deps, tender, 'SCHEDULE_CHANGED', params, tender.status === 'DRAFT' ? 'DRAFT' : 'OWN_TENDER')
}
