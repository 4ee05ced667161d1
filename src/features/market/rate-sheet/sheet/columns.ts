import { boxNamed } from '@/contract/reference/names.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import { foldedNames, plainHeading } from '@/shared/sheet/headings.ts'
import type { Meaning } from '@/shared/sheet/matching.ts'
import type { BoxType } from '@/ui/sheet/boxText.ts'
import { currencyIn, plain } from '@/ui/sheet/priceCell.ts'
import { rateColumnsEnUS } from './messages/en-US.ts'
import { rateColumnsZhCN } from './messages/zh-CN.ts'

/** Columns of a rate sheet besides those of prices, in the order in which they are written. */
export const COLUMNS = [
  'pol',
  'pod',
  'via',
  'carrier',
  'service',
  'box',
  'code',
  'basis',
  'price',
  'currency',
  'term',
  'transit',
  'free',
  'commodity',
  'included',
  'validFrom',
  'validTo',
  'validity',
  'remark',
] as const
export type ColumnKey = (typeof COLUMNS)[number]
/** A column of ours; prices of container types, joined by `+`; or prices of a charge. */
export type RateColumn = ColumnKey | `price.${string}` | `charge.${string}`

const WORDS = ['PRE', 'COL', 'direct', 'included', 'none', 'note'] as const
type Word = (typeof WORDS)[number]

function both(id: keyof typeof rateColumnsZhCN): string[] {
  return [...foldedNames(rateColumnsZhCN[id]), ...foldedNames(rateColumnsEnUS[id])]
}
/** The cell as it is, for words that are signs only. */
const signs = (id: keyof typeof rateColumnsZhCN): string[] =>
  `${rateColumnsZhCN[id]}|${rateColumnsEnUS[id]}`.split('|').map((word) => word.toLowerCase())

const BY_HEADING = new Map(COLUMNS.flatMap((key) => both(`rates.heading.${key}`).map((text) => [text, key] as const)))
const BY_WORD = new Map(WORDS.map((word) => [word, new Set(signs(`rates.word.${word}`))]))

/** Whether a cell holds one of the sheet's own words, in either language. */
export const says = (text: string, word: Word): boolean =>
  BY_WORD.get(word)?.has(text.normalize('NFKC').trim().replace(/[.:]$/, '').toLowerCase()) ?? false

/** Whether a row that begins with a text is a remark. */
export const isNote = (text: string): boolean =>
  /^subject to\b/i.test(text) || says(text.normalize('NFKC').split(/[:.]/)[0] ?? '', 'note')

/** Sizes as written without a type: general purpose; 45 feet exist as high cube only. */
const BARE: Readonly<Record<string, string>> = { 20: '20GP', 40: '40GP', 45: '45HQ' }
const FEET = /^(20|40|45)(?:['\u2032\u2019"]|FT|\u5C3A|\u544E)?$/

/** Container types named in a heading, e.g. `20GP`, `USD/40HC` or `20'/40'`; empty if any part names none. */
export function boxesIn(text: string, boxTypes: readonly BoxType[]): string[] {
  const bare = plain(text)
    .replace(/[A-Z]{3}(?![A-Z])|\$/g, (word) => (currencyIn(word) ? '' : word))
    .replace(/[()]/g, ' ')
    .trim()
  const parts = bare.split(/[\s]*[/&+,\u3001|]\s*/).filter((part) => part !== '')
  // A size alone needs a sign of feet somewhere: "20" is any number.
  const isFeet = /['\u2032\u2019"]|FT|\u5C3A|\u544E|[A-Z]{2}/.test(bare)
  const codes = parts.map((part) => {
    const [, feet] = (isFeet && FEET.exec(part)) || []
    return boxNamed(feet === undefined ? part.replace(/['\u2032\u2019"\s-]/g, '') : (BARE[feet] ?? ''), boxTypes)
  })
  if (codes.length === 0 || codes.includes(undefined)) return []
  return [...new Set(codes.flatMap((box) => box?.isoCode ?? []))]
}

/** Lists that headings are read with. */
export interface HeadingLists {
  boxTypes: readonly BoxType[]
  charges: readonly ChargeType[]
}

/** Maps a heading to its meaning, in either language and ignoring spacing. */
export function readHeading(text: string, { boxTypes, charges }: HeadingLists): Meaning {
  const wanted = plainHeading(text)
  if (wanted === '') return { kind: 'unknown' }
  const key = BY_HEADING.get(wanted) ?? BY_HEADING.get(wanted.replace(/[()]/g, ''))
  if (key) return { kind: 'column', column: key }
  const boxes = boxesIn(text, boxTypes)
  if (boxes.length > 0) return { kind: 'column', column: `price.${boxes.join('+')}` satisfies RateColumn }
  const charge = charges.find(({ code, nameZh, nameEn }) =>
    [code, nameZh, nameEn, `${code}${nameZh}`, `${code}${nameEn}`].some((name) => plainHeading(name) === wanted),
  )
  return charge ? { kind: 'column', column: `charge.${charge.code}` satisfies RateColumn } : { kind: 'unknown' }
}

/** Whether the column exists. */
export function isColumn(column: string, { boxTypes, charges }: HeadingLists): column is RateColumn {
  if (COLUMNS.some((key) => key === column)) return true
  const [kind, rest = ''] = column.split('.')
  if (kind === 'charge') return charges.some(({ code }) => code === rest)
  return kind === 'price' && rest.split('+').every((iso) => boxTypes.some(({ isoCode }) => isoCode === iso))
}

/** Whether a column holds prices. */
export const isPriceColumn = (column: string): boolean => column === 'price' || /^(?:price|charge)\./.test(column)

/** Heading of a column as written into a file. */
export const headingOf = (key: ColumnKey, isChinese: boolean): string =>
  (isChinese ? rateColumnsZhCN : rateColumnsEnUS)[`rates.heading.${key}`].split('|')[0] ?? key

/** A word of the sheet as written into a file. */
export const wordOf = (word: 'PRE' | 'COL', isChinese: boolean): string =>
  isChinese ? (rateColumnsZhCN[`rates.word.${word}`].split('|')[0] ?? word) : word

/** Names that a column of prices goes by. */
interface PriceNames {
  charges: readonly Pick<ChargeType, 'code' | 'nameZh' | 'nameEn'>[]
  boxCode: (isoCode: string) => string
  isChinese: boolean
}

/** Name of any column, for people. */
export function columnName(column: RateColumn, { charges, boxCode, isChinese }: PriceNames): string {
  const key = COLUMNS.find((one) => one === column)
  if (key) return headingOf(key, isChinese)
  const code = column.slice(column.indexOf('.') + 1)
  if (column.startsWith('price.')) return code.split('+').map(boxCode).join(' / ')
  const charge = charges.find((one) => one.code === code)
  return charge ? (isChinese ? charge.nameZh : charge.nameEn) : code
}
