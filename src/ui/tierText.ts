import type { Currency, Money } from '@/contract/money.ts'
import type { FreeTime, Tier } from '@/contract/trade/bid/carriage/schemas.ts'
import { clocksOf, tiersOf } from '@/contract/trade/bid/carriage/tiers.ts'
import type { TextOf } from '@/i18n/useText.ts'

/** How an amount is written. */
interface Moneys {
  money: (value: Money) => string
}

const JOIN = ' \u00B7 '

/** Rates by day after the free time: `days 1-5 USD 120 \u00B7 from day 6 USD 180`. */
export const tierText = (t: TextOf, { money }: Moneys, tiers: readonly Tier[], currency: Currency): string =>
  tiers
    .map(({ fromDay: from, toDay: to, rate: amount }) => {
      const rate = money({ amount, currency })
      return to === undefined ? t('common.tier.open', { from, rate }) : t('common.tier.range', { from, to, rate })
    })
    .join(JOIN)

/** What a free time says beside its days, a sentence each: rates by day of its clocks, and how days are counted. */
export function freeTimeTexts(t: TextOf, formats: Moneys, free: FreeTime): string[] {
  const { tiers, unit, start } = free
  const rates = clocksOf(free).flatMap((clock) => {
    const own = tiersOf(free, clock)
    return own && tiers ? [`${t(`common.tier.${clock}`)}${JOIN}${tierText(t, formats, own, tiers.currency)}`] : []
  })
  const counted = [
    ...(unit === 'WD' ? [t('common.tier.WD')] : []),
    ...(start === 'DISCHARGE_DAY' ? [t('common.tier.DISCHARGE_DAY')] : []),
  ]
  return [...rates, ...(counted.length > 0 ? [counted.join(JOIN)] : [])]
}
