import { words } from '@/shared/words/zh-CN.ts'

/** Texts of lists, Chinese (the master). */
export const listZhCN = {
  'list.any': words.any,
  'list.more': words.moreFilters,
  'list.less': words.fewerFilters,
  'list.reset': words.clearAllFilters,
  'list.filters': '{count, plural, =0 {筛选} other {筛选（已选 # 项）}}',
  'list.show': '查看结果',
  'list.columns': '列设置',
  'list.columns.shown': '显示的列',
  'list.dense': '紧凑行距',
  'list.export': '导出全部',
  'list.search': '筛选{list}',
  'list.days.today': '今天',
  'list.days.week': '近 7 天',
  'list.days.month': words.last30Days,
  'list.days.end': '{label}（截止）',
  'list.created': '创建日期',
  'list.changed': '最近更新',
  'list.number': words.number,
  'list.title': words.title,
  'list.pol': words.portOfLoading,
  'list.pod': words.portOfDischarge,
  'list.teu': words.teu,
  'list.side': '我方',
  'list.kind': '类型',
}
