import type { CatalogueLoaders } from '@/i18n/messageStore.ts'

/** How to fetch the texts that every page needs; the others stand in `catalogues.ts`. */
export const coreCatalogue = {
  core: {
    'zh-CN': () => import('./catalogues/zh-CN.ts').then((m) => m.coreZhCN),
    'en-US': () => import('./catalogues/en-US.ts').then((m) => m.coreEnUS),
  },
} as const satisfies CatalogueLoaders<string>
