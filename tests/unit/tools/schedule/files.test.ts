// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { CUT_OFFS } from '@/contract/tools/schedule/values.ts'
import { sailingText } from '@/features/tools/schedule/copy/sailingText.ts'
import { sailingCalendar, sailingsCsv } from '@/features/tools/schedule/files.ts'
import { createFormats } from '@/i18n/format.ts'

const SAILING: ScheduledSailing = {
  id: 's-CNSHA-USLAX-1-20790',
  carrierScac: 'COSU',
  serviceCode: 'US42',
  vesselName: 'JADE, HERON',
  isDummyVessel: false,
  voyage: '051E',
  pol: 'CNSHA',
  pod: 'USLAX',
  etd: '2026-12-05T12:30:00+08:00',
  eta: '2026-12-20T06:00:00-08:00',
  transitDays: 16,
  transhipments: ['KRPUS'],
  legs: [
    {
      vesselName: 'JADE, HERON',
      isDummyVessel: false,
      imo: '9074729',
      voyage: '051E',
      from: 'CNSHA',
      to: 'KRPUS',
      fromTerminal: 'T2',
      toTerminal: 'T1',
      etd: '2026-12-05T12:30:00+08:00',
      eta: '2026-12-07T12:00:00+09:00',
    },
    {
      vesselName: 'TBN',
      isDummyVessel: true,
      voyage: '022W',
      from: 'KRPUS',
      to: 'USLAX',
      fromTerminal: 'T1',
      toTerminal: 'T4',
      etd: '2026-12-08T12:00:00+09:00',
      eta: '2026-12-20T06:00:00-08:00',
    },
  ],
  cutOffs: [
    { code: 'EFC', at: '2026-11-28T12:00:00+08:00' },
    { code: 'DCO', at: '2026-12-02T12:00:00+08:00' },
    { code: 'VCO', at: '2026-12-03T12:00:00+08:00' },
    { code: 'FCO', at: '2026-12-03T22:00:00+08:00' },
    { code: 'CUA', at: '2026-12-04T18:00:00+08:00' },
  ],
  boxKinds: ['DRY'],
  updatedAt: '2026-11-21T00:00:00Z',
}
const ZONES: Record<string, string> = { CNSHA: 'Asia/Shanghai', USLAX: 'America/Los_Angeles' }
const { portTime } = createFormats('en-US')
const time = (iso: string, port: string) => portTime(iso, ZONES[port] ?? 'UTC').replace('\u00A0', ' ')

/** Parses a calendar file: unfolded, split into events, unescaped. */
function read(text: string): Record<string, string>[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  const events: Record<string, string>[] = []
  let isAlarm = false
  for (const line of lines) {
    const cut = line.indexOf(':')
    const [name, value] = [line.slice(0, cut), line.slice(cut + 1)]
    if (line === 'BEGIN:VEVENT') events.push({})
    if (line === 'BEGIN:VALARM') isAlarm = true
    const event = events.at(-1)
    if (event && name === 'TRIGGER') event['TRIGGER'] = value
    else if (event && !isAlarm) event[name] = value.replaceAll('\\n', '\n').replaceAll(/\\([,;\\])/g, '$1')
    if (line === 'END:VALARM') isAlarm = false
  }
  return events
}

describe('the calendar of a sailing', () => {
  const events = read(
    sailingCalendar(
      SAILING,
      {
        departure: 'ETD CNSHA: JADE, HERON',
        arrival: 'ETA USLAX',
        cutOff: (code) => `cut ${code}`,
        description: 'one\ntwo; three',
        url: 'https://market.test/tool/shipDate?id=x',
        host: 'market.test',
      },
      Date.parse('2026-11-21T02:00:00Z'),
    ),
  )

  test('has departure, arrival and every cut-off, each under an id of its own', () => {
    expect(events.map((event) => event['SUMMARY'])).toEqual([
      ...SAILING.cutOffs.map(({ code }) => `cut ${code}`),
      'ETD CNSHA: JADE, HERON',
      'ETA USLAX',
    ])
    expect(new Set(events.map((event) => event['UID'])).size).toBe(events.length)
  })

  test('tells the very instants, whatever zone they were told in', () => {
    const of = (summary: string) => events.find((event) => event['SUMMARY'] === summary)
    expect(of('ETD CNSHA: JADE, HERON')?.['DTSTART']).toBe('20261205T043000Z')
    expect(of('ETA USLAX')?.['DTSTART']).toBe('20261220T140000Z')
    expect(of('cut FCO')).toMatchObject({ DTEND: '20261203T140000Z', TRIGGER: '-P1D' })
    expect(of('cut EFC')?.['DTSTART']).toBe('20261128T040000Z')
    expect(of('cut EFC')).not.toHaveProperty('TRIGGER')
  })

  test('keeps the words as they were', () => {
    for (const event of events) expect(event['DESCRIPTION']).toBe('one\ntwo; three')
  })
})

test('a table of sailings has a column for every cut-off, and commas stay inside their cells', () => {
  const heading = {
    carrier: 'Carrier',
    service: 'Service',
    vessel: 'Vessel',
    voyage: 'Voyage',
    pol: 'POL',
    pod: 'POD',
    days: 'Days',
    via: 'Via',
    terminals: 'Terminals',
  }
  const text = sailingsCsv([SAILING, { ...SAILING, isDummyVessel: true, vesselName: 'TBN' }], {
    headings: heading,
    cutOff: (code) => code,
    unnamed: 'to be named',
    carrier: () => 'COSCO',
    port: (code) => code.slice(2),
    time,
  })
  const [head = '', first = '', second = ''] = text.slice(1).split('\r\n')
  expect(head.split(',').slice(-CUT_OFFS.length)).toEqual([...CUT_OFFS])
  expect(first).toBe(
    'COSU,COSCO,US42,"JADE, HERON",9074729,051E,CNSHA SHA,USLAX LAX,T2 > T4,2026-12-05 12:30 GMT+8,2026-12-20 06:00 GMT-8,16,KRPUS,2026-11-28 12:00 GMT+8,,2026-12-02 12:00 GMT+8,2026-12-03 12:00 GMT+8,,2026-12-03 22:00 GMT+8,2026-12-04 18:00 GMT+8',
  )
  expect(second).toContain(',to be named,')
})

test('a sailing is copied in Chinese and in English, with the zone of every time', () => {
  const text = sailingText(SAILING, {
    carrier: () => ({ nameZh: '中远海运', nameEn: 'COSCO Shipping' }),
    port: (code) => ({ CNSHA: { nameZh: '上海', nameEn: 'Shanghai' } })[code],
    time,
  })
  const [zh = '', en = ''] = text.split('\n\n')
  expect(zh).toContain('起运港：上海 (CNSHA) T2')
  expect(zh).toContain('截港（CY）：2026-12-03 22:00 GMT+8')
  expect(en).toContain('Carrier / service: COSCO Shipping (COSU) / US42')
  expect(en).toContain('Vessel / voyage: JADE, HERON (IMO 9074729) / 051E')
  expect(en).toContain('ETA: 2026-12-20 06:00 GMT-8')
  expect(en).not.toMatch(/\p{Script=Han}/u)
  expect(zh.split('\n').length).toBe(en.split('\n').length)
})
