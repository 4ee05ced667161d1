import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import writeWorkbook from 'write-excel-file/universal'
import { readRates } from '@/features/market/rate-sheet/sheet/readRates.ts'
import type { RateContext, RateResult } from '@/features/market/rate-sheet/sheet/types.ts'
import type { Source } from '@/shared/sheet/cells.ts'
import { REFERENCE } from '@mock/seed/reference.ts'

const { ports: places, containerTypes: boxTypes, charges, carriers } = REFERENCE.freight
export const CONTEXT: RateContext = {
  places,
  boxTypes,
  charges,
  carriers,
  mode: 'FCL',
  defaults: { currency: 'USD' },
  choices: {},
  mappings: [],
}
const going = { onProgress: () => undefined, pause: () => Promise.resolve() }

/** Text as a spreadsheet puts it on the clipboard; cells are written with `|` between them. */
export const pasted = (...lines: string[]): Source => ({
  kind: 'text',
  text: lines.map((line) => line.split('|').join('\t')).join('\n'),
})

/** A CSV file. */
export const csv = (text: string): Source => ({
  kind: 'file',
  name: 'rates.csv',
  bytes: new Uint8Array(new TextEncoder().encode(text)).buffer,
})

type Written = string | number | Date | null | { value: string; columnSpan?: number; rowSpan?: number }

/** A real .xlsx workbook; rows of these spreadsheet numbers are hidden. */
export async function workbook(rows: Written[][], hidden: number[] = []): Promise<Source> {
  const cells = rows.map((row) =>
    row.map((cell) => {
      if (cell === null) return null
      if (cell instanceof Date) return { value: cell, type: Date, format: 'yyyy-mm-dd' }
      return typeof cell === 'object' ? { ...cell, type: String } : { value: cell }
    }),
  )
  const bytes = new Uint8Array(await (await writeWorkbook(cells as never).toBlob()).arrayBuffer())
  const parts = unzipSync(bytes)
  const path = Object.keys(parts).find((name) => name.startsWith('xl/worksheets/')) ?? ''
  let sheet = strFromU8(parts[path] ?? new Uint8Array())
  for (const row of hidden) sheet = sheet.replace(new RegExp(`<row r="${row}"`), `<row r="${row}" hidden="1"`)
  const packed = zipSync({ ...parts, [path]: strToU8(sheet) })
  return { kind: 'file', name: 'rates.xlsx', bytes: new Uint8Array(packed).buffer }
}

/** The answer, also of a sheet that asks about its columns. */
export const answerOf = async (source: Source, part: Partial<RateContext> = {}) =>
  readRates(source, { ...CONTEXT, ...part }, going)

/** The result for a sheet whose columns are all recognized. */
export async function read(source: Source, part: Partial<RateContext> = {}): Promise<RateResult> {
  const { matching, result } = await answerOf(source, part)
  if (!result)
    throw new Error(`asks about ${[...matching.open.map(({ heading }) => heading), ...matching.missing].join()}`)
  return result
}

const typeOf = (isoCode = '') => boxTypes.find((one) => one.isoCode === isoCode)?.code ?? '-'

/** Rates as `row lane carrier type code currency price`. */
export const ratesIn = ({ rows }: RateResult): string[] =>
  rows.flatMap(({ row, rates }) =>
    rates.map(({ pol, pod, carrierScac = '-', isoCode, code, currency, price }) =>
      [row, `${pol}-${pod}`, carrierScac, typeOf(isoCode), code, currency, price].join(' '),
    ),
  )

/** Problems as `row column code`. */
export const faultsIn = ({ rows }: RateResult): string[] =>
  rows.flatMap(({ row, faults }) => faults.map(({ column, code }) => `${row} ${column} ${code}`))
