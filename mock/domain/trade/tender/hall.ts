import { median } from '../../median.ts'
import type { HallQuery, LaneStats, TenderHall } from '@/contract/trade/tender/hall/schemas.ts'
import { teuOf } from '@/contract/trade/tender/rules.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { ROAD_LANE, type SpreadBand, type TenderStatus } from '@/contract/trade/tender/values.ts'
import { iso, type Deps } from '../../deps.ts'
import { grouped } from '../../grouped.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { isPublic } from './admission.ts'
import { bodyForList } from './listBody.ts'
import { bidderCount } from './view.ts'
import { tenderTitle } from '../../title/tenderTitle.ts'

const DAY_MS = 86_400_000
/** Minimum number of tenders, and of quotes of each, for a spread: fewer would disclose single prices. */
const MIN_TENDERS = 3
const MIN_BIDS = 3
const SHOWN_AWARDS = 6
const DECIDED: readonly TenderStatus[] = ['AWARDED', 'CONTRACTED', 'DONE']

/** The trade lanes of a tender, without duplicates; container haulage has its own lane. */
export function lanesOf(deps: Deps, body: TenderDraft): string[] {
  if (body.mode === 'TRUCK') return [ROAD_LANE]
  return [...new Set(body.lanes.flatMap(({ pod }) => (pod && deps.reference.portByCode.get(pod)?.lane) || []))]
}

const teu = (deps: Deps, body: TenderDraft): number =>
  teuOf(body, (isoCode) => deps.reference.teuByIsoCode.get(isoCode) ?? 0)

/** Public board: open tenders by lane and the newest awards. */
export function tenderHall(deps: Deps, { lane }: HallQuery): TenderHall {
  const { tenders } = deps.rows
  const open = tenders.within({ status: 'QUOTING' }).all(isPublic).map(bodyForList)
  const soon = deps.now() + DAY_MS
  const since = (days: number): string => iso(deps.now() - days * DAY_MS)
  const awardedSince = (from: string) =>
    tenders
      .within({ 'award.awardedAt': { from } })
      .all((tender) => isPublic(tender) && DECIDED.includes(tender.status))
      .flatMap((tender) => {
        const { award, body } = tender
        return award && body ? [{ tender, body, at: award.awardedAt }] : []
      })
  // Mostly the last weeks have enough of them.
  const newest = () => {
    const inLane = (from: string) =>
      awardedSince(from).filter(({ body }) => lane === undefined || lanesOf(deps, body).includes(lane))
    const recent = inLane(since(30))
    return recent.length < SHOWN_AWARDS ? inLane('') : recent
  }
  return {
    figures: {
      open: open.length,
      closing24h: open.filter(({ deadline }) => Date.parse(deadline) <= soon).length,
      teu: Math.round(open.reduce((sum, body) => sum + teu(deps, body), 0)),
      published7d: tenders.within({ publishAt: { from: since(7) } }).count(isPublic),
      awarded30d: awardedSince(since(30)).length,
    },
    lanes: board(deps, open, soon),
    awarded: newest()
      .toSorted((a, b) => b.at.localeCompare(a.at) || a.tender.id.localeCompare(b.tender.id))
      .slice(0, SHOWN_AWARDS)
      .map(({ tender, body, at }) => ({
        id: tender.id,
        no: tender.no,
        title: tenderTitle(deps, tender),
        mode: body.mode,
        lanes: body.lanes,
        teu: teu(deps, body),
        bidCount: bidderCount(deps, tender.id),
        awardedAt: at,
      })),
  }
}

function board(deps: Deps, open: readonly TenderDraft[], soon: number): TenderHall['lanes'] {
  const lanes = new Map<string, TenderHall['lanes'][number]>()
  for (const body of open)
    for (const lane of lanesOf(deps, body)) {
      const row = lanes.get(lane) ?? { lane, open: 0, closing24h: 0, teu: 0 }
      lanes.set(lane, {
        lane,
        open: row.open + 1,
        closing24h: row.closing24h + (Date.parse(body.deadline) <= soon ? 1 : 0),
        teu: Math.round(row.teu + teu(deps, body)),
      })
    }
  return [...lanes.values()].toSorted((a, b) => b.open - a.open || a.lane.localeCompare(b.lane))
}

/** Results of tenders per lane in the last 90 days. Sealed prices are only disclosed as a band over several tenders. */
export function laneStats(deps: Deps): LaneStats {
  const since = iso(deps.now() - 90 * DAY_MS)
  const isQuote = ({ status }: BidRow): boolean => status !== 'DRAFT' && status !== 'WITHDRAWN'
  const recent = deps.rows.tenders
    .within({ publishAt: { from: since } })
    .all((row) => isPublic(row) && row.status !== 'CANCELLED')
  const bids = new Map(recent.map(({ id }) => [id, deps.rows.bids.of('tenderId', id).filter(isQuote)]))
  const runs = recent.flatMap((tender) => lanesOf(deps, bodyForList(tender)).map((lane) => ({ lane, tender })))
  const rows = [...grouped(runs, ({ lane }) => lane)].map(([lane, own]) => ({
    lane,
    ...statsOf(
      own.map(({ tender }) => tender),
      bids,
    ),
  }))
  return { since, lanes: rows.toSorted((a, b) => b.tenders - a.tenders || a.lane.localeCompare(b.lane)) }
}

function statsOf(tenders: readonly TenderRow[], bids: ReadonlyMap<string, BidRow[]>) {
  const over = tenders.filter(({ status }) => status !== 'QUOTING')
  const won = tenders.filter(({ status }) => DECIDED.includes(status))
  const decided = won.length + tenders.filter(({ status }) => status === 'FAILED').length
  const count = over.reduce((sum, { id }) => sum + (bids.get(id)?.length ?? 0), 0)
  const days = won.flatMap(({ award, publishAt }) =>
    award && publishAt ? [(Date.parse(award.awardedAt) - Date.parse(publishAt)) / DAY_MS] : [],
  )
  const spreads = over.flatMap(({ id }) => spreadOf(bids.get(id) ?? []))
  return {
    tenders: tenders.length,
    ...(over.length > 0 && { bidsPerTender: oneDigit(count / over.length) }),
    ...(days.length > 0 && { medianDays: oneDigit(median(days)) }),
    ...(decided > 0 && { awardedShare: won.length / decided }),
    ...(spreads.length >= MIN_TENDERS && { spread: bandOf(median(spreads)) }),
  }
}

/** Relative difference of the highest to the lowest quote. Quotes of one tender are all in its compare currency. */
function spreadOf(bids: readonly BidRow[]): number[] {
  const sums = bids.flatMap(({ allIn }) => (allIn ? [Number(allIn.amount)] : []))
  const least = Math.min(...sums)
  return sums.length >= MIN_BIDS && least > 0 ? [Math.max(...sums) / least - 1] : []
}

const bandOf = (spread: number): SpreadBand => (spread <= 0.08 ? 'NARROW' : spread <= 0.2 ? 'MEDIUM' : 'WIDE')
const oneDigit = (value: number): number => Math.round(value * 10) / 10
