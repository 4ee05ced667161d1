const formats = new Map<string, Intl.DateTimeFormat>()
/** Cached offset in minutes of zones without daylight saving; undefined for the others. */
const constants = new Map<string, number | undefined>()

/** Offset of a zone to UTC at a time, minutes. */
function aheadMinutes(ms: number, timeZone: string): number {
  const year = new Date(ms).getUTCFullYear()
  const key = `${timeZone}|${year}`
  if (!constants.has(key)) {
    // By month, because Morocco changes its clocks only for the weeks of Ramadan.
    const offsets = new Set(Array.from({ length: 13 }, (_, month) => readAhead(Date.UTC(year, month, 1), timeZone)))
    constants.set(key, offsets.size === 1 ? [...offsets][0] : undefined)
  }
  return constants.get(key) ?? readAhead(ms, timeZone)
}

function readAhead(ms: number, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
  }
  const name = format.formatToParts(ms).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}

/** A time in the local time of a zone, ISO 8601 with the zone's offset. */
export function inZone(ms: number, timeZone: string): string {
  const ahead = aheadMinutes(ms, timeZone)
  const local = new Date(ms + ahead * 60_000).toISOString().slice(0, 19)
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return `${local}${ahead < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** The date in China of a time: deadlines, numbers and validities count days there. */
export const marketDay = (ms: number): string => inZone(ms, 'Asia/Shanghai').slice(0, 10)
