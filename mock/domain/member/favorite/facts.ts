import { isBookable } from '@/contract/market/listing/kinds.ts'
import type { FavoriteFacts } from '@/contract/member/favorite/schemas.ts'
import type { FavoriteKind, FavoriteType, GoneReason } from '@/contract/member/favorite/values.ts'
import { unitPrices } from '@/contract/market/listing/price.ts'
import { isCertified } from '@/contract/member/values.ts'
import { tariff } from '../../../seed/tariff.ts'
import type { Caller, Deps } from '../../deps.ts'
import { pricedAt } from '../../market/listing/published.ts'
import { toldStatus } from '../../market/listing/stock.ts'
import { isPublic } from '../../market/listing/view.ts'
import { isPublished } from '../../front/news/list.ts'
import { newsHead } from '../../front/news/words.ts'
import { sailingById } from '../../tools/schedule/byId.ts'
import { isServed } from '../../tools/schedule/passages.ts'
import { callsAt, SERVICES, SHIPS } from '../../tools/schedule/timetable.ts'
import { maySee } from '../../trade/tender/admission.ts'
import { bodyForList } from '../../trade/tender/listBody.ts'
import { submittedBids } from '../../trade/tender/view.ts'
import { ratesAt } from '../../rates.ts'

/** The enterprise whose view is requested. */
type Reader = Pick<Caller, 'companyId'>

const FACTS: Record<FavoriteKind, (deps: Deps, id: string, reader: Reader) => FavoriteFacts | undefined> = {
  TENDER: tenderFacts,
  LISTING: listingFacts,
  COMPANY: (deps, id) => {
    const company = deps.rows.companies.get(id)
    return company && { ...company, kind: 'COMPANY', certified: isCertified(company.certification) }
  },
  SAILING: (deps, id) => {
    const sailing = sailingById(id, deps.now())
    return sailing && { ...sailing, kind: 'SAILING' }
  },
  PAIR: (_, id) => pairFacts(id),
  SERVICE: (_, id) => {
    const service = SERVICES.get(id)
    return service && { kind: 'SERVICE', code: service.code, nameZh: service.nameZh, nameEn: service.nameEn }
  },
  VESSEL: (_, id) => {
    const ship = SHIPS.find(({ imo }) => imo === id)
    return ship && { kind: 'VESSEL', imo: id, vesselName: ship.name, serviceCode: ship.service }
  },
  PORT: (_, id) => (callsAt(id).length > 0 ? { kind: 'PORT', unlocode: id } : undefined),
  HS: (_, id) => {
    const hit = tariff().byCode.get(id)
    return hit && { kind: 'HS', code: hit.code, nameZh: hit.nameZh, nameEn: hit.nameEn }
  },
  NEWS: (deps, id) => {
    const article = deps.rows.news.get(id)
    return article && isPublished(deps, article) ? { ...newsHead(article), kind: 'NEWS' } : undefined
  },
}

/** Two ports between which ships sail, as `CNSHA-USLAX`. */
function pairFacts(id: string): FavoriteFacts | undefined {
  const [, pol, pod] = /^([A-Z0-9]{5})-([A-Z0-9]{5})$/.exec(id) ?? []
  return pol && pod && isServed(pol, pod) ? { kind: 'PAIR', pol, pod } : undefined
}

function tenderFacts(deps: Deps, id: string, reader: Reader): FavoriteFacts | undefined {
  const tender = deps.rows.tenders.get(id)
  if (!tender?.publishAt || !maySee(deps, tender, reader)) return undefined
  const { title, mode, deadline, lanes } = bodyForList(tender)
  const buyer = deps.rows.companies.get(tender.companyId)
  const [lane] = lanes
  return {
    kind: 'TENDER',
    no: tender.no,
    title,
    status: tender.status,
    mode,
    deadline,
    bidCount: submittedBids(deps, id).length,
    pol: lane?.pol ?? '',
    ...(lane?.pod && { pod: lane.pod }),
    buyerZh: buyer?.nameZh ?? '',
    ...(buyer?.nameEn && { buyerEn: buyer.nameEn }),
  }
}

function listingFacts(deps: Deps, id: string): FavoriteFacts | undefined {
  const listing = deps.rows.listings.get(id)
  if (!listing || !isPublic(listing)) return undefined
  const { body } = listing
  const seller = deps.rows.companies.get(listing.companyId)
  if (!body || !seller) return undefined
  const [lowest] = isBookable(body.kind) ? unitPrices(body, ratesAt(pricedAt(listing))) : []
  return {
    kind: 'LISTING',
    no: listing.no,
    title: body.title,
    status: toldStatus(deps, listing),
    mode: body.mode,
    listingKind: body.kind,
    validTo: body.validTo,
    currency: body.currency,
    ...(body.pol && { pol: body.pol }),
    ...(body.pod && { pod: body.pod }),
    ...(body.cityName && { cityName: body.cityName }),
    ...(lowest && { price: lowest.allIn.amount }),
    ...(lowest?.isoCode && { isoCode: lowest.isoCode }),
    sellerZh: seller.nameZh,
    ...(seller.nameEn && { sellerEn: seller.nameEn }),
  }
}

/** Current facts of an item as visible to an enterprise; undefined if it is not visible, or of an unsupported kind. */
export function factsOf(deps: Deps, type: FavoriteType, id: string, reader: Reader): FavoriteFacts | undefined {
  return Object.hasOwn(FACTS, type) ? FACTS[type](deps, id, reader) : undefined
}

/** Facts whose change is highlighted; the number of quotes changes too often. */
const MARKED: Record<FavoriteKind, readonly string[]> = {
  TENDER: ['title', 'status', 'deadline'],
  LISTING: ['title', 'status', 'price', 'validTo'],
  COMPANY: ['nameZh', 'certified', 'rating'],
  SAILING: ['vesselName', 'voyage', 'etd', 'eta'],
  PAIR: [],
  SERVICE: ['nameZh', 'nameEn'],
  VESSEL: ['vesselName', 'serviceCode'],
  PORT: [],
  HS: ['nameZh', 'nameEn'],
  NEWS: ['titleZh', 'titleEn'],
}

/** Names of the facts that have changed since saving. */
export function changedFacts(before: FavoriteFacts, now: FavoriteFacts | undefined): string[] {
  if (!now) return []
  const [was, is] = [before, now].map((facts): Record<string, unknown> => facts)
  return MARKED[before.kind].filter((name) => was?.[name] !== is?.[name])
}

/** Why an item has ended; a listing being edited is temporarily hidden. */
export function goneReason(deps: Deps, id: string, now: FavoriteFacts | undefined): GoneReason | undefined {
  if (!now && deps.rows.news.get(id)) return 'OFFLINE'
  if (!now) return deps.rows.listings.get(id) ? 'REVIEWING' : 'REMOVED'
  if (now.kind === 'LISTING') return now.status === 'EXPIRED' || now.status === 'OFFLINE' ? now.status : undefined
  if (now.kind === 'SAILING' && Date.parse(now.etd) <= deps.now()) return 'SAILED'
  if (now.kind !== 'TENDER') return undefined
  return now.status === 'CANCELLED' || now.status === 'FAILED' ? now.status : undefined
}
