import { REFERENCE } from '../../../../seed/reference.ts'
import { inZone, marketDay } from '../../../zone.ts'

/** A language in which the market writes. */
export type Told = 'zh' | 'en'

/** Name of a trade lane; its id if unknown. */
export function laneName(laneId: string, language: Told): string {
  const lane = REFERENCE.freight.lanes.find(({ id }) => id === laneId)
  return (language === 'zh' ? lane?.nameZh : lane?.nameEn) ?? laneId
}

/** Name of a port, in Chinese with the word for port; its code if unknown. */
export function portName(code: string, language: Told): string {
  const port = REFERENCE.portByCode.get(code)
  if (!port) return code
  if (language === 'en') return port.nameEn
  return port.nameZh.endsWith('港') ? port.nameZh : `${port.nameZh}港`
}

/** A pair of ports, given as `CNSHA-USLAX`. */
export function pairName(pair: string, language: Told): string {
  const [pol = '', pod = ''] = pair.split('-')
  const [from, to] = [pol, pod].map((code) => {
    const port = REFERENCE.portByCode.get(code)
    return (language === 'zh' ? port?.nameZh : port?.nameEn) ?? code
  })
  return language === 'zh' ? `${from}→${to}` : `${from}–${to}`
}

const DAYS: Record<Told, Intl.DateTimeFormat> = {
  zh: new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
}
const MONTHS: Record<Told, Intl.DateTimeFormat> = {
  zh: new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
}

/** A calendar day, given as `YYYY-MM-DD`. */
export const dayName = (day: string, language: Told): string => DAYS[language].format(Date.parse(day))

/** The month of a calendar day. */
export const monthName = (day: string, language: Told): string => MONTHS[language].format(Date.parse(day))

/** The month in which something was published, an ISO instant. */
export const monthOf = (at: string, language: Told): string => monthName(marketDay(Date.parse(at)), language)

/** The day of a time, ms, in the zone of a port. */
export const dayAt = (ms: number, port: string, language: Told): string =>
  dayName(inZone(ms, REFERENCE.portByCode.get(port)?.timezone ?? 'UTC').slice(0, 10), language)

const whole = new Intl.NumberFormat('en-US')

/** A number with its thousands separated. */
export const count = (value: number): string => whole.format(value)

/** A line of a table. */
export const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')}`
