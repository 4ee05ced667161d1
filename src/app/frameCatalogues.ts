import type { CatalogueLoaders } from '@/i18n/messageStore.ts'

/** Loaders of the messages that belong to no feature. */
export const frameCatalogues = {
  access: {
    'zh-CN': () => import('@/session/messages/zh-CN.ts').then((m) => m.accessZhCN),
    'en-US': () => import('@/session/messages/en-US.ts').then((m) => m.accessEnUS),
  },
  tour: {
    'zh-CN': () => import('@/forms/tour/messages/zh-CN.ts').then((m) => m.tourZhCN),
    'en-US': () => import('@/forms/tour/messages/en-US.ts').then((m) => m.tourEnUS),
  },
  workspace: {
    'zh-CN': () => import('@/layout/workspace/messages/zh-CN.ts').then((m) => m.workspaceZhCN),
    'en-US': () => import('@/layout/workspace/messages/en-US.ts').then((m) => m.workspaceEnUS),
  },
} as const satisfies CatalogueLoaders<string>
