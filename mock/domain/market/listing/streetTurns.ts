import type { StreetTurn, StreetTurns, TurnQuery } from '@/contract/market/street/schemas.ts'
import { MOST_TURNS, type TURN_LACKS } from '@/contract/market/listing/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField } from '../../errors.ts'
import { cityIn, nearestPort } from './places.ts'
import type { ListingRow } from './row.ts'
import { bodyForList } from './listBody.ts'
import { availableNow, toldStatus } from './stock.ts'
import { turnNeeds } from './turnNeeds.ts'
import { betterTurn, turnOf, type TurnEnd } from './turnRule.ts'
import { listingDetail } from './view.ts'
import { listingTitle } from '../../title/listingTitle.ts'

type Empty = TurnEnd & { carrierScac: string }
type Lack = (typeof TURN_LACKS)[number]

/** Street turns of an empty-container listing, or of a wanted container; the best first. */
export function streetTurns(deps: Deps, query: TurnQuery, caller: Caller): StreetTurns {
  const matches = query.listingId === undefined ? { lacks: [], matches: forNeed(deps, query, caller) } : undefined
  const found = matches ?? forListing(deps, query.listingId ?? '', caller)
  return { ...found, matches: found.matches.toSorted(betterTurn).slice(0, MOST_TURNS) }
}

/** Demand for what a listing offers. */
function forListing(deps: Deps, listingId: string, caller: Caller): StreetTurns {
  const listing = deps.rows.listings.get(listingId)
  // 4004 for callers who may not see it.
  listingDetail(deps, listing, caller)
  if (!listing || bodyForList(listing).kind !== 'EMPTY_BOX') throw notFound()
  const lacks = lacksOf(deps, listing)
  if (lacks.length > 0) return { lacks, matches: [] }
  const needs = turnNeeds(deps, caller)
  const matches = emptiesOf(deps, listing).flatMap((empty) =>
    needs.flatMap(({ source, id, no, title, ...need }) => {
      const turn = match(deps, empty, need)
      return turn ? [{ source, id, no, title, ...factsOf(need), ...turn }] : []
    }),
  )
  return { lacks: [], matches }
}

/** Offers near a place where a container is wanted. The caller's own offers are left out. */
function forNeed(deps: Deps, query: TurnQuery, caller: Caller): StreetTurn[] {
  const need = wantedOf(deps, query)
  return deps.rows.listings
    .all((row) => row.status === 'ONLINE' && row.body?.kind === 'EMPTY_BOX' && row.companyId !== caller.companyId)
    .filter((row) => lacksOf(deps, row).length === 0 && toldStatus(deps, row) === 'ONLINE')
    .flatMap((row) =>
      emptiesOf(deps, row).flatMap((empty) => {
        const turn = match(deps, empty, need)
        const { id, no } = row
        return turn
          ? [
              {
                source: 'LISTING' as const,
                id,
                no,
                title: listingTitle(deps, bodyForList(row)),
                ...factsOf(empty),
                ...turn,
              },
            ]
          : []
      }),
    )
}

function wantedOf(deps: Deps, { cityName = '', isoCode, carrierScac, from, to }: TurnQuery): TurnEnd {
  const city = cityIn(deps.reference, cityName)
  if (cityName === '') throw refuseField('cityName', 'problem.required')
  if (!city) throw refuseField('cityName', 'field.choice')
  if (!isoCode || !deps.reference.teuByIsoCode.has(isoCode)) throw refuseField('isoCode', 'field.choice')
  if (!carrierScac) throw refuseField('carrierScac', 'problem.required')
  if (from === undefined) throw refuseField('from', 'problem.required')
  if (to === undefined) throw refuseField('to', 'problem.required')
  return { city, isoCode, carrierScac, qty: 9999, from: Date.parse(from), to: Date.parse(to) }
}

/** Missing facts of a listing that prevent a comparison. */
function lacksOf(deps: Deps, listing: ListingRow): Lack[] {
  const { carrierScac, cityName = '', emptyFrom, emptyTo, stock } = bodyForList(listing)
  return [
    ...(carrierScac ? [] : (['CARRIER'] as const)),
    ...(stock.some(({ isoCode }) => isoCode) ? [] : (['BOX'] as const)),
    ...(cityIn(deps.reference, cityName) ? [] : (['CITY'] as const)),
    ...(emptyFrom && emptyTo ? [] : (['TIME'] as const)),
    ...(emptyTo && Date.parse(emptyTo) <= deps.now() ? (['OVER'] as const) : []),
  ]
}

/** Available empty containers of a listing, by type. */
function emptiesOf(deps: Deps, listing: ListingRow): Empty[] {
  const { carrierScac = '', cityName = '', emptyFrom = '', emptyTo = '' } = bodyForList(listing)
  const city = cityIn(deps.reference, cityName)
  const span = { from: Math.max(Date.parse(emptyFrom), deps.now()), to: Date.parse(emptyTo) }
  return availableNow(deps, listing).flatMap(({ isoCode, qty }) =>
    city && isoCode ? [{ city, isoCode, qty, carrierScac, ...span }] : [],
  )
}

function match({ reference }: Deps, empty: Empty, need: TurnEnd) {
  const depot = nearestPort(reference, empty.city)
  return depot && turnOf(empty, need, depot)
}

function factsOf({ city, isoCode, carrierScac, from, to }: TurnEnd) {
  const { nameZh, nameEn } = city
  return { city: { nameZh, nameEn }, isoCode, ...(carrierScac && { carrierScac }), from: iso(from), to: iso(to) }
}
