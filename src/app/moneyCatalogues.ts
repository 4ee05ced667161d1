import type { CatalogueLoaders } from '@/i18n/messageStore.ts'

/** Messages of orders and what is paid for them. */
export const moneyCatalogues = {
  credit: {
    'zh-CN': () => import('@/features/money/credit/messages/zh-CN.ts').then((m) => m.creditZhCN),
    'en-US': () => import('@/features/money/credit/messages/en-US.ts').then((m) => m.creditEnUS),
  },
  statement: {
    'zh-CN': () => import('@/features/money/statement/messages/zh-CN.ts').then((m) => m.statementZhCN),
    'en-US': () => import('@/features/money/statement/messages/en-US.ts').then((m) => m.statementEnUS),
  },
  invoice: {
    'zh-CN': () => import('@/features/money/invoice/messages/zh-CN.ts').then((m) => m.invoiceZhCN),
    'en-US': () => import('@/features/money/invoice/messages/en-US.ts').then((m) => m.invoiceEnUS),
  },
  contract: {
    'zh-CN': () => import('@/features/money/order/contract/messages/zh-CN.ts').then((m) => m.contractZhCN),
    'en-US': () => import('@/features/money/order/contract/messages/en-US.ts').then((m) => m.contractEnUS),
  },
  document: {
    'zh-CN': () => import('@/features/money/order/documents/messages/zh-CN.ts').then((m) => m.documentZhCN),
    'en-US': () => import('@/features/money/order/documents/messages/en-US.ts').then((m) => m.documentEnUS),
  },
  orderSchedule: {
    'zh-CN': () => import('@/features/money/order/schedule/messages/zh-CN.ts').then((m) => m.orderScheduleZhCN),
    'en-US': () => import('@/features/money/order/schedule/messages/en-US.ts').then((m) => m.orderScheduleEnUS),
  },
  order: {
    'zh-CN': () => import('@/features/money/order/messages/zh-CN.ts').then((m) => m.orderZhCN),
    'en-US': () => import('@/features/money/order/messages/en-US.ts').then((m) => m.orderEnUS),
  },
  payment: {
    'zh-CN': () => import('@/features/money/payment/messages/zh-CN.ts').then((m) => m.paymentZhCN),
    'en-US': () => import('@/features/money/payment/messages/en-US.ts').then((m) => m.paymentEnUS),
  },
} as const satisfies CatalogueLoaders<string>
