// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readHeading } from '@/features/trade/tender-editor/sheet/columns.ts'
import { templateRows } from '@/features/trade/tender-editor/sheet/template.ts'
import { SLICE } from '@/shared/sheet/reading.ts'
import { readDay, readDecimal, readWhole } from '@/shared/sheet/values.ts'
import { portReader } from '@/ui/portReader.ts'
import { context, csv, file, GOOD, HEAD, inWords, pasted, read, row, workbook } from './sheets.ts'

describe('a day', () => {
  test.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-1', '2026-12-01'],
    ['2026/12/1', '2026-12-01'],
    ['2026.12.01', '2026-12-01'],
    ['20261201', '2026-12-01'],
    ['2026\u5e7412\u67081\u65e5', '2026-12-01'],
    ['1 Dec 2026', '2026-12-01'],
    ['1-Dec-26', '2026-12-01'],
    ['Dec 1, 2026', '2026-12-01'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['05/05/2026', '2026-05-05'],
    ['2026-12-01 00:00:00', '2026-12-01'],
    [46357, '2026-12-01'],
    ['46357', '2026-12-01'],
    [new Date('2026-12-01T00:00:00Z'), '2026-12-01'],
  ])('%s is read', (cell, day) => expect(readDay(cell)).toEqual({ value: day }))

  test.each([
    ['01/02/2026', 'dateAmbiguous'],
    ['2026-13-01', 'date'],
    ['31 Feb 2026', 'date'],
    ['12-01', 'date'],
    ['tomorrow', 'date'],
    [7, 'date'],
  ])('%s is refused', (cell, code) => expect(readDay(cell).problem?.code).toBe(code))

  test('a blank one is neither right nor wrong', () => expect(readDay(' ')).toEqual({}))
})

describe('numbers', () => {
  test.each([
    ['12', 12],
    [12, 12],
    ['1,200', 1200],
    ['\uff11\uff12', 12],
    ['3.0', 3],
  ])('%s is a whole number', (cell, value) => expect(readWhole(cell)).toEqual({ value }))
  test.each(['1,5', '1e3', '-1', '2.5', '12x'])('%s is none', (cell) => {
    expect(readWhole(cell).problem?.code).toBe('whole')
  })
  test.each([
    ['18,000.50', '18000.50'],
    [0.1 + 0.2, '0.3'],
    [18000, '18000'],
  ])('%s is a decimal', (cell, value) => expect(readDecimal(cell)).toEqual({ value }))
  test('a decimal comma is not guessed', () => expect(readDecimal('12,5').problem?.code).toBe('decimal'))
})

describe('a port', () => {
  const portOf = portReader(context().ports)
  test.each([
    'CNSHA',
    'cnsha',
    'CN SHA',
    'CNSGH',
    'Shanghai',
    'SHANGHAI',
    '\u4e0a\u6d77',
    '\u4e0a\u6d77\u6e2f',
    'Shanghai (CNSHA)',
    'Shanghai, China',
    'Port of Shanghai',
  ])('%s is Shanghai', (text) => expect(portOf(text)).toEqual({ value: 'CNSHA' }))

  test('one that is nearly right names what may be meant', () => {
    const { problem } = portOf('Los Angele')
    expect(problem?.code).toBe('portMeant')
    expect(String(problem?.params?.['names'])).toContain('USLAX')
  })
})

describe('headings', () => {
  const { boxTypes } = context()
  test.each([
    ['Port of Loading', 'pol'],
    ['\u8d77\u8fd0\u6e2f *', 'pol'],
    ['\u6bdb\u91cd(kg)', 'grossKg'],
    ['ETD_FROM', 'etdFrom'],
    ['最早开船', 'etdFrom'],
    ['最晚开船', 'etdTo'],
    ['箱型箱量', 'boxes'],
  ])('%s', (text, key) => expect(readHeading(text, boxTypes)).toEqual({ kind: 'column', column: key }))
  test.each([
    ['40HQ', '45G1'],
    ["40' HC", '45G1'],
    ['20DC', '22G1'],
    ['45G1', '45G1'],
    ['40RF', '45R1'],
  ])('%s is a container type', (text, isoCode) =>
    expect(readHeading(text, boxTypes)).toEqual({ kind: 'column', column: `box.${isoCode}` }),
  )
})

