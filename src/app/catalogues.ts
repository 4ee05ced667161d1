import type { CatalogueLoaders } from '@/i18n/messageStore.ts'
import { coreCatalogue } from './coreCatalogue.ts'

/** How to fetch each catalogue; `core` is fetched at boot, the others together with the screens that name them. */
export const catalogues = {
  ...coreCatalogue,
  access: {
    'zh-CN': () => import('@/session/messages/zh-CN.ts').then((m) => m.accessZhCN),
    'en-US': () => import('@/session/messages/en-US.ts').then((m) => m.accessEnUS),
  },
  account: {
    'zh-CN': () => import('@/features/account/messages/zh-CN.ts').then((m) => m.accountZhCN),
    'en-US': () => import('@/features/account/messages/en-US.ts').then((m) => m.accountEnUS),
  },
  batch: {
    'zh-CN': () => import('@/features/coupon-issue/messages/zh-CN.ts').then((m) => m.batchZhCN),
    'en-US': () => import('@/features/coupon-issue/messages/en-US.ts').then((m) => m.batchEnUS),
  },
  bid: {
    'zh-CN': () => import('@/features/bid/messages/zh-CN.ts').then((m) => m.bidZhCN),
    'en-US': () => import('@/features/bid/messages/en-US.ts').then((m) => m.bidEnUS),
  },
  quote: {
    'zh-CN': () => import('@/features/bid/form/messages/zh-CN.ts').then((m) => m.quoteZhCN),
    'en-US': () => import('@/features/bid/form/messages/en-US.ts').then((m) => m.quoteEnUS),
  },
  zone: {
    'zh-CN': () => import('@/features/zone/messages/zh-CN.ts').then((m) => m.zoneZhCN),
    'en-US': () => import('@/features/zone/messages/en-US.ts').then((m) => m.zoneEnUS),
  },
  front: {
    'zh-CN': () => import('@/pages/home/blocks/messages/zh-CN.ts').then((m) => m.frontZhCN),
    'en-US': () => import('@/pages/home/blocks/messages/en-US.ts').then((m) => m.frontEnUS),
  },
  carriage: {
    'zh-CN': () => import('@/reference/carriage/messages/zh-CN.ts').then((m) => m.carriageZhCN),
    'en-US': () => import('@/reference/carriage/messages/en-US.ts').then((m) => m.carriageEnUS),
  },
  change: {
    'zh-CN': () => import('@/reference/changes/messages/zh-CN.ts').then((m) => m.changeZhCN),
    'en-US': () => import('@/reference/changes/messages/en-US.ts').then((m) => m.changeEnUS),
  },
  comparison: {
    'zh-CN': () => import('@/features/comparison/messages/zh-CN.ts').then((m) => m.comparisonZhCN),
    'en-US': () => import('@/features/comparison/messages/en-US.ts').then((m) => m.comparisonEnUS),
  },
  coupon: {
    'zh-CN': () => import('@/reference/coupon/messages/zh-CN.ts').then((m) => m.couponZhCN),
    'en-US': () => import('@/reference/coupon/messages/en-US.ts').then((m) => m.couponEnUS),
  },
  couponCounter: {
    'zh-CN': () => import('@/features/coupon-counter/messages/zh-CN.ts').then((m) => m.couponCounterZhCN),
    'en-US': () => import('@/features/coupon-counter/messages/en-US.ts').then((m) => m.couponCounterEnUS),
  },
  couponTrade: {
    'zh-CN': () => import('@/features/coupon-trade/messages/zh-CN.ts').then((m) => m.couponTradeZhCN),
    'en-US': () => import('@/features/coupon-trade/messages/en-US.ts').then((m) => m.couponTradeEnUS),
  },
  couponCenter: {
    'zh-CN': () => import('@/features/coupon-center/messages/zh-CN.ts').then((m) => m.couponCenterZhCN),
    'en-US': () => import('@/features/coupon-center/messages/en-US.ts').then((m) => m.couponCenterEnUS),
  },
  couponMine: {
    'zh-CN': () => import('@/features/coupon-mine/messages/zh-CN.ts').then((m) => m.couponMineZhCN),
    'en-US': () => import('@/features/coupon-mine/messages/en-US.ts').then((m) => m.couponMineEnUS),
  },
  couponGift: {
    'zh-CN': () => import('@/features/coupon-mine/gift/messages/zh-CN.ts').then((m) => m.couponGiftZhCN),
    'en-US': () => import('@/features/coupon-mine/gift/messages/en-US.ts').then((m) => m.couponGiftEnUS),
  },
  customs: {
    'zh-CN': () => import('@/features/customs/messages/zh-CN.ts').then((m) => m.customsZhCN),
    'en-US': () => import('@/features/customs/messages/en-US.ts').then((m) => m.customsEnUS),
  },
  goodsPick: {
    'zh-CN': () => import('@/features/goods-pick/messages/zh-CN.ts').then((m) => m.goodsPickZhCN),
    'en-US': () => import('@/features/goods-pick/messages/en-US.ts').then((m) => m.goodsPickEnUS),
  },
  diagnostics: {
    'zh-CN': () => import('@/features/diagnostics/messages/zh-CN.ts').then((m) => m.diagnosticsZhCN),
    'en-US': () => import('@/features/diagnostics/messages/en-US.ts').then((m) => m.diagnosticsEnUS),
  },
  favorite: {
    'zh-CN': () => import('@/features/favorite/messages/zh-CN.ts').then((m) => m.favoriteZhCN),
    'en-US': () => import('@/features/favorite/messages/en-US.ts').then((m) => m.favoriteEnUS),
  },
  hall: {
    'zh-CN': () => import('@/features/hall/messages/zh-CN.ts').then((m) => m.hallZhCN),
    'en-US': () => import('@/features/hall/messages/en-US.ts').then((m) => m.hallEnUS),
  },
  issue: {
    'zh-CN': () => import('@/features/issue/messages/zh-CN.ts').then((m) => m.issueZhCN),
    'en-US': () => import('@/features/issue/messages/en-US.ts').then((m) => m.issueEnUS),
  },
  issueImport: {
    'zh-CN': () => import('@/features/issue/importing/messages/zh-CN.ts').then((m) => m.issueImportZhCN),
    'en-US': () => import('@/features/issue/importing/messages/en-US.ts').then((m) => m.issueImportEnUS),
  },
  legal: {
    'zh-CN': () => import('@/features/legal/messages/zh-CN.ts').then((m) => m.legalZhCN),
    'en-US': () => import('@/features/legal/messages/en-US.ts').then((m) => m.legalEnUS),
  },
  message: {
    'zh-CN': () => import('@/features/message/messages/zh-CN.ts').then((m) => m.messageZhCN),
    'en-US': () => import('@/features/message/messages/en-US.ts').then((m) => m.messageEnUS),
  },
  hub: {
    'zh-CN': () => import('@/features/hub/messages/zh-CN.ts').then((m) => m.hubZhCN),
    'en-US': () => import('@/features/hub/messages/en-US.ts').then((m) => m.hubEnUS),
  },
  about: {
    'zh-CN': () => import('@/features/about/messages/zh-CN.ts').then((m) => m.aboutZhCN),
    'en-US': () => import('@/features/about/messages/en-US.ts').then((m) => m.aboutEnUS),
  },
  contact: {
    'zh-CN': () => import('@/features/contact/messages/zh-CN.ts').then((m) => m.contactZhCN),
    'en-US': () => import('@/features/contact/messages/en-US.ts').then((m) => m.contactEnUS),
  },
  help: {
    'zh-CN': () => import('@/features/help/messages/zh-CN.ts').then((m) => m.helpZhCN),
    'en-US': () => import('@/features/help/messages/en-US.ts').then((m) => m.helpEnUS),
  },
  helpAnswers: {
    'zh-CN': () => import('@/features/help/answers/messages/zh-CN.ts').then((m) => m.helpAnswersZhCN),
    'en-US': () => import('@/features/help/answers/messages/en-US.ts').then((m) => m.helpAnswersEnUS),
  },
  insight: {
    'zh-CN': () => import('@/features/insight/messages/zh-CN.ts').then((m) => m.insightZhCN),
    'en-US': () => import('@/features/insight/messages/en-US.ts').then((m) => m.insightEnUS),
  },
  invoice: {
    'zh-CN': () => import('@/features/invoice/messages/zh-CN.ts').then((m) => m.invoiceZhCN),
    'en-US': () => import('@/features/invoice/messages/en-US.ts').then((m) => m.invoiceEnUS),
  },
  market: {
    'zh-CN': () => import('@/features/market/messages/zh-CN.ts').then((m) => m.marketZhCN),
    'en-US': () => import('@/features/market/messages/en-US.ts').then((m) => m.marketEnUS),
  },
  listingImport: {
    'zh-CN': () => import('@/features/listing/importing/messages/zh-CN.ts').then((m) => m.listingImportZhCN),
    'en-US': () => import('@/features/listing/importing/messages/en-US.ts').then((m) => m.listingImportEnUS),
  },
  listingMore: {
    'zh-CN': () => import('@/features/listing/more/messages/zh-CN.ts').then((m) => m.listingMoreZhCN),
    'en-US': () => import('@/features/listing/more/messages/en-US.ts').then((m) => m.listingMoreEnUS),
  },
  schedule: {
    'zh-CN': () => import('@/features/schedule/messages/zh-CN.ts').then((m) => m.scheduleZhCN),
    'en-US': () => import('@/features/schedule/messages/en-US.ts').then((m) => m.scheduleEnUS),
  },
  search: {
    'zh-CN': () => import('@/features/search/messages/zh-CN.ts').then((m) => m.searchZhCN),
    'en-US': () => import('@/features/search/messages/en-US.ts').then((m) => m.searchEnUS),
  },
  street: {
    'zh-CN': () => import('@/features/street/messages/zh-CN.ts').then((m) => m.streetZhCN),
    'en-US': () => import('@/features/street/messages/en-US.ts').then((m) => m.streetEnUS),
  },
  listing: {
    'zh-CN': () => import('@/features/listing/messages/zh-CN.ts').then((m) => m.listingZhCN),
    'en-US': () => import('@/features/listing/messages/en-US.ts').then((m) => m.listingEnUS),
  },
  member: {
    'zh-CN': () => import('@/features/member/messages/zh-CN.ts').then((m) => m.memberZhCN),
    'en-US': () => import('@/features/member/messages/en-US.ts').then((m) => m.memberEnUS),
  },
  news: {
    'zh-CN': () => import('@/features/news/messages/zh-CN.ts').then((m) => m.newsZhCN),
    'en-US': () => import('@/features/news/messages/en-US.ts').then((m) => m.newsEnUS),
  },
  notice: {
    'zh-CN': () => import('@/reference/notices/messages/zh-CN.ts').then((m) => m.noticeZhCN),
    'en-US': () => import('@/reference/notices/messages/en-US.ts').then((m) => m.noticeEnUS),
  },
  order: {
    'zh-CN': () => import('@/features/order/messages/zh-CN.ts').then((m) => m.orderZhCN),
    'en-US': () => import('@/features/order/messages/en-US.ts').then((m) => m.orderEnUS),
  },
  payment: {
    'zh-CN': () => import('@/features/payment/messages/zh-CN.ts').then((m) => m.paymentZhCN),
    'en-US': () => import('@/features/payment/messages/en-US.ts').then((m) => m.paymentEnUS),
  },
  question: {
    'zh-CN': () => import('@/features/question/messages/zh-CN.ts').then((m) => m.questionZhCN),
    'en-US': () => import('@/features/question/messages/en-US.ts').then((m) => m.questionEnUS),
  },
  tender: {
    'zh-CN': () => import('@/features/tender/messages/zh-CN.ts').then((m) => m.tenderZhCN),
    'en-US': () => import('@/features/tender/messages/en-US.ts').then((m) => m.tenderEnUS),
  },
  upload: {
    'zh-CN': () => import('@/ui/upload/messages/zh-CN.ts').then((m) => m.uploadZhCN),
    'en-US': () => import('@/ui/upload/messages/en-US.ts').then((m) => m.uploadEnUS),
  },
  certification: {
    'zh-CN': () => import('@/features/certification/messages/zh-CN.ts').then((m) => m.certificationZhCN),
    'en-US': () => import('@/features/certification/messages/en-US.ts').then((m) => m.certificationEnUS),
  },
  sheetImport: {
    'zh-CN': () => import('@/ui/sheet/messages/zh-CN.ts').then((m) => m.sheetImportZhCN),
    'en-US': () => import('@/ui/sheet/messages/en-US.ts').then((m) => m.sheetImportEnUS),
  },
  problem: {
    'zh-CN': () => import('@/i18n/problem/messages/zh-CN.ts').then((m) => m.problemZhCN),
    'en-US': () => import('@/i18n/problem/messages/en-US.ts').then((m) => m.problemEnUS),
  },
} as const satisfies CatalogueLoaders<string>

/** Name of a catalogue. */
export type CatalogueName = keyof typeof catalogues

/** The master texts of all catalogues, read off the loaders: one line per catalogue above is all there is to add. */
type MasterOf<Name extends CatalogueName> = Awaited<ReturnType<(typeof catalogues)[Name]['zh-CN']>>
type Join<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer All) => void ? All : never

/** Every message id with its master text. */
export type AllMessages = Join<{ [Name in CatalogueName]: MasterOf<Name> }[CatalogueName]>
