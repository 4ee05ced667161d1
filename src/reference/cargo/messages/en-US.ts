import { words } from '@/shared/words/en-US.ts'
import type { cargoZhCN } from './zh-CN.ts'

/** Texts of what is shipped, English. */
export const cargoEnUS = {
  'cargo.weight': 'Cargo weight per {name} (kg)',
  'cargo.weight.truck': 'Cargo weight per truck (kg)',
  'cargo.heavy': 'A {name} usually takes {most} kg at most. The carrier may refuse more; check the weight.',
  'cargo.name': words.commodity,
  'cargo.hsCode': words.hsCode,
  'cargo.hsCode.hint': '6, 8 or 10 digits, or search by name',
  'cargo.withdrawn': words.withdrawnCode,
  'cargo.choose': words.hsWithdrawnChoose,
  'cargo.found': '{count, plural, one {# code} other {# codes}} found',
  'cargo.setC': 'Set temperature (°C)',
  'cargo.vent': 'Ventilation (m³/h)',
  'cargo.dg': 'The cargo is dangerous goods',
  'cargo.dg.note':
    'Have the packaging certificate and safety data sheet (SDS) ready; upload them in the order once the seller has confirmed. Classes 1 and 7 need a special arrangement and are usually refused.',
  'cargo.noDg': 'Dangerous goods cannot be booked here directly; create a tender to ask for quotes.',
  'cargo.unNo': words.unNumber,
  'cargo.kg': 'Cargo weight',
  'cargo.kg.box': '{kg} kg per {box}',
  'cargo.dangerous': words.dangerousGoods,
  'cargo.reefer': 'Set temperature',
  'cargo.select': words.choose,
  'cargo.class': 'Class',
  'cargo.group': words.packingGroup,
} satisfies Record<keyof typeof cargoZhCN, string>
