import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Notice } from '@/ui/Notice.tsx'

/** Why the listing cannot be ordered; renders nothing if it can. */
export function ListingState({ listing: { status, rejection, mine } }: { listing: ListingDetail }) {
  const t = useText()
  const reasons = useDict('listing_rejection')
  if (status === 'ONLINE') return null
  if (status === 'REJECTED')
    return (
      <Notice tone="danger">
        {t('market.state.of.REJECTED', { reason: rejection ? reasons.labelOf(rejection) : '' })}
      </Notice>
    )
  return (
    <Notice tone="warn">
      <p>{t(`market.state.of.${status}`)}</p>
      {status === 'EXPIRED' && !mine && <a href="#questions">{t('market.state.ask')}</a>}
    </Notice>
  )
}
