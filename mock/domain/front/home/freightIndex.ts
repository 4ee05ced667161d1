import type { FreightIndex, WeeklySeries } from '@/contract/front/home/schemas.ts'
import { HISTORY_LEAST, HISTORY_WEEKS } from '@/contract/market/listing/values.ts'
import type { Deps } from '../../deps.ts'
import { bodyForList } from '../../market/listing/listBody.ts'
import { dayOf, lastMondays, mondayOf } from '../../market/listing/weeks.ts'
import { compositeValue, INDEX_LANES, lastWeekAt, laneValue, mondayOfWeek } from '../../reference/laneIndex.ts'
import { grouped } from '../../grouped.ts'

/** A port pair and container counts only with prices in this many weeks; otherwise it says nothing about the level. */
const PAIR_WEEKS = 4
/** A trade lane is shown if this many weeks have a figure. */
const LANE_WEEKS = 8
const CHANGE_WEEKS = 4
const BASE = 1000

/** One published price. */
interface Offer {
  pair: string
  laneId: string
  companyId: string
  week: number
  usd: number
}

/** Weeks of the index that are shown. */
const INDEX_WEEKS = 104

/** The index and what sellers ask here: two series with two names, never mixed. */
export function freightIndex(deps: Deps): FreightIndex {
  return { index: indexSeries(deps), offers: offerSeries(deps) }
}

/** The index as it was published, week by week. */
function indexSeries(deps: Deps): WeeklySeries {
  const last = lastWeekAt(deps.now())
  const weeks = Array.from({ length: INDEX_WEEKS }, (_, place) => last - INDEX_WEEKS + 1 + place).filter(
    (week) => week >= 0,
  )
  const lines = INDEX_LANES.map((laneId) => ({ laneId, values: weeks.map((week) => laneValue(laneId, week)) }))
  return {
    weeks: weeks.map(mondayOfWeek),
    lines: [{ values: weeks.map(compositeValue) }, ...lines].map((line) => ({ ...line, ...changesOf(line.values) })),
  }
}

/**
 * Weekly level of published full-container prices. Every price is divided by the average of its own ports and container, so that
 * a week with more long lanes is not more expensive; a week's value is the median of these, times 1000.
 */
function offerSeries(deps: Deps): WeeklySeries {
  const mondays = lastMondays(deps.now(), HISTORY_WEEKS)
  const levels = levelsOf(offersOf(deps, new Set(mondays)))
  const valuesOf = (rows: readonly Level[]): (number | null)[] => mondays.map((monday) => valueOf(rows, monday))
  const lines = [...grouped(levels, ({ laneId }) => laneId)]
    .map(([laneId, rows]) => ({ laneId, values: valuesOf(rows) }))
    .filter(({ values }) => values.filter((value) => value !== null).length >= LANE_WEEKS)
    .toSorted((a, b) => a.laneId.localeCompare(b.laneId))
  return {
    weeks: mondays.map(dayOf),
    lines: [{ values: valuesOf(levels) }, ...lines].map((line) => ({ ...line, ...changesOf(line.values) })),
  }
}

function offersOf(deps: Deps, weeks: ReadonlySet<number>): Offer[] {
  const laneIdOf = new Map(deps.reference.freight.ports.map(({ unlocode, lane }) => [unlocode, lane]))
  return deps.rows.listings
    .all(({ published }) => published !== undefined)
    .flatMap((row) => {
      const { kind, mode, pol = '', pod = '' } = bodyForList(row)
      const [from, to] = [laneIdOf.get(pol), laneIdOf.get(pod)]
      if (kind !== 'RATE' || mode !== 'FCL' || !from || !to) return []
      const laneId = from === 'CHINA' ? to : from
      return (row.published ?? [])
        .flatMap(({ at, prices }) =>
          prices.map(({ isoCode = '', usd }) => ({
            pair: `${pol}-${pod}-${isoCode}`,
            laneId,
            companyId: row.companyId,
            week: mondayOf(Date.parse(at)),
            usd: Number(usd),
          })),
        )
        .filter(({ week }) => weeks.has(week))
    })
}

interface Level extends Offer {
  /** Price relative to the average of its pair. */
  level: number
}

function levelsOf(offers: readonly Offer[]): Level[] {
  return [...grouped(offers, ({ pair }) => pair).values()]
    .filter((same) => new Set(same.map(({ week }) => week)).size >= PAIR_WEEKS)
    .flatMap((same) => {
      const average = same.reduce((sum, { usd }) => sum + usd, 0) / same.length
      return same.map((offer) => ({ ...offer, level: offer.usd / average }))
    })
}

function valueOf(levels: readonly Level[], monday: number): number | null {
  const found = levels.filter(({ week }) => week === monday)
  if (new Set(found.map(({ companyId }) => companyId)).size < HISTORY_LEAST) return null
  const sorted = found.map(({ level }) => level).toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return Math.round((middle.reduce((sum, one) => sum + one, 0) / middle.length) * BASE)
}

function changesOf(values: readonly (number | null)[]): { weekPct?: number; changePct?: number } {
  const [weekPct, changePct] = [1, CHANGE_WEEKS].map((weeks) => changeOver(values, weeks))
  return { ...(weekPct !== undefined && { weekPct }), ...(changePct !== undefined && { changePct }) }
}

/** Change in percent up to the last figure, one digit. */
function changeOver(values: readonly (number | null)[], weeks: number): number | undefined {
  const last = values.findLastIndex((value) => value !== null)
  const [now, before] = [values[last] ?? null, values[last - weeks] ?? null]
  return now === null || before === null ? undefined : Math.round((now / before - 1) * 1000) / 10
}
