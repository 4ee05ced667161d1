import { words } from '@/shared/words/en-US.ts'
import type { listZhCN } from './zh-CN.ts'

/** Texts of lists, English. */
export const listEnUS = {
  'list.any': words.any,
  'list.more': words.moreFilters,
  'list.less': words.fewerFilters,
  'list.reset': words.clearAllFilters,
  'list.filters': '{count, plural, =0 {Filters} other {Filters (# set)}}',
  'list.show': 'Show results',
} satisfies Record<keyof typeof listZhCN, string>
