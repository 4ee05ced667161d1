import { CONFIRM_HOURS } from '@/contract/trade/tender/lifecycle.ts'
import { useText } from '@/i18n/useText.ts'
import { DateText } from '@/ui/DateText.tsx'

/** Tells the publisher that a winner let its time run out, which is not the same as declining. */
export function Lapsed({ at }: { at: string }) {
  const t = useText()
  return (
    <span className="ct-dim">
      {t('comparison.lapsed.text', { hours: CONFIRM_HOURS })} <DateText value={at} />
    </span>
  )
}
