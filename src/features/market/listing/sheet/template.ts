import { toCsv } from '@/contract/csv.ts'
import { saveText } from '@/shared/save.ts'
import { cellText } from '@/shared/sheet/values.ts'
import { saveTemplateWorkbook } from '@/shared/sheet/template.ts'
import type { ColumnOption } from '@/ui/sheet/ColumnStep.tsx'
import { COLUMNS, firstName, headingOf, sheetWords } from './columns.ts'
import type { SheetColumn } from './columns.ts'
import type { BareContext, SheetResult, SheetRow } from './types.ts'

/** Charges with a column in the template; columns of other charges are accepted too. */
const CHARGES = ['OFR', 'OTHC', 'DOC', 'SEAL', 'DTHC', 'TRKO', 'WTG']

/** Meanings that a column of a sheet can be assigned, in two groups. */
export function columnOptions(
  { charges }: BareContext,
  isChinese: boolean,
  groups: { listing: string; charges: string },
): ColumnOption[] {
  const option = (value: SheetColumn, group: string) => ({ value, label: headingOf(value, isChinese, charges), group })
  return [
    ...COLUMNS.filter((key) => key !== 'no').map((key) => option(key, groups.listing)),
    ...charges.map(({ code }) => option(`charge.${code}`, groups.charges)),
  ]
}

/** Returns the template's rows: a note, the headings, and two examples that the import skips. */
export function templateRows(context: BareContext, isChinese: boolean): string[][] {
  const words = sheetWords(isChinese)
  const columns: SheetColumn[] = [...COLUMNS, ...CHARGES.map((code) => `charge.${code}` as const)]
  const examples: Partial<Record<SheetColumn, string>>[] = [
    {
      no: firstName('sheet.listing.word.example', isChinese),
      kind: firstName('sheet.listing.word.RATE', isChinese),
      title: words['sheet.listing.exampleTitle'],
      mode: 'FCL',
      pol: 'CNSHA',
      pod: 'USLAX',
      carrier: 'COSU',
      transit: '15',
      box: '40HQ',
      qty: '10',
      minOrder: '1',
      currency: 'USD',
      validFrom: context.today,
      validTo: context.usualEnd,
      originDet: '7',
      destDem: '5',
      destDet: '7',
      'charge.OFR': 'USD 1800',
      'charge.OTHC': 'CNY 1185',
      'charge.DOC': 'CNY 450',
    },
    {
      no: firstName('sheet.listing.word.example', isChinese),
      kind: firstName('sheet.listing.word.TRUCK', isChinese),
      title: words['sheet.listing.exampleTruck'],
      province: '310000',
      city: words['sheet.listing.exampleCity'],
      qty: '5',
      minOrder: '1',
      currency: 'CNY',
      validFrom: context.today,
      validTo: context.usualEnd,
      'charge.TRKO': 'CNY 1200',
    },
  ]
  return [
    [words['sheet.listing.note']],
    columns.map((column) => headingOf(column, isChinese, context.charges)),
    ...examples.map((example) => columns.map((column) => example[column] ?? '')),
  ]
}

/** Downloads the template. */
export async function saveTemplate(kind: 'xlsx' | 'csv', context: BareContext, isChinese: boolean): Promise<void> {
  const rows = templateRows(context, isChinese)
  if (kind === 'csv') return saveText('listings.csv', toCsv(rows))
  return saveTemplateWorkbook('listings.xlsx', rows)
}

/** Returns the rows as a sheet to fix and import again, each with its problems. */
export function rowsToFix(
  rows: readonly SheetRow[],
  columns: SheetResult['columns'],
  isChinese: boolean,
  context: BareContext,
  wordsOf: (row: SheetRow) => string,
): string[][] {
  return [
    [
      ...columns.map((column) => headingOf(column, isChinese, context.charges)),
      sheetWords(isChinese)['sheet.listing.problem'],
    ],
    ...rows.map((row) => [...columns.map((column) => cellText(row.cells[column])), wordsOf(row)]),
  ]
}
