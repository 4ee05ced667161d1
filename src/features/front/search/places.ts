import type { SearchGroup } from '@/contract/front/search/schemas.ts'
import { hrefTo } from '@/routes/href.ts'

/** Chinese ports are used as origin, others as destination. */
const HOME_COUNTRY = 'CN'

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
    case 'HS':
      return group.hits.map(({ id }) => hrefTo('customs', { code: id }))
    case 'NEWS':
      return group.hits.map(({ id }) => hrefTo('newsDetail', { id }))
  }
}
