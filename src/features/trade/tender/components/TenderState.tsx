import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Notice } from '@/ui/Notice.tsx'
import { standingOf } from '../standing.ts'

/** One sentence on the tender's status and what it means for the reader. */
export function TenderState({ tender }: { tender: TenderDetail }) {
  const t = useText()
  const returns = useDict('return_reason')
  const cancels = useDict('cancel_reason')
  const standing = standingOf({ ...tender, bidStatus: tender.myBid?.status })
  if (!standing) return null
  const reason = tender.returnReason
    ? returns.labelOf(tender.returnReason)
    : `${cancels.labelOf(tender.cancelReason ?? 'OTHER')} ${tender.cancelNote ?? ''}`
  return <Notice tone={standing.tone}>{t(`tender.detail.${standing.text}`, { reason })}</Notice>
}
