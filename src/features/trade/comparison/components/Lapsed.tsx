import { CONFIRM_HOURS } from '@/contract/trade/tender/lifecycle.ts'
import { useText } from '@/i18n/useText.ts'
import { DateText } from '@/ui/DateText.tsx'

/** Tells the publisher that a winner missed the deadline to confirm, as opposed to declining. */
export function Lapsed({ at }: { at: string }) {
  const t = useText()
  return (
    <span className="ct-dim">
      {t('comparison.lapsed.text', { hours: CONFIRM_HOURS })} <DateText value={at} />
    </span>
  )
}
