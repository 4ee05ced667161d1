import { bidMayBecome } from '@/contract/bid/lifecycle.ts'
import { nextBidStep } from '@/contract/bid/nextStep.ts'
import type { BidSummary } from '@/contract/bid/schemas.ts'
import type { BidStatus } from '@/contract/bid/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { optionAddress } from '../options.ts'
import { AnswerButtons } from './AnswerCard.tsx'
import { WithdrawBid } from './WithdrawBid.tsx'

/** What can be done with one own bid now, the next step first, and its detail. */
export function MyBidActions({ row, onChange }: { row: BidSummary; onChange: () => void }) {
  const t = useText()
  const isOpen = row.tenderStatus === 'QUOTING'
  const toQuote = hrefTo('quote', optionAddress(row.tenderId, row.option))
  const step = nextBidStep({ ...row, isCountered: row.counterUntil !== undefined }, 'BIDDER')
  const form = step === 'RECONFIRM' || step === 'FINISH_QUOTE' ? step : isOpen ? FORM_OF[row.status] : undefined
  return (
    <span className="ct-mybid-actions">
      {step === 'ANSWER_COUNTER' && (
        <LinkButton size="s" look="accent" to={hrefTo('myBids', { bidId: row.id })} preventScrollReset>
          {t('bid.counter.answer')}
        </LinkButton>
      )}
      {step === 'CONFIRM_AWARD' && <AnswerButtons bid={row} size="s" onChange={onChange} />}
      {row.status === 'CONFIRMED' && row.orderId && (
        <LinkButton size="s" look={step ? 'primary' : 'plain'} to={hrefTo('payment', { orderId: row.orderId })}>
          {t('bid.answer.order')}
        </LinkButton>
      )}
      {form && (
        <LinkButton size="s" look={form === step ? 'primary' : 'plain'} to={toQuote}>
          {t(FORM_TEXT[form])}
        </LinkButton>
      )}
      {isOpen && bidMayBecome(row.status, 'WITHDRAWN', 'bidder') && (
        <WithdrawBid bid={row} size="s" onChange={onChange} />
      )}
      {row.submittedAt !== undefined && (
        <LinkButton size="s" look="quiet" to={hrefTo('myBids', { bidId: row.id })} preventScrollReset>
          {t('bid.list.detail')}
        </LinkButton>
      )}
    </span>
  )
}

/** What may be done in the form while quoting is open, though nothing has to be. */
const FORM_OF: Partial<Record<BidStatus, 'REVISE' | 'AGAIN'>> = { SUBMITTED: 'REVISE', WITHDRAWN: 'AGAIN' }

const FORM_TEXT = {
  RECONFIRM: 'bid.submit.reconfirm',
  FINISH_QUOTE: 'bid.list.continue',
  REVISE: 'bid.submit.revise',
  AGAIN: 'bid.list.again',
} as const
