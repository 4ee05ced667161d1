/** Names of the figures of results, shown and copied, Chinese. Plain words only: they are also read without a formatter. */
export const tariffCopyZhCN = {
  'tariffCopy.heading.landed': '进口税费与到岸成本',
  'tariffCopy.heading.rebate': '出口退税',
  'tariffCopy.reference': '仅供参考，以海关、税务机关和承运人核定为准。',
  'tariffCopy.line.value': '完税价格',
  'tariffCopy.line.duty': '关税 = 完税价格 × 关税税率',
  'tariffCopy.line.consumptionBase': '消费税组成计税价格 =（完税价格 + 关税）÷（1 − 消费税税率）',
  'tariffCopy.line.consumption': '消费税 = 组成计税价格 × 消费税税率',
  'tariffCopy.line.vatBase': '增值税计税价格 = 完税价格 + 关税 + 消费税',
  'tariffCopy.line.vat': '进口增值税 = 计税价格 × 增值税税率',
  'tariffCopy.line.taxes': '应缴税款合计',
  'tariffCopy.line.landed': '到岸成本合计',
  'tariffCopy.line.landedNet': '到岸成本（不含可抵扣增值税）',
  'tariffCopy.line.fobCny': 'FOB 价（人民币）',
  'tariffCopy.line.rebateCeiling': '免抵退税额 = FOB 价 × 退税率',
  'tariffCopy.line.refund': '应退税额',
  'tariffCopy.line.rebateCost': '不予退税部分 = 计税金额 ×（征税率 − 退税率）',
} as const satisfies Record<`tariffCopy.${string}`, string>
