import type { routeZhCN } from './zh-CN.ts'

/** Titles of pages, used for document title, breadcrumbs and menus. */
export const routeEnUS = {
  'route.home': 'Home',
  'route.login': 'Log in',
  'route.register': 'Register',
  'route.retrievePassword': 'Reset password',
  'route.terms': 'Terms and privacy',
  'route.diagnostics': 'Self-check',
  'route.tenderDetail': 'Tender',
  'route.tenderIssue': 'Publish a tender',
  'route.tenderSearch': 'Find tenders',
  'route.tenderHall': 'Tender hall',
  'route.market': 'Marketplace',
  'route.marketDetail': 'Listing',
  'route.quote': 'Quote',
  'route.myBids': 'My bids',
  'route.myTenderBids': 'My tenders',
  'route.myMarket': 'My market',
  'route.certification': 'Certification',
  'route.payment': 'Payment',
  'route.myCollect': 'My favourites',
  'route.memberHub': 'Members',
  'route.memberCenter': 'Member centre',
  'route.invoice': 'Invoices',
  'route.baseInfo': 'Company profile',
} satisfies Record<keyof typeof routeZhCN, string>
