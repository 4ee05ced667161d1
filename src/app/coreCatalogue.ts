import type { CatalogueLoaders } from '@/i18n/messageStore.ts'

/** Loaders of the texts needed by every page; the others are in `catalogues.ts`. */
export const coreCatalogue = {
  core: {
    'zh-CN': () => import('./catalogues/zh-CN.ts').then((m) => m.coreZhCN),
    'en-US': () => import('./catalogues/en-US.ts').then((m) => m.coreEnUS),
  },
} as const satisfies CatalogueLoaders<string>
