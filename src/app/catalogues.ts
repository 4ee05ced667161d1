import type { CatalogueLoaders } from '@/i18n/messageStore.ts'
import { coreCatalogue } from './coreCatalogue.ts'
import { couponCatalogues } from './couponCatalogues.ts'
import { frameCatalogues } from './frameCatalogues.ts'
import { memberCatalogues } from './memberCatalogues.ts'
import { moneyCatalogues } from './moneyCatalogues.ts'

/** Loaders of the messages; `core` is loaded at boot, the others with the screens that name them. */
export const catalogues = {
  ...coreCatalogue,
  ...couponCatalogues,
  ...frameCatalogues,
  ...memberCatalogues,
  ...moneyCatalogues,
  guest: {
    'zh-CN': () => import('@/features/trade/guest/messages/zh-CN.ts').then((m) => m.guestZhCN),
    'en-US': () => import('@/features/trade/guest/messages/en-US.ts').then((m) => m.guestEnUS),
  },
  bid: {
    'zh-CN': () => import('@/features/trade/bid/messages/zh-CN.ts').then((m) => m.bidZhCN),
    'en-US': () => import('@/features/trade/bid/messages/en-US.ts').then((m) => m.bidEnUS),
  },
  quote: {
    'zh-CN': () => import('@/features/trade/bid/form/messages/zh-CN.ts').then((m) => m.quoteZhCN),
    'en-US': () => import('@/features/trade/bid/form/messages/en-US.ts').then((m) => m.quoteEnUS),
  },
  zone: {
    'zh-CN': () => import('@/features/front/zone/messages/zh-CN.ts').then((m) => m.zoneZhCN),
    'en-US': () => import('@/features/front/zone/messages/en-US.ts').then((m) => m.zoneEnUS),
  },
  front: {
    'zh-CN': () => import('@/pages/home/blocks/messages/zh-CN.ts').then((m) => m.frontZhCN),
    'en-US': () => import('@/pages/home/blocks/messages/en-US.ts').then((m) => m.frontEnUS),
  },
  cargo: {
    'zh-CN': () => import('@/reference/cargo/messages/zh-CN.ts').then((m) => m.cargoZhCN),
    'en-US': () => import('@/reference/cargo/messages/en-US.ts').then((m) => m.cargoEnUS),
  },
  carriage: {
    'zh-CN': () => import('@/reference/carriage/messages/zh-CN.ts').then((m) => m.carriageZhCN),
    'en-US': () => import('@/reference/carriage/messages/en-US.ts').then((m) => m.carriageEnUS),
  },
  change: {
    'zh-CN': () => import('@/reference/changes/messages/zh-CN.ts').then((m) => m.changeZhCN),
    'en-US': () => import('@/reference/changes/messages/en-US.ts').then((m) => m.changeEnUS),
  },
  template: {
    'zh-CN': () => import('@/features/trade/template/messages/zh-CN.ts').then((m) => m.templateZhCN),
    'en-US': () => import('@/features/trade/template/messages/en-US.ts').then((m) => m.templateEnUS),
  },
  rateSheet: {
    'zh-CN': () => import('@/features/market/rate-sheet/messages/zh-CN.ts').then((m) => m.rateSheetZhCN),
    'en-US': () => import('@/features/market/rate-sheet/messages/en-US.ts').then((m) => m.rateSheetEnUS),
  },
  agreement: {
    'zh-CN': () => import('@/features/trade/agreement/messages/zh-CN.ts').then((m) => m.agreementZhCN),
    'en-US': () => import('@/features/trade/agreement/messages/en-US.ts').then((m) => m.agreementEnUS),
  },
  co2: {
    'zh-CN': () => import('@/reference/co2/messages/zh-CN.ts').then((m) => m.co2ZhCN),
    'en-US': () => import('@/reference/co2/messages/en-US.ts').then((m) => m.co2EnUS),
  },
  comparison: {
    'zh-CN': () => import('@/features/trade/comparison/messages/zh-CN.ts').then((m) => m.comparisonZhCN),
    'en-US': () => import('@/features/trade/comparison/messages/en-US.ts').then((m) => m.comparisonEnUS),
  },
  customs: {
    'zh-CN': () => import('@/features/tools/customs/messages/zh-CN.ts').then((m) => m.customsZhCN),
    'en-US': () => import('@/features/tools/customs/messages/en-US.ts').then((m) => m.customsEnUS),
  },
  tariff: {
    'zh-CN': () => import('@/features/tools/tariff/messages/zh-CN.ts').then((m) => m.tariffZhCN),
    'en-US': () => import('@/features/tools/tariff/messages/en-US.ts').then((m) => m.tariffEnUS),
  },
  boxTool: {
    'zh-CN': () => import('@/features/tools/tariff/box/messages/zh-CN.ts').then((m) => m.boxToolZhCN),
    'en-US': () => import('@/features/tools/tariff/box/messages/en-US.ts').then((m) => m.boxToolEnUS),
  },
  loadTool: {
    'zh-CN': () => import('@/features/tools/tariff/load/messages/zh-CN.ts').then((m) => m.loadToolZhCN),
    'en-US': () => import('@/features/tools/tariff/load/messages/en-US.ts').then((m) => m.loadToolEnUS),
  },
  timeTool: {
    'zh-CN': () => import('@/features/tools/tariff/time/messages/zh-CN.ts').then((m) => m.timeToolZhCN),
    'en-US': () => import('@/features/tools/tariff/time/messages/en-US.ts').then((m) => m.timeToolEnUS),
  },
  termTool: {
    'zh-CN': () => import('@/features/tools/tariff/terms/messages/zh-CN.ts').then((m) => m.termToolZhCN),
    'en-US': () => import('@/features/tools/tariff/terms/messages/en-US.ts').then((m) => m.termToolEnUS),
  },
  tariffCopy: {
    'zh-CN': () => import('@/features/tools/tariff/copy/messages/zh-CN.ts').then((m) => m.tariffCopyZhCN),
    'en-US': () => import('@/features/tools/tariff/copy/messages/en-US.ts').then((m) => m.tariffCopyEnUS),
  },
  goodsPick: {
    'zh-CN': () => import('@/features/tools/goods-pick/messages/zh-CN.ts').then((m) => m.goodsPickZhCN),
    'en-US': () => import('@/features/tools/goods-pick/messages/en-US.ts').then((m) => m.goodsPickEnUS),
  },
  diagnostics: {
    'zh-CN': () => import('@/features/front/diagnostics/messages/zh-CN.ts').then((m) => m.diagnosticsZhCN),
    'en-US': () => import('@/features/front/diagnostics/messages/en-US.ts').then((m) => m.diagnosticsEnUS),
  },
  hall: {
    'zh-CN': () => import('@/features/trade/hall/messages/zh-CN.ts').then((m) => m.hallZhCN),
    'en-US': () => import('@/features/trade/hall/messages/en-US.ts').then((m) => m.hallEnUS),
  },
  issue: {
    'zh-CN': () => import('@/features/trade/tender-editor/messages/zh-CN.ts').then((m) => m.issueZhCN),
    'en-US': () => import('@/features/trade/tender-editor/messages/en-US.ts').then((m) => m.issueEnUS),
  },
  issueImport: {
    'zh-CN': () => import('@/features/trade/tender-editor/importing/messages/zh-CN.ts').then((m) => m.issueImportZhCN),
    'en-US': () => import('@/features/trade/tender-editor/importing/messages/en-US.ts').then((m) => m.issueImportEnUS),
  },
  legal: {
    'zh-CN': () => import('@/features/front/legal/messages/zh-CN.ts').then((m) => m.legalZhCN),
    'en-US': () => import('@/features/front/legal/messages/en-US.ts').then((m) => m.legalEnUS),
  },
  hub: {
    'zh-CN': () => import('@/features/front/hub/messages/zh-CN.ts').then((m) => m.hubZhCN),
    'en-US': () => import('@/features/front/hub/messages/en-US.ts').then((m) => m.hubEnUS),
  },
  hubNow: {
    'zh-CN': () => import('@/pages/hub/messages/zh-CN.ts').then((m) => m.hubNowZhCN),
    'en-US': () => import('@/pages/hub/messages/en-US.ts').then((m) => m.hubNowEnUS),
  },
  about: {
    'zh-CN': () => import('@/features/front/about/messages/zh-CN.ts').then((m) => m.aboutZhCN),
    'en-US': () => import('@/features/front/about/messages/en-US.ts').then((m) => m.aboutEnUS),
  },
  contact: {
    'zh-CN': () => import('@/features/front/contact/messages/zh-CN.ts').then((m) => m.contactZhCN),
    'en-US': () => import('@/features/front/contact/messages/en-US.ts').then((m) => m.contactEnUS),
  },
  help: {
    'zh-CN': () => import('@/features/front/help/messages/zh-CN.ts').then((m) => m.helpZhCN),
    'en-US': () => import('@/features/front/help/messages/en-US.ts').then((m) => m.helpEnUS),
  },
  helpAnswers: {
    'zh-CN': () => import('@/features/front/help/answers/messages/zh-CN.ts').then((m) => m.helpAnswersZhCN),
    'en-US': () => import('@/features/front/help/answers/messages/en-US.ts').then((m) => m.helpAnswersEnUS),
  },
  insight: {
    'zh-CN': () => import('@/features/trade/insight/messages/zh-CN.ts').then((m) => m.insightZhCN),
    'en-US': () => import('@/features/trade/insight/messages/en-US.ts').then((m) => m.insightEnUS),
  },
  alert: {
    'zh-CN': () => import('@/features/market/alert/messages/zh-CN.ts').then((m) => m.alertZhCN),
    'en-US': () => import('@/features/market/alert/messages/en-US.ts').then((m) => m.alertEnUS),
  },
  market: {
    'zh-CN': () => import('@/features/market/market/messages/zh-CN.ts').then((m) => m.marketZhCN),
    'en-US': () => import('@/features/market/market/messages/en-US.ts').then((m) => m.marketEnUS),
  },
  listingImport: {
    'zh-CN': () => import('@/features/market/listing/importing/messages/zh-CN.ts').then((m) => m.listingImportZhCN),
    'en-US': () => import('@/features/market/listing/importing/messages/en-US.ts').then((m) => m.listingImportEnUS),
  },
  marketBooking: {
    'zh-CN': () => import('@/features/market/market/booking/messages/zh-CN.ts').then((m) => m.marketBookingZhCN),
    'en-US': () => import('@/features/market/market/booking/messages/en-US.ts').then((m) => m.marketBookingEnUS),
  },
  listingMore: {
    'zh-CN': () => import('@/features/market/listing/more/messages/zh-CN.ts').then((m) => m.listingMoreZhCN),
    'en-US': () => import('@/features/market/listing/more/messages/en-US.ts').then((m) => m.listingMoreEnUS),
  },
  schedule: {
    'zh-CN': () => import('@/features/tools/schedule/messages/zh-CN.ts').then((m) => m.scheduleZhCN),
    'en-US': () => import('@/features/tools/schedule/messages/en-US.ts').then((m) => m.scheduleEnUS),
  },
  timetable: {
    'zh-CN': () => import('@/features/tools/schedule/views/messages/zh-CN.ts').then((m) => m.timetableZhCN),
    'en-US': () => import('@/features/tools/schedule/views/messages/en-US.ts').then((m) => m.timetableEnUS),
  },
  search: {
    'zh-CN': () => import('@/features/front/search/messages/zh-CN.ts').then((m) => m.searchZhCN),
    'en-US': () => import('@/features/front/search/messages/en-US.ts').then((m) => m.searchEnUS),
  },
  street: {
    'zh-CN': () => import('@/features/market/street/messages/zh-CN.ts').then((m) => m.streetZhCN),
    'en-US': () => import('@/features/market/street/messages/en-US.ts').then((m) => m.streetEnUS),
  },
  listing: {
    'zh-CN': () => import('@/features/market/listing/messages/zh-CN.ts').then((m) => m.listingZhCN),
    'en-US': () => import('@/features/market/listing/messages/en-US.ts').then((m) => m.listingEnUS),
  },
  news: {
    'zh-CN': () => import('@/features/front/news/messages/zh-CN.ts').then((m) => m.newsZhCN),
    'en-US': () => import('@/features/front/news/messages/en-US.ts').then((m) => m.newsEnUS),
  },
  gone: {
    'zh-CN': () => import('@/reference/gone/messages/zh-CN.ts').then((m) => m.goneZhCN),
    'en-US': () => import('@/reference/gone/messages/en-US.ts').then((m) => m.goneEnUS),
  },
  notice: {
    'zh-CN': () => import('@/reference/notices/messages/zh-CN.ts').then((m) => m.noticeZhCN),
    'en-US': () => import('@/reference/notices/messages/en-US.ts').then((m) => m.noticeEnUS),
  },
  question: {
    'zh-CN': () => import('@/features/trade/question/messages/zh-CN.ts').then((m) => m.questionZhCN),
    'en-US': () => import('@/features/trade/question/messages/en-US.ts').then((m) => m.questionEnUS),
  },
  tender: {
    'zh-CN': () => import('@/features/trade/tender/messages/zh-CN.ts').then((m) => m.tenderZhCN),
    'en-US': () => import('@/features/trade/tender/messages/en-US.ts').then((m) => m.tenderEnUS),
  },
} as const satisfies CatalogueLoaders<string>

/** Name of a set of messages. */
export type CatalogueName = keyof typeof catalogues

/** Types of the master texts, derived from the loaders: a new set needs only its line above. */
type MasterOf<Name extends CatalogueName> = Awaited<ReturnType<(typeof catalogues)[Name]['zh-CN']>>
type Join<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer All) => void ? All : never

/** Every message id with its master text. */
export type AllMessages = Join<{ [Name in CatalogueName]: MasterOf<Name> }[CatalogueName]>
