import type { BidSummary } from '@/contract/bid/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { optionAddress } from '../options.ts'
import { AnswerButtons } from './AnswerCard.tsx'
import { WithdrawBid } from './WithdrawBid.tsx'

/** What can be done with one own bid now, and its detail. */
export function MyBidActions({ row, onChange }: { row: BidSummary; onChange: () => void }) {
  const t = useText()
  const isOpen = row.tenderStatus === 'QUOTING'
  const toQuote = hrefTo('quote', optionAddress(row.tenderId, row.option))
  const isStanding = row.status === 'SUBMITTED' || row.status === 'NEED_RECONFIRM'
  return (
    <span className="ct-mybid-actions">
      {row.counterUntil && (
        <LinkButton size="s" look="accent" to={hrefTo('myBids', { bidId: row.id })} preventScrollReset>
          {t('bid.counter.answer')}
        </LinkButton>
      )}
      {row.status === 'AWARDED' && <AnswerButtons bid={row} size="s" onChange={onChange} />}
      {row.status === 'CONFIRMED' && row.orderId && (
        <LinkButton size="s" look="primary" to={hrefTo('payment', { orderId: row.orderId })}>
          {t('bid.answer.order')}
        </LinkButton>
      )}
      {isOpen && isStanding && (
        <>
          <LinkButton size="s" look={row.status === 'NEED_RECONFIRM' ? 'primary' : 'plain'} to={toQuote}>
            {t(row.status === 'NEED_RECONFIRM' ? 'bid.submit.reconfirm' : 'bid.submit.revise')}
          </LinkButton>
          <WithdrawBid bid={row} size="s" onChange={onChange} />
        </>
      )}
      {isOpen && (row.status === 'DRAFT' || row.status === 'WITHDRAWN') && (
        <LinkButton size="s" look="primary" to={toQuote}>
          {t(row.status === 'DRAFT' ? 'bid.list.continue' : 'bid.list.again')}
        </LinkButton>
      )}
      {row.submittedAt !== undefined && (
        <LinkButton size="s" look="quiet" to={hrefTo('myBids', { bidId: row.id })} preventScrollReset>
          {t('bid.list.detail')}
        </LinkButton>
      )}
    </span>
  )
}
