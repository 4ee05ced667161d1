import { words } from '@/shared/words/zh-CN.ts'

/** Texts of the workspace's navigation, Chinese (the master). */
export const workspaceZhCN = {
  'workspace.label': '工作台',
  'workspace.group.buying': '采购',
  'workspace.group.selling': '销售',
  'workspace.group.money': '订单与结算',
  'workspace.group.coupons': words.coupons,
  'workspace.group.company': '企业',
  'workspace.waiting': '{count} 项待办',
  'workspace.fold': '收起菜单',
  'workspace.dense': words.compactView,
} as const satisfies Record<`workspace.${string}`, string>
