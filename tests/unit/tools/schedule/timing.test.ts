// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { CutOff } from '@/contract/tools/schedule/schemas.ts'
import {
  arrivalOf,
  cutOffsFor,
  hasSailed,
  judge,
  mayRollOver,
  opensAt,
  verdictOf,
} from '@/features/tools/schedule/timing.ts'
import { weeksOf } from '@/features/tools/schedule/weeks.ts'

const CUT: CutOff = { code: 'FCO', at: '2026-12-01T18:00:00+08:00' }

describe('a cut-off against the clock', () => {
  test.each([
    ['2026-11-30T09:59:00Z', 'ok', 24],
    ['2026-11-30T10:00:00Z', 'ok', 24],
    ['2026-11-30T10:00:01Z', 'soon', 23],
    ['2026-12-01T09:30:00Z', 'soon', 0],
    ['2026-12-01T10:00:00Z', 'missed', -1],
    ['2026-12-01T11:00:00Z', 'missed', -1],
    ['2026-12-01T11:00:01Z', 'missed', -2],
    ['2026-11-21T10:00:00Z', 'ok', 240],
  ] as const)('at %s it is %s with %s hours', (now, light, hours) => {
    expect(verdictOf(CUT, Date.parse(now))).toEqual({ ...CUT, light, hours })
  })
})

