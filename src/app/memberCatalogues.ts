import type { CatalogueLoaders } from '@/i18n/messageStore.ts'

/** Messages of members: their enterprise, its people and machines, what it is told. */
export const memberCatalogues = {
  account: {
    'zh-CN': () => import('@/features/member/account/messages/zh-CN.ts').then((m) => m.accountZhCN),
    'en-US': () => import('@/features/member/account/messages/en-US.ts').then((m) => m.accountEnUS),
  },
  partner: {
    'zh-CN': () => import('@/features/member/partner/messages/zh-CN.ts').then((m) => m.partnerZhCN),
    'en-US': () => import('@/features/member/partner/messages/en-US.ts').then((m) => m.partnerEnUS),
  },
  webhook: {
    'zh-CN': () => import('@/features/member/webhook/messages/zh-CN.ts').then((m) => m.webhookZhCN),
    'en-US': () => import('@/features/member/webhook/messages/en-US.ts').then((m) => m.webhookEnUS),
  },
  apiKey: {
    'zh-CN': () => import('@/features/member/api-key/messages/zh-CN.ts').then((m) => m.apiKeyZhCN),
    'en-US': () => import('@/features/member/api-key/messages/en-US.ts').then((m) => m.apiKeyEnUS),
  },
  approval: {
    'zh-CN': () => import('@/features/member/approval/messages/zh-CN.ts').then((m) => m.approvalZhCN),
    'en-US': () => import('@/features/member/approval/messages/en-US.ts').then((m) => m.approvalEnUS),
  },
  staff: {
    'zh-CN': () => import('@/features/member/staff/messages/zh-CN.ts').then((m) => m.staffZhCN),
    'en-US': () => import('@/features/member/staff/messages/en-US.ts').then((m) => m.staffEnUS),
  },
  export: {
    'zh-CN': () => import('@/features/member/export/messages/zh-CN.ts').then((m) => m.exportZhCN),
    'en-US': () => import('@/features/member/export/messages/en-US.ts').then((m) => m.exportEnUS),
  },
  favorite: {
    'zh-CN': () => import('@/features/member/favorite/messages/zh-CN.ts').then((m) => m.favoriteZhCN),
    'en-US': () => import('@/features/member/favorite/messages/en-US.ts').then((m) => m.favoriteEnUS),
  },
  message: {
    'zh-CN': () => import('@/features/member/notification/messages/zh-CN.ts').then((m) => m.messageZhCN),
    'en-US': () => import('@/features/member/notification/messages/en-US.ts').then((m) => m.messageEnUS),
  },
  member: {
    'zh-CN': () => import('@/features/member/member/messages/zh-CN.ts').then((m) => m.memberZhCN),
    'en-US': () => import('@/features/member/member/messages/en-US.ts').then((m) => m.memberEnUS),
  },
  certification: {
    'zh-CN': () => import('@/features/member/certification/messages/zh-CN.ts').then((m) => m.certificationZhCN),
    'en-US': () => import('@/features/member/certification/messages/en-US.ts').then((m) => m.certificationEnUS),
  },
} as const satisfies CatalogueLoaders<string>
