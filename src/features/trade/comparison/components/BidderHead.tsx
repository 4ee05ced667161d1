import type { ReactNode } from 'react'
import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { wordsIn } from '@/i18n/locale.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Chip } from '@/ui/Chip.tsx'
import { Mark, markText } from '@/ui/CompanyName.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { bidName } from '../names.ts'
import { Lapsed } from './Lapsed.tsx'

interface HeadProps {
  column: CompareColumn
  /** Actions for the enterprise, beside its mark. */
  mark?: ReactNode
  actions: ReactNode
}

/** Column head: bidder, bid status, prices of earlier rounds, actions. */
export function BidderHead({ column: { bid, band }, mark, actions }: HeadProps) {
  const t = useText()
  const { locale } = useLocale()
  const { money } = useFormats()
  const { labelOf } = useDict('bid_status')
  const reasons = useDict('disqualify_reason')
  const { bidder } = bid
  return (
    <div className="ct-bidder ct-bidder-head">
      <span className="ct-bidder-marks">
        <Mark id={bidder.id} text={markText(wordsIn(locale, bidder.nameZh, bidder.nameEn), bidder.cityName)} />
        {mark}
      </span>
      <strong>{band === 'OUT' ? <s>{bidName(t, locale, bid)}</s> : bidName(t, locale, bid)}</strong>
      <span className="ct-bidder-no">
        {t('comparison.matrix.receipt')} <span className="ct-bidder-receipt">{bid.receiptNo}</span>
      </span>
      {bid.status !== 'SUBMITTED' && (
        <Chip tone={bid.status === 'AWARDED' || bid.status === 'CONFIRMED' ? 'ok' : 'sea'}>
          {bid.lapsedAt ? t('comparison.lapsed') : labelOf(bid.status)}
        </Chip>
      )}
      {bid.lapsedAt && <Lapsed at={bid.lapsedAt} />}
      {bid.disqualified && (
        <span className="ct-dim">
          {t('comparison.disqualify.state', {
            reason: reasons.labelOf(bid.disqualified.reason),
            note: bid.disqualified.note,
          })}
        </span>
      )}
      {bid.rounds.map((past) => (
        <span key={past.round} className="ct-bidder-no">
          {t('comparison.round.past', { round: past.round, amount: money(past.allIn) })}
        </span>
      ))}
      <CounterState column={bid} />
      {actions && <span className="ct-bidder-actions">{actions}</span>}
    </div>
  )
}

/** Status of the counter-offer to this bid. */
function CounterState({ column: { counter } }: { column: CompareColumn['bid'] }) {
  const t = useText()
  const { money } = useFormats()
  const { labelOf } = useDict('counter_status')
  if (!counter) return null
  const isOpen = counter.status === 'OPEN'
  return (
    <span className="ct-bidder-no">
      {t('comparison.counter.state', { amount: money(counter.allIn), state: labelOf(counter.status) })}{' '}
      {isOpen && <Countdown until={counter.until} />}
      {counter.answer && ` “${counter.answer}”`}
    </span>
  )
}
