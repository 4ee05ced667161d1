import type { Problem } from '../../../problem.ts'
import { checkDecimal } from '../../../validation.ts'
import type { DraftInput } from '../../tender/draftInput.ts'
import { DAY_RATE_MAX, TIER_DAY_MAX } from './limits.ts'
import type { FreeTime, Tier } from './schemas.ts'
import type { TierClock } from './values.ts'

type Free = Pick<FreeTime, 'combinedDays' | 'tiers'>

/** The clocks that a free time has: one for demurrage and detention, or one each. */
export const clocksOf = ({ combinedDays }: { combinedDays?: unknown }): readonly TierClock[] =>
  combinedDays === undefined ? ['dem', 'det'] : ['combined']

/** The rates of a clock by day; undefined if the quote has one day rate for it, or none. */
export function tiersOf({ combinedDays, tiers }: Free, clock: TierClock): readonly Tier[] | undefined {
  const found = clocksOf({ combinedDays }).includes(clock) ? tiers?.[clock] : undefined
  return found && found.length > 0 ? found : undefined
}

/** Validates the tiers of a free time: of its own clocks, one after the other from the first day on, the last open. */
export function checkTiers(free: DraftInput<FreeTime>, at: string): Problem[] {
  const { tiers } = free
  if (!tiers) return []
  const own = clocksOf(free)
  return (['dem', 'det', 'combined'] as const).flatMap((clock): Problem[] => {
    const list = tiers[clock] ?? []
    if (list.length > 0 && !own.includes(clock)) return [{ field: `${at}.tiers.${clock}`, code: 'tierClock' }]
    return list.flatMap((tier, index) => checkTier(list, tier, index, `${at}.tiers.${clock}.${index}`))
  })
}

function checkTier(
  list: readonly DraftInput<Tier>[],
  { fromDay, toDay, rate }: DraftInput<Tier>,
  index: number,
  at: string,
): Problem[] {
  const isLast = index === list.length - 1
  // After a rate without an end there is nothing to follow: that end is the problem.
  const before = index === 0 ? 0 : list[index - 1]?.toDay
  const first = before === undefined ? fromDay : before + 1
  const wrong = checkDecimal(rate, DAY_RATE_MAX)
  const found: Problem[] = wrong ? [{ field: `${at}.rate`, code: wrong, params: { min: 0.01, max: DAY_RATE_MAX } }] : []
  if (isLast && toDay !== undefined) found.unshift({ field: `${at}.toDay`, code: 'tierOpen' })
  else if (
    !isLast &&
    !(toDay !== undefined && Number.isInteger(toDay) && toDay >= (fromDay ?? 1) && toDay <= TIER_DAY_MAX)
  )
    found.unshift({ field: `${at}.toDay`, code: 'range', params: { min: fromDay ?? 1, max: TIER_DAY_MAX } })
  else if (fromDay !== first) found.unshift({ field: `${at}.toDay`, code: 'tierOrder', params: { day: first ?? 1 } })
  return found
}
