import { useServerNow } from '@/api/useServerNow.ts'
import { isStale } from '@/contract/market/listing/lifecycle.ts'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import { STALE_DAYS } from '@/contract/market/listing/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { StatusTag } from '@/ui/Chip.tsx'

/** When the seller last confirmed a listing; with a warning text if that is long ago. */
export function Confirmed({ row: { confirmedAt } }: { row: Pick<ListingSummary, 'confirmedAt'> }) {
  const t = useText()
  const { relative } = useFormats()
  const now = useServerNow(60_000)
  const words = t('market.fact.confirmed', { when: relative(confirmedAt, now) })
  if (!isStale(confirmedAt, now)) return <span className="ct-dim">{words}</span>
  return (
    <span className="ct-market-stale">
      <StatusTag tone="warn">{t('market.fact.stale', { days: STALE_DAYS })}</StatusTag>
      <span>{words}</span>
    </span>
  )
}
