import { boxNamed } from '@/contract/reference/names.ts'
import { foldedNames, plainHeading } from '@/shared/sheet/headings.ts'
import type { Meaning } from '@/shared/sheet/matching.ts'
import type { BoxType } from '@/ui/sheet/boxText.ts'
import { laneSheetEnUS } from './messages/en-US.ts'
import { laneSheetZhCN } from './messages/zh-CN.ts'

/** Columns of a lane sheet besides those of the container types, in template order. */
export const COLUMNS = [
  'no',
  'pol',
  'pod',
  'receiptType',
  'receiptPlace',
  'deliveryType',
  'deliveryPlace',
  'pickup',
  'drop',
  'emptyReturn',
  'pieces',
  'grossKg',
  'cbm',
  'ready',
  'etdFrom',
  'etdTo',
  'transit',
  'direct',
  'freeDays',
  'perWeek',
  'bookings',
  'boxes',
] as const
export type ColumnKey = (typeof COLUMNS)[number]

/** One of our columns, or a container type's. */
export type LaneColumn = ColumnKey | `box.${string}`

const WORDS = ['yes', 'no', 'CY', 'SD', 'CFS', 'example'] as const
export type Word = (typeof WORDS)[number]

function both(id: keyof typeof laneSheetZhCN): string[] {
  return [...foldedNames(laneSheetZhCN[id]), ...foldedNames(laneSheetEnUS[id])]
}

const BY_HEADING = new Map(
  COLUMNS.flatMap((key) => both(`sheet.lane.heading.${key}`).map((text) => [text, key] as const)),
)
const BY_WORD = new Map(
  WORDS.map((word) => [word, new Set(both(`sheet.lane.word.${word}`).filter((text) => text !== ''))]),
)

/** Maps a heading to its meaning, in either language and ignoring spacing. */
export function readHeading(text: string, boxTypes: readonly BoxType[]): Meaning {
  const wanted = plainHeading(text)
  const key = BY_HEADING.get(wanted) ?? BY_HEADING.get(wanted.replace(/[()]/g, ''))
  if (key) return { kind: 'column', column: key }
  const box = boxNamed(wanted, boxTypes)
  if (box) return { kind: 'column', column: `box.${box.isoCode}` satisfies LaneColumn }
  return { kind: 'unknown', counts: /^(\d{2}[a-z]{2}|[2-9l-p]\d[a-z]\d)$/.test(wanted) }
}

/** Whether the column exists. */
export const isColumn = (column: string, boxTypes: readonly BoxType[]): boolean =>
  COLUMNS.some((key) => key === column) || boxTypes.some(({ isoCode }) => column === `box.${isoCode}`)

/** Whether a cell holds one of the sheet's own words, in either language. */
export function says(text: string, word: Word): boolean {
  return BY_WORD.get(word)?.has(plainHeading(text)) ?? false
}

/** Heading of a column in the template. */
export function headingOf(key: ColumnKey, isChinese: boolean): string {
  return (isChinese ? laneSheetZhCN : laneSheetEnUS)[`sheet.lane.heading.${key}`].split('|')[0] ?? key
}
