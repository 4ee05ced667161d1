import { routes } from '@/routes/table.ts'

/** One link of the header: its text and URL. */
export interface NavItem {
  id: string
  textId: `layout.nav.${string}`
  href: string
}

const table: Readonly<Record<string, { readonly path: string } | undefined>> = routes

function entry(textId: NavItem['textId'], routeId: string, param = ''): NavItem[] {
  const path = table[routeId]?.path
  // A page without a route is not linked; its link appears together with the route.
  return path === undefined ? [] : [{ id: `${routeId}${param}`, textId, href: path.replace(':id', param) }]
}

/** The owner's header links, in the owner's order (Spec §2, PRODUCT 2), without pages that have no route. */
export const mainNav: readonly NavItem[] = [
  ...entry('layout.nav.home', 'home'),
  // Added to the owner's links: the two main tasks. Decision 0009.
  ...entry('layout.nav.tenders', 'tenderSearch'),
  ...entry('layout.nav.publish', 'tenderIssue'),
  ...entry('layout.nav.traders', 'audienceZone', '1'),
  ...entry('layout.nav.forwarders', 'audienceZone', '2'),
  ...entry('layout.nav.fleet', 'audienceZone', '3'),
  ...entry('layout.nav.shipping', 'shippingDates'),
  ...entry('layout.nav.market', 'market'),
  ...entry('layout.nav.members', 'memberCenter'),
  ...entry('layout.nav.help', 'help'),
]

/** The five most used pages, for the bottom bar (PRODUCT 2); substitutes follow while a page has no route. */
export const thumbNav: readonly NavItem[] = [
  ...entry('layout.nav.home', 'home'),
  ...entry('layout.nav.tenders', 'tenderSearch'),
  ...entry('layout.nav.market', 'market'),
  ...entry('layout.nav.shipping', 'shippingDates'),
  ...(table['memberCenter'] ? entry('layout.nav.mine', 'memberCenter') : entry('layout.nav.mine', 'myBids')),
]

/** Link groups of the footer. */
export const footerNav: readonly { titleId: `layout.footer.${string}`; items: readonly NavItem[] }[] = [
  {
    titleId: 'layout.footer.trade',
    items: [
      ...entry('layout.nav.tenders', 'tenderSearch'),
      ...entry('layout.nav.publish', 'tenderIssue'),
      ...entry('layout.nav.hall', 'tenderHall'),
      ...entry('layout.nav.market', 'market'),
      ...entry('layout.nav.coupons', 'couponCenter'),
    ],
  },
  {
    titleId: 'layout.footer.tools',
    items: [
      ...entry('layout.nav.shipping', 'shippingDates'),
      ...entry('layout.nav.customs', 'customs'),
      ...entry('layout.nav.news', 'newsList'),
      ...entry('layout.nav.selfCheck', 'diagnostics'),
    ],
  },
  {
    titleId: 'layout.footer.about',
    items: [
      ...entry('layout.nav.help', 'help'),
      ...entry('layout.nav.about', 'about'),
      ...entry('layout.nav.contact', 'contact'),
      ...entry('layout.nav.terms', 'terms'),
    ],
  },
]

/** Whether a link leads to the current page; both home URLs count as home (RELIABILITY R3). */
export function isCurrent(item: NavItem, pathname: string): boolean {
  const here = pathname.toLowerCase().replace(/\/+$/, '') || '/'
  const there = item.href.toLowerCase()
  return here === there || (there === '/' && here === '/home')
}
