import type { ReactNode } from 'react'
import { errorText } from '@/api/errorText.ts'
import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { usePermission } from '@/session/usePermission.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import type { QuoteSum } from '../../quoteMath.ts'
import type { Quote } from '../../useQuote.ts'
import { BulkNotice } from '../grid/BulkNotice.tsx'
import { Total } from '../grid/Total.tsx'

interface BarProps {
  quote: Quote
  sum: QuoteSum
  bid: BidDetail | undefined
  onPreview: () => void
  children: ReactNode
}

/** Sticky bar with the total and the actions. */
export function QuoteBar({ quote, sum, bid, onPreview, children }: BarProps) {
  const t = useText()
  const isSent = bid?.status === 'SUBMITTED'
  const mayDeal = usePermission('DEAL')
  const reason = !mayDeal
    ? t('access.role')
    : quote.elsewhere
      ? t('bid.submit.elsewhere')
      : quote.changes.length > 0
        ? t('bid.submit.readChanges')
        : quote.uploads.isBusy
          ? t('upload.waiting')
          : isSent && !quote.isTouched
            ? t('bid.submit.unchanged')
            : null
  return (
    <section className="ct-footbar ct-quote-bar" aria-label={t('bid.bar')}>
      <BulkNotice quote={quote} />
      {/* Shown in the bar, because the top of a long form is out of view here. */}
      {quote.sendError && !quote.elsewhere && <Failure text={errorText(t, quote.sendError)} />}
      <div className="ct-quote-barsum">
        <span className="ct-dim">{t('bid.sum.allIn')}</span>
        <Total sum={sum} size="large" />
        <span className={sum.completeness === 100 ? 'ct-dim' : 'ct-grid-blank'}>
          {t('bid.sum.completeness.text', { percent: sum.completeness })}
        </span>
      </div>
      {quote.problemCount > 0 && (
        <p className="ct-grid-error" role="status">
          {t('common.validation.summary', { count: quote.problemCount })}
        </p>
      )}
      <div className="ct-quote-actions">
        {children}
        <Button isBusy={quote.isSaving} onClick={quote.saveDraft}>
          {t('common.action.saveDraft')}
        </Button>
        <Button onClick={onPreview}>{t('bid.preview')}</Button>
        <ActionButton
          data-tour-press
          variant="accent"
          disabledReason={reason}
          isBusy={quote.isSending}
          onClick={quote.send}
        >
          {t(quote.isLater ? 'bid.later' : submitText(bid))}
        </ActionButton>
      </div>
    </section>
  )
}

function submitText(bid: BidDetail | undefined) {
  if (bid?.status === 'NEED_RECONFIRM') return 'bid.submit.reconfirm'
  return bid?.status === 'SUBMITTED' ? 'bid.submit.revise' : 'bid.submit'
}
