import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { departureOf } from '@mock/domain/tools/schedule/byId.ts'
import { sailingOf } from '@mock/domain/tools/schedule/sailings.ts'

const DAY_MS = 86_400_000

/** What names sailings, and when it last changed. */
interface Carried {
  name: string
  at: string
  pol?: string | undefined
  pod?: string | undefined
  transitDays?: number | undefined
  sailings: readonly SailingPick[]
}

/** Everything in a marketplace that names sailings. */
export function carried(rows: Rows): Carried[] {
  return [
    ...rows.listings
      .all()
      .flatMap(({ id, body, updatedAt: at }) => (body ? [{ ...body, name: `listing ${id}`, at }] : [])),
    ...rows.bids.all().flatMap(({ id, body, askedLanes = [], updatedAt: at }) =>
      (body?.lanes ?? []).map((lane) => {
        const asked = askedLanes.find(({ laneNo }) => laneNo === lane.laneNo)
        return { ...lane, pol: asked?.pol, pod: asked?.pod, name: `bid ${id}`, at }
      }),
    ),
    ...rows.orders
      .all()
      .flatMap(({ id, lanes, updatedAt: at }) => lanes.map((lane) => ({ ...lane, name: `order ${id}`, at }))),
  ]
}

/** What is wrong about the sailings of a row: not of the timetable, or the longest of another transit time than shown. */
export function wrongSailings({ name, pol, pod, transitDays, sailings }: Carried): string[] {
  const days = Math.max(...sailings.map(({ etd, eta }) => Math.ceil((Date.parse(eta) - Date.parse(etd)) / DAY_MS)))
  if (sailings.length > 0 && days !== transitDays) return [`${name}: ${days} days, shown ${transitDays}`]
  return sailings.flatMap(({ id = '', vessel, voyage, etd, eta }) => {
    // As planned, or with all that happens: a row was written at some time in between.
    const told = [-Infinity, Infinity].flatMap((now) => {
      const found = departureOf(id, now)
      return found ? [{ ...sailingOf(found, now), ship: found.legs[0].ship.name }] : []
    })
    const isTrue =
      told.some((one) => one.etd === etd) &&
      told.some((one) => one.eta === eta) &&
      told.every((one) => one.voyage === voyage && one.pol === pol && one.pod === pod) &&
      told.some(({ ship }) => vessel === ship || vessel === 'TBN')
    return isTrue ? [] : [`${name}: ${id} ${vessel} ${voyage} ${etd} ${eta}`]
  })
}
