import { holidayById } from '../../../../seed/news/holidays.ts'
import { markup, withSample } from '../markup.ts'
import type { NewsRow, NewsText } from '../row.ts'
import { NOTICES } from '../write/calendar.ts'
import { dayName, monthOf, portName, type Told } from './names.ts'

const DAY_MS = 86_400_000
const NONE: NewsText = { title: '', summary: '', body: '' }

interface Given {
  name: string
  where: string
  year: number
  first: string
  last: string
  /** The working day before. */
  before: string
  isOne: boolean
  ports: string
}
interface HolidayWords {
  title: (given: Given) => string
  summary: (given: Given) => string
  lines: (given: Given) => string[]
}

const zhDays = ({ first, last, isOne }: Given): string => (isOne ? first : `${first}至${last}`)
const enDays = ({ first, last, isOne }: Given): string => (isOne ? first : `${first} to ${last}`)

const WORDS: Record<Told, HolidayWords> = {
  zh: {
    title: (given) => `${given.where}${given.name}假期安排：${zhDays(given)}`,
    summary: ({ before }) => `假期中到期的单证请在${before}下班前办妥。`,
    lines: (given) => [
      `${given.year} 年${given.name}法定假日为${zhDays(given)}，${given.where}的船公司、报关行、仓库与银行届时放假，码头通常照常装卸。`,
      `涉及港口：${given.ports}。`,
      '## 请提前安排',
      `- 截单、VGM 与报关落在假期内的，请在${given.before}下班前办妥；`,
      '- 拖车、装箱与提还箱请提前预约，节前闸口车多；',
      '- 节前到账的付款请留出银行处理时间；',
      '- 各班次的截止时间见[船期](/tool/shipDate)，调休以官方公布为准。',
    ],
  },
  en: {
    title: (given) => `${given.name} in ${given.where}: closed ${enDays(given)}`,
    summary: ({ before }) => `Documents due on the closing days should be in by the end of ${before}.`,
    lines: (given) => [
      `The statutory days of ${given.name} ${given.year} are ${enDays(given)}. Carriers’ offices, customs brokers, warehouses and banks in ${given.where} close; terminals usually keep working.`,
      `Ports concerned: ${given.ports}.`,
      '## Plan ahead',
      `- If the SI, VGM or customs cut-off falls on a closing day, finish by the end of ${given.before}.`,
      '- Book trucks, stuffing and container pick-up early; gates are busy before the holiday.',
      '- Leave the banks time for payments that must arrive before.',
      '- The cut-offs of each sailing are in the [schedules](/tool/shipDate). Further days off are announced by the authorities.',
    ],
  },
}

/** A public holiday: when offices close and what to do before. */
export function tellHoliday({ facts = [], ports }: Readonly<NewsRow>, language: Told): NewsText {
  const [fact] = facts
  if (fact?.kind !== 'HOLIDAY') return NONE
  const holiday = holidayById(fact.holiday)
  const [first, last] = holiday?.days[fact.year] ?? []
  if (!holiday || !first || !last) return NONE
  const given: Given = {
    name: holiday[language],
    where: holiday.where[language],
    year: fact.year,
    first: dayName(first, language),
    last: dayName(last, language),
    before: dayName(workingDayBefore(first), language),
    isOne: first === last,
    ports: ports.map((port) => portName(port, language)).join(language === 'zh' ? '、' : ', '),
  }
  const words = WORDS[language]
  return {
    title: words.title(given),
    summary: words.summary(given),
    body: withSample(markup(words.lines(given)), language),
  }
}

/** The last day before a day, `YYYY-MM-DD`, that is no weekend. */
function workingDayBefore(day: string): string {
  let at = Date.parse(day) - DAY_MS
  while ([0, 6].includes(new Date(at).getUTCDay())) at -= DAY_MS
  return new Date(at).toISOString().slice(0, 10)
}

/** A notice of the list. */
export function tellNotice({ facts = [], publishedAt }: Readonly<NewsRow>, language: Told): NewsText {
  const [fact] = facts
  const notice = fact?.kind === 'NOTICE' ? NOTICES.find(({ id }) => id === fact.notice) : undefined
  if (!notice) return NONE
  const { title, summary, lines } = notice[language]
  return {
    title: title.replace('{month}', monthOf(publishedAt, language)),
    summary,
    body: withSample(markup(lines), language),
  }
}