describe('modes', () => {
  test('loose cargo comes with pieces, weight and volume', async () => {
    const head = [
      '\u8d77\u8fd0\u6e2f',
      '\u76ee\u7684\u6e2f',
      '\u4ef6\u6570',
      '\u6bdb\u91cd',
      '\u4f53\u79ef',
      '\u5907\u8d27\u65e5\u671f',
      'ETD\u8d77',
      'ETD\u6b62',
    ]
    const cells = ['\u4e0a\u6d77', '\u6c49\u5821', '1,200', '800.5', '6', ...GOOD.slice(2, 5)]
    const { lanes, problems } = await read(
      pasted([head, cells, [...cells.slice(0, 2), '', 'x', '0', ...GOOD.slice(2, 5)]]),
      { mode: 'LCL' },
    )
    expect(lanes?.map(({ lane }) => [lane.pod, lane.loose, lane.receiptType, lane.boxes])).toEqual([
      ['DEHAM', { pieces: 1200, grossKg: '800.5', cbm: '6' }, 'CFS', []],
    ])
    expect(problems?.map(inWords)).toEqual(['3 grossKg decimal', '3 pieces required', '3 cbm range'])
  })

  test('haulage needs its addresses and no port of discharge', async () => {
    const head = ['POL', 'Pick-up address', 'Drop-off address', ...HEAD.slice(2)]
    const { lanes, problems } = await read(
      pasted([
        head,
        ['CNSHA', 'Suzhou, gate 3', 'Yangshan', ...GOOD.slice(2)],
        ['CNNGB', '', 'Beilun', ...GOOD.slice(2)],
      ]),
      { mode: 'TRUCK' },
    )
    expect(lanes?.map(({ lane }) => lane.truck?.pickup)).toEqual(['Suzhou, gate 3'])
    expect(problems?.map(inWords)).toEqual(['3 pickup required'])
  })

  test('a contract tender has containers a week', async () => {
    const sheet = pasted([
      [...HEAD, 'Containers per week'],
      [...GOOD, '3'],
      [...row({ POD: 'DEHAM' }), '0'],
    ])
    const { lanes, problems } = await read(sheet, { type: 'CONTRACT' })
    expect(lanes?.map(({ lane }) => lane.boxesPerWeek)).toEqual([3])
    expect(problems?.map(inWords)).toEqual(['3 perWeek range'])
  })
})

describe('the template', () => {
  test.each(['FCL', 'LCL', 'TRUCK'] as const)(
    'of %s is understood in both languages, and its example left out',
    async (mode) => {
      for (const isChinese of [true, false]) {
        const rows = templateRows(context({ mode, type: 'CONTRACT' }), isChinese)
        expect((await read(pasted(rows), { mode })).failure).toBe('noRows')
        // The example is a valid row once it is not marked as an example.
        const [note = [], headings = [], [, ...example] = []] = rows
        const { problems, lanes, unused } = await read(pasted([note, headings, ['1', ...example]]), { mode })
        expect([problems?.map(inWords), lanes?.length, unused]).toEqual([[], 1, []])
      }
    },
  )
})

describe('five thousand rows', () => {
  const rows = Array.from({ length: 5000 }, (_, at) =>
    row({ POD: at % 3 === 0 ? 'Atlantis' : 'USLAX', 'ETD to': `20${27 + (at % 60)}-1${at % 3}-${10 + (at % 19)}` }),
  )
  test.each([
    ['pasted', () => Promise.resolve(pasted([HEAD, ...rows]))],
    ['as CSV', () => Promise.resolve(file(csv([HEAD, ...rows])))],
    ['as a workbook', () => workbook([HEAD, ...rows])],
  ])('%s are all judged, and others have their turn in between', async (_, make) => {
    const { rows: count, turns, progress, problems, lanes } = await read(await make())
    expect(count).toBe(5000)
    expect(turns).toBe(5000 / SLICE)
    expect(progress.at(-1)).toBe(5000)
    expect((problems?.length ?? 0) + (lanes?.length ?? 0)).toBe(5000)
    expect(problems?.filter(({ code }) => code === 'portUnknown')).toHaveLength(1667)
  })
})

describe('containers in one cell', () => {
  const head = [...HEAD.slice(0, 5), '箱型箱量']
  const boxesIn = async (text: string) => {
    const { lanes, problems } = await read(pasted([head, [...GOOD.slice(0, 5), text]]))
    return lanes?.[0]?.lane.boxes ?? problems?.map(inWords)
  }
  test.each(['2×40HQ + 1×20GP', '40HC*2, 20DC*1', '1x40HQ/1 X 40HQ、20GP：1'])('%s', async (text) =>
    expect(await boxesIn(text)).toEqual(
      expect.arrayContaining([
        { isoCode: '45G1', qty: 2 },
        { isoCode: '22G1', qty: 1 },
      ]),
    ),
  )
  test.each([
    ['40HQ', '2 boxes boxText'],
    ['2×53HC', '2 boxes boxText'],
    ['', '2 boxes noBoxes'],
    ['10000×40HQ', '2 boxes range'],
  ])('%s is no statement', async (text, told) => expect(await boxesIn(text)).toEqual([told]))

  test('count only where no column per type says so', async () => {
    const { lanes } = await read(
      pasted([
        [...HEAD, '箱型箱量'],
        [...GOOD, '5×20GP'],
      ]),
    )
    expect(lanes?.[0]?.lane.boxes).toEqual([{ isoCode: '45G1', qty: 2 }])
  })
})
