/** Milliseconds that a zone (IANA name) is ahead of UTC at an instant. */
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

/** `YYYY-MM-DDTHH:mm` on the wall clock of a zone as an instant (ISO 8601, UTC); empty for what is no time. */
export function instantOf(wall: string, zone: string): string {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return ''
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const guess = asUtc - offsetMs(asUtc, zone)
  return new Date(asUtc - offsetMs(guess, zone)).toISOString()
}

/** An instant as `YYYY-MM-DDTHH:mm` on the wall clock of a zone; empty for none. */
export function wallTimeOf(iso: string, zone: string): string {
  const instant = Date.parse(iso)
  if (Number.isNaN(instant)) return ''
  return new Date(instant + offsetMs(instant, zone)).toISOString().slice(0, 16)
}
