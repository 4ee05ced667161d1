import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import { CONFIRM_HOURS } from '@/contract/trade/tender/lifecycle.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { AnswerCard } from './answers/AnswerCard.tsx'
import { BidFacts } from './BidFacts.tsx'
import type { Asked } from './BidFacts.tsx'
import { CounterCard } from './answers/CounterCard.tsx'
import { LazySailingNews } from './answers/LazySailingNews.tsx'
import { LossCard } from './answers/LossCard.tsx'
import { ReceiptCard } from './versions/ReceiptCard.tsx'

interface ViewProps {
  bid: BidDetail
  asked: Asked
  onRefresh: () => void
}

/** The caller's own bid after quoting has closed: pending actions, outcome, and what was submitted. */
export function BidView({ bid, asked, onRefresh }: ViewProps) {
  const t = useText()
  return (
    <div className="ct-quote">
      <LazySailingNews bid={bid} asked={asked} />
      <CounterCard bid={bid} onEnd={onRefresh} />
      <AnswerCard bid={bid} onEnd={onRefresh} />
      {bid.lossFeedback && <LossCard feedback={bid.lossFeedback} />}
      {bid.declineReason && (
        <Notice tone="warn">
          {t('bid.answer.declined')} <DictText dict="decline_reason" code={bid.declineReason} />
        </Notice>
      )}
      {bid.disqualified && (
        <Notice tone="danger">
          {t('bid.disqualified')} <DictText dict="disqualify_reason" code={bid.disqualified.reason} /> ·{' '}
          {bid.disqualified.note} · <DateText value={bid.disqualified.at} />
        </Notice>
      )}
      {bid.lapsedAt && (
        <Notice tone="warn">
          {t('bid.answer.lapsed', { hours: CONFIRM_HOURS })} <DateText value={bid.lapsedAt} />
        </Notice>
      )}
      <ReceiptCard bid={bid} asked={asked} />
      <BidFacts bid={bid} asked={asked} />
    </div>
  )
}
