import { words } from '@/shared/words/zh-CN.ts'

/** Texts of lists, Chinese (the master). */
export const listZhCN = {
  'list.any': words.any,
  'list.more': words.moreFilters,
  'list.less': words.fewerFilters,
  'list.reset': words.clearAllFilters,
  'list.filters': '{count, plural, =0 {筛选} other {筛选（已选 # 项）}}',
  'list.show': '查看结果',
}
