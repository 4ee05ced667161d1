import { useFormats } from '@/i18n/useFormats.ts'
import './chip.css'

/** Props of `DateText`: an ISO 8601 instant, how exact, and the IANA zone to show it in (the reader's own by default). */
export interface DateTextProps {
  value: string
  precision?: 'date' | 'minute' | undefined
  timeZone?: string | undefined
  /** The moment is the first one no longer included: the date shown is the market's last whole day before it. */
  isEnd?: boolean
}

/** The market counts its days there. */
const MARKET_ZONE = 'Asia/Shanghai'

/** A moment; a time of day always names its zone, a bare date never does. */
export function DateText({ value, precision = 'minute', timeZone, isEnd = false }: DateTextProps) {
  const formats = useFormats()
  const last = isEnd ? new Date(Date.parse(value) - 1).toISOString() : value
  const text =
    precision === 'date'
      ? formats.date(last, timeZone ?? (isEnd ? MARKET_ZONE : undefined))
      : formats.dateTime(value, timeZone)
  const cut = precision === 'date' ? -1 : text.lastIndexOf('\u00A0')
  return (
    <time className="ct-date" dateTime={value}>
      {cut < 0 ? text : text.slice(0, cut)}
      {cut >= 0 && <span className="ct-date-zone">{text.slice(cut)}</span>}
    </time>
  )
}

/** A cut-off, ETD or ETA in the port's own time, with the port's code and zone. */
export function PortTime({ value, timeZone, unlocode }: { value: string; timeZone: string; unlocode: string }) {
  return (
    <span className="ct-date">
      <DateText value={value} timeZone={timeZone} /> <span className="ct-date-zone ct-code">{unlocode}</span>
    </span>
  )
}

/** Days from and to, each whole on its line. */
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
