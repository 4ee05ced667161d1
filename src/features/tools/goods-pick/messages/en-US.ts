import { words } from '@/shared/words/en-US.ts'
import type { goodsPickZhCN } from './zh-CN.ts'

/** Texts of the choice from the goods that are kept, English. */
export const goodsPickEnUS = {
  'goodsPick.open': 'Choose from my goods',
  'goodsPick.title': 'Choose goods',
  'goodsPick.note':
    'Fills in name, code and package; where the pieces are given, the gross weight follows from one piece.',
  'goodsPick.search': words.nameOrCode,
  'goodsPick.empty': words.noGoodsMatch,
  'goodsPick.empty.text': 'Add some under “My goods” in the customs tools.',
  'goodsPick.kg': '{kg} kg gross a piece',
  'goodsPick.done': '“{name}” was filled in',
  'goodsPick.failed': 'The list of goods did not open; please try again',
} as const satisfies Record<keyof typeof goodsPickZhCN, string>
