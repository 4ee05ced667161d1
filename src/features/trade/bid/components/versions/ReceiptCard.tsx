import { Suspense, useState } from 'react'
import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Card } from '@/ui/Card.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import type { Asked } from '../BidFacts.tsx'
import { BidStatusTag } from '../BidStatusTag.tsx'
import { LazyVersionHistory } from '../lazySections.ts'

/** Time-stamped receipt of the submission, the caller's rank if disclosed, and all earlier versions. */
export function ReceiptCard({ bid, asked }: { bid: BidDetail; asked: Asked }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (!bid.receiptNo || !bid.submittedAt) return null
  return (
    <Card isMarked>
      <div className="ct-receipt">
        <div className="ct-receipt-head">
          <h2 className="ct-receipt-title" tabIndex={-1} data-field-anchor="receipt">
            {t('bid.receipt.title')}
          </h2>
          <BidStatusTag bid={bid} />
        </div>
        <DefinitionGrid
          items={[
            {
              label: t('bid.receipt.no'),
              span: 2,
              value: (
                <span className="ct-code ct-nowrap">
                  {bid.receiptNo} <CopyButton text={bid.receiptNo} what={t('bid.receipt.no')} />
                </span>
              ),
            },
            { label: t('bid.receipt.at'), value: <DateText value={bid.submittedAt} /> },
            {
              label: t('bid.receipt.version'),
              value: `${t('bid.receipt.v', { version: bid.version })} · ${t('bid.history.round', { round: bid.round })}`,
            },
            { label: t('bid.sum.allIn'), value: <Money value={bid.allIn} />, span: 2 },
            ...(bid.rank === undefined
              ? []
              : [{ label: t('bid.rank'), value: t('bid.rank.of', { rank: bid.rank, of: bid.rankOf ?? bid.rank }) }]),
          ]}
        />
        {bid.history.length > 0 && (
          <details onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>{t('bid.history.title', { count: bid.history.length })}</summary>
            {isOpen && (
              <Suspense fallback={<SkeletonBlock height={120} />}>
                <LazyVersionHistory bid={bid} asked={asked} />
              </Suspense>
            )}
          </details>
        )}
      </div>
    </Card>
  )
}
