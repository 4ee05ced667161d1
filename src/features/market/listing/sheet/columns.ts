import { LISTING_KINDS } from '@/contract/market/listing/values.ts'
import type { ListingKind } from '@/contract/market/listing/values.ts'
import { TRANSPORT_MODES } from '@/contract/trade/tender/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { foldedNames, plainHeading } from '@/shared/sheet/headings.ts'
import type { Meaning } from '@/shared/sheet/matching.ts'
import { listingSheetEnUS } from './messages/en-US.ts'
import { listingSheetZhCN } from './messages/zh-CN.ts'

/** Columns of a listing sheet besides the charges, in template order. */
export const COLUMNS = [
  'no',
  'kind',
  'title',
  'mode',
  'pol',
  'pod',
  'province',
  'city',
  'place',
  'carrier',
  'service',
  'via',
  'transit',
  'box',
  'qty',
  'minOrder',
  'currency',
  'validFrom',
  'validTo',
  'originDet',
  'destDem',
  'destDet',
  'plates',
  'containers',
  'cargo',
  'grossKg',
  'cbm',
  'ready',
  'remarks',
] as const
export type ColumnKey = (typeof COLUMNS)[number]
/** One of our columns, or a charge's. */
export type SheetColumn = ColumnKey | `charge.${string}`

/** An item with a code and two names. */
export interface Coded {
  code: string
  nameZh: string
  nameEn: string
}

function both(id: keyof typeof listingSheetZhCN): string[] {
  return [...foldedNames(listingSheetZhCN[id]), ...foldedNames(listingSheetEnUS[id])]
}

const BY_HEADING = new Map(
  COLUMNS.flatMap((key) => both(`sheet.listing.heading.${key}`).map((text) => [text, key] as const)),
)
const KINDS = new Map(
  LISTING_KINDS.flatMap((kind) =>
    [...both(`sheet.listing.word.${kind}`), plainHeading(kind)].map((text) => [text, kind] as const),
  ),
)
const MODES = new Map(
  TRANSPORT_MODES.flatMap((mode) =>
    [
      ...both(mode === 'TRUCK' ? 'sheet.listing.word.MODE_TRUCK' : `sheet.listing.word.${mode}`),
      plainHeading(mode),
    ].map((text) => [text, mode] as const),
  ),
)
const EXAMPLES = new Set(both('sheet.listing.word.example'))
/** Our headings that are not read: the problem column of a sheet downloaded to be fixed. */
const OURS = new Set(both('sheet.listing.problem'))

/** Maps a heading to its meaning, in either language and ignoring spacing. */
export function readHeading(text: string, charges: readonly Coded[]): Meaning {
  const wanted = plainHeading(text)
  if (wanted === '') return { kind: 'unknown' }
  const key = BY_HEADING.get(wanted) ?? BY_HEADING.get(wanted.replace(/[()]/g, ''))
  if (key) return { kind: 'column', column: key }
  if (OURS.has(wanted)) return { kind: 'ours' }
  const charge = charges.find(({ code, nameZh, nameEn }) =>
    [code, nameZh, nameEn, `${code}${nameZh}`, `${code}${nameEn}`].some((name) => plainHeading(name) === wanted),
  )
  return charge ? { kind: 'column', column: `charge.${charge.code}` satisfies SheetColumn } : { kind: 'unknown' }
}

/** Whether the column exists. */
export const isColumn = (column: string, charges: readonly Coded[]): column is SheetColumn =>
  COLUMNS.some((key) => key === column) || charges.some(({ code }) => column === `charge.${code}`)

/** Listing kind named in a cell. */
export const readKind = (text: string): ListingKind | undefined => KINDS.get(plainHeading(text))
/** Transport mode named in a cell. */
export const readMode = (text: string): TransportMode | undefined => MODES.get(plainHeading(text))
/** Whether a cell marks its row as an example. */
export const isExample = (text: string): boolean => EXAMPLES.has(plainHeading(text))

/** Sheet texts of a language. */
export const sheetWords = (isChinese: boolean) => (isChinese ? listingSheetZhCN : listingSheetEnUS)

/** The first of the alternatives of a sheet text. */
export function firstName(id: keyof typeof listingSheetZhCN, isChinese: boolean): string {
  return sheetWords(isChinese)[id].split('|')[0] ?? ''
}

/** Heading of a column in the template. */
export function headingOf(column: SheetColumn, isChinese: boolean, charges: readonly Coded[]): string {
  if (!column.startsWith('charge.')) return firstName(`sheet.listing.heading.${column as ColumnKey}`, isChinese)
  const code = column.slice('charge.'.length)
  const charge = charges.find((one) => one.code === code)
  return charge ? `${code} ${isChinese ? charge.nameZh : charge.nameEn}` : code
}
