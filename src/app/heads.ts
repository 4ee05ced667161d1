import type { MessageId } from '@/i18n/ids.ts'
import type { RouteId } from '@/routes/table.ts'

/** What a page is called, and the line under it. */
interface Head {
  title: MessageId
  lead: MessageId
}

/** Pages whose heading is the same for everybody: it is prerendered into index.html and stands there from the first paint on. */
export const heads = {
  tenderSearch: { title: 'tender.search.title', lead: 'tender.search.lead' },
  tenderHall: { title: 'route.tenderHall', lead: 'hall.lead' },
  market: { title: 'market.title', lead: 'market.lead' },
  shippingDates: { title: 'schedule.title', lead: 'schedule.lead' },
  newsList: { title: 'news.title', lead: 'news.lead' },
  customs: { title: 'customs.title', lead: 'customs.lead' },
  couponCenter: { title: 'route.couponCenter', lead: 'couponCenter.lead' },
  business: { title: 'route.business', lead: 'zone.business.lead' },
} as const satisfies Partial<Record<RouteId, Head>>

export type HeadId = keyof typeof heads

export const headIds = Object.keys(heads) as HeadId[]
