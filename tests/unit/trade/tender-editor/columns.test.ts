// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readListings } from '@/features/market/listing/sheet/readListings.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { GOOD, HEAD, inWords, pasted, read, row } from './sheets.ts'

const named = (...headings: string[]) => [...headings, ...HEAD.slice(headings.length)]
const asked = (matching: Awaited<ReturnType<typeof read>>['matching']) =>
  matching?.open.map(({ heading, choice }) => `${heading}=${choice ?? '?'}`)

describe('a heading that is not known is asked about, and the rows wait for the answer', () => {
  test('one unknown heading of a needed column', async () => {
    const { failure, lanes, matching } = await read(pasted([named('Loading place'), GOOD, row({ POL: 'CNNGB' })]))
    expect([failure, lanes]).toEqual([undefined, undefined])
    expect(matching).toMatchObject({
      open: [{ heading: 'Loading place', name: 'loadingplace', values: ['CNSHA', 'CNNGB'], counts: false }],
      known: ['pod', 'ready', 'etdFrom', 'etdTo', 'box.22G1', 'box.45G1'],
      missing: ['pol'],
    })
  })

  test('a long value is cut where it shows that it goes on', async () => {
    const { matching } = await read(
      pasted([
        [...HEAD, 'Contact'],
        [...GOOD, 'x'.repeat(41)],
        [...GOOD, 'y'.repeat(40)],
      ]),
    )
    expect(matching?.open[0]?.values).toEqual([`${'x'.repeat(40)}…`, 'y'.repeat(40)])
  })

  test('a container type that nobody knows is the person’s to decide; it fails no row', async () => {
    const rows = [
      [...HEAD, '53HC'],
      [...GOOD, '1'],
      [...row({ POD: 'DEHAM' }), ''],
    ]
    const first = await read(pasted(rows))
    expect(first.matching?.open).toMatchObject([{ heading: '53HC', values: ['1'], counts: true }])
    const without = await read(pasted(rows), { choices: { '53hc': '' } })
    expect([without.lanes?.length, without.problems, without.unused]).toEqual([2, [], ['53HC']])
    const as45 = await read(pasted(rows), { choices: { '53hc': 'box.L5G1' } })
    expect(as45.lanes?.[0]?.lane.boxes).toEqual([
      { isoCode: '45G1', qty: 2 },
      { isoCode: 'L5G1', qty: 1 },
    ])
  })

  test('headings of which none is known, as long as they are words', async () => {
    const words = ['Von', 'Nach', 'Fertig', 'Ab', 'Bis', 'Klein', 'Gross']
    const first = await read(pasted([['Anfrage'], words, GOOD]))
    expect(asked(first.matching)).toEqual(['Von=?', 'Nach=?', 'Fertig=?', 'Ab=?', 'Bis=?', 'Gross=?'])
    expect(first.matching?.unused).toEqual(['Klein'])
    const choices = { von: 'pol', nach: 'pod', fertig: 'ready', ab: 'etdFrom', bis: 'etdTo', gross: 'box.45G1' }
    const { lanes, problems } = await read(pasted([['Anfrage'], words, GOOD]), { choices })
    expect([lanes?.length, problems]).toEqual([1, []])
  })

  test('a column without a value is not asked about', async () => {
    const { lanes, unused } = await read(
      pasted([
        [...HEAD, 'Our reference'],
        [...GOOD, ''],
      ]),
    )
    expect([lanes?.length, unused]).toEqual([1, ['Our reference']])
  })
})

describe('what the person said', () => {
  test('counts however the heading is spaced or marked next time', async () => {
    const { lanes } = await read(pasted([named('LOADING_Place *'), GOOD]), { choices: { loadingplace: 'pol' } })
    expect(lanes?.[0]?.lane.pol).toBe('CNSHA')
  })

  test('leaves rows that are wrong wrong, each with its number', async () => {
    const rows = [named('Loading place'), GOOD, row({ POL: 'Atlantis' }), row({ POD: 'DEHAM' })]
    const { lanes, problems } = await read(pasted(rows), { choices: { loadingplace: 'pol' } })
    expect([lanes?.map((one) => one.row), problems?.map(inWords)]).toEqual([[2, 4], ['3 pol portUnknown']])
  })

  test.each([
    ['where the sheet has that column already', { from: 'pol' }] as [string, Record<string, string>],
    ['where there is no such column any more', { from: 'box.99ZZ' }],
    ['where a name of the language is meant', { from: 'constructor' }],
  ])('is asked again %s', async (_, choices) => {
    const { lanes, matching } = await read(
      pasted([
        [...HEAD, 'From'],
        [...GOOD, 'CNNGB'],
      ]),
      {
        choices,
      },
    )
    expect([lanes, asked(matching)]).toEqual([undefined, ['From=?']])
  })

  test('is used once where a heading stands twice', async () => {
    const rows = [
      [...HEAD, 'Remark', 'Remark'],
      [...GOOD, 'a', 'b'],
    ]
    expect(asked((await read(pasted(rows))).matching)).toEqual(['Remark=?'])
    const { lanes } = await read(pasted(rows), { choices: { remark: 'deliveryPlace' } })
    expect(lanes?.[0]?.lane.deliveryPlace).toBe('a')
  })
})

test('a sheet of listings asks in the same way', async () => {
  const { ports, airports = [], stations = [], containerTypes: boxTypes, charges, carriers } = REFERENCE.freight
  const context = {
    ports,
    airports,
    stations,
    boxTypes,
    charges,
    carriers,
    provinces: REFERENCE.provinces,
    userType: 2 as const,
    today: '2026-11-21',
    usualEnd: '2026-12-05',
  }
  const going = { onProgress: () => undefined, pause: () => Promise.resolve() }
  const source = pasted([
    ['Kind', 'Our name', 'POL', 'POD', 'Container', 'Qty', 'Sea rate'],
    ['Rate', 'Shanghai to LA', 'CNSHA', 'USLAX', '40HQ', '10', '1800'],
  ])
  const { result, matching } = await readListings(source, { ...context, choices: {} }, going)
  expect([result, asked(matching), matching.missing]).toEqual([undefined, ['Our name=?', 'Sea rate=?'], ['title']])
  const choices = { ourname: 'title', searate: 'charge.OFR' }
  const answer = await readListings(source, { ...context, choices }, going)
  expect(answer.result?.columns).toEqual(['kind', 'title', 'pol', 'pod', 'box', 'qty', 'charge.OFR'])
  expect(answer.result?.rows[0]).toMatchObject({
    faults: [],
    draft: { title: 'Shanghai to LA', charges: [{ code: 'OFR' }] },
  })
})
