import type { CatalogueLoaders } from '@/i18n/messageStore.ts'

/** Loaders of the messages that belong to no feature. */
export const frameCatalogues = {
  access: {
    'zh-CN': () => import('@/session/messages/zh-CN.ts').then((m) => m.accessZhCN),
    'en-US': () => import('@/session/messages/en-US.ts').then((m) => m.accessEnUS),
  },
  list: {
    'zh-CN': () => import('@/lists/messages/zh-CN.ts').then((m) => m.listZhCN),
    'en-US': () => import('@/lists/messages/en-US.ts').then((m) => m.listEnUS),
  },
  problem: {
    'zh-CN': () => import('@/i18n/problem/messages/zh-CN.ts').then((m) => m.problemZhCN),
    'en-US': () => import('@/i18n/problem/messages/en-US.ts').then((m) => m.problemEnUS),
  },
  sheetImport: {
    'zh-CN': () => import('@/ui/sheet/messages/zh-CN.ts').then((m) => m.sheetImportZhCN),
    'en-US': () => import('@/ui/sheet/messages/en-US.ts').then((m) => m.sheetImportEnUS),
  },
  tour: {
    'zh-CN': () => import('@/forms/tour/messages/zh-CN.ts').then((m) => m.tourZhCN),
    'en-US': () => import('@/forms/tour/messages/en-US.ts').then((m) => m.tourEnUS),
  },
  upload: {
    'zh-CN': () => import('@/ui/upload/messages/zh-CN.ts').then((m) => m.uploadZhCN),
    'en-US': () => import('@/ui/upload/messages/en-US.ts').then((m) => m.uploadEnUS),
  },
  workspace: {
    'zh-CN': () => import('@/layout/workspace/messages/zh-CN.ts').then((m) => m.workspaceZhCN),
    'en-US': () => import('@/layout/workspace/messages/en-US.ts').then((m) => m.workspaceEnUS),
  },
} as const satisfies CatalogueLoaders<string>
