import { words } from '@/shared/words/zh-CN.ts'

/**
 * Names of the figures of results, shown and copied, Chinese. No ICU syntax: they are also used without a formatter.
 */
export const tariffCopyZhCN = {
  'tariffCopy.heading.landed': '进口税费与到岸成本',
  'tariffCopy.heading.rebate': '出口退税',
  'tariffCopy.heading.volume': '体积与计费重量',
  'tariffCopy.heading.time': '滞港费与滞箱费',
  'tariffCopy.reference': '仅供参考，以海关、税务机关和船公司核定为准。',
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
  'tariffCopy.line.pieces': words.pieces,
  'tariffCopy.line.cbm': '体积 = 长 × 宽 × 高 × 件数',
  'tariffCopy.line.grossKg': words.grossWeight,
  'tariffCopy.line.volumeKg': '体积重量（6,000 立方厘米计 1 千克）',
  'tariffCopy.line.airKg': '空运计费重量（进位到 0.5 千克）',
  'tariffCopy.line.tons': '拼箱计费吨（体积、吨数取大，最低 1）',
  'tariffCopy.line.demurrageDays': '滞港计费天数 = 在港天数 − 免费天数',
  'tariffCopy.line.demurrageBox': '每箱滞港费',
  'tariffCopy.line.detentionDays': '滞箱计费天数 = 用箱天数 − 免费天数',
  'tariffCopy.line.detentionBox': '每箱滞箱费',
  'tariffCopy.line.combinedDays': '合并计费天数 = 总天数 − 免费天数',
  'tariffCopy.line.combinedBox': '每箱合并费用',
  'tariffCopy.line.timeTotal': '合计 = 每箱费用 × 箱量',
} as const satisfies Record<`tariffCopy.${string}`, string>
