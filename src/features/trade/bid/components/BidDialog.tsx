import { useQuery } from '@/api/useQuery.ts'
import { hasCode } from '@/api/errors.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { Dialog } from '@/ui/Dialog.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { BidView } from './BidView.tsx'

interface DialogProps {
  id: string
  onClose: () => void
}

const POLL_MS = 15_000

/** The caller's own bid exactly as submitted, with its receipt. */
export function BidDialog({ id, onClose }: DialogProps) {
  const t = useText()
  const query = useQuery(bidEndpoints.detail, { id }, { silent: true, refreshOnFocus: true, pollMs: POLL_MS })
  const { data: bid } = query
  const tenderId = bid?.tenderId ?? ''
  const tender = useQuery(tenderEndpoints.detail, { id: tenderId }, { silent: true, ready: tenderId !== '' })
  const error = query.error ?? tender.error
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={bid ? t('bid.detail.title', { no: bid.no }) : t('bid.list.detail')}
      size="large"
    >
      {bid && tender.data ? (
        <BidView bid={bid} asked={tender.data} onRefresh={query.refresh} />
      ) : hasCode(error, BUSINESS_CODES.notFound) ? (
        <EmptyState title={t('bid.detail.missing')} text={t('bid.detail.missing.text')} />
      ) : error ? (
        <ErrorState
          onRetry={() => {
            query.refresh()
            if (tenderId !== '') tender.refresh()
          }}
        />
      ) : (
        <SkeletonBlock height={320} />
      )}
    </Dialog>
  )
}
