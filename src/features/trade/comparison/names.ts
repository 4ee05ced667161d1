import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Locale } from '@/i18n/locale.ts'
import { wordsIn } from '@/i18n/locale.ts'
import type { TextOf } from '@/i18n/useText.ts'

/** Name of a bidder, with its alternative if there are several. */
export function bidName(t: TextOf, locale: Locale, { bidder, option, optionName }: ReceivedBid): string {
  const name = wordsIn(locale, bidder.nameZh, bidder.nameEn)
  if (option === 1 && !optionName) return name
  return t('comparison.option', { name, option: optionName ?? letterOf(option) })
}

/** Letter of an alternative: 1 is A. */
export function letterOf(option: number): string {
  return String.fromCodePoint(64 + option)
}
