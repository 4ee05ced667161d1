import { toCsv } from '@/contract/csv.ts'
import { saveText } from '@/shared/save.ts'
import { saveTemplateWorkbook } from '@/shared/sheet/template.ts'
import type { ColumnOption } from '@/ui/sheet/ColumnStep.tsx'
import { COLUMNS, headingOf } from './columns.ts'
import type { ColumnKey, HeadingLists } from './columns.ts'

/** Columns before and after the prices of the template, the types with a price column, and the charges. */
const BEFORE: readonly ColumnKey[] = ['pol', 'pod', 'via', 'carrier', 'service', 'currency']
const AFTER: readonly ColumnKey[] = ['transit', 'free', 'validFrom', 'validTo', 'remark']
const BOXES = ['20GP', '40GP', '40HQ']
const CHARGES = ['OTHC', 'DOC']

/** Meanings that a column of a sheet can be assigned, in three groups. */
export function columnOptions(
  { boxTypes, charges }: HeadingLists,
  isChinese: boolean,
  groups: { rate: string; boxes: string; charges: string },
): ColumnOption[] {
  return [
    ...COLUMNS.map((key) => ({ value: key, label: headingOf(key, isChinese), group: groups.rate })),
    ...boxTypes.map(({ isoCode, code }) => ({ value: `price.${isoCode}`, label: code, group: groups.boxes })),
    ...charges.map(({ code, nameZh, nameEn }) => ({
      value: `charge.${code}`,
      label: isChinese ? nameZh : nameEn,
      group: groups.charges,
    })),
  ]
}

/** The template's rows: what to write, and the headings. */
export function templateRows({ charges }: HeadingLists, isChinese: boolean, note: string): string[][] {
  const names = CHARGES.map((code) => charges.find((charge) => charge.code === code))
  return [
    [note],
    [
      ...BEFORE.map((key) => headingOf(key, isChinese)),
      ...BOXES,
      ...names.flatMap((charge) => (charge ? [isChinese ? charge.nameZh : charge.nameEn] : [])),
      ...AFTER.map((key) => headingOf(key, isChinese)),
    ],
  ]
}

/** Downloads the template. */
export async function saveTemplate(
  kind: 'xlsx' | 'csv',
  lists: HeadingLists,
  isChinese: boolean,
  note: string,
): Promise<void> {
  const rows = templateRows(lists, isChinese, note)
  if (kind === 'csv') return saveText('rates.csv', toCsv(rows))
  return saveTemplateWorkbook('rates.xlsx', rows)
}
