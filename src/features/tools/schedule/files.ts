import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { CUT_OFFS } from '@/contract/tools/schedule/values.ts'
import type { CutOffCode } from '@/contract/tools/schedule/values.ts'
import { toCsv } from '@/contract/csv.ts'
import { toIcs } from '@/shared/ics.ts'

const HALF_HOUR_MS = 1_800_000

/** Texts of calendar entries in the current language. */
export interface CalendarWords {
  departure: string
  arrival: string
  cutOff: (code: CutOffCode) => string
  /** Description of every entry. */
  description: string
  url: string
  host: string
}

/**
 * Calendar with departure, arrival and every cut-off; a cut-off entry ends at its time, with an alarm one day before.
 */
export function sailingCalendar(sailing: ScheduledSailing, words: CalendarWords, now: number): string {
  const { id, etd, eta, cutOffs } = sailing
  const { description, url, host } = words
  const entry = (key: string, summary: string, start: number) => ({
    uid: `${id}-${key}@${host}`,
    summary,
    description,
    url,
    start,
    end: start + HALF_HOUR_MS,
  })
  return toIcs('Schedules', now, [
    ...cutOffs.map(({ code, at }) => {
      const opens = code === 'EFC'
      const start = Date.parse(at) - (opens ? 0 : HALF_HOUR_MS)
      return { ...entry(code, words.cutOff(code), start), ...(!opens && { alarms: ['-P1D'] }) }
    }),
    entry('ETD', words.departure, Date.parse(etd)),
    entry('ETA', words.arrival, Date.parse(eta)),
  ])
}

/** Names, times and headings of the export. */
export interface TableWords {
  headings: Record<'carrier' | 'service' | 'vessel' | 'voyage' | 'pol' | 'pod' | 'days' | 'via' | 'terminals', string>
  cutOff: (code: CutOffCode) => string
  unnamed: string
  carrier: (scac: string) => string
  port: (unlocode: string) => string
  /** An instant in port time, with its zone. */
  time: (iso: string, unlocode: string) => string
}

/** All sailings as CSV, in port time. */
export function sailingsCsv(sailings: readonly ScheduledSailing[], words: TableWords): string {
  const { headings, cutOff, unnamed, carrier, port, time } = words
  const { carrier: carrierHead, service, vessel, voyage, pol, pod, days, via, terminals } = headings
  return toCsv([
    // ETD, ETA and IMO are not translated.
    [
      'SCAC',
      carrierHead,
      service,
      vessel,
      'IMO',
      voyage,
      pol,
      pod,
      terminals,
      'ETD',
      'ETA',
      days,
      via,
      ...CUT_OFFS.map(cutOff),
    ],
    ...sailings.map((one) => [
      one.carrierScac,
      carrier(one.carrierScac),
      one.serviceCode,
      one.isDummyVessel ? unnamed : one.vesselName,
      one.legs[0]?.imo ?? '',
      one.voyage,
      `${one.pol} ${port(one.pol)}`,
      `${one.pod} ${port(one.pod)}`,
      `${one.legs[0]?.fromTerminal ?? ''} > ${one.legs.at(-1)?.toTerminal ?? ''}`,
      time(one.etd, one.pol),
      time(one.eta, one.pod),
      one.transitDays,
      one.transhipments.join(' '),
      ...CUT_OFFS.map((code) => {
        const at = one.cutOffs.find((cut) => cut.code === code)?.at
        return at === undefined ? '' : time(at, one.pol)
      }),
    ]),
  ])
}
