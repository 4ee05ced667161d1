/** A month in the reader's words: October 2026. `month` is `YYYY-MM`. */
export function monthText(locale: string, month: string): string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
