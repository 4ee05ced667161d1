import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { MessageId } from '@/i18n/ids.ts'
import { wordsIn } from '@/i18n/locale.ts'
import type { Locale } from '@/i18n/locale.ts'
import type { TextOf } from '@/i18n/useText.ts'
import type { RouteId } from '@/routes/table.ts'

/** Title of a page, and the line below it. */
interface PageHeading {
  title: MessageId
  lead?: MessageId
  /**
   * The page shows one item, whose title is fetched before the app starts: the call, and the URL parameter with its id.
   */
  named?: { path: string; param: string; counts?: true; line?: HeadingLine }
}

/** Line below the title of one item; each `{path}` is a path in the response, with alternatives after `|`. */
type HeadingLine = (t: TextOf, locale: Locale) => string

/**
 * Pages with the same heading for everybody, and pages that show one item: their heading is prerendered into index.html
 * and visible from the first paint on.
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
  // Each request counts as a view. With a short title, the line below it is the largest text of the page.
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

/** All headings with a common type. */
export const headingOf = (id: HeadingId): PageHeading => headings[id]

export const headingIds = Object.keys(headings) as HeadingId[]
