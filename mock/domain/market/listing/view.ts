import { isBookable } from '@/contract/market/listing/kinds.ts'
import { lineAmount } from '@/contract/trade/bid/calc.ts'
import { availableOf, unitPrices, usualCharges } from '@/contract/market/listing/price.ts'
import { takenOf } from '@/contract/market/listing/taken.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import type { ListingDetail, ListingSummary } from '@/contract/market/listing/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { companyCard, companyOf } from '../../member/view.ts'
import { ratesAt } from '../../rates.ts'
import { similarTo } from './similar.ts'
import type { ListingRow } from './row.ts'
import { bodyForList } from './listBody.ts'
import { listedSailings, sailingsNow } from './sailings.ts'
import { heldOf, toldStatus } from './stock.ts'
import { listingTitle } from '../../title/listingTitle.ts'
import { cityName } from '../../title/places.ts'

/** The first sailing that has not departed. */
export function firstEtdOf({ sailings }: ListingDraft, now: number): string | undefined {
  return sailings
    .map((sailing) => sailing.etd)
    .filter((etd) => Date.parse(etd) > now)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))[0]
}

/** Usual charges of its kind that its price lacks. */
function missingOf({ kind, mode, charges }: ListingDraft): string[] {
  return usualCharges(kind, mode).filter(
    (code) => !charges.some((line) => line.code === code && line.optional !== true),
  )
}

function freeDaysOf({ freeTime }: ListingDraft): number | undefined {
  return freeTime && (freeTime.combinedDays ?? freeTime.destDemDays + freeTime.destDetDays)
}

/** A row of a list. `masked` hides its prices. */
export function listingSummary(
  deps: Deps,
  listing: ListingRow,
  caller: Caller | undefined,
  masked = caller === undefined,
): ListingSummary {
  const asked = bodyForList(listing)
  const body = { ...asked, ...sailingsNow(asked, deps.now()) }
  const { id, no, version, confirmedAt, views, enquiries, updatedAt, companyId } = listing
  const usual = usualCharges(body.kind, body.mode).length
  const prices = isBookable(body.kind) ? unitPrices(body, ratesAt(deps.now())) : []
  const firstEtd = firstEtdOf(body, deps.now())
  const freeDays = freeDaysOf(body)
  const [image] = body.images
  const held = heldOf(deps, id)
  const mine = companyId === caller?.companyId
  return {
    id,
    no,
    version,
    confirmedAt,
    views,
    enquiries,
    updatedAt,
    kind: body.kind,
    status: toldStatus(deps, listing),
    title: listingTitle(deps, body),
    mode: body.mode,
    ...(body.pol && { pol: body.pol }),
    ...(body.pod && { pod: body.pod }),
    ...(body.provinceCode && { provinceCode: body.provinceCode }),
    ...(body.cityName && { cityName: cityName(deps.language, body.cityName) }),
    ...(body.carrierScac && { carrierScac: body.carrierScac }),
    direct: body.direct,
    ...(body.transitDays && { transitDays: body.transitDays }),
    ...(firstEtd && { firstEtd }),
    prices: masked ? [] : prices,
    isMasked: masked && prices.length > 0,
    included: usual - missingOf(body).length,
    usual,
    available: availableOf(body.stock, held),
    ...(mine && { held }),
    minOrder: body.minOrder,
    ...(freeDays !== undefined && { freeDays }),
    validFrom: body.validFrom,
    validTo: body.validTo,
    seller: companyCard(deps, companyOf(deps, companyId)),
    mine,
    ...(image && { image: image.url }),
  }
}

const HIDDEN = new Set<ListingRow['status']>(['DRAFT', 'REVIEWING', 'REJECTED'])
const OVER = new Set(['PAUSED', 'EXPIRED', 'SOLD_OUT', 'OFFLINE'])

/** Whether a listing is public: one that was published and taken off stays visible, with its status. */
export const isPublic = ({ status, published }: ListingRow): boolean =>
  status === 'OFFLINE' ? published !== undefined && published.length > 0 : !HIDDEN.has(status)

/**
 * One listing as visible to the caller; 4004 if it was never public, or is under review. Plates and container numbers
 * are returned to its seller only.
 */
export function listingDetail(deps: Deps, listing: ListingRow | undefined, caller: Caller | undefined): ListingDetail {
  const mine = listing !== undefined && listing.companyId === caller?.companyId
  if (!listing || (!mine && !isPublic(listing))) throw notFound()
  const body = bodyForList(listing)
  const summary = listingSummary(deps, listing, caller)
  const rates = ratesAt(deps.now())
  const lines = body.charges.map((line) => ({ ...line, amount: lineAmount(line, takenOf(body.charges), rates) }))
  return {
    ...body,
    ...sailingsNow(body, deps.now()),
    ...summary,
    sailings: listedSailings(body, deps.now()),
    ...(!mine && { plates: [], containerNos: [] }),
    charges: summary.isMasked ? [] : lines,
    missing: missingOf(body),
    rates,
    ...(mine && listing.rejection && { rejection: listing.rejection }),
    similar: OVER.has(summary.status) ? similarTo(deps, listing).map((row) => listingSummary(deps, row, caller)) : [],
  }
}

/** A listing by id. Counts a view unless the reader is its seller. */
export function readListing(deps: Deps, { id }: { id: string }, caller: Caller | undefined): ListingDetail {
  const listing = deps.rows.listings.get(id)
  const detail = listingDetail(deps, listing, caller)
  if (!listing || detail.mine) return detail
  deps.rows.listings.put({ ...listing, views: listing.views + 1 })
  return { ...detail, views: listing.views + 1 }
}
