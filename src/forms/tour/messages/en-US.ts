import { words } from '@/shared/words/en-US.ts'

import type { tourZhCN } from './zh-CN.ts'

/** Texts of the first-visit tours, English. */
export const tourEnUS = {
  'tour.offer.publish': 'First tender? The guide takes you through it.',
  'tour.offer.quote': 'First quote? The guide takes you through it.',
  'tour.start': 'Start guide',
  'tour.decline': 'No thanks',
  'tour.title': words.next,
  'tour.fill': 'Fill in: {fields}',
  'tour.press': 'Press “{button}”',
  'tour.go': 'Go there',
  'tour.end': 'End guide',
} as const satisfies Record<keyof typeof tourZhCN, string>
