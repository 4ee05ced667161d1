import { describe, expect, test } from 'vitest'
import { csvCell, toCsv } from '@/contract/csv.ts'

describe('a cell of a spreadsheet', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+86', '+86'.replace('+', "'+")],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =cmd|calc', "'  =cmd|calc"],
    ['\t=1', "'\t=1"],
    ['＝1+1', "'＝1+1"],
    ['＠a', "'＠a"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ])('%j cannot run as a formula', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  test.each([
    ['-12.50', '-12.50'],
    ['上海→洛杉矶 2×40HQ', '上海→洛杉矶 2×40HQ'],
    ['CNSHA', 'CNSHA'],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
    ['', ''],
  ])('%j stays what it is', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  test('numbers stay numbers, negative ones too', () => {
    expect([csvCell(12), csvCell(-3.5)]).toEqual(['12', '-3.5'])
  })

  test('a table begins with a byte-order mark and ends each line as RFC 4180 says', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['=x', 1],
      ]),
    ).toBe("\uFEFFa,b\r\n'=x,1\r\n")
  })
})
