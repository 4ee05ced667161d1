import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { BidPreview } from '../../quoteMath.ts'
import { versionDiff } from '../../versionDiff.ts'
import { VersionChanges } from '../versions/VersionChanges.tsx'

interface SentElsewhereProps {
  /** The quote in force, submitted from another tab or by a colleague. */
  bid: BidDetail
  /** The quote in this form. */
  typed: BidPreview
  onKeepTyped: () => void
  onTakeSent: () => void
}

/** Compares a quote submitted elsewhere with the one typed here; blocks submitting until one of them is chosen. */
export function SentElsewhere({ bid, typed, onKeepTyped, onTakeSent }: SentElsewhereProps) {
  const t = useText()
  return (
    <Notice tone="warn" isAlert>
      <div className="ct-changes" tabIndex={-1} data-field-anchor="elsewhere">
        <strong>{t('bid.elsewhere.title')}</strong>
        <p>
          {t('bid.elsewhere.sent', { version: bid.version, no: bid.receiptNo ?? bid.no })}{' '}
          {bid.submittedAt && <DateText value={bid.submittedAt} />} <Money value={bid.allIn} />
        </p>
        <p>
          {t('bid.elsewhere.typed')} <Money value={typed.allIn} />
        </p>
        <VersionChanges before={bid.version} changes={versionDiff(bid.lanes, typed.lanes)} />
        <div className="ct-quote-actions">
          <Button size="small" onClick={onTakeSent}>
            {t('bid.elsewhere.take')}
          </Button>
          <Button size="small" variant="primary" onClick={onKeepTyped}>
            {t('bid.elsewhere.keep')}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
