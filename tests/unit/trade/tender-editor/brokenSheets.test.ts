// @vitest-environment node
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { csv, file, GOOD, HEAD, inWords, pasted, read, row, workbook } from './sheets.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
const utf16 = (text: string, mark: boolean) =>
  Uint8Array.from([
    ...(mark ? [0xff, 0xfe] : []),
    ...Array.from(text).flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
  ])
/** The two characters of the Chinese word for Shanghai in GBK. */
const GBK_SHANGHAI = [0xc9, 0xcf, 0xba, 0xa3]
const ole = (inside: string) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...new Uint8Array(64), ...utf16(inside, false)])
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => row({ 'ETD to': `2027-0${1 + (at % 9)}-1${at % 9}` }))

describe('a sheet that cannot be read says why', () => {
  test.each([
    ['an empty file', file(''), 'empty'],
    ['only blanks', pasted([['', ''], ['']]), 'empty'],
    ['only a heading', pasted([HEAD]), 'noRows'],
    ['no heading at all', pasted([GOOD, GOOD]), 'noHeading'],
    [
      'headings of something else',
      pasted([
        ['Name', 'Street'],
        ['a', 'b'],
      ]),
      'noHeading',
    ],
    [
      'no port of discharge',
      pasted([
        ['POL', 'ETD from', '40HQ'],
        ['CNSHA', '2026-12-07', '1'],
      ]),
      'noColumns',
    ],
    [
      'a column twice',
      pasted([
        [...HEAD, 'Port of loading'],
        [...GOOD, 'CNNGB'],
      ]),
      'columnTwice',
    ],
    [
      'one container type under two names',
      pasted([
        [...HEAD, '40HC'],
        [...GOOD, '1'],
      ]),
      'columnTwice',
    ],
    ['UTF-16 that does not say so', file(utf16(csv([HEAD, GOOD]), false)), 'encoding'],
    ['bytes that are no text', file(bytes(0x50, 0x4f, 0x4c, 0xff, 0xff, 0xfe, 0x80)), 'encoding'],
    ['a picture', file(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 0, 7)), 'notSheet'],
    ['a PDF', file('%PDF-1.7 x'), 'notSheet'],
    ['a web page named .xls', file('<html><table><tr><td>POL</td></tr></table></html>'), 'notSheet'],
    ['an .xls of the old kind', file(ole('Workbook'), 'a.xls'), 'oldXls'],
    ['a workbook behind a password', file(ole('EncryptedPackage')), 'password'],
    ['a torn workbook', file(bytes(0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 1, 2, 3)), 'broken'],
    ['a zip that is no workbook', file(zipSync({ 'a.xml': bytes(60, 97, 47, 62) })), 'notSheet'],
    ['a workbook of garbage', file(zipSync({ 'xl/workbook.xml': bytes(1, 2, 3) })), 'broken'],
    [
      'a workbook that unpacks to more than it may',
      file(zipSync({ 'xl/workbook.xml': new Uint8Array(61 * 1024 * 1024) }, { level: 9 })),
      'tooLarge',
    ],
    ['more than 5 MB', file(new Uint8Array(5 * 1024 * 1024 + 1).fill(65)), 'tooBig'],
    ['more than 5,000 rows', pasted([HEAD, ...many(5001)]), 'tooMany'],
  ])('%s', async (_, source, failure) => {
    expect((await read(source)).failure).toBe(failure)
  })
})

describe('a sheet that is odd but clear is read', () => {
  test.each([
    ['a byte-order mark', file(`\uFEFF${csv([HEAD, GOOD])}`)],
    ['UTF-16 with its mark', file(utf16(csv([HEAD, GOOD], '\t'), true))],
    ['semicolons', file(csv([HEAD, GOOD], ';'))],
    ['a workbook named .csv', workbook([HEAD, GOOD])],
    ['CSV named .xlsx', file(csv([HEAD, GOOD]), 'lanes.xlsx')],
    [
      'GBK',
      file(
        Uint8Array.from([
          ...new TextEncoder().encode(csv([HEAD, ['']])),
          ...GBK_SHANGHAI,
          ...new TextEncoder().encode(`,${GOOD.slice(1).join()}`),
        ]),
      ),
    ],
    ['a title and a note above the headings', pasted([['Our lanes'], ['Note', 'POL'], HEAD, GOOD])],
    ['blank rows at the end and between', pasted([HEAD, [''], GOOD, ['', ''], ['']])],
    ['columns in another order', pasted([HEAD.toReversed(), GOOD.toReversed()])],
    ['cells that are joined', workbook([[{ value: 'Our lanes', columnSpan: 3 }, null, null], HEAD, GOOD])],
    ['a heading with a line break', file(csv([['POL', 'POD', '"Cargo\nready"', ...HEAD.slice(3)], GOOD]))],
  ])('%s', async (_, source) => {
    const { failure, problems, lanes } = await read(await source)
    expect({ failure, problems: problems?.map(inWords) }).toEqual({ failure: undefined, problems: [] })
    expect(lanes?.map(({ lane }) => [lane.pol, lane.pod, lane.etdTo, lane.boxes])).toEqual([
      ['CNSHA', 'USLAX', '2026-12-15', [{ isoCode: '45G1', qty: 2 }]],
    ])
  })

  test('a formula counts by its result', async () => {
    const source = await workbook([HEAD, [...GOOD.slice(0, 6), { value: '=1+1', type: 'Formula' }]])
    // The formula has no computed value: the cell is blank, so the lane has no containers.
    expect((await read(source)).problems?.map(inWords)).toEqual(['2 boxes noBoxes'])
  })
})

