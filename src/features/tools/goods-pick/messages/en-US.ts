import { words } from '@/shared/words/en-US.ts'
import type { goodsPickZhCN } from './zh-CN.ts'

/** Texts of the choice from the goods that are kept, English. */
export const goodsPickEnUS = {
  'goodsPick.open': words.chooseGoods,
  'goodsPick.title': words.chooseGoods,
  'goodsPick.note': 'Fills in name, code and package; gross weight is calculated from the pieces.',
  'goodsPick.search': words.nameOrCode,
  'goodsPick.empty': words.noGoodsMatch,
  'goodsPick.empty.text': 'Add some under “My goods” in the customs tools.',
  'goodsPick.kg': '{kg} kg gross per piece',
  'goodsPick.done': '“{name}” was filled in',
  'goodsPick.failed': 'Your goods could not be loaded. Try again',
} as const satisfies Record<keyof typeof goodsPickZhCN, string>
