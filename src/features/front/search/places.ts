import type { SearchGroup } from '@/contract/front/search/schemas.ts'
import { hrefTo } from '@/routes/href.ts'

/** Chinese ports are used as origin, others as destination. */
const HOME_COUNTRY = 'CN'

/** Tenders of a mode from a Chinese place or to one abroad. */
const tendersOf = (mode: 'AIR' | 'RAIL', { id, country }: { id: string; country: string }): string =>
  hrefTo('tenderSearch', { mode, [country === HOME_COUNTRY ? 'pol' : 'pod']: id })

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
      return group.hits.map((hit) => tendersOf('AIR', hit))
    case 'STATION':
      return group.hits.map((hit) => tendersOf('RAIL', hit))
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
