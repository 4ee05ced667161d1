import { nextTenderStep } from '@/contract/trade/tender/nextStep.ts'
import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { STEP_TEXT, stepLink } from '../stepLink.ts'

interface QuoteButtonProps {
  tender: Pick<TenderSummary, 'id' | 'status' | 'mine' | 'myBidStatus' | 'orderId' | 'orderStep'>
  /** Whether the member may quote; the page asks the access helper. */
  mayQuote: boolean
}

/** The single action of a row: the reader's next step, or a link to the own bid, the received bids or the tender. */
export function QuoteButton({ tender, mayQuote }: QuoteButtonProps) {
  const t = useText()
  const { id, mine, myBidStatus: bidStatus } = tender
  const step = nextTenderStep({ ...tender, bidStatus, mayQuote })
  if (step)
    return (
      <LinkButton size="small" variant="primary" to={stepLink(step, tender)}>
        {t(STEP_TEXT[step])}
      </LinkButton>
    )
  if (bidStatus !== undefined && bidStatus !== 'DRAFT')
    return (
      <LinkButton size="small" to={hrefTo('quote', { tenderId: id })}>
        {t('tender.action.quoted')}
      </LinkButton>
    )
  if (mine)
    return (
      <LinkButton size="small" to={hrefTo('myTenderBids', { tenderId: id })}>
        {t('tender.action.compare')}
      </LinkButton>
    )
  return (
    <LinkButton size="small" variant="quiet" to={hrefTo('tenderDetail', { id })}>
      {t('tender.action.view')}
    </LinkButton>
  )
}
