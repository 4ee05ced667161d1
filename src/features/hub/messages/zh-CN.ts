/** Texts of the page that parent addresses share, Chinese (the master). */
export const hubZhCN = {
  'hub.lead': '这里的每个页面和它的用途。',
  'hub.purpose.tenderIssue': '写货物、航线和要求，发布后收报价',
  'hub.purpose.tenderSearch': '按航线、箱型和截止时间找招标',
  'hub.purpose.tenderHall': '在招标按航线与截止时间一览，定标统计',
  'hub.purpose.market': '运价、舱位、集卡、空箱、货源与服务挂牌',
  'hub.purpose.myTenderBids': '我的招标与收到的报价，比价定标',
  'hub.purpose.myBids': '我报出的价、排名与结果',
  'hub.purpose.myMarket': '我的挂牌与收到的预订',
  'hub.purpose.payment': '待付与已付的订单',
  'hub.purpose.certification': '证照提交、审核状态和到期时间',
  'hub.purpose.memberCenter': '待办、认证状态、年度数据和消息',
  'hub.purpose.invoice': '申请开票、下载发票、抬头和红冲',
  'hub.purpose.myCollect': '收藏的招标、企业、船期和 HS 编码',
  'hub.purpose.baseInfo': '联系信息、标志、密码、通知和数据导出',
} as const satisfies Record<`hub.${string}`, string>
