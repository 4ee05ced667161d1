import readBook from 'read-excel-file/universal'
import { strFromU8, unzipSync } from 'fflate'
import { vi } from 'vitest'

/** The files that pages save from now on, in order. */
export function watchSaved(): readonly Blob[] {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob)
    return 'blob:none'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  return files
}

/** The parts of a downloaded workbook as texts; none if nothing was saved. */
export async function partsOf(saved: Blob | undefined): Promise<string[]> {
  if (!saved) return []
  return Object.values(unzipSync(new Uint8Array(await saved.arrayBuffer()))).map((bytes) => strFromU8(bytes))
}

/** A sheet of a downloaded workbook as a reader of the file gets it; empty cells are ''. */
export interface ReadSheet {
  name: string
  rows: (string | number)[][]
}

/** The sheets of a downloaded workbook, read back. */
export async function sheetsOf(saved: Blob | undefined): Promise<ReadSheet[]> {
  if (!saved) return []
  const sheets = await readBook(await saved.arrayBuffer())
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : String(cell ?? '')))),
  }))
}
