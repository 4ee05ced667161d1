/** One entry of a calendar; instants in milliseconds since 1970. */
export interface CalendarEvent {
  /** Permanent id of the entry, so that importing it twice creates one. */
  uid: string
  summary: string
  description: string
  url: string
  start: number
  end: number
  /** Alarm times as durations of RFC 5545, e.g. `-P3D`. */
  alarms?: readonly string[]
}

const MOST_BYTES = 73
const stamp = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '')
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(/[;,]/g, (mark) => `\\${mark}`)

/** Folds lines by bytes, never inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const rows: string[] = ['']
  let room = MOST_BYTES
  for (const symbol of line) {
    const size = encoder.encode(symbol).length
    if (size > room) {
      rows.push('')
      room = MOST_BYTES
    }
    rows[rows.length - 1] += symbol
    room -= size
  }
  return rows.join('\r\n ')
}

function linesOf(event: CalendarEvent, now: number): string[] {
  const { uid, summary, description, url, start, end, alarms = [] } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    ...alarms.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(summary)}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/** An iCalendar file (RFC 5545); times are in UTC, so that every calendar shows them in its own zone. */
export function toIcs(product: string, now: number, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Cangtong//${product}//EN`,
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
