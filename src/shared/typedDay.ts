const DAY = /^(\d{4})(?:[-/.\u5e74](\d{1,2})[-/.\u6708](\d{1,2})\u65e5?|(\d\d)(\d\d))(?:[T ]+(\d\d?):(\d\d))?$/

/**
 * Reads a day as it is typed, year first: `2026-11-23`, `2026/11/3`, `20261123`, also with the Chinese signs; with
 * `hasTime` followed by `HH:mm`. Gives `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`; undefined for anything else, as 31 February or a year below 1000.
 */
export function typedDay(text: string, hasTime: boolean): string | undefined {
  const [, year, month = '', day = '', plainMonth, plainDay, hour, minute = '59'] = DAY.exec(text.trim()) ?? []
  const two = (digits: string) => digits.padStart(2, '0')
  const date = `${year}-${plainMonth ?? two(month)}-${plainDay ?? two(day)}`
  const time = Date.parse(`${date}T${two(hour ?? '')}:${minute}Z`)
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) && date >= '1000'
  if (!isReal || hasTime !== (hour !== undefined)) return undefined
  return hasTime ? `${date}T${two(hour ?? '')}:${minute}` : date
}
