import type { TextOf } from './useText.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** A duration in its two largest units: `3 h 46 min`, `11 d 4 h`; a unit of zero is left out. */
export function durationText(t: TextOf, minutes: number): string {
  const total = Math.round(minutes)
  const [days, hours, rest] = [Math.floor(total / DAY), Math.floor(total / HOUR) % 24, total % HOUR]
  const parts = [
    days > 0 && t('common.duration.day', { count: days }),
    hours > 0 && t('common.duration.hour', { count: hours }),
    days === 0 && rest > 0 && t('common.duration.minute', { count: rest }),
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' ') : t('common.duration.minute', { count: 0 })
}
