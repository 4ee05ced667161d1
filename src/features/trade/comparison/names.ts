import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Locale } from '@/i18n/locale.ts'
import { wordsIn } from '@/i18n/locale.ts'
import type { TextOf } from '@/i18n/useText.ts'

/** The name of a bidder, and of which of its alternatives it is where that matters. */
export function bidName(t: TextOf, locale: Locale, { bidder, option, optionName }: ReceivedBid): string {
  const name = wordsIn(locale, bidder.nameZh, bidder.nameEn)
  if (option === 1 && !optionName) return name
  return t('comparison.option', { name, option: optionName ?? letterOf(option) })
}

/** The letter of an alternative: 1 is A. */
export function letterOf(option: number): string {
  return String.fromCodePoint(64 + option)
}
