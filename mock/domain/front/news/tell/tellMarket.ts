import { INDEX_LANES } from '../../../reference/laneIndex.ts'
import { marketDay } from '../../../zone.ts'
import { markup, withSample } from '../markup.ts'
import type { CountOf, NewsFact, NewsRow, NewsText } from '../row.ts'
import { weekOfYear } from '../week.ts'
import { MARKET_WORDS } from './marketWords.ts'
import { count, dayAt, laneName, monthName, pairName, portName, rowOf, type Told } from './names.ts'
import { callsOf } from './ships.ts'

/** What was counted, with the pair or lane that it was counted for. */
function counted(facts: readonly NewsFact[], of: CountOf): { value: number; by: string }[] {
  return facts.flatMap((fact) =>
    fact.kind === 'COUNT' && fact.of === of ? [{ value: fact.value, by: fact.by ?? '' }] : [],
  )
}

const valueOf = (facts: readonly NewsFact[], of: CountOf): number | undefined => counted(facts, of)[0]?.value

/** The week ahead of a lane: what sails, what is open, what is asked. */
export function tellWeek({ facts = [], place = '', publishedAt }: Readonly<NewsRow>, language: Told): NewsText {
  const words = MARKET_WORDS[language]
  const calls = callsOf(facts, Date.parse(publishedAt))
  const [tenders, offers, median] = (['TENDERS', 'OFFERS', 'MEDIAN_USD'] as const).map((of) => valueOf(facts, of))
  const given = {
    lane: laneName(place, language),
    week: weekOfYear(Date.parse(marketDay(Date.parse(publishedAt)))),
    sailings: calls.length,
    teu: count(calls.reduce((sum, { ship }) => sum + ship.teu, 0)),
  }
  const asked = offers !== undefined && median !== undefined ? words.week.asked({ offers, usd: count(median) }) : ''
  const open = tenders === undefined ? '' : words.week.open(tenders)
  const lines = [
    [words.week.lead(given), open, asked].filter(Boolean).join(words.space),
    ...[
      words.week.head,
      ...calls.map(({ service, ship, voyage, port, planned }) => [
        `[${service.code}](/tool/shipDate?view=service&service=${service.code})`,
        `[${ship.name}](/tool/shipDate?view=vessel&vessel=${ship.imo})`,
        voyage,
        portName(port, language),
        dayAt(planned, port, language),
        count(ship.teu),
      ]),
    ].map(rowOf),
    words.week.links(place),
    words.week.method,
  ]
  return {
    title: words.week.title(given),
    summary: [open, asked].filter(Boolean).join(words.space) || words.week.none,
    body: withSample(markup(lines), language),
  }
}

/** A month: awards, busiest pairs of ports, how punctual the services were. */
export function tellMonth({ facts = [], place = '' }: Readonly<NewsRow>, language: Told): NewsText {
  const words = MARKET_WORDS[language]
  const [calls, onTime] = (['CALLS', 'ON_TIME'] as const).map((of) => counted(facts, of))
  const sum = (rows: typeof calls): number => (rows ?? []).reduce((all, { value }) => all + value, 0)
  const share = (on: number, of: number): string => (of === 0 ? '–' : `${Math.round((on / of) * 100)}%`)
  const given = {
    month: monthName(`${place}-01`, language),
    calls: count(sum(calls)),
    onTime: count(sum(onTime)),
    share: share(sum(onTime), sum(calls)),
  }
  const [published, awards] = (['PUBLISHED', 'AWARDS'] as const).map((of) => valueOf(facts, of))
  const pairs = counted(facts, 'PAIR')
  const traded = [
    ...(published === undefined ? [] : [words.month.published(published)]),
    ...(awards === undefined ? [] : [words.month.awards(awards)]),
  ]
  const lanes = INDEX_LANES.map((lane) => {
    const [of, on] = [calls, onTime].map((rows) => rows?.find(({ by }) => by === lane)?.value ?? 0)
    return [laneName(lane, language), count(of ?? 0), count(on ?? 0), share(on ?? 0, of ?? 0)]
  })
  const lines = [
    [words.month.lead(given), ...traded].join(words.space),
    ...(pairs.length === 0 ? [] : [words.month.busiest]),
    ...(pairs.length === 0 ? [] : [words.month.pairHead, ...pairs.map(pairCells)]).map(rowOf),
    words.month.punctual,
    ...[words.month.laneHead, ...lanes].map(rowOf),
    words.month.method,
  ]
  function pairCells({ value, by }: { value: number; by: string }): string[] {
    const [pol = '', pod = ''] = by.split('-')
    return [`[${pairName(by, language)}](/business/market?pol=${pol}&pod=${pod})`, count(value)]
  }
  return {
    title: words.month.title(given),
    summary: traded.join(words.space) || words.month.none,
    body: withSample(markup(lines), language),
  }
}
