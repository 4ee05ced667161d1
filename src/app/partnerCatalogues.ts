import type { CatalogueLoaders } from '@/i18n/messageStore.ts'

/** Loaders of the messages about partners and guests. */
export const partnerCatalogues = {
  partner: {
    'zh-CN': () => import('@/features/member/partner/messages/zh-CN.ts').then((m) => m.partnerZhCN),
    'en-US': () => import('@/features/member/partner/messages/en-US.ts').then((m) => m.partnerEnUS),
  },
  guest: {
    'zh-CN': () => import('@/features/trade/guest/messages/zh-CN.ts').then((m) => m.guestZhCN),
    'en-US': () => import('@/features/trade/guest/messages/en-US.ts').then((m) => m.guestEnUS),
  },
} as const satisfies CatalogueLoaders<string>
