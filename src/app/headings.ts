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
  named?: { path: string; param: string; counts?: true; line?: HeadingLine; title?: HeadingLine }
}

/** Title of a page that shows one item, or the line below it; each `{path}` is a path in the response, with alternatives after `|`. */
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
  quote: {
    title: 'route.quote',
    named: {
      path: tenderEndpoints.detail.path,
      param: 'tenderId',
      title: (t) => t('bid.form.on', { title: '{title}' }),
    },
  },
  myTenderBids: { title: 'comparison.title', named: { path: tenderEndpoints.detail.path, param: 'tenderId' } },
} as const satisfies Partial<Record<RouteId, PageHeading>>

/** Headings of pages of the workspace as they are without parameters in their address: shown to whoever has a token. */
export const plainHeadings = {
  tenderIssue: { title: 'issue.title.new', lead: 'issue.lead' },
  myTenderBids: { title: 'comparison.list.title', lead: 'comparison.list.lead' },
  myBids: { title: 'bid.list.title', lead: 'bid.list.lead' },
  payment: { title: 'payment.list.title', lead: 'payment.list.lead' },
} as const satisfies Partial<Record<RouteId, Omit<PageHeading, 'named'>>>

export type PlainHeadingId = keyof typeof plainHeadings

export type HeadingId = keyof typeof headings

/** All headings with a common type. */
export const headingOf = (id: HeadingId): PageHeading => headings[id]

/** All headings of the workspace with a common type. */
export const plainHeadingOf = (id: PlainHeadingId): PageHeading => plainHeadings[id]

export const plainHeadingIds = Object.keys(plainHeadings) as PlainHeadingId[]

export const headingIds = Object.keys(headings) as HeadingId[]
