import type { ReactNode } from 'react'
import type { CompareColumn } from '@/contract/bid/compare.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Chip } from '@/ui/Chip.tsx'

interface HeadProps {
  column: CompareColumn
  /** What can be done with the enterprise, beside its name. */
  mark?: ReactNode
  actions: ReactNode
}

/** Who quotes, how the bid stands, and what can be done with it. */
export function BidderHead({ column: { bid }, mark, actions }: HeadProps) {
  const t = useText()
  const { locale } = useLocale()
  const { labelOf } = useDict('bid_status')
  return (
    <div className="ct-bidder">
      <strong>{locale === 'en-US' ? (bid.bidder.nameEn ?? bid.bidder.nameZh) : bid.bidder.nameZh}</strong>
      {mark}
      <span className="ct-bidder-no">{t('comparison.matrix.receipt', { no: bid.receiptNo })}</span>
      {bid.status !== 'SUBMITTED' && (
        <Chip tone={bid.status === 'AWARDED' || bid.status === 'CONFIRMED' ? 'ok' : 'sea'}>{labelOf(bid.status)}</Chip>
      )}
      {actions && <span className="ct-bidder-actions">{actions}</span>}
    </div>
  )
}
