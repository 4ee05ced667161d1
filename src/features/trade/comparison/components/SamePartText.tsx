import type { SamePart } from '@/contract/trade/bid/samePart.ts'
import type { Currency } from '@/contract/money.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { bidName } from '../names.ts'

/** What the best comparable bid asks for the part that a bid offers. */
export function SamePartText({ part, currency }: { part: SamePart | undefined; currency: Currency }) {
  const t = useText()
  const { locale } = useLocale()
  const { money } = useFormats()
  if (!part) return null
  const amount = money({ amount: part.allIn, currency })
  return <div className="ct-dim">{t('comparison.matrix.samePart', { name: bidName(t, locale, part.bid), amount })}</div>
}
