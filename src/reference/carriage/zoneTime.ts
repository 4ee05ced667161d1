/** Offset of a zone (IANA name) to UTC at an instant, ms. */
function offsetMs(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  const at = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  const local = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'))
  return local - Math.floor(instant / 60_000) * 60_000
}

/** Converts local time `YYYY-MM-DDTHH:mm` in a zone to an instant (ISO 8601, UTC); '' if invalid. */
export function instantOf(wall: string, zone: string): string {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return ''
  // Twice: the first guess may be on the other side of a daylight-saving change.
  const guess = asUtc - offsetMs(asUtc, zone)
  return new Date(asUtc - offsetMs(guess, zone)).toISOString()
}

/** Converts an instant to local time `YYYY-MM-DDTHH:mm` in a zone; '' for none. */
export function wallTimeOf(iso: string, zone: string): string {
  const instant = Date.parse(iso)
  if (Number.isNaN(instant)) return ''
  return new Date(instant + offsetMs(instant, zone)).toISOString().slice(0, 16)
}
