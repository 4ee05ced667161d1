import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { MessageId } from '@/i18n/ids.ts'
import { wordsIn } from '@/i18n/locale.ts'
import type { Locale } from '@/i18n/locale.ts'
import type { TextOf } from '@/i18n/useText.ts'
import type { RouteId } from '@/routes/table.ts'

/** What a page is called, and the line under it. */
interface PageHeading {
  title: MessageId
  lead?: MessageId
  /** The page shows one thing, whose title is asked for before the app begins: the call and the parameter of the address with its id. */
  named?: { path: string; param: string; counts?: true; line?: HeadingLine }
}

/** The line under the title of one thing; each `{place}` tells where the answer has a fact, with `|` where it may lie instead. */
type HeadingLine = (t: TextOf, locale: Locale) => string

/**
 * Pages whose heading is the same for everybody, and pages that show one thing: it is prerendered into index.html and stands there
 * from the first paint on.
 */
export const headings = {
  tenderSearch: { title: 'tender.search.title', lead: 'tender.search.lead' },
  tenderHall: { title: 'route.tenderHall', lead: 'hall.lead' },
  market: { title: 'market.title', lead: 'market.lead' },
  shippingDates: { title: 'schedule.title', lead: 'schedule.lead' },
  newsList: { title: 'news.title', lead: 'news.lead' },
  customs: { title: 'customs.title', lead: 'customs.lead' },
  couponCenter: { title: 'route.couponCenter', lead: 'couponCenter.lead' },
  business: { title: 'route.business', lead: 'zone.business.lead' },
  tenderDetail: { title: 'route.tenderDetail', named: { path: tenderEndpoints.detail.path, param: 'id' } },
  // Each answer counts as a view. A short title is not the largest text of the page; the line under it is.
  marketDetail: {
    title: 'route.marketDetail',
    named: {
      path: listingEndpoints.detail.path,
      param: 'id',
      counts: true,
      line: (t, locale) =>
        `{no} · ${wordsIn(locale, '{seller.nameZh}', '{seller.nameEn|seller.nameZh}')} · ${t('market.fact.validTo')} {validTo}`,
    },
  },
  myTenderBids: { title: 'comparison.title', named: { path: tenderEndpoints.detail.path, param: 'tenderId' } },
} as const satisfies Partial<Record<RouteId, PageHeading>>

export type HeadingId = keyof typeof headings

/** Every heading under one type. */
export const headingOf = (id: HeadingId): PageHeading => headings[id]

export const headingIds = Object.keys(headings) as HeadingId[]