describe('a row that is wrong says where and why', () => {
  test.each([
    ['an unknown port', { POL: 'Xyzzy' }, '2 pol portUnknown'],
    ['a port that may be several', { POL: 'ningb' }, '2 pol portMeant'],
    ['the same port twice', { POD: 'CNSHA' }, '2 pod portsEqual'],
    ['no port', { POD: '' }, '2 pod required'],
    ['ETD the wrong way round', { 'ETD to': '2026-12-06' }, '2 etdTo etdOrder'],
    ['cargo ready after the last sailing', { 'Cargo ready': '2026-12-20' }, '2 ready readyAfterEtd'],
    ['a day that has passed', { 'Cargo ready': '2026-11-01' }, '2 ready past'],
    ['a day that does not exist', { 'ETD from': '2026-02-30' }, '2 etdFrom date'],
    ['no day at all', { 'ETD from': 'soon' }, '2 etdFrom date'],
    ['a day that may be two', { 'ETD from': '07/12/2026' }, '2 etdFrom dateAmbiguous'],
    ['a negative number', { '40HQ': '-2' }, '2 40HQ whole'],
    ['a half container', { '40HQ': '1.5' }, '2 40HQ whole'],
    ['words for a number', { '40HQ': 'two' }, '2 40HQ whole'],
    ['no containers', { '40HQ': '0' }, '2 boxes noBoxes'],
    ['too many containers', { '40HQ': '10000' }, '2 40HQ range'],
    ['a huge cell', { POL: 'x'.repeat(100_000) }, '2 pol portUnknown'],
  ])('%s', async (_, patch, said) => {
    const { problems, lanes } = await read(pasted([HEAD, row(patch)]))
    expect(problems?.map(inWords)).toEqual([said])
    expect(problems?.every(({ value }) => value.length <= 80)).toBe(true)
    expect(lanes).toEqual([])
  })

  test.each(['Total', '合计', '小 计：', 'Sub-total', 'GRAND TOTAL'])(
    'a row of sums (%s) is left out and told',
    async (word) => {
      const { lanes, problems, sums, rows } = await read(pasted([HEAD, GOOD, row({ POL: word, POD: '', '40HQ': '2' })]))
      expect([lanes?.length, problems, sums, rows]).toEqual([1, [], [3], 1])
    },
  )

  test('a place with such a word in its name is no sum', async () => {
    const { sums } = await read(pasted([HEAD, GOOD, row({ POL: 'Total Terminal' })]))
    expect(sums).toEqual([])
  })

  test('the same lane twice, told with the row it repeats', async () => {
    const { problems, lanes } = await read(pasted([HEAD, GOOD, row({ '40HQ': '5' })]))
    expect(problems?.map((one) => [inWords(one), one.params])).toEqual([['3 pol laneTwice', { row: 2 }]])
    expect(lanes).toHaveLength(1)
  })

  test('control characters, a wrong handover, a wrong yes, and an address that is missing', async () => {
    const head = [...HEAD, 'Receipt', 'Place of receipt', 'Direct only']
    const { problems } = await read(
      pasted([
        head,
        [...GOOD, 'CY', 'a\u0007b', 'no'],
        [...row({ POD: 'DEHAM' }), 'boat', '', 'yes'],
        [...row({ POD: 'NLRTM' }), 'CY', '', 'perhaps'],
        [...row({ POD: 'BEANR' }), 'Door', '', ''],
      ]),
    )
    expect(problems?.map(inWords)).toEqual([
      '2 receiptPlace control',
      '3 receiptType handover',
      '4 direct yesNo',
      '5 receiptPlace required',
    ])
  })

  test('text that a spreadsheet would run stays text, and marks that turn the direction are dropped', async () => {
    const head = [...HEAD, 'Place of receipt', 'Place of delivery']
    const { lanes } = await read(pasted([head, [...GOOD, '=HYPERLINK(1)', '\u202Eabc\u202C']]))
    expect(lanes?.[0]?.lane.receiptPlace).toBe('=HYPERLINK(1)')
    expect(lanes?.[0]?.lane.deliveryPlace).toBe('abc')
  })
})
