/** Titles of pages, used for document title, breadcrumbs and menus. */
export const routeZhCN = {
  'route.home': '首页',
  'route.login': '登录',
  'route.register': '注册',
  'route.retrievePassword': '找回密码',
  'route.terms': '条款与隐私',
  'route.diagnostics': '自检',
  'route.tenderDetail': '招标详情',
  'route.tenderIssue': '发布招标',
  'route.tenderSearch': '招标搜索',
  'route.quote': '报价',
  'route.myBids': '我的投标',
  'route.myTenderBids': '我的招标',
  'route.certification': '企业认证',
  'route.payment': '支付',
  'route.myCollect': '我的收藏',
} as const satisfies Record<`route.${string}`, string>
