/** Titles of pages, used for document title, breadcrumbs and menus. */
export const routeZhCN = {
  'route.home': '首页',
  'route.login': '登录',
  'route.diagnostics': '自检',
  'route.tenderDetail': '招标详情',
  'route.tenderIssue': '发布招标',
  'route.tenderSearch': '招标搜索',
  'route.quote': '报价',
  'route.myBids': '我的投标',
  'route.myTenderBids': '我的招标',
  'route.payment': '支付',
  'route.certification': '企业认证',
  'route.memberHub': '会员专区',
  'route.memberCenter': '会员中心',
  'route.invoice': '发票管理',
  'route.baseInfo': '企业资料',
} as const satisfies Record<`route.${string}`, string>