describe('cargo that is ready on a day', () => {
  test.each([
    // East and west of Greenwich, and a zone with half an hour.
    ['2026-12-01', 2, 'Asia/Shanghai', '2026-12-01T10:00:00.000Z', '2026-12-03T10:00:00.000Z'],
    ['2026-12-01', 0, 'America/Los_Angeles', '2026-12-02T02:00:00.000Z', '2026-12-02T02:00:00.000Z'],
    ['2026-12-01', 1, 'Asia/Kolkata', '2026-12-01T12:30:00.000Z', '2026-12-02T12:30:00.000Z'],
    ['2026-12-31', 1, 'Pacific/Auckland', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
    // Clocks go forward on 2027-03-28 in Rotterdam and on 2027-03-14 in Los Angeles, and back on 2026-10-25 in Rotterdam.
    ['2027-03-27', 2, 'Europe/Amsterdam', '2027-03-27T17:00:00.000Z', '2027-03-29T16:00:00.000Z'],
    ['2027-03-13', 1, 'America/Los_Angeles', '2027-03-14T02:00:00.000Z', '2027-03-15T01:00:00.000Z'],
    ['2026-10-24', 1, 'Europe/Amsterdam', '2026-10-24T16:00:00.000Z', '2026-10-25T17:00:00.000Z'],
    ['2028-02-28', 1, 'Asia/Shanghai', '2028-02-28T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ])('%s and %s days by truck in %s', (ready, days, zone, readyAt, yardAt) => {
    const arrival = arrivalOf(ready, days, zone)
    expect(new Date(arrival?.readyAt ?? 0).toISOString()).toBe(readyAt)
    expect(new Date(arrival?.yardAt ?? 0).toISOString()).toBe(yardAt)
  })

  test.each([undefined, '', 'soon', '2026-13-40'])('is unknown for %j', (ready) => {
    expect(arrivalOf(ready, 1, 'Asia/Shanghai')).toBeUndefined()
  })
})

/** Cut-offs of a ship that leaves Shanghai on 5 December at noon. */
const CUTS: CutOff[] = [
  { code: 'EFC', at: '2026-11-28T12:00:00+08:00' },
  { code: 'DGC', at: '2026-12-01T10:00:00+08:00' },
  { code: 'DCO', at: '2026-12-02T12:00:00+08:00' },
  { code: 'VCO', at: '2026-12-03T12:00:00+08:00' },
  { code: 'RCO', at: '2026-12-03T16:00:00+08:00' },
  { code: 'FCO', at: '2026-12-03T22:00:00+08:00' },
  { code: 'CUA', at: '2026-12-04T18:00:00+08:00' },
]
const ROW = { cutOffs: CUTS }
const NOW = Date.parse('2026-11-21T10:00:00+08:00')

const judged = (ready: string | undefined, truckDays: number, isoCode?: string, now = NOW) =>
  judge(cutOffsFor(ROW, isoCode), opensAt(ROW), now, arrivalOf(ready, truckDays, 'Asia/Shanghai'))

describe('whether one still makes it', () => {
  test.each([
    // Documents by the packing day, yard and customs by the arrival day.
    ['2026-11-30', 1, undefined, 'ok', 'DCO', 42],
    ['2026-12-01', 1, undefined, 'soon', 'DCO', 18],
    ['2026-12-02', 0, undefined, 'missed', 'DCO', -6],
    ['2026-11-30', 3, undefined, 'soon', 'FCO', 4],
    ['2026-11-30', 4, undefined, 'missed', 'FCO', -20],
    ['2026-11-29', 5, undefined, 'missed', 'FCO', -20],
    // The reefer cut-off is before that of the yard.
    ['2026-11-30', 3, '45R1', 'missed', 'RCO', -2],
    ['2026-11-30', 2, '45R1', 'soon', 'RCO', 22],
    ['2026-11-30', 3, '45G1', 'soon', 'FCO', 4],
    // Without a day, or with a past one, the current time counts.
    [undefined, 3, undefined, 'ok', 'DCO', 266],
    ['2026-10-01', 1, undefined, 'ok', 'DCO', 266],
  ] as const)('ready %s, %s days by truck, box %s: %s by %s with %s h', (ready, days, box, light, code, hours) => {
    const answer = judged(ready, days, box)
    expect([answer.light, answer.tightest?.code, answer.tightest?.hours]).toEqual([light, code, hours])
  })

  test('a day later the papers are gone although customs would still do', () => {
    const { verdicts } = judged('2026-12-02', 1)
    expect(verdicts.map(({ code, light }) => [code, light])).toEqual([
      ['DCO', 'missed'],
      ['VCO', 'soon'],
      ['FCO', 'soon'],
      ['CUA', 'ok'],
    ])
  })

  test('a box that comes before the terminal opens has to wait', () => {
    expect(judged('2026-11-25', 1).waitHours).toBe(42)
    expect(judged('2026-11-30', 1).waitHours).toBe(0)
    expect(judged(undefined, 1).waitHours).toBe(0)
  })

  test('on the Pacific coast the same day closes by that coast', () => {
    const cuts: CutOff[] = [{ code: 'FCO', at: '2026-12-03T17:00:00-08:00' }]
    const arrival = arrivalOf('2026-12-03', 0, 'America/Los_Angeles')
    expect(judge(cuts, undefined, NOW, arrival)).toMatchObject({ light: 'missed', tightest: { hours: -1 } })
    expect(judge(cuts, undefined, NOW, arrivalOf('2026-12-02', 0, 'America/Los_Angeles')).tightest?.hours).toBe(23)
  })

  test('a night of 23 hours is an hour less', () => {
    // Rotterdam, 2027-03-28: from 18:00 to 18:00 of the next day is 23 hours.
    const cuts: CutOff[] = [{ code: 'FCO', at: '2027-03-28T18:00:00+02:00' }]
    const verdict = judge(cuts, undefined, NOW, arrivalOf('2027-03-27', 0, 'Europe/Amsterdam')).tightest
    expect([verdict?.light, verdict?.hours]).toEqual(['soon', 23])
  })
})

test('papers that close within a day may roll the box over; those that are closed no longer', () => {
  const before = (hours: number) => Date.parse('2026-12-02T12:00:00+08:00') - hours * 3_600_000
  expect([25, 24, 23, 1, 0, -1].map((hours) => mayRollOver(ROW, before(hours)))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ])
})

test('a ship has sailed from the moment of its departure on', () => {
  const etd = '2026-12-05T12:00:00+08:00'
  expect([-1, 0, 1].map((ms) => hasSailed({ etd }, Date.parse(etd) + ms))).toEqual([false, true, true])
})

test('weeks begin on Monday and cover the whole window, over the end of a year too', () => {
  expect(weeksOf('2026-11-21', 2).map((days) => [days[0], days[6]])).toEqual([
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
  ])
  expect(weeksOf('2026-12-28', 2).map((days) => days.length)).toEqual([7, 7])
  expect(weeksOf('2026-12-28', 2)[0]?.[4]).toBe('2027-01-01')
})
