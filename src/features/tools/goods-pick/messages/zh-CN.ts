import { words } from '@/shared/words/zh-CN.ts'

/** Texts of the choice from the goods that are kept, Chinese (the master). */
export const goodsPickZhCN = {
  'goodsPick.open': words.chooseGoods,
  'goodsPick.title': words.chooseGoods,
  'goodsPick.note': '填入品名、编码和包装；已填件数时，毛重按单件毛重计算。',
  'goodsPick.search': words.nameOrCode,
  'goodsPick.empty': words.noGoodsMatch,
  'goodsPick.empty.text': '可在通关查询的“我的商品”中新增。',
  'goodsPick.kg': '单件毛重 {kg} 千克',
  'goodsPick.done': '已填入“{name}”',
  'goodsPick.failed': '未能打开商品列表，请重试',
} as const satisfies Record<`goodsPick.${string}`, string>
