// @vitest-environment node
import writeWorkbook from 'write-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { readListings } from '@/features/market/listing/sheet/readListings.ts'
import { rowsToFix, templateRows } from '@/features/market/listing/sheet/template.ts'
import type { SheetContext, SheetResult } from '@/features/market/listing/sheet/types.ts'
import { toCsv } from '@/contract/csv.ts'
import { SheetError } from '@/shared/sheet/cells.ts'
import type { Source } from '@/shared/sheet/cells.ts'
import { REFERENCE } from '@mock/seed/reference.ts'

const { ports, airports = [], stations = [], containerTypes: boxTypes, charges, carriers } = REFERENCE.freight
const { provinces } = REFERENCE
const context: SheetContext = {
  ports,
  airports,
  stations,
  boxTypes,
  charges,
  carriers,
  provinces,
  userType: 2,
  today: '2026-11-21',
  usualEnd: '2026-12-05',
  choices: {},
}
const going = { onProgress: () => undefined, pause: () => Promise.resolve() }
/** The result for a sheet whose columns are all recognised. */
async function read(source: Source, part: Partial<SheetContext> = {}): Promise<SheetResult & { unused: string[] }> {
  const { matching, result } = await readListings(source, { ...context, ...part }, going)
  if (!result) throw new Error(`asks about ${matching.open.map(({ heading }) => heading).join(', ')}`)
  return { ...result, unused: matching.unused }
}

const HEAD = ['Kind', 'Title', 'POL', 'POD', 'Container', 'Qty', 'Valid to', 'OFR', 'DOC']
const GOOD = ['Rate', 'Shanghai to LA', 'CNSHA', 'Los Angeles', '40HQ', '10', '2026-12-05', '1800', 'CNY 450']
const row = (patch: Record<string, string> = {}) => GOOD.map((cell, at) => patch[HEAD[at] ?? ''] ?? cell)
const pasted = (...rows: string[][]): Source => ({
  kind: 'text',
  text: [HEAD, ...rows].map((cells) => cells.join('\t')).join('\n'),
})
const fileOf = (bytes: Uint8Array | ArrayBuffer): Source => ({
  kind: 'file',
  name: 'x.xlsx',
  bytes: new Uint8Array(bytes).slice().buffer,
})
/** The problems, as `row column code`. */
const faultsOf = ({ rows }: SheetResult) =>
  rows.flatMap((one) => one.faults.map(({ column, code }) => `${one.row} ${column} ${code}`))
const failureOf = async (source: Source): Promise<string> => {
  try {
    await read(source)
    return 'none'
  } catch (error) {
    return error instanceof SheetError ? error.failure.code : 'other'
  }
}

