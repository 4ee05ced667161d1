import { median } from '../../../median.ts'
import { markup, withSample } from '../markup.ts'
import type { NewsRow, NewsText } from '../row.ts'
import { CALL_WORDS, type CallWords } from './callWords.ts'
import { dayAt, laneName, portName, rowOf, type Told } from './names.ts'
import { callsOf, type ShipCall } from './ships.ts'

const shipLink = ({ ship }: ShipCall): string => `[${ship.name}](/tool/shipDate?view=vessel&vessel=${ship.imo})`
const serviceLink = ({ service: { code } }: ShipCall): string =>
  `[${code}](/tool/shipDate?view=service&service=${code})`

/** A notice about ships that leave out a port, a round, or leave late. */
export function tellCalls(row: Readonly<NewsRow>, language: Told): NewsText {
  const words = CALL_WORDS[language]
  const calls = callsOf(row.facts ?? [], Date.parse(row.updatedAt ?? row.publishedAt))
  const told = row.cause === 'BLANK' ? blank : row.cause === 'CONGESTION' ? congestion : lostCall
  const { title, summary, lines } = told(calls, row.place ?? '', language, words)
  return { title, summary, body: withSample(markup(lines), language) }
}

interface Lines {
  title: string
  summary: string
  lines: string[]
}

function tableOf(calls: readonly ShipCall[], head: readonly string[], cells: (call: ShipCall) => string[]): string[] {
  return [head, ...calls.map(cells)].map(rowOf)
}

function lostCall(calls: readonly ShipCall[], place: string, language: Told, words: CallWords): Lines {
  const port = portName(place, language)
  const [first] = calls
  if (!first) return { title: '', summary: '', lines: [] }
  const day = dayAt(first.planned, place, language)
  const { ship, voyage, service } = first
  const one = { port, day, ship: ship.name, voyage, service: service.code }
  return {
    title: calls.length === 1 ? words.lost.title(one) : words.lost.titles({ port, count: calls.length }),
    summary: calls.length === 1 ? words.lost.summary(one) : words.lost.summaries({ port, day }),
    lines: [
      words.lost.lead({ port, count: calls.length }),
      ...tableOf(calls, words.lost.head, (call) => [
        serviceLink(call),
        shipLink(call),
        call.voyage,
        dayAt(call.planned, place, language),
      ]),
      ...words.lost.means(port),
      words.otherSailings(port, place),
    ],
  }
}

function blank(calls: readonly ShipCall[], place: string, language: Told, words: CallWords): Lines {
  const lane = laneName(place, language)
  return {
    title: words.blank.title({ lane, count: calls.length }),
    summary: words.blank.summary,
    lines: [
      words.blank.lead(lane),
      ...tableOf(calls, words.blank.head, (call) => [
        serviceLink(call),
        shipLink(call),
        call.voyage,
        portName(call.port, language),
        dayAt(call.planned, call.port, language),
      ]),
      ...words.blank.means,
    ],
  }
}

function congestion(calls: readonly ShipCall[], place: string, language: Told, words: CallWords): Lines {
  const port = portName(place, language)
  const hours = calls.map((call) => call.hours)
  const given = { port, count: calls.length, median: median(hours), most: Math.max(0, ...hours) }
  return {
    title: words.late.title(given),
    summary: words.late.summary(given),
    lines: [
      words.late.lead(given),
      ...tableOf(calls, words.late.head, (call) => [
        serviceLink(call),
        shipLink(call),
        call.voyage,
        dayAt(call.planned, place, language),
        dayAt(call.etd, place, language),
        words.late.hours(call.hours),
      ]),
      ...words.late.means,
      words.otherSailings(port, place),
    ],
  }
}
