import type { SearchGroup } from '@/contract/front/search/schemas.ts'
import { hrefTo } from '@/routes/href.ts'

/** Chinese ports are used as origin, others as destination. */
const HOME_COUNTRY = 'CN'

/** Tenders of a mode, from or to the port beside an airport or a station, if there is one. */
function tendersFrom(mode: 'AIR' | 'RAIL', country: string, port: string | undefined): string {
  return hrefTo('tenderSearch', { mode, ...(port && { [country === HOME_COUNTRY ? 'pol' : 'pod']: port }) })
}

/** Returns the URL of each hit of a group, in order. */
export function placesOf(group: SearchGroup): readonly string[] {
  switch (group.kind) {
    case 'TENDER':
      return group.hits.map(({ id }) => hrefTo('tenderDetail', { id }))
    case 'LISTING':
      return group.hits.map(({ id }) => hrefTo('marketDetail', { id }))
    case 'COMPANY':
      return group.hits.map(({ id, userType }) => hrefTo('audienceZone', { id: String(userType), company: id }))
    case 'PORT':
      return group.hits.map(({ id, country }) =>
        hrefTo('shippingDates', country === HOME_COUNTRY ? { pol: id } : { pod: id }),
      )
    case 'AIRPORT':
      return group.hits.map(({ country, port }) => tendersFrom('AIR', country, port))
    case 'STATION':
      return group.hits.map(({ country, port }) => tendersFrom('RAIL', country, port))
    case 'CITY':
      return group.hits.map(({ nameZh }) => hrefTo('market', { keyword: nameZh }))
    case 'CARRIER':
      return group.hits.map(({ id }) => hrefTo('market', { carrierScac: id }))
    case 'SERVICE':
      return group.hits.map(({ pol, pod }) => hrefTo('shippingDates', { pol, pod }))
    case 'HS':
      return group.hits.map(({ id }) => hrefTo('customs', { code: id }))
    case 'NEWS':
      return group.hits.map(({ id }) => hrefTo('newsDetail', { id }))
  }
}