describe('a sheet of listings', () => {
  it('gives whole listings of its good rows', async () => {
    const { rows, unused } = await read(pasted(row()))
    expect(unused).toEqual([])
    expect(rows[0]).toMatchObject({
      row: 2,
      faults: [],
      draft: {
        kind: 'RATE',
        mode: 'FCL',
        pol: 'CNSHA',
        pod: 'USLAX',
        stock: [{ isoCode: '45G1', qty: 10 }],
        validFrom: '2026-11-21',
        validTo: '2026-12-05',
        charges: [
          { code: 'DOC', unitPrice: '450', currency: 'CNY' },
          { code: 'OFR', unitPrice: '1800', currency: 'USD' },
        ].toSorted((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code)),
      },
    })
  })

  it('tells at the cell all that is wrong with a row', async () => {
    const result = await read(
      pasted(
        row({ Kind: 'Ship' }),
        row({ Title: 'x', POL: 'Atlantis', Container: '41HQ' }),
        row({ Qty: 'ten', 'Valid to': '2026-13-01', OFR: 'cheap' }),
        row({ OFR: '' }),
        row({ POD: 'CNSHA' }),
        row({ 'Valid to': '2026-11-01' }),
      ),
    )
    expect(faultsOf(result)).toEqual([
      '2 kind choice',
      '3 box choice',
      '3 pol portUnknown',
      '3 title tooShort',
      '4 validTo date',
      '4 qty whole',
      '4 charge.OFR price',
      '5 charge.OFR missingCharge',
      '6 pod portsEqual',
      '7 validTo etdOrder',
    ])
  })

  it.each([
    ['40HC', '45G1', '中远海运', 'COSU', '宁波', 'Los Angeles'],
    ["40' HC", '45G1', 'COSCO', 'COSU', 'Ningbo', '洛杉矶'],
    ['20DC', '22G1', 'cosco shipping', 'COSU', 'CNNBO', 'luoshanji'],
    ['40hq', '45G1', '马士基', 'MAEU', '宁波港', 'USLAX'],
    ['45HC', 'L5G1', 'Maersk Line', 'MAEU', 'ningbo', '洛杉矶'],
    ['40RF', '45R1', 'ONE', 'ONEY', 'NINGBO', 'Los Angeles'],
  ])('reads %s as %s, %s as %s, and ports in both languages', async (box, isoCode, carrier, scac, pol, pod) => {
    const text = [
      [...HEAD, 'Carrier'],
      [...row({ Container: box, POL: pol, POD: pod }), carrier],
    ]
    const { rows } = await read({ kind: 'text', text: text.map((cells) => cells.join('\t')).join('\n') })
    expect(rows[0]).toMatchObject({
      faults: [],
      draft: { carrierScac: scac, pol: 'CNNGB', pod: 'USLAX', stock: [{ isoCode }] },
    })
  })

  it('takes no carrier that two may be meant by', async () => {
    const text = [
      [...HEAD, 'Carrier'],
      [...row(), '中'],
      [...row(), 'Lines'],
    ]
    const result = await read({ kind: 'text', text: text.map((cells) => cells.join('\t')).join('\n') })
    expect(faultsOf(result)).toEqual(['2 carrier unknown', '3 carrier unknown'])
  })

  it('checks plates and container numbers, several in a cell', async () => {
    const head = ['Kind', 'Title', 'Province', 'City', 'Container', 'Qty', 'Plates', 'Container numbers', 'TRKO']
    const text = [
      head,
      ['Truck', 'Trucks', '上海', 'Shanghai', '', '2', '沪A12345; nonsense', '', '1200'],
      ['Empty container', 'Boxes', 'Shanghai', 'Shanghai', '40HQ', '2', '', 'CTGU1234567', '300'],
    ]
    const result = await read({ kind: 'text', text: text.map((cells) => cells.join('\t')).join('\n') })
    expect(faultsOf(result)).toEqual(['2 plates plateTractor', '3 containers containerCheck'])
    expect(result.rows[0]?.draft?.plates).toEqual(['沪A12345', 'nonsense'])
  })

  it('does not offer a consolidation enterprise what it may not list', async () => {
    expect(faultsOf(await read(pasted(row()), { userType: 3 }))).toEqual(['2 kind kindNotYours'])
  })

  it('says why a whole sheet cannot be read', async () => {
    expect(await failureOf({ kind: 'text', text: '  \n ' })).toBe('empty')
    expect(await failureOf(pasted())).toBe('noRows')
    expect(await failureOf({ kind: 'text', text: 'a\tb\nc\td' })).toBe('noHeading')
    expect(await failureOf({ kind: 'text', text: 'POL\tPOD\nCNSHA\tUSLAX' })).toBe('noColumns')
    expect(await failureOf({ kind: 'text', text: 'Kind\tTitle\tTitle\nRate\ta\tb' })).toBe('columnTwice')
    expect(await failureOf(pasted(...Array.from({ length: 201 }, () => row())))).toBe('tooMany')
    expect(await failureOf(fileOf(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])))).toBe('broken')
    expect(await failureOf(fileOf(new TextEncoder().encode('%PDF-1.7')))).toBe('notSheet')
    expect(await failureOf(fileOf(new Uint8Array()))).toBe('empty')
  })

  it('reads a workbook, and the template of either language without its examples', async () => {
    const book = await writeWorkbook(
      [HEAD, row()].map((cells) => cells.map((value) => ({ value, type: String }))),
    ).toBlob()
    expect((await read(fileOf(await book.arrayBuffer()))).rows[0]).toMatchObject({ row: 2, faults: [] })
    for (const isChinese of [true, false]) {
      const rows = templateRows(context, isChinese)
      expect(await failureOf({ kind: 'text', text: toCsv(rows) })).toBe('noRows')
      // Without their mark, the examples are complete rows.
      const filled = [...rows.slice(0, 2), ...rows.slice(2).map(([, ...cells]) => ['', ...cells])]
      const result = await read({ kind: 'text', text: toCsv(filled) })
      expect([result.rows.length, result.unused, faultsOf(result)]).toEqual([2, [], []])
    }
  })

  it('writes the rows with problems so that they can be fixed, and runs no formula of theirs', async () => {
    const result = await read(pasted(row({ Title: '=HYPERLINK("http://x")', OFR: 'cheap' })))
    const text = toCsv(rowsToFix(result.rows, result.columns, false, context, () => 'OFR: wrong'))
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
    const again = await read({ kind: 'text', text: text.replace('cheap', '1900') })
    expect([again.unused, faultsOf(again)]).toEqual([[], []])
  })
})

const codes = charges.map(({ code }) => code)
