import { bidMayBecome } from '@/contract/trade/bid/lifecycle.ts'
import { nextBidStep } from '@/contract/trade/bid/nextStep.ts'
import type { BidSummary } from '@/contract/trade/bid/schemas.ts'
import type { BidStatus } from '@/contract/trade/bid/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { optionAddress } from '../../options.ts'
import { AnswerButtons } from './AnswerCard.tsx'
import { WithdrawBid } from './WithdrawBid.tsx'

/** Actions for one own bid, the next step first, and a link to its detail. */
export function MyBidActions({ row }: { row: BidSummary }) {
  const t = useText()
  const isOpen = row.tenderStatus === 'QUOTING'
  const toQuote = hrefTo('quote', optionAddress(row.tenderId, row.option))
  const step = nextBidStep({ ...row, isCountered: row.counterUntil !== undefined }, 'BIDDER')
  const form = step === 'RECONFIRM' || step === 'FINISH_QUOTE' ? step : isOpen ? FORM_OF[row.status] : undefined
  return (
    <span className="ct-mybid-actions">
      {step === 'ANSWER_COUNTER' && (
        <LinkButton size="small" variant="accent" to={hrefTo('myBids', { bidId: row.id })}>
          {t('bid.counter.answer')}
        </LinkButton>
      )}
      {step === 'CONFIRM_AWARD' && <AnswerButtons bid={row} size="small" />}
      {row.status === 'CONFIRMED' && row.orderId && (
        <LinkButton size="small" variant={step ? 'primary' : 'plain'} to={hrefTo('payment', { orderId: row.orderId })}>
          {t('bid.answer.order')}
        </LinkButton>
      )}
      {form && (
        <LinkButton size="small" variant={form === step ? 'primary' : 'plain'} to={toQuote}>
          {t(FORM_TEXT[form])}
        </LinkButton>
      )}
      {isOpen && bidMayBecome(row.status, 'WITHDRAWN', 'bidder') && <WithdrawBid bid={row} size="small" />}
      {row.submittedAt !== undefined && (
        <LinkButton size="small" variant="quiet" to={hrefTo('myBids', { bidId: row.id })}>
          {t('bid.list.detail')}
        </LinkButton>
      )}
    </span>
  )
}

/** Optional action in the form while quoting is open. */
const FORM_OF: Partial<Record<BidStatus, 'REVISE' | 'AGAIN'>> = { SUBMITTED: 'REVISE', WITHDRAWN: 'AGAIN' }

const FORM_TEXT = {
  RECONFIRM: 'bid.submit.reconfirm',
  FINISH_QUOTE: 'bid.list.continue',
  REVISE: 'bid.submit.revise',
  AGAIN: 'bid.list.again',
} as const
