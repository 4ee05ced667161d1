import { useFormats } from '@/i18n/useFormats.ts'
import './chip.css'

/** Props of `DateText`: an ISO 8601 instant, its precision, and the IANA zone (the user's own by default). */
export interface DateTextProps {
  value: string
  precision?: 'date' | 'minute' | undefined
  timeZone?: string | undefined
  /** `value` is an exclusive end: shows the last full day in China before it. */
  isEnd?: boolean
}

/** Zone of the market's days. */
const MARKET_ZONE = 'Asia/Shanghai'

/** An instant; a time always shows its zone, a date never does. Its day and zone stay whole where the text may wrap. */
export function DateText({ value, precision = 'minute', timeZone, isEnd = false }: DateTextProps) {
  const formats = useFormats()
  const last = isEnd ? new Date(Date.parse(value) - 1).toISOString() : value
  const text =
    precision === 'date'
      ? formats.date(last, timeZone ?? (isEnd ? MARKET_ZONE : undefined))
      : formats.dateTime(value, timeZone)
  const [, day = text, time, zone] = /^(\S+)( [^\u00A0]+)?(\u00A0.+)?$/.exec(text) ?? []
  return (
    <time className="ct-date" dateTime={value}>
      <span className="ct-date-day">{day}</span>
      {time}
      {zone !== undefined && <span className="ct-date-zone">{zone}</span>}
    </time>
  )
}

/** A cut-off, ETD or ETA in port time, with the port's code and zone. */
export function PortTime({ value, timeZone, unlocode }: { value: string; timeZone: string; unlocode: string }) {
  return (
    <span className="ct-date">
      <DateText value={value} timeZone={timeZone} /> <span className="ct-date-zone ct-code">{unlocode}</span>
    </span>
  )
}

/** A range of days; a date is never broken across lines. */
export function DaySpan({ from, to }: { from: string; to: string }) {
  return (
    <>
      <time className="ct-day" dateTime={from}>
        {from}
      </time>{' '}
      –{' '}
      <time className="ct-day" dateTime={to}>
        {to}
      </time>
    </>
  )
}
