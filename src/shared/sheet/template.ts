import { saveBlob } from '../save.ts'

/** Downloads a template as a workbook: a note, the headings, and examples as text. The writer is loaded on demand. */
export async function saveTemplateWorkbook(fileName: string, rows: readonly (readonly string[])[]): Promise<void> {
  const { default: writeWorkbook } = await import('write-excel-file/universal')
  const [note = [], headings = [], ...examples] = rows
  const workbook = await writeWorkbook(
    [
      note.map((value) => ({ value, fontStyle: 'italic' as const })),
      headings.map((value) => ({ value, fontWeight: 'bold' as const })),
      // Text, not dates or numbers, so that values typed over it are read as typed.
      ...examples.map((row) => row.map((value) => ({ value, type: String }))),
    ],
    { columns: headings.map((heading) => ({ width: Math.max(10, Math.min(26, heading.length * 2)) })) },
  ).toBlob()
  saveBlob(fileName, workbook)
}
