import { fallOf } from '@/contract/market/alert/rules.ts'
import type { LanePrice } from '@/contract/market/alert/schemas.ts'
import type { TextOf } from '@/i18n/useText.ts'

/** How a price has changed in four weeks; undefined if it cannot be compared. */
export function fallText(t: TextOf, { best, before }: LanePrice): string | undefined {
  if (best === undefined || before === undefined) return undefined
  const fall = fallOf(before, best)
  if (Number(fall) === 0) return t('alert.same')
  return fall.startsWith('-') ? t('alert.rise', { pct: fall.slice(1) }) : t('alert.fall', { pct: fall })
}
