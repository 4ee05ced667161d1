import { median } from '../../../median.ts'
import { HISTORY_LEAST } from '@/contract/market/listing/values.ts'
import type { Deps } from '../../../deps.ts'
import { bodyForList as listingBody } from '../../../market/listing/listBody.ts'
import { INDEX_LANES } from '../../../reference/laneIndex.ts'
import { roundsBetween } from '../../../tools/schedule/announced.ts'
import { roundOf } from '../../../tools/schedule/rounds.ts'
import { DAY_MS, SERVICES, WEEK_MS } from '../../../tools/schedule/timetable.ts'
import { isPublic } from '../../../trade/tender/admission.ts'
import { lanesOf } from '../../../trade/tender/hall.ts'
import { bodyForList } from '../../../trade/tender/listBody.ts'
import { marketDay } from '../../../zone.ts'
import type { NewsFact } from '../row.ts'
import type { NewsDraft } from './draft.ts'

/** Lanes a Monday; each has its turn every four weeks. */
const LANES_A_WEEK = 3
/** The 40-foot high cube, in which offers are compared. */
const BOX = '45G1'

/** The week that begins at a time, ms, for the lanes whose turn it is. MARKET 6.1. */
export const weekDrafts = (deps: Deps, monday: number): NewsDraft[] =>
  Array.from({ length: LANES_A_WEEK }, (_, place) => draftOf(deps, laneAt(monday, place), monday, monday))

/** A lane on a working day, 1 to 5, on which nothing else is told: one whose turn is two weeks away. */
export const quietDraft = (deps: Deps, today: number, weekday: number): NewsDraft => {
  const monday = today - (weekday - 1) * DAY_MS
  return draftOf(deps, laneAt(monday, 2 * LANES_A_WEEK + (weekday % LANES_A_WEEK)), monday, today)
}

/** The lanes in turn, counted from those of the week of a Monday, ms. */
const laneAt = (monday: number, place: number): string =>
  INDEX_LANES[(Math.floor(monday / WEEK_MS) * LANES_A_WEEK + place) % INDEX_LANES.length] ?? ''

const draftOf = (deps: Deps, lane: string, monday: number, known: number): NewsDraft => ({
  category: 'MARKET',
  cause: 'WEEK_AHEAD',
  place: lane,
  facts: [...sailingsOf(lane, monday, known), ...countsOf(deps, lane)],
  ports: [],
  lanes: [lane],
})

/** Rounds of a lane that leave their first port within a week, as the schedules tell at a time. */
function sailingsOf(lane: string, from: number, known: number): NewsFact[] {
  return [...SERVICES.values()]
    .filter((service) => service.lane === lane)
    .flatMap((service) =>
      roundsBetween(service, from, from + WEEK_MS)
        .filter((round) => roundOf(service, round, known)[0]?.leaves)
        .map((round): NewsFact => ({ kind: 'CALL', service: service.code, round, call: 0 })),
    )
}

function countsOf(deps: Deps, lane: string): NewsFact[] {
  const at = new Date(deps.now()).toISOString()
  const tenders = deps.rows.tenders.count((tender) => {
    if (!isPublic(tender) || tender.status === 'CANCELLED' || (tender.publishAt ?? '') > at) return false
    const body = bodyForList(tender)
    return Date.parse(body.deadline) > deps.now() && lanesOf(deps, body).includes(lane)
  })
  const asked = offersOf(deps, lane, at)
  const prices = asked.map(({ usd }) => usd)
  const facts: NewsFact[] = [
    { kind: 'COUNT', of: 'TENDERS', value: tenders },
    { kind: 'COUNT', of: 'OFFERS', value: asked.length },
    { kind: 'COUNT', of: 'MEDIAN_USD', value: Math.round(median(prices)) },
  ]
  // The middle of the prices of one or two sellers would disclose them.
  const isKnown = new Set(asked.map(({ companyId }) => companyId)).size >= HISTORY_LEAST
  return facts.filter((fact) => 'value' in fact && fact.value > 0 && (isKnown || fact.of === 'TENDERS'))
}

/** Prices that sellers asked on a lane at a time, all-in USD for a 40-foot high cube. */
function offersOf(deps: Deps, lane: string, at: string): { companyId: string; usd: number }[] {
  const laneOf = (port: string | undefined) => deps.reference.portByCode.get(port ?? '')?.lane
  return deps.rows.listings
    .all(({ published }) => published?.some((one) => one.at <= at) === true)
    .flatMap((row) => {
      const { kind, mode, pol, pod, validTo } = listingBody(row)
      if (kind !== 'RATE' || mode !== 'FCL' || laneOf(pol) !== 'CHINA' || laneOf(pod) !== lane) return []
      if (validTo < marketDay(Date.parse(at))) return []
      const last = row.published?.filter((one) => one.at <= at).toSorted((a, b) => b.at.localeCompare(a.at))[0]
      const usd = Number(last?.prices.find(({ isoCode }) => isoCode === BOX)?.usd ?? 0)
      return usd > 0 ? [{ companyId: row.companyId, usd }] : []
    })
}
