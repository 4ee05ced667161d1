import { toCsv } from '@/contract/csv.ts'
import type { ExportKind } from '@/contract/member/export/values.ts'
// Not on demand: a preview of the build has the mock's files while it starts only.
import { workbookOf } from '@/contract/workbook.ts'
import { inZone, marketDay } from '../../zone.ts'
import type { Deps } from '../../deps.ts'
import type { ExportRecords } from './records.ts'
import type { ExportRow } from './row.ts'
import { csvRowsOf, sheetsOf } from './tables.ts'
import { exportWords, FILE_NAMES } from './words.ts'

/** A file that was made, before it is stored. */
export interface MadeFile {
  name: string
  type: string
  bytes: Uint8Array
  kind?: ExportKind
}

const utf8 = new TextEncoder()

/** The files of an export: a workbook, a CSV file a kind, or one JSON file. */
export async function exportFiles(
  deps: Deps,
  { kinds, from, to, format }: Pick<ExportRow, 'kinds' | 'from' | 'to' | 'format'>,
  records: ExportRecords,
): Promise<MadeFile[]> {
  const words = exportWords(deps)
  const today = marketDay(deps.now())
  if (format === 'XLSX') {
    const workbook = await workbookOf(kinds.flatMap((kind) => sheetsOf(words, kind, records)))
    const bytes = new Uint8Array(await workbook.arrayBuffer())
    return [{ name: `cangtong-${today}.xlsx`, type: workbook.type, bytes }]
  }
  if (format === 'CSV')
    return kinds.map((kind) => ({
      name: `cangtong-${FILE_NAMES[kind]}-${today}.csv`,
      type: 'text/csv',
      bytes: utf8.encode(toCsv(csvRowsOf(words, kind, records))),
      kind,
    }))
  const content = {
    exportedAt: inZone(deps.now(), 'Asia/Shanghai'),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    records: Object.fromEntries(kinds.map((kind) => [kind, records[kind]])),
  }
  const bytes = utf8.encode(JSON.stringify(content, null, 2))
  return [{ name: `cangtong-${today}.json`, type: 'application/json', bytes }]
}
