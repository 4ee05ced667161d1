import { words } from '@/shared/words/en-US.ts'
import type { loadToolZhCN } from './zh-CN.ts'

/** Texts of the volume and weight calculator, English. */
export const loadToolEnUS = {
  'loadTool.form': 'Volume and weight calculator',
  'loadTool.title': 'Pieces',
  'loadTool.note': 'Centimetres; gross weight of one piece',
  'loadTool.row': 'Lot {row}',
  'loadTool.field.pieces': words.pieces,
  'loadTool.field.length': words.lengthCm,
  'loadTool.field.width': words.widthCm,
  'loadTool.field.height': words.heightCm,
  'loadTool.field.kg': 'Weight per piece (kg)',
  'loadTool.add': 'Add a lot',
  'loadTool.remove': 'Remove lot {row}',
  'loadTool.missing': 'Enter the number of pieces, length, width and height to see the result.',
  'loadTool.warning.HUNDRED_TONNES': 'Over 100 tonnes in total. Check the weights.',
  'loadTool.warning.HEAVY_PIECE': 'A piece exceeds the typical payload of every container; ask for a heavy-lift quote.',
  'loadTool.warning.LONG_PIECE':
    'A piece is longer than some containers, which are not listed. If none remains, ask for an out-of-gauge quote.',
  'loadTool.warning.NO_WEIGHT':
    'Some pieces have no weight: chargeable weight and containers are based on volume only.',
  'loadTool.boxes': 'Containers needed',
  'loadTool.boxes.note': 'By planning volume and typical payload; stowage not considered',
  'loadTool.boxes.type': words.container,
  'loadTool.boxes.capacity': 'Planning volume / typical payload',
  'loadTool.boxes.count': words.containerCount,
  'loadTool.boxes.by': 'Limited by',
  'loadTool.boxes.volume': 'Volume used',
  'loadTool.boxes.weight': 'Payload used',
  'loadTool.by.VOLUME': words.volume,
  'loadTool.by.WEIGHT': 'Weight',
} satisfies Record<keyof typeof loadToolZhCN, string>
