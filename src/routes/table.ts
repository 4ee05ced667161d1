import type { RouteFacts } from './types.ts'

function defineRoutes<const T extends Record<string, RouteFacts<keyof T & string>>>(table: T): T {
  return table
}

/** Every address of the product (Spec §2); access is assumed: decision 0005. */
export const routes = defineRoutes({
  home: { path: '/', aliases: ['/home'], titleId: 'route.home', access: 'public', nav: ['main'], isFullWidth: true },
  login: {
    path: '/login',
    titleId: 'route.login',
    parent: 'home',
    access: 'guest',
    query: ['reject', 'way', 'code', 'state'],
  },
  register: { path: '/register', titleId: 'route.register', parent: 'home', access: 'guest', query: ['reject'] },
  retrievePassword: {
    path: '/retrievePassword',
    titleId: 'route.retrievePassword',
    parent: 'login',
    access: 'guest',
    query: ['reject'],
  },
  terms: { path: '/other/clause', titleId: 'route.terms', parent: 'home', access: 'public' },
  diagnostics: { path: '/test', titleId: 'route.diagnostics', parent: 'home', access: 'public' },
  tenderDetail: {
    path: '/business/foreignTradeDetial',
    redirects: ['/business/foreignTradeDetail'],
    titleId: 'route.tenderDetail',
    parent: 'tenderSearch',
    access: 'public',
    query: ['id'],
  },
  memberHub: { path: '/user', titleId: 'route.memberHub', parent: 'home', access: 'public' },
  memberCenter: {
    path: '/user/personalCenter',
    titleId: 'route.memberCenter',
    parent: 'memberHub',
    access: 'member',
    nav: ['member'],
    query: ['tab'],
  },
  tenderIssue: {
    path: '/business/tenderIssue',
    titleId: 'route.tenderIssue',
    parent: 'home',
    access: 'public',
    nav: ['member'],
    query: ['id', 'copy', 'pol', 'pod', 'mode', 'hs', 'etdFrom', 'etdTo', 'step'],
  },
  tenderSearch: {
    path: '/business/searchTender',
    titleId: 'route.tenderSearch',
    parent: 'home',
    access: 'public',
    nav: ['main'],
    query: ['pol', 'pod', 'mode', 'q', 'quotable', 'lane', 'sort', 'status', 'closingWithin'],
  },
  tenderHall: {
    path: '/business/tendering',
    titleId: 'route.tenderHall',
    parent: 'home',
    access: 'public',
    query: ['lane'],
  },
  quote: {
    path: '/business/quote',
    titleId: 'route.quote',
    parent: 'tenderSearch',
    access: 'member',
    query: ['tenderId', 'option'],
  },
  myTenderBids: {
    path: '/business/myTenderBid',
    titleId: 'route.myTenderBids',
    parent: 'home',
    access: 'member',
    nav: ['member'],
    query: ['tenderId', 'status'],
  },
  myBids: {
    path: '/business/myBid',
    titleId: 'route.myBids',
    parent: 'home',
    access: 'member',
    nav: ['member'],
    query: ['tab', 'bidId'],
  },
  myMarket: {
    path: '/business/myMarket',
    titleId: 'route.myMarket',
    parent: 'home',
    access: 'member',
    nav: ['member'],
    query: ['part', 'status', 'tab', 'edit', 'new'],
  },
  payment: {
    path: '/business/payment',
    titleId: 'route.payment',
    parent: 'home',
    access: 'member',
    nav: ['member'],
    query: ['orderId', 'tab'],
  },
  invoice: {
    path: '/user/invoice',
    titleId: 'route.invoice',
    parent: 'memberHub',
    access: 'member',
    nav: ['member'],
    query: ['tab', 'id'],
  },
  myCollect: {
    path: '/user/myCollect',
    titleId: 'route.myCollect',
    parent: 'memberHub',
    access: 'member',
    nav: ['member'],
    query: ['type'],
  },
  baseInfo: {
    path: '/user/changeBaseInfo',
    titleId: 'route.baseInfo',
    parent: 'memberHub',
    access: 'member',
    nav: ['member'],
    query: ['tab'],
  },
  certification: {
    path: '/subBaseInfo',
    titleId: 'route.certification',
    parent: 'memberHub',
    access: 'member',
    nav: ['member'],
    query: ['step', 'back'],
  },
})

/** Name of a page. */
export type RouteId = keyof typeof routes
