/** What a reminder says. */
export interface Reminder {
  /** Names the entry for ever, so that importing it twice makes one. */
  uid: string
  summary: string
  description: string
  url: string
  /** The end of the coupon, and now; ISO 8601. */
  end: string
  now: string
  /** Days before the end on which it rings. */
  days: readonly number[]
}

const HOUR_MS = 3_600_000
const MOST_BYTES = 73
const stamp = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '')
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(/[;,]/g, (mark) => `\\${mark}`)

/** Lines are folded by bytes, never inside a character (RFC 5545, 3.1). */
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

/** A calendar file (RFC 5545) with the last hour of a coupon, and alarms some days before. */
export function couponCalendar({ uid, summary, description, url, end, now, days }: Reminder): string {
  const at = Date.parse(end)
  const alarms = days.flatMap((day) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    `TRIGGER:-P${day}D`,
    'END:VALARM',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cangtong//Coupons//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(Date.parse(now))}`,
    `DTSTART:${stamp(at - HOUR_MS)}`,
    `DTEND:${stamp(at)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    ...alarms,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
