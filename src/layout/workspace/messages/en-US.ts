import { words } from '@/shared/words/en-US.ts'

import type { workspaceZhCN } from './zh-CN.ts'

/** Texts of the workspace's navigation, English. */
export const workspaceEnUS = {
  'workspace.label': 'Workspace',
  'workspace.group.buying': 'Buying',
  'workspace.group.selling': 'Selling',
  'workspace.group.money': 'Orders and money',
  'workspace.group.coupons': words.coupons,
  'workspace.group.company': 'Company',
  'workspace.waiting': '{count, plural, one {# open task} other {# open tasks}}',
  'workspace.fold': 'Collapse menu',
  'workspace.dense': words.compactView,
} as const satisfies Record<keyof typeof workspaceZhCN, string>
