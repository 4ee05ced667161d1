const pad = (value: number) => String(value).padStart(2, '0')

/** Formats an instant for `datetime-local`, in the user's zone; '' for none. */
export function toLocalInput(iso: string | undefined): string {
  const date = iso === undefined ? undefined : new Date(iso)
  if (!date || Number.isNaN(date.getTime())) return ''
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** Parses a `datetime-local` value in the user's zone to an instant; undefined for none. */
export function fromLocalInput(text: string): string | undefined {
  const date = text === '' ? undefined : new Date(text)
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
}

/** Returns the instant that many hours after `now` (ms since 1970), rounded up to the next minute. */
export function hoursFrom(now: number, hours: number): string {
  return new Date(Math.ceil((now + hours * 3_600_000) / 60_000) * 60_000).toISOString()
}

/** Name of the user's zone, e.g. `Asia/Shanghai GMT+8`. */
export function zoneName(at: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${format.resolvedOptions().timeZone} ${offset}`
}
