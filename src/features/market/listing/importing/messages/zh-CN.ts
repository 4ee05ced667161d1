import { words } from '@/shared/words/zh-CN.ts'

/** Texts of importing listings from a sheet, Chinese (the master). */
export const listingImportZhCN = {
  'listing.import.open': words.importFromASheet,
  'listing.import.title': '导入挂牌',
  'listing.import.sum': '共 {rows} 行：{good} 行可导入为草稿，{bad} 行需修改。',
  'listing.import.columns.listing': '挂牌信息',
  'listing.import.columns.charges': words.chargesShort,
  'listing.import.mend': '需修改的行',
  'listing.import.save': '下载问题行',
  'listing.import.good': '可导入',
  'listing.import.bad': '需修改',
  'listing.import.refused': '未通过服务器检查：{field}',
  'listing.import.take': '导入 {count} 条草稿',
  'listing.import.done': '已导入 {count} 条草稿',
} as const satisfies Record<`listing.${string}`, string>
