import { DEFAULT_PAGE_SIZE } from '@/config/constants.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { question } from '@/contract/endpoint.ts'
import type { Endpoint, Question } from '@/contract/endpoint.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { readId } from '@/routes/params.ts'
import type { RouteId } from '@/routes/table.ts'
import { firstScreen } from './firstScreen.ts'
import type { Screen } from './firstScreen.ts'

/** A query for the item whose id is in the URL. */
const ofId =
  (name: string, ...ask: readonly ((id: string) => Question)[]) =>
  (address: URLSearchParams): readonly Question[] => {
    const id = readId(address.get(name))
    return id === undefined ? [] : ask.map((one) => one(id))
  }

/** The first page of a list, if nothing in the URL says another one. */
const ofList =
  <In, Out>(endpoint: Endpoint<In, Out, never>, usual: In) =>
  (address: URLSearchParams) =>
    address.size === 0 ? [question(endpoint, { ...usual, current: 1, size: DEFAULT_PAGE_SIZE })] : []

const tender = (id: string) => question(tenderEndpoints.detail, { id })

const ofReceived = ofId('tenderId', tender, (tenderId) => question(bidEndpoints.received, { tenderId }))
const ofOwnTenders = ofList(tenderEndpoints.minePage, {})
const ofOrder = ofId('orderId', (id) => question(orderEndpoints.detail, { id }))
const ofOrders = ofList(orderEndpoints.page, { tab: 'toPay' })

