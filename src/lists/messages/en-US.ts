import { words } from '@/shared/words/en-US.ts'
import type { listZhCN } from './zh-CN.ts'

/** Texts of lists, English. */
export const listEnUS = {
  'list.any': words.any,
  'list.more': words.moreFilters,
  'list.actions': words.more,
  'list.actionsOf': 'More: {name}',
  'list.less': words.fewerFilters,
  'list.reset': words.clearAllFilters,
  'list.filters': '{count, plural, =0 {Filters} other {Filters (# set)}}',
  'list.show': 'Show results',
  'list.columns': 'Columns',
  'list.columns.shown': 'Columns shown',
  'list.dense': words.compactView,
  'list.export': 'Export all',
  'list.search': 'Search {list}',
  'list.days.today': 'Today',
  'list.days.week': 'Last 7 days',
  'list.days.month': words.last30Days,
  'list.days.end': '{label}, end',
  'list.created': 'Created',
  'list.changed': 'Last change',
  'list.number': words.number,
  'list.title': words.title,
  'list.pol': words.portOfLoading,
  'list.pod': words.portOfDischarge,
  'list.teu': words.teu,
  'list.side': 'Our role',
  'list.kind': words.kind,
} satisfies Record<keyof typeof listZhCN, string>
