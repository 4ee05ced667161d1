import { routes } from '@/routes/table.ts'

/** One entry of the header: its words and its address. */
export interface NavItem {
  id: string
  textId: `layout.nav.${string}`
  href: string
}

const table: Readonly<Record<string, { readonly path: string } | undefined>> = routes

function entry(textId: NavItem['textId'], routeId: string, param = ''): NavItem[] {
  const path = table[routeId]?.path
  // A page that is not built yet must not be linked to; it appears here the day its route does.
  return path === undefined ? [] : [{ id: `${routeId}${param}`, textId, href: path.replace(':id', param) }]
}

/** The owner's header, in the owner's order (Spec §2, PRODUCT 2), without pages that have no route. */
export const mainNav: readonly NavItem[] = [
  ...entry('layout.nav.home', 'home'),
  // Beside the owner's labels: the two things people come for. Decision 0009.
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

/** The five places used most, for the thumb (PRODUCT 2); stand-ins follow while their page has no route. */
export const thumbNav: readonly NavItem[] = [
  ...entry('layout.nav.home', 'home'),
  ...entry('layout.nav.tenders', 'tenderSearch'),
  ...entry('layout.nav.market', 'market'),
  ...entry('layout.nav.shipping', 'shippingDates'),
  ...(table['memberCenter'] ? entry('layout.nav.mine', 'memberCenter') : entry('layout.nav.mine', 'myBids')),
]

/** The groups of the footer. */
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

/** Says whether an entry leads to where one is; both home addresses count as home (RELIABILITY R3). */
export function isCurrent(item: NavItem, pathname: string): boolean {
  const here = pathname.toLowerCase().replace(/\/+$/, '') || '/'
  const there = item.href.toLowerCase()
  return here === there || (there === '/' && here === '/home')
}