/** The screen of every route; complete by type. The facts are in `routes/table.ts`. */
export const screens: Record<RouteId, Screen> = {
  home: firstScreen,
  login: { load: () => import('@/pages/auth/LoginPage.tsx'), messages: ['account', 'problem'] },
  register: { load: () => import('@/pages/auth/RegisterPage.tsx'), messages: ['account', 'staff', 'guest', 'problem'] },
  retrievePassword: { load: () => import('@/pages/auth/RetrievePasswordPage.tsx'), messages: ['account', 'problem'] },
  terms: { load: () => import('@/pages/other/ClausePage.tsx'), messages: ['legal'] },
  customs: { load: () => import('@/pages/tool/CustomsPage.tsx'), messages: ['customs', 'favorite', 'problem', 'list'] },
  about: { load: () => import('@/pages/other/AboutPage.tsx'), messages: ['about'] },
  contact: {
    load: () => import('@/pages/other/ContactPage.tsx'),
    messages: ['contact', 'account', 'problem', 'upload', 'list'],
  },
  help: { load: () => import('@/pages/hub/HubPage.tsx'), messages: ['hub'] },
  diagnostics: {
    load: () => import('@/pages/diagnostics/DiagnosticsPage.tsx'),
    messages: ['diagnostics', 'account'],
  },
  business: { load: () => import('@/pages/business/BusinessPage.tsx'), messages: ['zone', 'hub'] },
  audienceZone: {
    load: () => import('@/pages/business/AudienceZonePage.tsx'),
    messages: ['zone', 'tender', 'market', 'favorite', 'list'],
  },
  toolHub: { load: () => import('@/pages/hub/HubPage.tsx'), messages: ['hub'] },
  tenderDetail: {
    load: () => import('@/pages/business/TenderDetailPage.tsx'),
    messages: ['tender', 'question', 'insight', 'favorite', 'access', 'change', 'notice'],
    hasFreight: true,
    prefetch: ofId('id', tender),
  },
  tenderIssue: {
    load: () => import('@/pages/business/TenderIssuePage.tsx'),
    kit: 'antd',
    messages: [
      'issue',
      'tour',
      'goodsPick',
      'issueImport',
      'sheetImport',
      'problem',
      'favorite',
      'upload',
      'access',
      'change',
    ],
    hasFreight: true,
  },
  tenderSearch: {
    load: () => import('@/pages/business/TenderSearchPage.tsx'),
    messages: ['tender', 'favorite', 'problem', 'list'],
    hasFreight: true,
    prefetch: ofList(tenderEndpoints.page, { sort: 'closing' }),
  },
  tenderHall: { load: () => import('@/pages/business/TenderHallPage.tsx'), messages: ['hall'], hasFreight: true },
  quote: {
    load: () => import('@/pages/business/QuotePage.tsx'),
    kit: 'antd',
    messages: [
      'tender',
      'bid',
      'quote',
      'tour',
      'carriage',
      'change',
      'problem',
      'favorite',
      'upload',
      'access',
      'co2',
    ],
    hasFreight: true,
    prefetch: ofId('tenderId', tender),
  },
  myBids: {
    load: () => import('@/pages/business/MyBidsPage.tsx'),
    kit: 'antd',
    messages: ['bid', 'agreement', 'cargo', 'problem', 'access', 'list', 'co2'],
    hasFreight: true,
    prefetch: ofList(bidEndpoints.minePage, {}),
  },
  myTenderBids: {
    load: () => import('@/pages/business/MyTenderBidsPage.tsx'),
    kit: 'antd',
    messages: [
      'tender',
      'comparison',
      'agreement',
      'cargo',
      'question',
      'insight',
      'favorite',
      'access',
      'problem',
      'list',
      'co2',
    ],
    hasFreight: true,
    prefetch: (address) => [...ofReceived(address), ...ofOwnTenders(address)],
  },
  market: {
    load: () => import('@/pages/business/MarketPage.tsx'),
    messages: ['market', 'favorite', 'list'],
    hasFreight: true,
    prefetch: ofList(listingEndpoints.page, {}),
  },
  marketDetail: {
    load: () => import('@/pages/business/MarketDetailPage.tsx'),
    messages: ['market', 'question', 'favorite', 'access', 'notice'],
    hasFreight: true,
    prefetch: ofId('id', (id) => question(listingEndpoints.detail, { id })),
  },
  shippingDates: {
    load: () => import('@/pages/tool/ShipDatePage.tsx'),
    messages: ['schedule', 'favorite', 'notice', 'co2'],
    hasFreight: true,
  },
  myMarket: {
    load: () => import('@/pages/business/MyMarketPage.tsx'),
    kit: 'antd',
    messages: [
      'listing',
      'listingMore',
      'listingImport',
      'street',
      'sheetImport',
      'carriage',
      'problem',
      'upload',
      'access',
      'list',
    ],
    hasFreight: true,
  },
  myCollect: {
    load: () => import('@/pages/member/MyCollectPage.tsx'),
    kit: 'antd',
    messages: ['favorite', 'alert', 'list', 'problem'],
  },
  certification: {
    load: () => import('@/pages/member/CertificationPage.tsx'),
    kit: 'antd',
    messages: ['certification', 'problem', 'upload'],
  },
  payment: {
    load: () => import('@/pages/business/PaymentPage.tsx'),
    kit: 'antd',
    messages: [
      'payment',
      'order',
      'cargo',
      'problem',
      'upload',
      'access',
      'coupon',
      'list',
      'credit',
      'statement',
      'co2',
    ],
    prefetch: (address) => [...ofOrder(address), ...ofOrders(address)],
  },
  memberHub: { load: () => import('@/pages/hub/HubPage.tsx'), messages: ['hub'] },
  couponCenter: {
    load: () => import('@/pages/coupon/CouponCenterPage.tsx'),
    messages: ['coupon', 'couponCenter', 'access', 'list'],
    hasFreight: true,
  },
  couponMarket: {
    load: () => import('@/pages/coupon/CouponMarketPage.tsx'),
    messages: ['coupon', 'couponTrade', 'access', 'list'],
  },
  myCoupons: {
    load: () => import('@/pages/coupon/MyCouponsPage.tsx'),
    kit: 'antd',
    messages: ['coupon', 'couponMine', 'couponGift', 'problem', 'access', 'list'],
  },
  couponManagement: {
    load: () => import('@/pages/coupon/CouponManagementPage.tsx'),
    kit: 'antd',
    messages: ['coupon', 'batch', 'problem', 'access', 'list'],
  },
  couponVerification: {
    load: () => import('@/pages/coupon/CouponVerificationPage.tsx'),
    kit: 'antd',
    messages: ['coupon', 'couponCounter', 'problem', 'access', 'list'],
  },
  newsList: { load: () => import('@/pages/business/NewsListPage.tsx'), messages: ['news', 'list'], hasFreight: true },
  newsDetail: { load: () => import('@/pages/business/NewsDetailPage.tsx'), messages: ['news', 'favorite'] },
  invoice: {
    load: () => import('@/pages/member/InvoicePage.tsx'),
    kit: 'antd',
    messages: ['invoice', 'problem', 'list'],
  },
  memberCenter: {
    load: () => import('@/pages/member/MemberCenterPage.tsx'),
    kit: 'antd',
    messages: ['member', 'message', 'list'],
  },
  baseInfo: {
    load: () => import('@/pages/member/BaseInfoPage.tsx'),
    kit: 'antd',
    messages: ['member', 'message', 'account', 'export', 'webhook', 'apiKey', 'staff', 'list', 'problem', 'upload'],
  },
}
