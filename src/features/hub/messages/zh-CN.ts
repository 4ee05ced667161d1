/** Texts of the page that parent addresses share, Chinese (the master). */
export const hubZhCN = {
  'hub.lead': '这里的每个页面和它的用途。',
  'hub.purpose.certification': '证照提交、审核状态和到期时间',
  'hub.purpose.memberCenter': '待办、认证状态、年度数据和消息',
  'hub.purpose.invoice': '申请开票、下载发票、抬头和红冲',
  'hub.purpose.myCollect': '收藏的招标、企业、船期和 HS 编码',
  'hub.purpose.baseInfo': '联系信息、标志、密码、通知和数据导出',
} as const satisfies Record<`hub.${string}`, string>
